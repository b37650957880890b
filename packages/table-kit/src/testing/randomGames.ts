import {
  type BaseEvent,
  type BaseState,
  below,
  type GamePackage,
  InvariantError,
  nextWord,
  type Outcome,
  rngFromSeed,
  traceMove,
  type Viewer,
} from '@portolan/kernel';

export interface RandomGame {
  readonly seed: string;
  readonly seats: number;
  /** The percentage of moves that are random; the others follow the advice, which makes games eventful. */
  readonly wild: number;
}

/** What a seat is asked. */
export interface RandomQuestion<View> {
  readonly view: View;
  /** In notation; empty in the last question, which is the view of the finished game. */
  readonly legal: readonly string[];
  /** The rule that forbids a move. */
  readonly why: (text: string) => string | undefined;
}

/** The same with the moves themselves and the outcome of the one that is played. */
export interface RandomAnswer<View, Event, Move> {
  readonly view: View;
  readonly moves: readonly Move[];
  readonly events: readonly Event[];
}

/** An event with the views of its viewer before and after it. */
export interface RandomStep<View, Event> {
  readonly event: Event;
  readonly view: View;
  readonly after: View;
}

export interface RandomResult<Event> {
  readonly events: readonly Event[];
  readonly outcome: Outcome;
}

export interface RandomGames<View, Event, Move> {
  turnsOf(played: RandomGame): Generator<RandomTurn>;
  questionsOf(played: RandomGame): Generator<RandomQuestion<View>>;
  answersOf(played: RandomGame): Generator<RandomAnswer<View, Event, Move>>;
  /** The events that the viewer learns of, by default someone who sees everything. */
  stepsOf(played: RandomGame, viewer?: Viewer): Generator<RandomStep<View, Event>>;
  resultOf(played: RandomGame): RandomResult<Event>;
}

/** A position with its legal moves; without a seat in the finished game. */
export interface RandomTurn {
  readonly state: BaseState;
  readonly seat: number | undefined;
  readonly moves: readonly unknown[];
  /** What the chosen move does. */
  readonly steps: readonly { readonly event: BaseEvent; readonly state: BaseState }[];
}

/** Whole games with the shipped components, for tests. The caller names the types of the game's views, events and moves. */
export function randomGames<View, Event extends BaseEvent, Move = unknown>(
  game: GamePackage,
): RandomGames<View, Event, Move> {
  const opened = game.open();
  if (!opened.ok) throw new InvariantError('the shipped components are refused');
  const { game: rules, advice } = opened.value;

  function* turnsOf({ seed, seats, wild }: RandomGame): Generator<RandomTurn> {
    const rng = rngFromSeed(`${seed}/moves`);
    const options = rules.readOptions({});
    if (!options.ok) throw new InvariantError('the default options are refused');
    let state = rules.setup(options.value, seats, rngFromSeed(seed));
    for (let seat = rules.awaiting(state)[0]; seat !== undefined; seat = rules.awaiting(state)[0]) {
      const moves = rules.legalMoves(state, seat, []);
      const ratings = nextWord(rng) % 100 < wild ? undefined : advice.rate(rules.view(state, seat), moves);
      const chosen = ratings === undefined ? below(rng, moves.length) : ratings.indexOf(Math.max(...ratings));
      const { steps, after } = traceMove(rules, { state, seat, move: moves[chosen] });
      yield { state, seat, moves, steps };
      state = after;
    }
    yield { state, seat: undefined, moves: [], steps: [] };
  }

  return {
    turnsOf,
    *questionsOf(played) {
      for (const { state, seat, moves } of turnsOf(played)) {
        yield {
          view: rules.view(state, seat ?? 'spectator') as View,
          legal: moves.map((move) => rules.writeMove(move)),
          why: (text) => {
            const move = rules.readMove(text);
            return move === undefined || seat === undefined ? undefined : rules.whyNot(state, seat, move);
          },
        };
      }
    },
    *answersOf(played) {
      for (const { state, seat, moves, steps } of turnsOf(played)) {
        const view = rules.view(state, seat ?? 'spectator') as View;
        yield { view, moves: moves as readonly Move[], events: steps.map(({ event }) => event as Event) };
      }
    },
    *stepsOf(played, viewer = 'open') {
      for (const { state, steps } of turnsOf(played)) {
        let view = rules.view(state, viewer) as View;
        for (const step of steps) {
          const after = rules.view(step.state, viewer) as View;
          const event = rules.redact(step.event, viewer);
          if (event !== undefined) yield { event: event as Event, view, after };
          view = after;
        }
      }
    },
    resultOf(played) {
      const turns = [...turnsOf(played)];
      const last = turns.at(-1);
      const outcome = last === undefined ? undefined : rules.outcome(last.state);
      if (outcome === undefined) throw new InvariantError('the game never ended');
      return { events: turns.flatMap(({ steps }) => steps.map(({ event }) => event as Event)), outcome };
    },
  };
}
