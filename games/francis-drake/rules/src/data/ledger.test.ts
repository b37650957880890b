import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import file from './components.json' with { type: 'json' };

const ledger = readFileSync(new URL('../../../RULES.md', import.meta.url), 'utf8');

/** The rows of the first table after a heading, cell by cell, without the marks in brackets. */
function tableAfter(heading: string): string[][] {
  const section = ledger.split(`\n### ${heading}`)[1] ?? '';
  const lines = section.split('\n');
  const first = lines.findIndex((line) => line.startsWith('|'));
  const end = lines.findIndex((line, at) => at > first && !line.startsWith('|'));
  return lines.slice(first + 2, end).map((line) =>
    line
      .replaceAll(/\([^)]*\)/g, '')
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

function valueAt(pointer: string): unknown {
  const keys = pointer.split('/').slice(1);
  return keys.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], file);
}

/** A cell without a number says that there is none, or that a counter has it. */
function numberIn(cell: string): number | undefined {
  return /^\d+$/.test(cell) ? Number(cell) : undefined;
}

describe('RULES.md and components.json', () => {
  it('hold the same data', () => {
    const block = /```json\n([\s\S]*?)```/.exec(ledger)?.[1] ?? '';
    expect(JSON.parse(block)).toEqual(file);
  });

  it('agree on the Destinations', () => {
    const rows = tableAfter('3.4').map(([name, type, zone, circles, troops, guns, vp, holds]) => ({
      name,
      type,
      ...{ zone: numberIn(zone), circles: numberIn(circles), troops: numberIn(troops) },
      ...{ guns: numberIn(guns), vp: numberIn(vp), holds: holds.split(', ') },
    }));
    const ours = file.destinations.map(({ id: _, treasure, goods, ...rest }) => ({
      ...{ troops: undefined, guns: undefined, vp: undefined },
      ...rest,
      holds: goods ?? [treasure],
    }));
    expect(rows.map((row) => ({ ...row, holds: row.holds.map((item) => item.trim()) }))).toEqual(ours);
  });

  it('agree on the street', () => {
    const twins = { richer: 'A', poorer: 'B' };
    const rows = ledger
      .split('\n### 3.2')[1]
      ?.split('\n### ')[0]
      ?.matchAll(/^\| (\d+) +\| ([\w ]+?)(?: \((\w+)\))? +\|/gm);
    const listed = [...(rows ?? [])].map(([, place, name, twin]) => [Number(place), name, twin]);
    const ours = file.street.map((id, at) => {
      const twin = Object.entries(twins).find(([, letter]) => id.endsWith(letter))?.[0];
      return [at + 1, file.locations[id as keyof typeof file.locations].name, twin];
    });
    expect(listed).toEqual(ours);
  });

  it('agree on the amounts in the circles', () => {
    const rows = tableAfter('3.3').slice(0, 7);
    const columns = rows.map(([, ...cells]) => cells.slice(0, 3).map((cell) => cell.split(' / ').map(Number)));
    const ids = ['crewA', 'crewB', 'gunsA', 'gunsB', 'suppliesA', 'suppliesB', 'trade'] as const;
    expect(columns).toEqual(ids.map((id) => [file.amounts[3][id], file.amounts[4][id], file.amounts[5][id]]));
  });

  it('mark the origin only of values that there are', () => {
    const { forced, reconstructed } = file.provenance;
    const marked = [...forced, ...reconstructed];
    expect(new Set(marked).size).toBe(marked.length);
    for (const pointer of [...marked, ...Object.keys(file.forcedBounds)])
      expect(valueAt(pointer), pointer).toBeDefined();
  });

  it('give every rule one line that a program can read', () => {
    const rules = ledger.match(/^- \*\*(FD-[A-Z]+-\d{2})\*\* (.+) \((RB|INF|RULING)\)$/gm) ?? [];
    const opened = ledger.match(/^- \*\*FD-/gm) ?? [];
    expect(rules).toHaveLength(opened.length);
    expect(new Set(rules.map((rule) => rule.split('**')[1])).size).toBe(196);
  });
});
