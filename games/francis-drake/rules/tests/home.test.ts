import { describe, expect, it } from 'vitest';
import { endMission } from '../src/rounds/resolve.ts';
import { heroBonus } from '../src/scoring.ts';
import { discSet, type Table } from '../src/testing/table.ts';
import { discsAt, eventsOf, finish, mapOf, missionsOf, resolving } from './missionTable.ts';

const RICH = { crew: 20, guns: 30, goods: 5, galleon: true };
const FOUR = { 1: 'cartagena', 2: 'trinidad', 3: 'sanJuan', 4: 'portobelo' };

/** Plays until `seat` is asked whether to go home after `disc`; everybody else sails on. */
function upTo(table: Table, seat: number, disc: number): void {
  for (;;) {
    const frame = table.question();
    if (frame.kind === 'goHome' && frame.seat === seat && frame.disc === disc) return;
    table.play(frame.kind === 'goHome' ? 'sail' : table.legal()[0]);
  }
}

function bonuses(table: Table): number[][] {
  return eventsOf(table.events, 'returned').map(({ seat, dock, bonus }) => [seat, dock, bonus]);
}

describe('going home', () => {
  it('[FD-HOME-01] after any of their missions a player may take the lowest free homebound dock', () => {
    const ships = [0, 1, 2, 3].map(() => ({ ...RICH, missions: FOUR }));
    const table = resolving({ ships });
    upTo(table, 2, 1);
    expect(table.legal()).toEqual(['home', 'sail']);
    expect(table.play('home')[0]).toEqual({ kind: 'returned', seat: 2, dock: 1, bonus: 0 });
    expect(table.player(2)).toMatchObject({ home: true, ship: -1 });
    upTo(table, 0, 2);
    expect(table.play('home')[0]).toEqual({ kind: 'returned', seat: 0, dock: 2, bonus: 1 });
    upTo(table, 1, 3);
    table.play('home');
    expect(table.state.homebound).toEqual([2, 0, 1]);
    expect(table.view('spectator').players.map((player) => player.home)).toEqual([true, true, true, false, false]);
    finish(table);
    expect(missionsOf(table).filter((one) => one.startsWith('2:'))).toEqual(['2:1 cartagena missedOut']);
  });

  it('[FD-HOME-01] nobody goes home before their first mission', () => {
    const table = resolving({ ships: [{ ...RICH, missions: { 2: 'cartagena' } }] });
    expect(table.legal()).toEqual(['attack', 'decline']);
    expect(table.refuse('home')).toEqual({ code: 'illegal', text: 'home', rule: 'FD-RESOLVE-06' });
    expect(table.refuse('home', 2)).toEqual({ code: 'wrongSeat', awaiting: [0] });
  });

  it('[FD-HOME-02] a mission is done whether it succeeded, failed, missed out, was declined or could not be made', () => {
    const table = resolving({
      ships: [
        { ...RICH, missions: { 1: 'cartagena', 4: 'sanJuan' } },
        { ...RICH, missions: { 1: 'cartagena', 4: 'sanJuan' } },
        { ...RICH, missions: { 2: 'cartagena', 3: 'trinidad', 4: 'sanJuan' } },
        { crew: 1, guns: 2, missions: { 1: 'panama', 2: 'maracaibo', 4: 'sanJuan' } },
      ],
      counters: { panama: 1 },
    });
    const asked = (seat: number, disc: number) => expect(table.question()).toEqual({ kind: 'goHome', seat, disc });
    table.play('attack');
    asked(0, 1);
    table.play('sail', 'attack', 'sail', 'attack');
    asked(3, 1);
    table.play('sail');
    asked(2, 2);
    table.play('sail');
    asked(3, 2);
    table.play('sail', 'decline');
    asked(2, 3);
    expect(missionsOf(table)).toEqual([
      '0:1 cartagena attacked',
      '1:1 cartagena attacked',
      '3:1 panama tooDear',
      '2:2 cartagena missedOut',
      '3:2 maracaibo unable',
      '2:3 trinidad chosen',
    ]);
  });

  it('[FD-HOME-03] a player who lets the moment after a mission pass waits for the end of the next one', () => {
    const table = resolving({
      ships: [
        { ...RICH, missions: { 1: 'cartagena', 3: 'portobelo', 4: 'sanJuan' } },
        { ...RICH, missions: { 2: 'cartagena' } },
      ],
    });
    table.play('attack');
    const before = structuredClone(table.player(0));
    expect(table.refuse('decline')).toEqual({ code: 'illegal', text: 'decline', rule: 'FD-HOME-03' });
    expect(eventsOf(table.play('sail'), 'returned')).toEqual([]);
    expect(table.player(0)).toEqual(before);
    expect(table.question()).toMatchObject({ kind: 'attack', seat: 1 });
    expect(table.refuse('home', 0)).toEqual({ code: 'wrongSeat', awaiting: [1] });
    table.play('attack');
    expect(table.refuse('home')).toMatchObject({ code: 'illegal' });
    table.play('attack');
    expect(table.question()).toEqual({ kind: 'goHome', seat: 0, disc: 3 });
  });

  it('[FD-HOME-04] [FD-HOME-05] unused discs come back, those of successes and trades stay', () => {
    const missions = { hind: 'trinidad', 1: 'cartagena', 2: 'sanJuan', 3: 'panama', 4: 'portobelo' };
    const table = resolving({
      ships: [
        { ...RICH, missions },
        { ...RICH, missions: { 3: 'panama', 4: 'portobelo' } },
      ],
    });
    upTo(table, 0, 2);
    expect(table.player(0).back).toBe(0);
    table.play('home');
    expect(table.player(0).back).toBe(discSet('3', '4'));
    expect(mapOf(table, 0)).toEqual({ trinidad: 'hind*', cartagena: '1*', sanJuan: '2*' });
    expect(mapOf(table, 1)).toEqual({ panama: '3', portobelo: '4' });
  });

  it('[FD-HOME-05] what stays counts towards the limits: nobody makes a third success there', () => {
    const table = resolving({
      ships: [
        { ...RICH, missions: { 1: 'cartagena', 2: 'sanJuan', 3: 'trinidad' } },
        { ...RICH, missions: { 1: 'cartagena', 2: 'sanJuan', 3: 'trinidad' } },
        { ...RICH, missions: { 2: 'cartagena', 3: 'sanJuan' } },
      ],
    });
    upTo(table, 0, 2);
    table.play('home');
    upTo(table, 1, 2);
    table.play('home');
    expect(table.state.homebound).toEqual([0, 1]);
    expect(missionsOf(table).filter((one) => one.startsWith('2:'))).toEqual(['2:2 cartagena missedOut']);
    table.play('sail');
    expect(missionsOf(table).at(-1)).toBe('2:3 sanJuan missedOut');
  });

  it('[FD-HOME-06] after disc 4 a player returns without being asked', () => {
    const table = resolving({ ships: [{ ...RICH, missions: FOUR }] });
    upTo(table, 0, 3);
    table.play('sail');
    expect(table.question()).toMatchObject({ kind: 'attack', seat: 0, disc: 4 });
    expect(table.play('attack').map((event) => event.kind)).toEqual(['attacked', 'returned']);
    expect(table.state.homebound).toEqual([0]);
  });

  it('[FD-HOME-06] disc 4 ends the voyage whatever else lies on the map', () => {
    const table = resolving({ ships: [{ ...RICH, missions: FOUR }] });
    expect(endMission({ box: table.box, state: table.state, emit: undefined }, 0, 4)).toBe(false);
    expect(table.state.homebound).toEqual([0]);
    expect(mapOf(table, 0)).toEqual({});
  });

  it('[FD-HOME-07] with no disc left to resolve a player returns at once, whatever its number', () => {
    const table = resolving({ ships: [{ ...RICH, missions: { 1: 'cartagena', 2: 'trinidad' } }] });
    table.play('attack', 'sail', 'attack');
    const [, home] = table.play('attack');
    expect(home).toEqual({ kind: 'returned', seat: 0, dock: 1, bonus: 2 });
    expect(table.player(0).hand).toBe(discSet('3', '4'));
  });

  it('[FD-HOME-07] a player whose only disc was a Ghost returns before any mission', () => {
    const table = resolving({
      ships: [
        { ...RICH, missions: { 1: 'cartagena' } },
        { ...RICH, missions: { ghost: 'cartagena' } },
      ],
      outbound: [0, 2, 1],
    });
    expect(table.events).toEqual([
      { kind: 'returned', seat: 1, dock: 1, bonus: 0 },
      { kind: 'shipsSailed', disc: 1, ships: [table.at('cartagena'), -1, -1] },
    ]);
    expect(table.state.homebound).toEqual([1]);
  });

  it('[FD-HOME-12] discs taken home free their places, and waiting discs move up', () => {
    const table = resolving({
      ships: [
        { ...RICH, missions: { 1: 'trinidad', 2: 'cartagena' } },
        { ...RICH, missions: { 2: 'cartagena' } },
        { ...RICH, missions: { 3: 'cartagena' } },
      ],
    });
    expect(discsAt(table, 'cartagena')).toEqual(['0:2', '1:2', '2:3']);
    upTo(table, 0, 1);
    table.play('home');
    expect(discsAt(table, 'cartagena')).toEqual(['1:2', '2:3']);
    table.play('attack', 'attack');
    expect(missionsOf(table).slice(1)).toEqual(['1:2 cartagena attacked', '2:3 cartagena attacked']);
  });
});

