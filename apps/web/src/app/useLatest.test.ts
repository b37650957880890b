import { type ContainerNode, h, render } from 'preact';
import { expect, it } from 'vitest';
import { type Latest, useLatest } from './useLatest.ts';

const NOTHING_DRAWN = { nodeType: 1, childNodes: [], firstChild: null } as unknown as ContainerNode;

it('an earlier answer that comes last is not used, nor one that was asked for twice', async () => {
  let latest: Latest = () => undefined;
  function Page(): null {
    latest = useLatest();
    return null;
  }
  render(h(Page, {}), NOTHING_DRAWN);
  const used: string[] = [];
  const slow = Promise.withResolvers<string>();
  latest(slow.promise, (answer) => used.push(answer));
  render(h(Page, {}), NOTHING_DRAWN);
  latest(Promise.resolve('second'), (answer) => used.push(answer));
  await Promise.resolve();
  slow.resolve('first');
  await slow.promise;
  expect(used).toEqual(['second']);
});
