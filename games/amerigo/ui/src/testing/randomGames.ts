import { acceptedBox, amerigo, type Event, type View } from '@portolan/amerigo';
import {
  type BaseState,
  below,
  InvariantError,
  nextWord,
  type Outcome,
  rngFromSeed,
  traceMove,
} from '@portolan/kernel';

const opened = amerigo.open();
if (!opened.ok) throw new InvariantError('the shipped components are refused');
const { game, advice } = opened.value;

export const box = acceptedBox();

export const NAMES = ['Ann', 'Bob', 'Cid', 'Dot'];

export interface RandomGame {
  readonly seed: string;
  readonly seats: number;
  /** The percentage of moves that are random; the others follow the advice, which makes games eventful. */
  readonly wild: number;
}

/** What a seat is asked. */
export interface RandomQuestion {
  readonly view: View;
  /** In notation; empty in the last question, which is the view of the finished game. */
  readonly legal: readonly string[];
  /** The rule that forbids a move. */
  readonly why: (text: string) => string | undefined;
}

/** An event with the views before and after it; nobody has secrets, so all viewers see the same. */
export interface RandomStep {
  readonly event: Event;
  readonly view: View;
  readonly after: View;
}

interface Turn {
  readonly state: BaseState;
  readonly seat: number | undefined;
  readonly moves: readonly unknown[];
  /** What the chosen move does. */
  readonly steps: readonly { readonly event: unknown; readonly state: BaseState }[];
}

function* turnsOf({ seed, seats, wild }: RandomGame): Generator<Turn> {
  const rng = rngFromSeed(`${seed}/moves`);
  const options = game.readOptions({});
  if (!options.ok) throw new InvariantError('the default options are refused');
  let state = game.setup(options.value, seats, rngFromSeed(seed));
  for (let seat = game.awaiting(state)[0]; seat !== undefined; seat = game.awaiting(state)[0]) {
    const moves = game.legalMoves(state, seat, []);
    const ratings = nextWord(rng) % 100 < wild ? undefined : advice.rate(game.view(state, seat), moves);
    const chosen = ratings === undefined ? below(rng, moves.length) : ratings.indexOf(Math.max(...ratings));
    const { steps, after } = traceMove(game, { state, seat, move: moves[chosen] });
    yield { state, seat, moves, steps };
    state = after;
  }
  yield { state, seat: undefined, moves: [], steps: [] };
}

export function* questionsOf(played: RandomGame): Generator<RandomQuestion> {
  for (const { state, seat, moves } of turnsOf(played)) {
    yield {
      view: game.view(state, seat ?? 'spectator') as View,
      legal: moves.map((move) => game.writeMove(move)),
      why: (text) => {
        const move = game.readMove(text);
        return move === undefined || seat === undefined ? undefined : game.whyNot(state, seat, move);
      },
    };
  }
}

export function* stepsOf(played: RandomGame): Generator<RandomStep> {
  for (const { state, steps } of turnsOf(played)) {
    let view = game.view(state, 'spectator') as View;
    for (const step of steps) {
      const after = game.view(step.state, 'spectator') as View;
      yield { event: step.event as Event, view, after };
      view = after;
    }
  }
}

export interface RandomResult {
  readonly events: readonly Event[];
  readonly outcome: Outcome;
}

export function resultOf(played: RandomGame): RandomResult {
  const events: Event[] = [];
  let outcome: Outcome | undefined;
  for (const { state, steps } of turnsOf(played)) {
    events.push(...steps.map(({ event }) => event as Event));
    outcome = game.outcome(state);
  }
  if (outcome === undefined) throw new InvariantError('the game never ended');
  return { events, outcome };
}