describe('the hero’s bonus', () => {
  it.each([1, 2, 3])(
    '[FD-HOME-08] the first ship home early scores 2, the second 1, the others nothing (voyage %i)',
    (voyage) => {
      const ships = ['cartagena', 'portobelo', 'trinidad', 'panama'].map((place) => ({
        ...RICH,
        missions: { 1: place, 2: 'sanJuan' },
      }));
      const table = resolving({ ships, outbound: [3, 1, 4, 0, 2], state: { voyage } });
      finish(table, (frame) => (frame.kind === 'goHome' ? 'home' : undefined));
      expect(bonuses(table)).toEqual([
        [3, 1, 2],
        [1, 2, 1],
        [0, 3, 0],
        [2, 4, 0],
        [4, 5, 0],
      ]);
      expect(table.state.players.map((player) => player.points[5])).toEqual([0, 1, 0, 2, 0]);
    },
  );

  it.each([
    { place: 'cartagena', moves: ['attack'] },
    { place: 'trinidad', moves: ['attack', 'attack'] },
    { place: 'galleonA', moves: ['attack', 'attack'] },
  ])('[FD-HOME-08] one success suffices, as at $place', ({ place, moves }) => {
    const table = resolving({ ships: [{ ...RICH, missions: { 1: place, 4: 'sanJuan' } }] });
    table.play(...moves);
    const { score } = table.player(0);
    table.play('home');
    expect(bonuses(table)).toEqual([[0, 1, 2]]);
    expect(table.player(0).score).toBe(score + 2);
  });

  it.each([
    { missions: { 1: 'cartagena', 4: 'sanJuan' }, moves: ['decline', 'home'] },
    { missions: { 1: 'sanJuan', 4: 'cartagena' }, moves: ['trade coffee', 'home'] },
  ])('[FD-HOME-08] without a success there is no bonus ($moves)', ({ missions, moves }) => {
    const table = resolving({ ships: [{ ...RICH, missions }] });
    table.play(...moves);
    expect(bonuses(table)).toEqual([[0, 1, 0]]);
    expect(table.player(0).score).toBe(4);
  });

  it('[FD-HOME-09] the bonus belongs to the dock and is not passed down', () => {
    const table = resolving({
      ships: [
        { ...RICH, missions: { 1: 'sanJuan', 4: 'cartagena' } },
        { ...RICH, missions: { 2: 'cartagena', 4: 'trinidad' } },
        { ...RICH, missions: { 3: 'portobelo', 4: 'trinidad' } },
      ],
    });
    finish(table, (frame) => (frame.kind === 'goHome' ? 'home' : undefined));
    expect(bonuses(table).slice(0, 3)).toEqual([
      [0, 1, 0],
      [1, 2, 1],
      [2, 3, 0],
    ]);
  });

  it('[FD-HOME-09] the bonus is on the track as soon as the ship docks', () => {
    const table = resolving({ ships: [{ ...RICH, missions: { 1: 'cartagena', 2: 'sanJuan' } }] });
    table.play('attack');
    expect(table.player(0).score).toBe(6);
    table.play('home');
    expect(table.player(0).score).toBe(8);
  });

  it.each([
    { name: 'made', last: 'portobelo', moves: ['attack'] },
    { name: 'declined', last: 'portobelo', moves: ['decline'] },
    { name: 'impossible', last: 'galleonA', moves: [] },
  ])('[FD-HOME-10] with disc 4 $name there is no bonus, even for the first ship home', ({ last, moves }) => {
    const missions = { 1: 'cartagena', 4: last };
    const table = resolving({ ships: [{ crew: 5, missions }], outbound: [0, 1, 2] });
    table.play('attack', 'sail', ...moves);
    expect(bonuses(table)).toEqual([[0, 1, 0]]);
  });

  it('[FD-HOME-10] a disc 4 that misses out counts as used', () => {
    const table = resolving({
      ships: [
        { ...RICH, missions: { 2: 'cartagena', 4: 'portobelo' } },
        { ...RICH, missions: { 2: 'portobelo', 4: 'sanJuan' } },
        { ...RICH, missions: { 2: 'portobelo', 4: 'sanJuan' } },
      ],
    });
    finish(table);
    expect(missionsOf(table).slice(3)[0]).toBe('0:4 portobelo missedOut');
    expect(bonuses(table)[0]).toEqual([0, 1, 0]);
  });

  it('[FD-HOME-10] in dock 1 the bonus depends on disc 4 alone once there is a success', () => {
    const { box } = resolving({ ships: [] });
    const bonus = (lastDisc: number) => heroBonus(box, { before: 0, conquests: 1, lastDisc });
    expect([1, 2, 3, 4].map(bonus)).toEqual([2, 2, 2, 0]);
  });

  it('[FD-HOME-11] a player may return right after the Hind, early', () => {
    const table = resolving({ ships: [{ ...RICH, missions: { hind: 'panama', ...FOUR } }] });
    table.play('attack', 'attack');
    expect(table.legal()).toEqual(['home', 'sail']);
    table.play('home');
    expect(bonuses(table)).toEqual([[0, 1, 2]]);
    expect(mapOf(table, 0)).toEqual({ panama: 'hind*' });
  });

  it('[FD-HOME-11] after Hind, 1, 2 and 3 the return is still early', () => {
    const table = resolving({ ships: [{ ...RICH, missions: { hind: 'panama', ...FOUR } }] });
    upTo(table, 0, 3);
    table.play('home');
    expect(bonuses(table)).toEqual([[0, 1, 2]]);
  });
});
