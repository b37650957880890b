import { expect, it } from 'vitest';
import { withRuntime } from './inlineRuntime.ts';

const RUNTIME = 'var e=(n)=>n+1,t=(n)=>e(n)*2;export{e as n,t};';

it('replaces the import of the helpers by the helpers, under the names the module uses', () => {
  const code = 'import{n as a,t as b}from"./rolldown-runtime-abc123.js";import"./other.js";say(a(1),b(1));';
  const inlined = withRuntime(code, RUNTIME);
  expect(inlined).not.toContain('rolldown-runtime');
  expect(inlined).toContain('import"./other.js"');
  const said: unknown[] = [];
  new Function('say', inlined.replace('import"./other.js";', ''))((...values: unknown[]) => said.push(...values));
  expect(said).toEqual([2, 4]);
});
