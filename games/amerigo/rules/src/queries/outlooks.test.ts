import { describe, expect, it } from 'vitest';
import { BLUE, GREEN, NOTHING, RED } from '../ids.ts';
import { makeTable, type Table } from '../testing/table.ts';
import { cubesPerGold, goldForCubes } from './actionPoints.ts';
import { cashValue, goldFor, goldGain, payment } from './budget.ts';
import { discoveryPoints, postMultiple } from './completion.ts';
import { goodWorth } from './goods.ts';
import { isLastPhase, isLastRound } from './lastRound.ts';
import { orderOutlook } from './orderOutlook.ts';
import { attackOn, damageTo, isRepelled, pirateOutlook } from './pirates.ts';
import { positionOf } from './position.ts';
import { displayHalves, staysOnDisplay, stepsToToken, tokensLeft, tokensWithin } from './progress.ts';
import { shipToken } from './tokens.ts';
import { spacesLeft } from './trackEnd.ts';
import { turnOutlook } from './turnOutlook.ts';

function viewOf(table: Table) {
  return table.game.view(table.state, 0);
}

describe('the outlook of a turn', () => {
  it('[AM-ROUND-12] adds tokens to the points of the phase, and says how much gold could add', () => {
    const table = makeTable();
    table.own(0, 'P01', 'P07', 'P16');
    table.give(0, { gold: 2, chests: 1 });
    table.phase({ cubes: { blue: 4, white: 1 } });
    const outlook = turnOutlook(table.box, viewOf(table), 0);
    expect(outlook.points).toBe(4);
    expect(outlook.actions[BLUE]).toEqual({ colour: BLUE, available: true, bonus: 3 });
    expect(outlook.actions[RED]).toMatchObject({ available: false, bonus: 1 });
    // 2 on the track, 3 for the chest, 3 for the token.
    expect(outlook.gold).toBe(8);
  });

  it('[AM-GOLD-01] [AM-TOKENS-23] says what not acting brings', () => {
    const table = makeTable();
    table.phase({ cubes: { blue: 4, red: 3 } });
    expect(turnOutlook(table.box, viewOf(table), 0)).toMatchObject({ takeGold: 3, ownsJump: false, ownsPoints: false });
    table.own(0, 'P19', 'P21');
    expect(turnOutlook(table.box, viewOf(table), 0)).toMatchObject({ takeGold: 4, takePoints: 7, ownsPoints: true });
    table.give(0, { used: 1 << table.token('P21') });
    const outlook = turnOutlook(table.box, viewOf(table), 0);
    expect([outlook.takePoints, outlook.ownsPoints]).toEqual([undefined, true]);
  });

  it('[AM-WHITE-06] names the colour under the order disc once it has left the first space', () => {
    const table = makeTable();
    table.phase({ cubes: { white: 2 } });
    expect(turnOutlook(table.box, viewOf(table), 0).special).toBeUndefined();
    table.give(0, { track: 5 });
    expect(turnOutlook(table.box, viewOf(table), 0).special).toBe(GREEN);
    table.phase({ cubes: { blue: 2 } });
    expect(turnOutlook(table.box, viewOf(table), 0).special).toBeUndefined();
  });
});

