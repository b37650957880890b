import { describe, expect, it } from 'vitest';
import type { Table } from '../src/testing/table.ts';
import { eventsOf, ME, PLANCK, solo, tiesAt } from './soloHelpers.ts';

/** An era begins; players own only what is given here. */
function beginEra(table: Table, era: number, order: readonly number[] = [ME, PLANCK]): Table {
  table.events.length = 0;
  table.enter('establish', { era, order });
  return table;
}

function warPlacers(table: Table): (number | undefined)[] {
  return eventsOf(table.events, 'warPlaced').map((event) => event.seat);
}

describe('a new era', () => {
  it('[NP-SOLO-19] only the Soloist takes the gold of the token', () => {
    const table = solo();
    const [mine, planck] = table.state.players.map((player) => player.gold);
    beginEra(table, 2);
    expect(eventsOf(table.events, 'goldAwarded')).toEqual([{ kind: 'goldAwarded', gold: 3 }]);
    expect(table.state.players.map((player) => player.gold)).toEqual([mine + 3, planck]);
  });

  it('[NP-SOLO-20] markers go by types of Military Benefit, ties by the turn order', () => {
    const table = solo();
    table.own(PLANCK, 'knight', 'castle');
    table.own(ME, 'knight', 'knight', 'knight');
    table.settle(PLANCK, 'pinta caribbean');
    table.settle(PLANCK, 'nina caribbean');
    beginEra(table, 3);
    expect(warPlacers(table)).toEqual([PLANCK]);
    expect(table.question().kind).toBe('loadShips');

    const tied = beginEra(solo(), 2, [ME, PLANCK]);
    expect(tied.question()).toEqual({ kind: 'placeWar', seat: ME });
    const first = solo({ askTies: false });
    beginEra(first, 2, [PLANCK, ME]);
    expect(warPlacers(first)).toEqual([PLANCK]);
  });

  it('[NP-SOLO-20] in eras 4 and 5 each side places one, the leader first; in era 6 every world is at war', () => {
    const table = solo({ askTies: false });
    table.own(PLANCK, 'knight');
    beginEra(table, 4);
    expect(warPlacers(table)).toEqual([PLANCK]);
    expect(table.question()).toEqual({ kind: 'placeWar', seat: ME });
    expect(table.legal()).toEqual(['war pinta', 'war santaMaria']);
    const other = solo({ askTies: false });
    other.own(ME, 'knight');
    beginEra(other, 5);
    expect(other.question()).toEqual({ kind: 'placeWar', seat: ME });
    other.play('war nina');
    expect(warPlacers(other)).toEqual([ME, PLANCK]);
    const last = beginEra(solo(), 6);
    expect(warPlacers(last)).toEqual([undefined, undefined, undefined]);
    expect(last.state.war).toBe(0b111);
    expect(warPlacers(beginEra(solo(), 1))).toEqual([]);
  });

  it("[NP-SOLO-21] Planck's marker goes to the world of least revenue that has none", () => {
    const table = solo();
    table.own(ME, 'knight');
    table.tile('nina caribbean', 'mixed');
    table.tile('pinta caribbean', 'plains');
    table.settle(PLANCK, 'nina caribbean');
    table.settle(PLANCK, 'pinta caribbean');
    beginEra(table, 4);
    table.play('war santaMaria');
    expect(eventsOf(table.events, 'warPlaced')[1]).toEqual({ kind: 'warPlaced', seat: PLANCK, world: 1 });

    const tied = solo();
    tied.own(PLANCK, 'knight');
    tied.tile('nina caribbean', 'mixed');
    tied.settle(PLANCK, 'nina caribbean');
    beginEra(tied, 2);
    expect(tiesAt(tied)).toEqual(['war pinta', 'war santaMaria']);
    expect(tied.refuse('war nina')).toMatchObject({ rule: 'NP-SOLO-21' });
    tied.play('war santaMaria');
    expect(tied.state.war).toBe(0b100);
  });
});
