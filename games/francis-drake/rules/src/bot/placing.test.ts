import { describe, expect, it } from 'vitest';
import type { PlayerState } from '../state.ts';
import { discSet, makeTable, type Table } from '../testing/table.ts';

/** Four players about to lay discs, the first one first; the others have nothing by default. */
function placing(fields: Partial<PlayerState>, prepare?: (table: Table) => void): Table {
  const table = makeTable();
  table.state.outbound = [0, 1, 2, 3];
  for (let seat = 1; seat < 4; seat++) table.give(seat, { hand: 0 });
  table.give(0, { barrels: 4, range: 4, ...fields });
  table.state.galleonCounters = [0, 1, 2];
  for (const destination of [...table.box.galleons, ...table.box.forts]) table.state.counters[destination] = 0;
  table.state.treasure = table.box.treasure.map((treasure) => (treasure < 0 ? 0 : 1));
  prepare?.(table);
  table.enter('placeMissions');
  return table;
}

/** Lays every disc as advised; returns where each went. */
function layAll(table: Table): Map<string, string> {
  const laid = new Map<string, string>();
  while (table.state.stack.at(-1)?.kind === 'placeMission') {
    const best = table.best();
    const [, disc, destination] = best.split(' ');
    laid.set(disc, destination);
    table.play(best);
  }
  return laid;
}

describe('laying discs', () => {
  it('goes for what crew, guns, goods and ship can pay', () => {
    const laid = layAll(placing({ crew: 2, guns: 0, goods: 2 }));
    const kinds = [...laid.values()].map((id) => id).sort();
    expect(kinds.filter((id) => ['granGranada', 'portobelo'].includes(id))).toHaveLength(2);
    expect(kinds.filter((id) => ['sanJuan', 'santoDomingo', 'santiagoDeCuba'].includes(id))).toHaveLength(2);
  });

  it('seeks all three kinds', () => {
    const laid = layAll(placing({ crew: 4, guns: 9, galleon: true, hand: discSet('1', '2', '3') }));
    const at = (id: string): string | undefined =>
      makeTable().box.components.destinations.find((one) => one.id === id)?.type;
    expect([...laid.values()].map(at).sort()).toEqual(['fort', 'galleon', 'town']);
  });

  it('gives the lower number to the place where others are', () => {
    const laid = layAll(
      placing({ crew: 2, range: 3, barrels: 3, hand: discSet('1', '4') }, (table) => {
        for (const seat of [1, 2]) {
          table.give(seat, { crew: 2, range: 3, barrels: 3, hand: discSet('2') });
          table.lay(seat, '3', 'portobelo');
        }
        for (const seat of [1, 2]) table.give(seat, { hand: 0 });
        for (const town of ['puertoCabello', 'cartagena']) table.state.treasure[table.at(town)] = 0;
        table.state.successes[table.at('puertoCabello')] = 2;
        table.state.successes[table.at('cartagena')] = 2;
      }),
    );
    expect(laid.get('1')).toBe('portobelo');
    expect(laid.get('4')).toBe('granGranada');
  });

  it('avoids a place that others have filled', () => {
    const laid = layAll(
      placing({ crew: 1, hand: discSet('4') }, (table) => {
        for (const seat of [1, 2, 3]) {
          table.give(seat, { crew: 3, barrels: 4 });
          table.lay(seat, '1', 'portobelo');
          table.give(seat, { hand: 0 });
        }
      }),
    );
    expect(laid.get('4')).toBe('granGranada');
  });

  it('lets the Ghost lie where no other disc of its own is wanted', () => {
    const table = placing({ crew: 1, hand: discSet('1', 'ghost'), ghost: true });
    const laid = layAll(table);
    expect(['portobelo', 'granGranada']).toContain(laid.get('1'));
    expect(laid.get('ghost')).not.toBe(laid.get('1'));
  });

  it('values the gold less when it would score as Admiral', () => {
    const gold = (table: Table): number => table.ratings().get('mission 1 portobelo') ?? 0;
    const plain = placing({ crew: 1, hand: discSet('1') });
    const admiral = placing({ crew: 1, hand: discSet('1') }, (table) => {
      table.state.admiral = 0;
    });
    expect(gold(plain) - gold(admiral)).toBeCloseTo(1);
  });
});
