import { describe, expect, it } from 'vitest';
import type { PlayerState } from '../state.ts';
import { makeTable, type Table } from '../testing/table.ts';

/** All discs are laid; the first player holds the Informer. */
function informed(fields: Partial<PlayerState>, prepare: (table: Table) => void): Table {
  const table = makeTable();
  table.state.outbound = [1, 2, 3, 0];
  for (let seat = 0; seat < 4; seat++) table.give(seat, { barrels: 4, range: 4, hand: 0 });
  table.give(0, fields);
  table.state.informer = 0;
  table.state.galleonCounters = [0, 1, 2];
  for (const destination of [...table.box.galleons, ...table.box.forts]) table.state.counters[destination] = 0;
  table.state.treasure = table.box.treasure.map((treasure) => (treasure < 0 ? 0 : 1));
  prepare(table);
  table.enter('askInformer');
  return table;
}

describe('the Informer', () => {
  it('looks at the counter that decides whether a fort can be paid', () => {
    const table = informed({ crew: 2, guns: 1 }, (one) => {
      one.lay(0, '1', 'maracaibo');
      one.state.counters[one.at('maracaibo')] = 2;
    });
    expect(table.best()).toBe('inspect counter maracaibo');
    table.play('inspect counter maracaibo');
    expect(['move portobelo', 'move granGranada']).toContain(table.best());
  });

  it('leaves the disc where the counter turns out to be harmless and the prize the best', () => {
    const table = informed({ crew: 2, guns: 1 }, (one) => one.lay(0, '1', 'veracruz'));
    table.play('inspect counter veracruz');
    expect(table.best()).toBe('keep');
  });

  it('looks at the discs where rivals crowd, and brings a lower number there', () => {
    const table = informed({ crew: 2 }, (one) => {
      one.lay(0, '1', 'sanJuan');
      one.lay(0, '4', 'portobelo');
      for (const seat of [1, 2]) {
        one.give(seat, { crew: 2 });
        one.lay(seat, '2', 'portobelo');
      }
    });
    table.play('inspect discs portobelo');
    expect(table.best()).toBe('exchange 1 4');
  });

  it('never rates a look below none', () => {
    const table = informed({ crew: 2, guns: 3, galleon: true }, (one) => {
      one.lay(0, '1', 'galleonA');
      one.lay(0, '2', 'portobelo');
      one.lay(0, 'ghost', 'panama');
    });
    const ratings = table.ratings();
    const keep = ratings.get('keep') ?? Number.POSITIVE_INFINITY;
    for (const rating of ratings.values()) expect(rating).toBeGreaterThanOrEqual(keep - 1e-9);
  });
});