describe('the outlook on the pirates', () => {
  it('[AM-PIRATES-05] [AM-TOKENS-10] tells the loss of this round, threat included', () => {
    const table = makeTable();
    table.state.piratesUp = [3, 1];
    table.own(1, 'P11');
    table.give(0, { cannons: 5, score: 20 });
    const outlook = pirateOutlook(table.box, viewOf(table), 0);
    expect(outlook.now).toEqual({ strength: 6, isRepelled: false, fired: 5, lost: 6, reward: 0 });
    expect(outlook.threat).toBe(2);
    expect(pirateOutlook(table.box, viewOf(table), 1).threat).toBe(0);
    table.give(0, { cannons: 6 });
    expect(pirateOutlook(table.box, viewOf(table), 0).now).toMatchObject({ isRepelled: true, fired: 6, lost: 0 });
  });

  it('[AM-PIRATES-07] tells from an attack whether the cannons were enough', () => {
    const { box, state } = makeTable();
    const player = state.players[0];
    for (const strength of [0, 3, 5])
      for (const cannons of [0, 2, 3, 4, 5, 6]) {
        const attack = attackOn(box, { ...player, cannons }, strength);
        expect(isRepelled(attack)).toBe(attack.isRepelled);
      }
  });

  it('[AM-NEXT-03] averages the next round over the markers that may turn up', () => {
    const table = makeTable();
    table.state.piratesUp = [1];
    table.state.piratesDown = [0, 2, 0, 4];
    table.state.piratesOut = [3];
    table.give(0, { cannons: 4, score: 20 });
    const { next } = pirateOutlook(table.box, viewOf(table), 0);
    // Fires 1, keeps 3: holds against 1 + 0, 0 or 2, not against 1 + 3 or 4.
    expect(next).toMatchObject({ least: 1, most: 5, beaten: 0.4 });
    expect(next?.lost).toBeCloseTo((4 + 5) / 5);
    expect(next?.strength).toBeCloseTo(1 + 9 / 5);
  });

  it('[AM-PIRATES-05] [AM-TOKENS-11] tells what too few cannons cost, by half with the token', () => {
    const table = makeTable();
    expect(damageTo(table.box, table.player(0), 7)).toBe(7);
    table.own(0, 'P12');
    expect(damageTo(table.box, table.player(0), 7)).toBe(4);
  });

  it('[AM-NEXT-01] ends with the last round', () => {
    const table = makeTable();
    table.state.round = 5;
    expect(pirateOutlook(table.box, viewOf(table), 0).next).toBeUndefined();
  });
});

describe('the ship token', () => {
  it('[AM-TOKENS-08] [AM-TOKENS-02] is there until it is used', () => {
    const table = makeTable();
    const tokens: number[] = [shipToken(table.box, table.player(0))];
    table.own(0, 'P10');
    tokens.push(shipToken(table.box, table.player(0)));
    table.give(0, { used: table.player(0).tokens });
    tokens.push(shipToken(table.box, table.player(0)));
    expect(tokens).toEqual([NOTHING, table.token('P10'), NOTHING]);
  });
});

describe('the end', () => {
  it('[AM-END-01] comes with the last phase of round 5', () => {
    const table = makeTable();
    const seen = (round: number, phase: number): boolean[] => {
      Object.assign(table.state, { round, phase });
      const view = viewOf(table);
      return [isLastRound(table.box, view), isLastPhase(table.box, view)];
    };
    expect([seen(4, 6), seen(5, 5), seen(5, 6)]).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ]);
    Object.assign(table.state, { phase: 0, stack: [] });
    expect(isLastPhase(table.box, viewOf(table))).toBe(true);
  });

  it('[AM-GOLD-03] of a track: the steps that are left', () => {
    const table = makeTable();
    table.give(0, { cannons: 4, progress: 20, track: 1 });
    const { box } = table;
    const left = (['loadCannons', 'moveProgress', 'moveOrder'] as const).map((kind) =>
      spacesLeft(box, table.player(0), kind),
    );
    expect(left).toEqual([8, 4, box.orderColours.length - 2]);
  });
});

describe('the outlook of steps on the order track', () => {
  it('[AM-WHITE-03] [AM-WHITE-10] a disc leads once it reaches the leading one, but not by staying below it', () => {
    const table = makeTable();
    table.give(0, { track: 2 });
    table.give(1, { track: 5 });
    table.state.discs = [1, 0, ...table.state.discs.filter((seat) => seat > 1)];
    const leads = (count: number) => orderOutlook(table.box, viewOf(table), 0, count).isFirst;
    expect([0, 2, 3, 4].map(leads)).toEqual([false, false, true, true]);
    table.give(0, { track: 5 });
    expect([0, 1].map(leads)).toEqual([false, true]);
  });

  it('[AM-END-08] [AM-GOLD-09] names the points of the space, which is never beyond the end', () => {
    const table = makeTable();
    const { box } = table;
    const last = box.orderWorth.length - 1;
    table.give(0, { track: last - 1 });
    const worths = [0, 1, 2].map((count) => orderOutlook(box, viewOf(table), 0, count).worth);
    expect(worths).toEqual([box.orderWorth[last - 1], box.orderWorth[last], box.orderWorth[last]]);
  });
});

