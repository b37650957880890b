import {
  type BaseState,
  below,
  InvariantError,
  nextWord,
  type Outcome,
  rngFromSeed,
  traceMove,
  type Viewer,
} from '@portolan/kernel';
import { acceptedBox, type Event, ninaPinta, type View } from '@portolan/nina-pinta';

const opened = ninaPinta.open();
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

/** An event with the views of its viewer before and after it. */
export interface RandomStep {
  /** By player. */
  readonly names: readonly string[];
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

export function* turnsOf({ seed, seats, wild }: RandomGame): Generator<Turn> {
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

/** The events that the viewer learns of, by default someone who sees everything. */
export function* stepsOf(played: RandomGame, viewer: Viewer = 'open'): Generator<RandomStep> {
  for (const { state, steps } of turnsOf(played)) {
    let view = game.view(state, viewer) as View;
    for (const step of steps) {
      const after = game.view(step.state, viewer) as View;
      const event = game.redact(step.event as Event, viewer);
      if (event !== undefined) yield { event: event as Event, view, after, names: namesIn(view) };
      view = after;
    }
  }
}

/** The names of the players, Planck among them. */
export function namesIn({ players }: View): readonly string[] {
  return players.map(({ name }, seat) => name ?? NAMES[seat] ?? '');
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
