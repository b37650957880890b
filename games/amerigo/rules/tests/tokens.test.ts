import { describe, expect, it } from 'vitest';
import { makeBox } from '../src/box.ts';
import { shipped } from '../src/data/shipped.ts';
import type { ColourId } from '../src/ids.ts';
import { SOURCES } from '../src/ids.ts';
import { fightPirates } from '../src/rounds/pirates.ts';
import { scoreGame } from '../src/scoring.ts';
import { makeTable, type Table } from '../src/testing/table.ts';
import { eventsOf, illegal } from './helpers.ts';

/** Red owns tokens, has no gold, and may act with these cubes. */
function owning(ids: readonly string[], cubes: Partial<Record<ColourId, number>>): Table {
  const table = makeTable();
  table.give(0, { gold: 0 });
  table.give(1, { gold: 0 });
  table.own(0, ...ids);
  table.phase({ cubes });
  return table;
}

/** The action points that red has for an action. */
function pointsFor(ids: readonly string[], colour: ColourId): number {
  const table = owning(ids, { [colour]: 3 });
  return eventsOf(table.play(`act ${colour}`), 'actionChosen')[0].ap;
}

const ACTIONS = ['blue', 'black', 'red', 'brown', 'green', 'yellow'] as const;

describe('progress tokens', () => {
  it('[AM-TOKENS-01] a permanent token works for the rest of the game', () => {
    const table = owning(['P02'], { black: 1 });
    for (const cannons of [3, 6, 9]) {
      table.phase({ cubes: { black: 1 } });
      table.play('act black', 'load 3');
      expect(table.player(0)).toMatchObject({ cannons, used: 0 });
    }
  });

  it('[AM-TOKENS-02] a once-only token works a single time', () => {
    const table = owning(['P16', 'P21'], { black: 1 });
    table.play('cash P16');
    expect(table.player(0).used).toBe(1 << table.token('P16'));
    expect(table.refuse('cash P16')).toEqual(illegal('cash P16', 'AM-TOKENS-02'));
    table.play('points');
    table.phase({ cubes: { black: 1 } });
    expect(table.legal()).toEqual(['act black', 'gold']);
  });

  it('[AM-TOKENS-03] an end token works in the final scoring only', () => {
    const table = owning(['P22', 'P23', 'P24'], { black: 1 });
    expect(table.legal()).toEqual(['act black', 'gold']);
    table.play('act black', 'load 1');
    expect(table.player(0).score).toBe(0);
    scoreGame(table.context());
    expect(table.player(0).score).toBe(7);
  });

  it('[AM-TOKENS-04] pirate, two-tiles, red-green and order tokens are permanent, ship and cube points tokens are not', () => {
    const table = owning(['P11', 'P12', 'P13', 'P14', 'P15', 'P20', 'P10', 'P21'], { white: 1, red: 2 });
    table.state.discs = [1, 0];
    table.play('jump');
    fightPirates(table.context());
    table.phase({ cubes: { green: 3 } });
    table.state.stack = [{ kind: 'takeTurn', seat: 0 }];
    table.play('act red', 'plan neutral single', 'plan neutral single', 'end');
    expect(table.player(0).used).toBe(0);
    table.phase({ cubes: { blue: 1 } });
    table.play('act blue', 'start T0', 'boost', 'stay', 'start T0', 'stay');
    table.phase({ cubes: { blue: 1 } });
    table.play('points');
    expect(table.player(0).used).toBe((1 << table.token('P10')) | (1 << table.token('P21')));
  });

  it('[AM-TOKENS-05] a one-action token adds 2 action points to its action', () => {
    for (const [at, colour] of ACTIONS.entries()) {
      expect(ACTIONS.map((other) => pointsFor([`P0${at + 1}`], other))).toEqual(
        ACTIONS.map((other) => (other === colour ? 5 : 3)),
      );
    }
  });

  it('[AM-TOKENS-06] a two-action token adds 1 action point to either action', () => {
    expect(ACTIONS.map((colour) => pointsFor(['P07'], colour))).toEqual([4, 3, 4, 3, 3, 3]);
    expect(ACTIONS.map((colour) => pointsFor(['P08'], colour))).toEqual([3, 4, 3, 3, 4, 3]);
    expect(ACTIONS.map((colour) => pointsFor(['P09'], colour))).toEqual([3, 3, 3, 4, 3, 4]);
  });

  it('[AM-TOKENS-07] bonus action points add up', () => {
    expect(ACTIONS.map((colour) => pointsFor(['P01', 'P07', 'P03', 'P09'], colour))).toEqual([6, 3, 6, 4, 3, 4]);
  });

  it('[AM-TOKENS-08] the ship token gives 8 more steps for each ship, once', () => {
    const table = owning(['P10'], { blue: 2 });
    table.play('act blue', 'start T0');
    expect(table.legal()).toContain('boost');
    expect(table.play('boost')).toEqual([{ kind: 'tokenUsed', seat: 0, token: table.token('P10') }]);
    expect(table.question()).toMatchObject({ kind: 'sailShip', ap: 10, ship: 0 });
    expect(table.refuse('boost')).toEqual(illegal('boost', 'AM-TOKENS-02'));
    table.play('sail 5,6');
    expect(table.question()).toMatchObject({ kind: 'placeShip', ap: 10, ship: 1 });
    expect(table.player(0).gold).toBe(0);
  });

  it('[AM-TOKENS-09] the ship token may be used late, for the ship that has not ended its movement', () => {
    const table = owning(['P10'], { blue: 2 });
    table.play('act blue', 'start T0', 'stay', 'start T1', 'boost');
    expect(table.question()).toEqual({ kind: 'sailShip', seat: 0, ap: 10, ship: 1, last: true });
    table.play('stay');
    expect(table.question().seat).toBe(1);
  });

  it('[AM-TOKENS-10] the threat token makes pirates 2 stronger for all others', () => {
    const table = makeTable({ seats: 3 });
    table.own(1, 'P11');
    table.state.piratesUp = [3];
    fightPirates(table.context((event) => table.events.push(event)));
    expect(eventsOf(table.events, 'piratesFought').map(({ seat, strength }) => [seat, strength])).toEqual([
      [0, 5],
      [1, 3],
      [2, 5],
    ]);
  });

  it('[AM-TOKENS-11] the damage token halves the loss, rounded up; cannons are fired all the same', () => {
    const lost = [4, 5, 7].map((strength) => {
      const table = makeTable();
      table.own(0, 'P12');
      table.give(0, { score: 20, cannons: 3 });
      table.state.piratesUp = [strength];
      fightPirates(table.context());
      expect(table.player(0).cannons).toBe(0);
      return 20 - table.player(0).score;
    });
    expect(lost).toEqual([2, 3, 4]);
  });

  it('[AM-TOKENS-12] the reward token pays 2 gold when pirates are fought off, at strength 0 too', () => {
    const gold = [0, 2, 3].map((strength) => {
      const table = makeTable();
      table.own(0, 'P13');
      table.give(0, { cannons: 2, gold: 1 });
      table.state.piratesUp = [strength];
      fightPirates(table.context());
      return table.player(0).gold;
    });
    expect(gold).toEqual([3, 3, 1]);
  });

  it('[AM-TOKENS-13] the two-tiles token allows two landscape tiles, both paid for', () => {
    const table = owning(['P14'], { red: 5 });
    table.play('act red', 'plan neutral pair', 'plan neutral pair');
    expect(table.question()).toEqual({ kind: 'planTile', seat: 0, ap: 1, neutrals: 0 });
    expect(table.refuse('plan neutral single')).toEqual(illegal('plan neutral single', 'AM-TOKENS-13'));
  });

  it('[AM-TOKENS-14] the red-green token makes plan and build available with a cube of either colour', () => {
    expect(owning(['P15'], { red: 1, black: 2 }).legal()).toEqual(['act black', 'act red', 'act green', 'gold']);
    expect(owning(['P15'], { green: 1 }).legal()).toEqual(['act red', 'act green', 'gold']);
    expect(owning(['P15'], { black: 1 }).legal()).toEqual(['act black', 'gold']);
    expect(owning([], { green: 1 }).legal()).toEqual(['act green', 'gold']);
  });

  it('[AM-TOKENS-15] the red-green token does not add the colours up, and bonus tokens follow the action performed', () => {
    const table = owning(['P15', 'P03'], { red: 2, green: 3 });
    expect(table.play('act red')).toMatchObject([{ ap: 5 }]);
    const swapped = owning(['P15', 'P03'], { green: 3 });
    expect(swapped.play('act red')).toMatchObject([{ ap: 5, colour: 2 }]);
    expect(owning(['P15', 'P03'], { red: 3 }).play('act green')).toMatchObject([{ ap: 3, colour: 4 }]);
  });

  it('[AM-TOKENS-16] a white cube used as a joker cannot be turned again', () => {
    const table = owning(['P15'], { white: 2 });
    table.give(0, { track: 3 });
    expect(table.legal()).toEqual(['act white', 'special', 'gold']);
    expect(table.refuse('act green')).toEqual(illegal('act green', 'AM-ROUND-04'));
    expect(table.play('special')).toMatchObject([{ colour: 2 }]);
  });

  it('[AM-TOKENS-17] gold tokens give 3 and 5 gold, once each', () => {
    const table = owning(['P16', 'P17'], { black: 1 });
    table.play('cash P16');
    expect(table.player(0).gold).toBe(3);
    table.play('cash P17');
    expect(table.player(0).gold).toBe(8);
    expect(table.legal()).toEqual(['act black', 'gold']);
  });

  it('[AM-TOKENS-18] the post gold token gives 1 gold for each post established from now on', () => {
    const table = owning([], { blue: 3 });
    table.post(0, '3,1');
    table.own(0, 'P18');
    table.give(0, { ships: [table.at('T0'), table.at('T2')] });
    expect(table.player(0).gold).toBe(0);
    table.play('act blue', 'ship 1', 'sail 1,4');
    expect(eventsOf(table.play('found 1,3'), 'goldGained')).toEqual([
      { kind: 'goldGained', seat: 0, gold: 1, points: 0 },
    ]);
  });

  it('[AM-TOKENS-19] the better gold token divides the cubes by two instead of three', () => {
    const taken = [1, 2, 3, 5, 7].map((cubes) => {
      const table = owning(['P19'], { blue: cubes });
      table.play('gold');
      return table.player(0).gold;
    });
    expect(taken).toEqual([1, 1, 2, 3, 4]);
  });

  it('[AM-TOKENS-20] the order token puts the disc on top of the leading one, with a white cube', () => {
    const table = owning(['P20'], { white: 1 });
    table.give(1, { track: 9 });
    table.state.discs = [1, 0];
    expect(table.legal()).toEqual(['act white', 'jump', 'gold']);
    expect(table.play('jump')[0]).toEqual({ kind: 'orderJumped', seat: 0, to: 9 });
    expect(table.state.discs).toEqual([0, 1]);
    expect(table.player(0).track).toBe(9);
    const without = owning(['P20'], { black: 1 });
    without.state.discs = [1, 0];
    expect(without.refuse('jump')).toEqual(illegal('jump', 'AM-ROUND-04'));
    const poor = owning([], { white: 1 });
    poor.state.discs = [1, 0];
    expect(poor.refuse('jump')).toEqual(illegal('jump', 'AM-TOKENS-20'));
  });

  it('[AM-TOKENS-21] a jump costs nothing, pays no track-end gold, and is not open to the leader', () => {
    const table = owning(['P20'], { white: 3 });
    table.give(1, { track: 24 });
    table.state.discs = [1, 0];
    expect(table.play('jump')).toEqual([{ kind: 'orderJumped', seat: 0, to: 24 }]);
    expect(table.player(0).gold).toBe(0);
    expect(table.question().seat).toBe(1);
    const leading = owning(['P20'], { white: 3 });
    expect(leading.refuse('jump')).toEqual(illegal('jump', 'AM-TOKENS-21'));
  });

  it('[AM-TOKENS-22] a jump leads to the leading disc at that moment, whatever the order of the phase', () => {
    const table = makeTable({ seats: 3 });
    table.own(2, 'P20');
    table.phase({ cubes: { white: 2 }, order: [0, 1, 2] });
    table.play('gold', 'act white', 'advance 2', 'jump');
    expect(table.player(2).track).toBe(2);
    expect(table.state.discs).toEqual([2, 1, 0]);
    // Discs and order are set by hand: the last to act leads and so cannot jump.
    const leading = makeTable({ seats: 3, order: [2, 1, 0] });
    leading.own(2, 'P20');
    leading.phase({ cubes: { white: 2 }, order: [0, 1, 2] });
    leading.play('gold', 'gold');
    expect(leading.legal()).not.toContain('jump');
    expect(leading.refuse('jump')).toEqual(illegal('jump', 'AM-TOKENS-21'));
  });

  it('[AM-TOKENS-23] the cube points token scores 1 point for each cube in place of an action, and nothing in the final scoring', () => {
    const table = owning(['P21'], { blue: 4, red: 2, white: 3 });
    expect(table.legal()).toContain('points');
    expect(table.play('points')).toEqual([
      { kind: 'tokenUsed', seat: 0, token: table.token('P21') },
      { kind: 'cubesScored', seat: 0, points: 9 },
    ]);
    expect(table.player(0)).toMatchObject({ score: 9, points: SOURCES.map((source) => (source === 'cubes' ? 9 : 0)) });
    expect(table.question().seat).toBe(1);
    const kept = owning(['P21'], { blue: 4 });
    scoreGame(kept.context());
    expect(kept.player(0).score).toBe(0);
    expect(owning([], { blue: 4 }).refuse('points')).toEqual(illegal('points', 'AM-TOKENS-23'));
  });

  it('[AM-TOKENS-24] the post points token scores 1 point for each post of its owner', () => {
    const table = owning(['P22'], { blue: 1 });
    table.post(0, '1,3', '6,8', '3,1');
    table.post(1, '8,6');
    scoreGame(table.context());
    expect(table.player(0).score).toBe(3);
  });

  it('[AM-TOKENS-25] the seven-point token scores 7 points', () => {
    const table = owning(['P23'], { blue: 1 });
    scoreGame(table.context());
    expect(table.state.players.map(({ score }) => score)).toEqual([7, 0]);
  });

  it('[AM-TOKENS-26] the gold points token scores the level of the gold track', () => {
    const table = owning(['P24'], { blue: 1 });
    table.give(0, { gold: 9 });
    scoreGame(table.context());
    expect(table.player(0).score).toBe(18);
  });

  it('[AM-TOKENS-27] a bonus token for white counts for advancing only', () => {
    const progressTokens = shipped.progressTokens.map((token) =>
      token.id === 'P06' ? { ...token, colours: ['white' as const] } : token,
    );
    const table = makeTable({ box: makeBox({ ...shipped, progressTokens }) });
    table.own(0, 'P06');
    table.give(0, { track: 2 });
    table.phase({ cubes: { white: 2 } });
    expect(table.play('special')).toMatchObject([{ ap: 2 }]);
    table.phase({ cubes: { white: 2 } });
    expect(table.play('act white')).toMatchObject([{ ap: 4 }]);
  });
});
