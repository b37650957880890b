import { describe, expect, it } from 'vitest';
import type { PlayerState } from '../state.ts';
import { makeTable, type Table } from '../testing/table.ts';

const SHIP = { range: 4, barrels: 4 };

/** Four players at sea, discs 1 and so on of the first one at `places`; the missions are about to be resolved. */
function atSea(fields: Partial<PlayerState>, places: readonly string[]): Table {
  const table = makeTable();
  table.state.outbound = [0, 1, 2, 3];
  for (let seat = 0; seat < 4; seat++) table.give(seat, { ...SHIP, hand: 0 });
  table.give(0, fields);
  table.state.galleonCounters = [0, 1, 2];
  for (const destination of table.box.galleons) table.state.counters[destination] = 1;
  for (const destination of table.box.forts) table.state.counters[destination] = 0;
  table.state.treasure = table.box.treasure.map((treasure) => (treasure < 0 ? 0 : 1));
  places.forEach((place, i) => {
    table.lay(0, `${i + 1}`, place);
  });
  table.state.revealed = true;
  return table;
}

function resolving(fields: Partial<PlayerState>, places: readonly string[]): Table {
  const table = atSea(fields, places);
  table.enter('resolveMissions');
  return table;
}

describe('a mission', () => {
  it('is carried out when it can be paid', () => {
    expect(resolving({ crew: 1 }, ['portobelo']).best()).toBe('attack');
  });

  it('is declined when its crew is worth more elsewhere', () => {
    const table = atSea({ crew: 1 }, ['puertoCabello', 'portobelo']);
    table.state.treasure[table.at('puertoCabello')] = 0;
    table.enter('resolveMissions');
    expect(table.best()).toBe('decline');
  });

  it('is carried out when the better one elsewhere is as good as gone', () => {
    const table = atSea({ crew: 1 }, ['puertoCabello', 'portobelo']);
    table.state.treasure[table.at('puertoCabello')] = 0;
    for (const seat of [1, 2]) {
      table.give(seat, { crew: 1 });
      table.lay(seat, '1', 'portobelo');
    }
    table.enter('resolveMissions');
    expect(table.best()).toBe('attack');
  });

  it('turns up a counter, since that commits to nothing, and then weighs the true cost', () => {
    const table = atSea({ crew: 3, guns: 1 }, ['trinidad', 'portobelo', 'granGranada', 'cartagena']);
    table.state.counters[table.at('trinidad')] = 2;
    table.enter('resolveMissions');
    expect(table.best()).toBe('attack');
    table.play('attack');
    expect(table.question().kind).toBe('pressAttack');
    expect(table.best()).toBe('decline');
  });

  it('goes for the third kind although another town would bring more', () => {
    const table = atSea({ crew: 1, guns: 1, conquests: 0b101 }, ['trinidad', 'portobelo']);
    table.state.treasure[table.at('trinidad')] = 0;
    table.state.countersUp[table.at('trinidad')] = 1;
    table.enter('resolveMissions');
    expect(table.best()).toBe('attack');
  });

  it('takes the commodity that makes the larger set', () => {
    const table = resolving({ goods: 1, commodities: [0, 2, 1, 0] }, ['santiagoDeCuba']);
    expect(table.best()).toBe('trade indigo');
  });

  it('keeps its goods for a port that completes the set', () => {
    const table = atSea({ goods: 1, commodities: [1, 1, 1, 0] }, ['santiagoDeCuba', 'sanJuan']);
    table.state.voyage = 3;
    table.enter('resolveMissions');
    expect(table.best()).toBe('decline');
  });
});

describe('the return', () => {
  it('is chosen when the bonus outweighs what is left to do', () => {
    const table = resolving({ crew: 1 }, ['portobelo', 'granGranada']);
    table.play('attack');
    expect(table.question().kind).toBe('goHome');
    expect(table.best()).toBe('home');
  });

  it('waits while a mission promises more', () => {
    const table = resolving({ crew: 2 }, ['portobelo', 'granGranada']);
    table.play('attack');
    expect(table.best()).toBe('sail');
  });

  it('waits for the last kind, too', () => {
    const table = resolving({ crew: 1, guns: 3, galleon: true, conquests: 0b010 }, ['portobelo', 'galleonA']);
    table.play('attack');
    const ratings = table.ratings();
    expect((ratings.get('sail') ?? 0) - (ratings.get('home') ?? 0)).toBeGreaterThan(5);
  });
});
