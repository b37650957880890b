import { below, type Rng, rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { makeGame } from './game.ts';
import { benefitWorths } from './queries/benefitWorths.ts';
import { groupStandings } from './queries/groupStandings.ts';
import { runningScores } from './queries/runningScore.ts';
import type { State } from './state.ts';
import { stateOfView } from './stateOfView.ts';
import { shippedBox as box } from './testing/index.ts';
import { makeTable } from './testing/table.ts';
import { view } from './view.ts';

const game = makeGame(box);

/** A game of random moves. */
function* states(seed: string, seats: number): Generator<State> {
  const rng: Rng = rngFromSeed(`${seed}/moves`);
  const options = game.readOptions({});
  if (!options.ok) throw new Error('no options are refused');
  const state = game.setup(options.value, seats, rngFromSeed(seed));
  for (let seat = game.awaiting(state)[0]; seat !== undefined; seat = game.awaiting(state)[0]) {
    yield state;
    const moves = game.legalMoves(state, seat, []);
    game.apply(state, seat, moves[below(rng, moves.length)], undefined);
  }
  yield state;
}

describe.each([1, 2, 3, 4])('a state made of a view with %i at the table', (seats) => {
  it('looks the same to everyone who sees all', () => {
    for (const state of states('seen', seats)) {
      const open = view(box, state, 'open');
      const { faceDown, ...again } = view(box, stateOfView(box, open), 'open');
      const { faceDown: hidden, ...seen } = open;
      expect(again).toEqual(seen);
    }
  });

  it('offers the player who is asked the same moves', () => {
    for (const state of states('moves', seats)) {
      const seat = game.awaiting(state)[0];
      if (seat === undefined) continue;
      const again = stateOfView(box, view(box, state, seat));
      const write = (one: State): string[] => game.legalMoves(one, seat, []).map((move) => game.writeMove(move));
      expect(write(again)).toEqual(write(state));
    }
  });

  it('scores at the end what the game scores, and hides no more than the screens do before', () => {
    for (const state of states('score', seats)) {
      const open = runningScores(box, view(box, state, 'open'));
      const some = runningScores(box, view(box, state, 'spectator'));
      for (const [seat, score] of some.entries()) {
        expect(score.total).toBeLessThanOrEqual(open[seat].total);
        if (score.exact) expect(score).toEqual(open[seat]);
      }
      expect(runningScores(box, view(box, state, 0))[0]).toEqual(open[0]);
    }
    const last = [...states('score', seats)].at(-1);
    if (last === undefined) throw new Error('no game was played');
    const over = view(box, last, 'spectator');
    expect(runningScores(box, over).map(({ points }) => points)).toEqual(over.players.map(({ tally }) => tally));
  });
});

describe('the worth of a Benefit', () => {
  it('is what the score grows by once it is taken, for Progress Benefits and gold', () => {
    let compared = 0;
    for (const state of states('worth', 3)) {
      const seat = game.awaiting(state)[0];
      if (state.stack.at(-1)?.kind !== 'selectBenefit' || seat === undefined) continue;
      for (const move of game.legalMoves(state, seat, [])) {
        if (move.kind !== 'take' || (box.faces.bonus[move.face] >= 0 && box.faces.gold[move.face] === 0)) continue;
        const before = view(box, state, seat);
        const after = game.clone(state);
        const cost = before.cost ?? 0;
        game.apply(after, seat, move, undefined);
        if (after.stack.length === 0 || after.era !== state.era) continue;
        after.players[seat].gold += cost;
        const grown = runningScores(box, view(box, after, seat))[seat].total - runningScores(box, before)[seat].total;
        expect(benefitWorths(box, before, seat, [box.faces.names[move.face]])).toEqual([grown]);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(100);
  });

  it('counts a Bonus Benefit where it adds the most', () => {
    const table = makeTable({ seats: 2, nations: ['spain', 'france'] });
    const worth = (name: string): number | undefined => benefitWorths(table.box, table.view(0), 0, [name])[0];
    expect(['native', 'town', 'city', 'cathedral', 'corn', 'pirate'].map(worth)).toEqual([0, 0, 0, 0, 0, 0]);
    table.settle(0, 'nina caribbean');
    expect(['native', 'town', 'city', 'cathedral'].map(worth)).toEqual([1, 1, 0, 0]);
    table.town(0, 'santaMaria caribbean');
    table.own(0, 'painting', 'music');
    // 1 for the City itself, and 2 for two Arts of value 1 instead of 0, whose marker it brings.
    expect(['city', 'cathedral'].map(worth)).toEqual([3, 2]);
    // The City would take a disc, which only counts for Military beyond three.
    table.own(0, 'knight');
    expect(worth('city')).toBe(3);
  });

  it('is unknown for what others hold', () => {
    const [first] = states('other', 2);
    if (first === undefined) throw new Error('no game was played');
    expect(benefitWorths(box, view(box, first, 0), 1, ['painting'])).toEqual([undefined]);
    expect(benefitWorths(box, view(box, first, 'spectator'), 0, ['painting'])).toEqual([undefined]);
  });
});

describe('the standing of the groups', () => {
  it('shows Military to everyone and the rest to its owner', () => {
    for (const state of states('groups', 3)) {
      const standings = groupStandings(box, view(box, state, 1));
      for (const { group, counting } of standings) {
        const known = counting.map((count) => count !== undefined);
        expect(known).toEqual(
          state.stack.length === 0 || group === 'military' ? [true, true, true] : [false, true, false],
        );
      }
    }
  });
});
