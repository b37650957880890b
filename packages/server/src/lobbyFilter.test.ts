import type { LobbyFilter, TableTerms } from '@portolan/protocol';
import { expect, it } from 'vitest';
import { tablePasses } from './lobbyFilter.ts';
import { tableRow } from './store/sampleRows.ts';
import { openSqliteStore } from './store/sqlite.ts';

const OPEN = { kind: 'open' } as const;
const ME = { kind: 'person', player: 'ann', resigned: false } as const;
const TERMS: readonly TableTerms[] = [
  {},
  { rated: true, language: 'de' },
  { clock: { kind: 'correspondence', daysPerTurn: 2 }, language: 'en' },
  { clock: { kind: 'live', bankSeconds: 600, incrementSeconds: 5 }, rated: true },
];
const FILTERS: readonly LobbyFilter[] = [
  {},
  { game: 'ferry' },
  { game: 'other', rated: true },
  { seats: 3 },
  { free: 2 },
  { pace: 'live' },
  { pace: 'days' },
  { pace: 'untimed', rated: false },
  { language: 'de' },
  { language: 'fr', rated: true },
];

it('the lobby filters tables in memory as the store does', async () => {
  const store = openSqliteStore(':memory:');
  const rows = TERMS.flatMap((terms, at) =>
    ['ferry', 'other'].map((game, other) =>
      tableRow({
        id: `t${at}${other}`,
        code: `C${at}${other}`,
        game,
        terms,
        status: 'gathering',
        seats: at % 2 === 0 ? [ME, OPEN] : [ME, OPEN, OPEN],
        movedAt: 100 - at * 2 - other,
      }),
    ),
  );
  // In the order of their times.
  for (const row of rows.toReversed()) await store.addTable(row);
  for (const filter of FILTERS) {
    const found = (await store.openTables(filter, 99)).map(({ id }) => id);
    expect(found, JSON.stringify(filter)).toEqual(rows.filter((row) => tablePasses(row, filter)).map(({ id }) => id));
  }
  await store.close();
});
