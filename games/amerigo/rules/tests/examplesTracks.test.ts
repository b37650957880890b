import { describe, expect, it } from 'vitest';
import { GOODS, NOTHING } from '../src/ids.ts';
import { strengthAgainst } from '../src/queries/pirates.ts';
import { prepareRound } from '../src/rounds/next.ts';
import { fightPirates } from '../src/rounds/pirates.ts';
import { scoreGame } from '../src/scoring.ts';
import { makeTable } from '../src/testing/table.ts';
import { eventsOf, illegal } from './helpers.ts';

const [RED, WHITE, BLUE, YELLOW] = [0, 1, 2, 3];

describe('worked examples: tracks, tokens and scoring', () => {
  it('EX-09 progress [AM-BROWN-01, AM-BROWN-02]', () => {
    const table = makeTable({ seats: 4 });
    table.give(RED, { gold: 0 });
    table.phase({ cubes: { brown: 5 } });
    table.play('act brown', 'progress 4');
    const shown = table.legal().length;
    expect(shown).toBe(8);
    const pick = table.legal().find((move) => !['token P16', 'token P17'].includes(move)) ?? '';
    table.play(pick, 'progress 1');
    expect(table.player(RED).progress).toBe(5);
    expect(table.state.display.filter((token) => token !== NOTHING)).toHaveLength(7);
    expect(eventsOf(table.events, 'tokenTaken')).toHaveLength(1);
    expect(table.question()).toEqual({ kind: 'takeTurn', seat: 1 });
  });

  it('EX-17 buying production [AM-YELLOW-01, AM-YELLOW-02, AM-YELLOW-03]', () => {
    const table = makeTable();
    const kinds = table.box.production.map(({ good, cost }) => `${GOODS[good]} ${cost}`);
    table.state.market[0] = kinds.indexOf('cotton 2');
    table.state.market[1] = kinds.indexOf('cotton 3');
    table.phase({ cubes: { yellow: 5 } });
    table.play('act yellow', 'buy cotton 2', 'buy cotton 3');
    expect(table.player(RED).production).toEqual([3, 1, 1, 1, 1]);
    expect(table.state.market.filter((kind) => kind === NOTHING)).toHaveLength(2);
    expect(table.question()).toEqual({ kind: 'takeTurn', seat: 1 });
  });

  it('EX-18 advancing on the order track [AM-WHITE-02, AM-WHITE-03, AM-ROUND-09, AM-GOLD-04]', () => {
    const table = makeTable({ seats: 4 });
    for (const [seat, track] of [3, 2, 9, 5].entries()) table.give(seat, { track });
    table.give(YELLOW, { gold: 0 });
    table.state.discs = [BLUE, YELLOW, RED, WHITE];
    table.phase({ cubes: { white: 5 }, order: [BLUE, YELLOW, RED, WHITE] });
    table.play('gold', 'act white', 'advance 4');
    expect(table.player(YELLOW)).toMatchObject({ track: 9, gold: 0 });
    expect(table.question().seat).toBe(RED);
    table.play('gold', 'gold');
    expect(table.state.order).toEqual([YELLOW, BLUE, RED, WHITE]);
  });

  it('EX-19 special action [AM-WHITE-05..09]', () => {
    const table = makeTable({ seats: 4 });
    table.give(WHITE, { track: 9, gold: 0 });
    table.phase({ cubes: { brown: 5, white: 1 }, order: [WHITE, RED, BLUE, YELLOW] });
    table.play('special');
    expect(table.question()).toEqual({ kind: 'planTile', seat: WHITE, ap: 5, neutrals: 1 });
    table.play('end');
    expect(table.player(WHITE).track).toBe(9);
    expect(table.refuse('special')).toEqual(illegal('special', 'AM-WHITE-06'));
  });

  it('EX-20 taking gold [AM-GOLD-01, AM-GOLD-02]', () => {
    const table = makeTable();
    table.give(RED, { gold: 9 });
    table.phase({ cubes: { blue: 5, red: 3, green: 2 } });
    table.play('gold');
    expect(table.player(RED)).toMatchObject({ gold: 12, score: 1 });
  });

  it('EX-21 end of the cannon track [AM-BLACK-02, AM-GOLD-03]', () => {
    const table = makeTable();
    table.give(RED, { cannons: 10, gold: 0 });
    table.phase({ cubes: { black: 5 } });
    table.play('act black', 'load 2');
    expect(table.player(RED)).toMatchObject({ cannons: 12, gold: 2 });
  });

  it('EX-22 gold for an extra step [AM-GOLD-07, AM-GOLD-08, AM-BROWN-02]', () => {
    const table = makeTable();
    table.give(RED, { progress: 5, gold: 1 });
    table.phase({ cubes: { brown: 2 } });
    table.play('act brown', 'progress 3');
    expect(table.player(RED)).toMatchObject({ progress: 8, gold: 0 });
    expect(table.question()).toEqual({ kind: 'chooseToken', seat: RED, ap: 0 });
  });

  it('EX-23 losing to the pirates, EX-24 fighting them off [AM-PIRATES-04, AM-PIRATES-05]', () => {
    const table = makeTable({ seats: 4 });
    table.give(BLUE, { cannons: 4, score: 20 });
    table.give(YELLOW, { cannons: 8, score: 20 });
    table.state.piratesUp = [2, 4];
    fightPirates(table.context());
    expect(table.player(BLUE)).toMatchObject({ cannons: 0, score: 14 });
    expect(table.player(YELLOW)).toMatchObject({ cannons: 2, score: 20 });
  });

  it('EX-25 growing danger [AM-NEXT-02]', () => {
    const table = makeTable();
    table.state.piratesUp = [2, 1, 3];
    table.state.piratesDown = [4];
    prepareRound(table.context());
    expect(strengthAgainst(table.box, table.state, RED)).toBe(10);
  });

  it('EX-26 final scoring [AM-END-02..08, AM-GOLD-02]', () => {
    const table = makeTable();
    table.own(RED, 'P17', 'P23', 'P24');
    table.give(RED, {
      ...{ gold: 10, chests: 1, goods: [3, 1, 0, 2, 2], production: [4, 1, 2, 1, 2], progress: 17, track: 13 },
    });
    scoreGame(table.context((event) => table.events.push(event)));
    expect(eventsOf(table.events, 'goldGained').map(({ gold, points }) => [gold, points])).toEqual([
      [2, 1],
      [0, 5],
    ]);
    expect(eventsOf(table.events, 'finalScored').map(({ source, points }) => [source, points[RED]])).toEqual([
      ['gold', 12],
      ['goods', 19],
      ['tokens', 7 + 12],
      ['progress', 10],
      ['order', 6],
    ]);
    expect(table.player(RED).score).toBe(72);
  });

  it('EX-27 exact end of a track [AM-GOLD-04, AM-GOLD-09]', () => {
    const table = makeTable();
    table.give(RED, { cannons: 8, gold: 3 });
    table.phase({ cubes: { black: 4 } });
    table.play('act black');
    expect(table.refuse('load 5')).toEqual(illegal('load 5', 'AM-BLACK-02'));
    table.play('load 4');
    expect(table.player(RED)).toMatchObject({ cannons: 12, gold: 3 });
  });

  it('EX-30 bonus token in the middle of an action [AM-BROWN-05, AM-BROWN-06]', () => {
    const start = (id: string): ReturnType<typeof makeTable> => {
      const table = makeTable();
      table.give(RED, { progress: 2, gold: 0 });
      table.state.display = [table.token(id), table.token('P23'), ...Array.from({ length: 6 }, () => NOTHING)];
      table.phase({ cubes: { brown: 3 } });
      table.play('act brown', 'progress 2', `token ${id}`);
      return table;
    };
    expect(start('P04').question()).toEqual({ kind: 'moveProgress', seat: RED, ap: 1 });
    const rich = start('P17');
    rich.play('cash P17', 'progress 4');
    expect(rich.player(RED)).toMatchObject({ progress: 8, gold: 2 });
  });

  it('EX-31 half damage [AM-TOKENS-10, AM-TOKENS-11]', () => {
    const table = makeTable();
    table.own(1, 'P11');
    table.own(RED, 'P12');
    table.give(RED, { cannons: 3, score: 10 });
    table.state.piratesUp = [5];
    fightPirates(table.context());
    expect(strengthAgainst(table.box, table.state, RED)).toBe(7);
    expect(table.player(RED)).toMatchObject({ cannons: 0, score: 6 });
  });

  it('EX-34 special action with a bonus token [AM-WHITE-07, AM-WHITE-08, AM-RED-04]', () => {
    const table = makeTable({ seats: 4 });
    table.own(WHITE, 'P03');
    table.give(WHITE, { track: 9, gold: 0 });
    table.phase({ cubes: { brown: 5, white: 1 }, order: [WHITE, RED, BLUE, YELLOW] });
    table.play('special');
    expect(table.question()).toEqual({ kind: 'planTile', seat: WHITE, ap: 7, neutrals: 1 });
    table.phase({ cubes: { red: 5, white: 1 }, order: [WHITE, RED, BLUE, YELLOW] });
    table.play('act red');
    expect(table.question()).toEqual({ kind: 'planTile', seat: WHITE, ap: 7, neutrals: 1 });
  });

  it('EX-35 standing still at the end of the order track [AM-WHITE-10, AM-GOLD-03]', () => {
    const table = makeTable();
    table.give(0, { track: 24, gold: 0 });
    table.give(1, { track: 24 });
    table.state.discs = [1, 0];
    table.phase({ cubes: { white: 3 }, order: [0, 1] });
    table.play('act white');
    expect(table.player(0)).toMatchObject({ track: 24, gold: 2 });
    expect(table.state.discs).toEqual([1, 0]);
    expect(table.question().seat).toBe(1);
  });
});
