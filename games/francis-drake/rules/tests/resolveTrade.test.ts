import { describe, expect, it } from 'vitest';
import { discSet, makeTable } from '../src/testing/table.ts';
import { discsAt, eventsOf, finish, holdOf, missionsOf, resolving } from './missionTable.ts';

/** Five ships with disc 1 at one port. */
function crowd(port: string, goods: readonly number[]) {
  return resolving({ ships: goods.map((amount) => ({ goods: amount, missions: { 1: port } })), watcher: false });
}

describe('trading', () => {
  it.each([
    { port: 'sanJuan', wares: ['coffee', 'tobacco'] },
    { port: 'santoDomingo', wares: ['sugar', 'tobacco'] },
    { port: 'santiagoDeCuba', wares: ['indigo', 'sugar', 'coffee'] },
  ])('[FD-RESOLVE-24] one trade good buys one commodity of those that lie at $port', ({ port, wares }) => {
    for (const ware of wares) {
      const table = resolving({ ships: [{ goods: 2, missions: { 1: port, 2: 'trinidad' } }] });
      expect(table.legal()).toEqual([...wares.map((one) => `trade ${one}`), 'decline']);
      const commodity = ['indigo', 'sugar', 'coffee', 'tobacco'].indexOf(ware);
      expect(table.play(`trade ${ware}`)).toEqual([
        { kind: 'traded', seat: 0, destination: table.at(port), disc: 1, commodity },
      ]);
      expect(table.player(0).goods).toBe(1);
      expect(table.view(0).players[0].commodities).toEqual({ indigo: 0, sugar: 0, coffee: 0, tobacco: 0, [ware]: 1 });
      expect(table.view(0).map[table.at(port)].wares).toEqual(wares.filter((one) => one !== ware));
    }
  });

  it('[FD-RESOLVE-24] a commodity that does not lie there is refused', () => {
    const table = resolving({
      ships: [
        { goods: 1, missions: { 1: 'sanJuan' } },
        { goods: 1, missions: { 1: 'sanJuan' } },
      ],
    });
    const refusal = (text: string) => ({ code: 'illegal', text, rule: 'FD-RESOLVE-24' });
    expect(table.refuse('trade sugar')).toEqual(refusal('trade sugar'));
    expect(table.refuse('attack')).toEqual(refusal('attack'));
    table.play('trade coffee');
    expect(table.refuse('trade coffee')).toEqual(refusal('trade coffee'));
    expect(table.legal()).toEqual(['trade tobacco', 'decline']);
  });

  it.each([
    { port: 'sanJuan', trades: 2 },
    { port: 'santoDomingo', trades: 2 },
    { port: 'santiagoDeCuba', trades: 3 },
  ])('[FD-RESOLVE-25] $port sees $trades trades a voyage, as many as it has circles', ({ port, trades }) => {
    const table = crowd(port, [2, 2, 2, 2, 2]);
    expect(table.box.components.destinations[table.at(port)].circles).toBe(trades);
    finish(table);
    expect(missionsOf(table)).toEqual(
      [0, 1, 2, 3, 4].map((seat) => `${seat}:1 ${port} ${seat < trades ? 'traded' : 'missedOut'}`),
    );
  });

  it('[FD-RESOLVE-25] the circles count, even while a commodity is left', () => {
    const ships = [0, 1, 2].map(() => ({ goods: 1, missions: { 1: 'sanJuan' } }));
    const table = resolving({ ships });
    table.state.wares[table.at('sanJuan')] = 0b1111;
    table.play('trade indigo', 'trade sugar');
    expect(missionsOf(table)).toEqual(['0:1 sanJuan traded', '1:1 sanJuan traded', '2:1 sanJuan missedOut']);
  });

  it('[FD-RESOLVE-25] a player comes to a port once a voyage, since a second disc there is refused', () => {
    const table = makeTable({ seats: 3 });
    table.state.outbound = [0, 1, 2];
    table.give(0, { range: 4 });
    table.enter('placeMissions');
    table.play('mission 1 sanJuan');
    expect(table.refuse('mission 2 sanJuan')).toMatchObject({ code: 'illegal', rule: 'FD-SAIL-03' });
  });

  it('[FD-RESOLVE-26] a player who cannot trade takes the disc back', () => {
    const table = resolving({ ships: [{ crew: 9, missions: { 1: 'sanJuan', 2: 'trinidad' } }] });
    expect(eventsOf(table.events, 'missionDeclined')).toEqual([
      { kind: 'missionDeclined', seat: 0, destination: table.at('sanJuan'), disc: 1, reason: 'unable' },
    ]);
    expect(table.question()).toEqual({ kind: 'goHome', seat: 0, disc: 1 });
    expect(table.player(0).back).toBe(discSet('1'));
    expect(discsAt(table, 'sanJuan')).toEqual([]);
  });

  it('[FD-RESOLVE-27] any number of a kind may be held', () => {
    const missions = { 1: 'sanJuan', 2: 'santoDomingo', 3: 'trinidad' };
    const table = resolving({ ships: [{ goods: 2, commodities: [0, 0, 0, 4], missions }] });
    table.play('trade tobacco', 'sail', 'trade tobacco');
    expect(table.view('spectator').players[0].commodities).toEqual({ indigo: 0, sugar: 0, coffee: 0, tobacco: 6 });
    expect(holdOf(table, 0).goods).toBe(0);
  });

  it('[FD-RESOLVE-28] a trade scores nothing, moves no cube and earns no hero’s bonus', () => {
    const table = resolving({ ships: [{ goods: 1, missions: { 1: 'sanJuan', 2: 'trinidad' } }] });
    table.play('trade coffee');
    expect(table.player(0)).toMatchObject({ score: 4, conquests: 0, chest: [0, 0, 0] });
    expect(eventsOf(table.play('home'), 'returned')).toEqual([{ kind: 'returned', seat: 0, dock: 1, bonus: 0 }]);
    expect(table.player(0).score).toBe(4);
    table.play('trade coffee');
    expect(eventsOf(table.events, 'kindsScored')).toEqual([{ kind: 'kindsScored', points: [0, 0, 0] }]);
  });

  it('[FD-RESOLVE-29] without goods, or with nothing left, there is no trade', () => {
    expect(missionsOf(crowd('sanJuan', [0, 0, 0]))).toEqual([
      '0:1 sanJuan unable',
      '1:1 sanJuan unable',
      '2:1 sanJuan unable',
    ]);
    const table = resolving({
      ships: [{ crew: 1, goods: 1, missions: { 1: 'cartagena', 2: 'sanJuan', 3: 'santoDomingo' } }],
    });
    table.state.wares[table.at('sanJuan')] = 0;
    table.play('decline', 'sail');
    expect(missionsOf(table)).toEqual(['0:1 cartagena chosen', '0:2 sanJuan unable']);
  });

  it('[FD-RESOLVE-29] a disc taken back frees its place for a waiting one', () => {
    const table = crowd('sanJuan', [0, 1, 1, 1]);
    expect(discsAt(table, 'sanJuan')).toEqual(['1:1', '2:1', '3:1']);
    table.play('decline', 'trade coffee', 'trade tobacco');
    expect(missionsOf(table)).toEqual([
      '0:1 sanJuan unable',
      '1:1 sanJuan chosen',
      '2:1 sanJuan traded',
      '3:1 sanJuan traded',
    ]);
  });

  it('[FD-RESOLVE-30] the disc of a trade is turned face down and keeps its circle', () => {
    const table = resolving({
      ships: [
        { goods: 1, missions: { 1: 'sanJuan' } },
        { goods: 1, missions: { 2: 'sanJuan' } },
      ],
    });
    table.play('trade coffee');
    expect(discsAt(table, 'sanJuan')).toEqual(['0:1*', '1:2']);
    expect(table.view(1).map[table.at('sanJuan')].successes).toBe(1);
    table.play('trade tobacco');
    expect(discsAt(table, 'sanJuan')).toEqual(['0:1*', '1:2*']);
  });
});
