import { rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { GREEN } from '../ids.ts';
import { stateOfView } from '../stateOfView.ts';
import { makeTable } from '../testing/table.ts';
import { advise } from './advice.ts';

describe('the advice', () => {
  it('sails to a harbour and founds there', () => {
    const table = makeTable();
    table.phase({ cubes: { blue: 4 } });
    table.play('act blue');
    table.play(table.best());
    const best = table.best();
    expect(best).toMatch(/^sail \d+,\d+$/);
    expect(table.layout.harbours.has(table.at(best.slice(5)))).toBe(true);
    table.play(best);
    expect(table.best()).toMatch(/^found /);
  });

  it('prefers completing an island to laying a tile elsewhere', () => {
    const table = makeTable();
    table.post(0, '1,3', '3,1', '6,8');
    table.cover('neutral', '1,1', '1,2', '2,1', '2,2', '3,2', '3,3');
    table.planned(0, 'village single');
    table.phase({ cubes: { green: 1, black: 1 } });
    expect(table.best()).toBe('act green');
    table.play('act green', 'build village single');
    expect(table.best()).toBe('lay 2,3 turn 0');
  });

  it('plans tiles that fit, and only a few ahead', () => {
    const table = makeTable();
    table.planned(0, 'village square', 'village single');
    table.phase({ cubes: { red: 3 } });
    table.play('act red');
    expect(table.best()).toBe('end');
    const settled = makeTable();
    settled.post(0, '6,8');
    settled.phase({ cubes: { red: 3 } });
    settled.play('act red');
    expect(settled.best()).toMatch(/^plan /);
  });

  it('keeps cannons for the pirates at the end of a round', () => {
    const table = makeTable();
    table.state.piratesUp = [4, 2];
    table.give(0, { cannons: 3, score: 30 });
    table.phase({ cubes: { black: 3, white: 3 }, phase: 'white' });
    expect(table.best()).toBe('act black');
    table.play('act black');
    expect(table.best()).toBe('load 3');
  });

  it('buys production for the goods it has', () => {
    const table = makeTable();
    table.give(0, { goods: [0, 4, 0, 0, 0], gold: 0 });
    table.state.market = [0, 3, 6, 9, 12, -1];
    table.phase({ cubes: { yellow: 2 } });
    table.play('act yellow');
    expect(table.best()).toBe('buy tobacco 2');
  });

  it('prefers a permanent token early and points late', () => {
    const pick = (round: number): string => {
      const table = makeTable();
      table.state.display = [table.token('P05'), table.token('P23'), -1, -1, -1, -1, -1, -1];
      table.give(0, { progress: 3 });
      table.phase({ cubes: { brown: 1 }, round });
      table.play('act brown', 'progress 1');
      return table.best();
    };
    expect([pick(1), pick(5)]).toEqual(['token P05', 'token P23']);
  });

  it('cashes a chest only when it pays for a better step', () => {
    const table = makeTable();
    table.state.piratesUp = [4];
    table.give(0, { chests: 1, cannons: 1, score: 30 });
    table.phase({ cubes: { black: 1 }, round: 5, phase: 'white' });
    expect([...table.ratings().keys()].at(-1)).toBe('cash chest');
    table.play('act black');
    expect(table.best()).toBe('cash chest');
    table.play('cash chest');
    expect(table.best()).toBe('load 3');
    const safe = makeTable();
    safe.state.piratesUp = [4];
    safe.give(0, { chests: 1, cannons: 3, score: 30 });
    safe.phase({ cubes: { black: 1 }, round: 5, phase: 'white' });
    safe.play('act black');
    expect(safe.best()).toBe('load 1');
  });

  it('spends gold at the end of the game rather than keeping it', () => {
    const table = makeTable();
    table.post(0, '6,8');
    table.planned(0, 'neutral pair');
    table.give(0, { gold: 3 });
    table.phase({ cubes: { green: 1, white: 1 }, round: 5, phase: 'white' });
    expect(table.best()).toBe('act green');
    table.play('act green');
    expect(table.best()).toBe('build neutral pair');
  });

  it('advances on the order track rather than taking a little gold', () => {
    const table = makeTable();
    table.phase({ cubes: { white: 4 }, round: 1, phase: 'white' });
    expect(table.best()).toBe('act white');
    table.play('act white');
    expect(table.best()).toBe('advance 4');
  });

  it('uses white for the action under its order disc', () => {
    const table = makeTable();
    table.post(0, '1,3', '3,1', '6,8');
    table.cover('neutral', '1,1', '1,2', '2,1', '2,2', '3,2', '3,3');
    table.planned(0, 'village single');
    table.give(0, { track: table.box.orderColours.indexOf(GREEN) });
    table.phase({ cubes: { white: 2 } });
    expect(table.best()).toBe('special');
  });

  it('does not load cannons that will not be enough', () => {
    const table = makeTable();
    table.state.piratesUp = [4, 3, 2];
    table.give(0, { score: 30 });
    table.phase({ cubes: { black: 2, white: 1 }, round: 5, phase: 'white' });
    expect(table.best()).not.toBe('act black');
    table.give(0, { cannons: 7 });
    expect(table.best()).toBe('act black');
  });

  it('rates nothing for a seat that is not asked', () => {
    const table = makeTable();
    table.phase({ cubes: { black: 1 } });
    const moves = table.game.legalMoves(table.state, 0, []);
    expect(advise(table.box).rate(table.view(1), moves)).toEqual(moves.map(() => 0));
  });

  it('rebuilds the map of the state from the view', () => {
    const table = makeTable();
    table.post(0, '6,8');
    table.post(1, '6,11');
    table.lay(0, 'neutral pair', '7,8');
    table.lay(1, 'village single', '7,11');
    const state = stateOfView(table.box, table.view(0));
    const { covered, neutrals, villages, posts, linked, empty, completed, players } = table.state;
    expect(state).toMatchObject({ covered, neutrals, villages, posts, linked, empty, completed, players });
  });

  it('wins against random play', () => {
    const { game, box } = makeTable();
    const advice = advise(box);
    const rng = rngFromSeed('contest');
    for (const seats of [2, 3, 4]) {
      const state = game.setup({}, seats, rngFromSeed(`contest ${seats}`));
      for (let seat = game.awaiting(state)[0]; seat !== undefined; seat = game.awaiting(state)[0]) {
        const moves = game.legalMoves(state, seat, []);
        const ratings = seat === 0 ? advice.rate(game.view(state, seat), moves) : moves.map(() => 0);
        const best = Math.max(...ratings);
        const good = moves.filter((_, i) => ratings[i] === best);
        rng[3]++;
        game.apply(state, seat, good[Math.abs(rng[3]) % good.length]);
      }
      expect(game.outcome(state)?.places[0]).toBe(1);
      expect(game.outcome(state)?.scores[0]).toBeGreaterThan(80);
    }
  });
});