describe('what things are worth', () => {
  it('[AM-END-06] a good: tokens times production, and one more of either', () => {
    const player = { goods: [3, 0, 1, 0, 0], production: [2, 1, 4, 1, 1] };
    expect(goodWorth(player, 0)).toEqual({ points: 6, oneMoreGood: 2, oneMoreProduction: 3 });
    expect(goodWorth(player, 1)).toEqual({ points: 0, oneMoreGood: 1, oneMoreProduction: 0 });
  });

  it('[AM-GREEN-20] [AM-GREEN-21] posts: a multiple of the time marker, from the sixth on the same', () => {
    const { box } = makeTable();
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((posts) => postMultiple(box, posts))).toEqual([0, 1, 3, 6, 10, 15, 21, 21]);
  });

  it('[AM-BLUE-17] a discovery: nothing where anybody has a post', () => {
    const { box } = makeTable();
    expect([discoveryPoints(box, [0, 0]), discoveryPoints(box, [0, 1])]).toEqual([3, 0]);
  });

  it('[AM-GOLD-01] [AM-TOKENS-19] cubes: one gold for three of them, or for two with the token', () => {
    const table = makeTable();
    table.phase({ cubes: { blue: 4, red: 1 } });
    const gold = (): number[] => {
      const position = positionOf(viewOf(table));
      return [cubesPerGold(table.box, position, 0), goldForCubes(table.box, position, 0)];
    };
    expect(gold()).toEqual([3, 2]);
    table.own(0, 'P19');
    expect(gold()).toEqual([2, 3]);
  });

  it('[AM-NEXT-04] the right half of the display leaves', () => {
    const { box } = makeTable();
    expect(displayHalves(box, [1, 2, 3, 4, 5, 6, 7, 8])).toEqual({ kept: [1, 2, 3, 4], leaving: [5, 6, 7, 8] });
    expect([3, 4].map((space) => staysOnDisplay(box, space))).toEqual([true, false]);
  });

  it('[AM-BROWN-02] the next token lies at the next space with points', () => {
    const { box } = makeTable();
    expect([0, 3, 4, 23, 24].map((space) => stepsToToken(box, space))).toEqual([4, 1, 4, 1, undefined]);
  });

  it('[AM-BROWN-02] [AM-BROWN-07] steps: a token for each space with points, as long as any are on display', () => {
    const { box } = makeTable();
    const display = [7, NOTHING, 9];
    expect([3, 4, 5, 8].map((steps) => tokensWithin(box, display, 0, steps))).toEqual([0, 1, 1, 2]);
    expect([tokensWithin(box, display, 4, 4), tokensWithin(box, display, 4, 3)]).toEqual([1, 0]);
    expect([tokensLeft(display), tokensWithin(box, display, 0, 24)]).toEqual([2, 2]);
    expect(tokensWithin(box, [NOTHING, NOTHING], 0, 24)).toBe(0);
  });

  it('[AM-GOLD-08] a price: gold for each action point that is missing', () => {
    expect([2, 3, 5].map((price) => goldFor(price, 3))).toEqual([0, 0, 2]);
    expect([2, 3, 5].map((price) => payment(price, 3))).toEqual([
      { ap: 2, gold: 0 },
      { ap: 3, gold: 0 },
      { ap: 3, gold: 2 },
    ]);
    expect(payment(2, 0)).toEqual({ ap: 0, gold: 2 });
  });

  it('[AM-GOLD-02] [AM-GOLD-05] [AM-TOKENS-17] a chest or a gold token: what the track has room for, and points for the rest', () => {
    const { box } = makeTable();
    const token = box.names.tokens.indexOf('P16');
    expect([cashValue(box, NOTHING), cashValue(box, token)]).toEqual([3, box.amounts[token]]);
    const gains = [0, 9, 10, 12].map((have) => goldGain(box, have, 3));
    expect(gains.map(({ gold }) => gold)).toEqual([3, 3, 2, 0]);
    expect(gains.map(({ points }) => points)).toEqual([0, 0, 1, 3]);
  });
});
