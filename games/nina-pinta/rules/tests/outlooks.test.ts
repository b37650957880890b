import { below, rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import type { Event } from '../src/events.ts';
import { makeGame } from '../src/game.ts';
import {
  acceptedBox,
  planOutlook,
  revenueOutlook,
  selectionObstacle,
  turnOutlook,
  type View,
  viewAfterLoad,
} from '../src/index.ts';
import type { Move } from '../src/moves.ts';
import type { State } from '../src/state.ts';

const box = acceptedBox();
const game = makeGame(box);
const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

interface Played {
  readonly view: View;
  readonly seat: number;
  readonly legal: readonly Move[];
  readonly move: Move;
  readonly events: readonly Event[];
  /** What its player sees afterwards. */
  readonly after: View;
}

/** Plays a random game; each move comes with the view of its player before it, and its events. */
function* playRandom(seed: string): Generator<Played> {
  const options = game.readOptions({});
  if (!options.ok) throw new Error('no options');
  const rng = rngFromSeed(seed);
  const seats = 1 + below(rng, 4);
  const state: State = game.setup(options.value, seats, rngFromSeed(`${seed}/setup`));
  for (let [seat] = game.awaiting(state); seat !== undefined; [seat] = game.awaiting(state)) {
    const legal = game.legalMoves(state, seat, []).slice();
    const move = legal[below(rng, legal.length)];
    const view = game.view(state, seat);
    const events: Event[] = [];
    game.apply(state, seat, move, (event) => void events.push(event));
    yield { view, seat, legal, move, events, after: game.view(state, seat) };
  }
}

describe('what the controls foretell', () => {
  it.each(SEEDS)('the loads that a plan leaves are the legal ones, game %s [NP-LOAD-02] [NP-LOAD-19]', (seed) => {
    for (const { view, seat, legal } of playRandom(seed)) {
      if (view.question?.kind !== 'loadShips') continue;
      const loads = view.players[seat].loads ?? {};
      const plan = (['nina', 'pinta', 'santaMaria'] as const).map((id) => loads[id]);
      const asked = plan.indexOf(undefined);
      const outlook = planOutlook(box, view, seat, plan);
      if (asked < 0) expect(outlook.orders).toEqual(legal);
      else expect(outlook.loads[asked]).toEqual(legal);
    }
  });

  it.each(SEEDS)('a loaded ship is seen as it was said to be, game %s [NP-HIDDEN-06]', (seed) => {
    for (const { view, seat, move, after } of playRandom(seed)) {
      if (move.kind === 'load') expect(viewAfterLoad(box, view, seat, move)).toEqual(after);
    }
  });

  it.each(SEEDS)('whoever can select a Benefit is not said to be kept from it, game %s [NP-BENEFIT-09]', (seed) => {
    for (const { view, seat, legal } of playRandom(seed)) {
      if (view.question?.kind !== 'selectBenefit') continue;
      const canTake = legal.some(({ kind }) => kind === 'take');
      expect(selectionObstacle(box, view, seat) === undefined).toBe(canTake);
    }
  });

  it.each(SEEDS)('revenue comes as foretold, game %s [NP-REV-04] [NP-REV-08]', (seed) => {
    for (const { view, seat, move, events } of playRandom(seed)) {
      if (view.question?.kind !== 'collectRevenue' || move.kind !== 'collect') continue;
      const { revenue, lost, mined, flows } = revenueOutlook(box, view, seat, view.question.world);
      const collected = events.find((event) => event.kind === 'revenueCollected');
      expect(collected).toMatchObject({ gold: revenue, lost });
      const taken = events.reduce((sum, event) => (event.kind === 'goldMined' ? sum + event.gold : sum), 0);
      expect(taken).toBe(mined);
      expect(flows.reduce((sum, { yields }) => sum + yields, 0)).toBe(revenue + lost);
    }
  });

  it.each(SEEDS)('Reduce sends home whom it was said to, game %s [NP-REDUCE-05]', (seed) => {
    for (const { view, seat, move, events } of playRandom(seed)) {
      const isEnd = view.question?.kind === 'migrate' && (move.kind === 'migrate' || move.kind === 'done');
      if (!isEnd) continue;
      // The next turn may follow at once.
      const next = events.findIndex(({ kind }) => kind === 'shipHarboured' || kind === 'shipTurnedBack');
      const turn = next < 0 ? events : events.slice(0, next);
      const reduced = turn.reduce((sum, event) => (event.kind === 'settlersReduced' ? sum + event.count : sum), 0);
      expect(turnOutlook(box, view, seat, move)?.reduced).toBe(reduced);
    }
  });
});
