import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SETTING_NAMES } from './settings.ts';

const GUIDE = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8');

describe("the operator's guide", () => {
  it('explains every setting in its table, and no other', () => {
    const section = GUIDE.split('\n## ').find((part) => part.startsWith('Settings')) ?? '';
    const named = [...section.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name);
    expect(named).toEqual([...SETTING_NAMES]);
  });

  it('comes with examples that set nothing else', () => {
    const read = (file: string): string => readFileSync(new URL(`../../../deploy/${file}`, import.meta.url), 'utf8');
    const compose = read('compose.yaml').split('x-environment:')[1]?.split('services:')[0] ?? '';
    const set = [
      ...[...compose.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name ?? ''),
      ...[...read('kubernetes.yaml').matchAll(/name: ([A-Z_]+),/g)].map(([, name]) => name ?? ''),
    ];
    expect(new Set(set).size).toBeGreaterThan(5);
    const known: readonly string[] = [...SETTING_NAMES, 'BOT_THREADS'];
    expect(set.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('explains every metric of our own', () => {
    const source = readFileSync(
      new URL('../../../packages/server/src/metrics/serverMetrics.ts', import.meta.url),
      'utf8',
    );
    const names = [...source.matchAll(/'(portolan_\w+)'/g)].map(([, name]) => name ?? '');
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !GUIDE.includes(`\`${name}`))).toEqual([]);
  });
});
