import type { Advice, BaseEvent, BaseState, Game } from '../game.ts';
import { hashState } from '../hash.ts';
import { type Played, play, type Refusal } from '../play.ts';
import type { Seat, Viewer } from '../seat.ts';

/** A table for tests of one game's rules: moves in notation, played for the awaited seat. */
export interface TestTable<State, Frame, Event, View> {
  /** Replaced by every move; a test may change it. */
  state: State;
  /** Every event since the table was made, in full. */
  readonly events: Event[];
  /** The top frame; the game must not be over. */
  question(): Frame;
  /** The awaited seat; the first of them if there are several. */
  asked(): Seat;
  /** The legal moves of a seat, in notation; of the awaited one by default. */
  legal(seat?: Seat): string[];
  /** Plays moves for the awaited seat; throws if one is refused. Returns the events of the last one. */
  play(...moves: readonly string[]): readonly Event[];
  /** The same for one seat, if several are awaited. */
  playAs(seat: Seat, ...moves: readonly string[]): readonly Event[];
  /** The refusal of a move, which must be refused and change nothing. */
  refuse(move: string, seat?: Seat): Refusal;
  view(viewer: Viewer): View;
  /** The legal moves of the awaited seat with the advice's rating, best first, in notation. */
  ratings(): Map<string, number>;
  /** The move that the advice rates highest. */
  best(): string;
}

/** The state of a game with a stack of frames. */
interface StackedState extends BaseState {
  stack: { readonly kind: string }[];
}

export interface TableRequest<State extends StackedState, Move, Event extends BaseEvent, View, Options> {
  readonly game: Game<State, Move, Event, View, Options>;
  readonly advice: Advice<View, Move>;
  readonly state: State;
}

export function testTable<State extends StackedState, Move, Event extends BaseEvent, View, Options>(
  request: TableRequest<State, Move, Event, View, Options>,
): TestTable<State, State['stack'][number], Event, View> {
  const { game, advice, state } = request;
  const table: TestTable<State, State['stack'][number], Event, View> = {
    state,
    events: [],
    question() {
      const frame = table.state.stack.at(-1);
      if (frame === undefined) throw new Error('the game is over');
      return frame;
    },
    asked: () => game.awaiting(table.state)[0],
    legal: (seat = table.asked()) => game.legalMoves(table.state, seat, []).map((move) => game.writeMove(move)),
    play(...moves) {
      let last: readonly Event[] = [];
      for (const text of moves) last = table.playAs(table.asked(), text);
      return last;
    },
    playAs(seat, ...moves) {
      let last: readonly Event[] = [];
      for (const text of moves) {
        const played = attempt(game, table.state, { seat, text });
        if ('code' in played) {
          throw new Error(`${text}: ${JSON.stringify(played)}; asked: ${JSON.stringify(table.question())}`);
        }
        table.state = played.state;
        table.events.push(...played.events);
        last = played.events;
      }
      return last;
    },
    refuse(text, seat = table.asked()) {
      const before = hashState(table.state);
      const refusal = attempt(game, table.state, { seat, text });
      if (!('code' in refusal)) throw new Error(`${text} was allowed`);
      if (hashState(table.state) !== before) throw new Error(`${text} changed the state`);
      return refusal;
    },
    view: (viewer) => game.view(table.state, viewer),
    ratings() {
      const seat = table.asked();
      const moves = game.legalMoves(table.state, seat, []);
      const ratings = advice.rate(table.view(seat), moves);
      const entries = moves.map((move, i) => [game.writeMove(move), ratings[i]] as const);
      return new Map(entries.sort(([, one], [, other]) => other - one));
    },
    best: () => [...table.ratings().keys()][0],
  };
  return table;
}

function attempt<State extends StackedState, Move, Event extends BaseEvent, View, Options>(
  game: Game<State, Move, Event, View, Options>,
  state: State,
  { seat, text }: { readonly seat: Seat; readonly text: string },
): Played<State, Event> | Refusal {
  const result = play(game, { state, seq: 0 }, { seat, seq: 0, text });
  if (!result.ok) return result.error;
  const move = game.readMove(text);
  const silent = game.clone(state);
  if (move !== undefined) game.apply(silent, seat, move);
  requireSame(silent, result.value.state, text);
  return result.value;
}

/** Search plays without an event sink and must reach the same state. */
export function requireSame(silent: unknown, state: unknown, what: string): void {
  if (hashState(silent) !== hashState(state)) throw new Error(`${what}: the state depends on the event sink`);
}
