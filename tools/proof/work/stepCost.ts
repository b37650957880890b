import { createBot, playGame } from '@portolan/bots';
import {
  type AnyGame,
  type BaseEvent,
  type BaseState,
  InvariantError,
  type OpenGame,
  patchesFor,
  type Seat,
  tell,
  traceMove,
  type Viewer,
} from '@portolan/kernel';

/** What one move costs for one viewer, sent with the whole view or as patches. */
export interface StepCost {
  readonly moves: number;
  readonly eventsPerMove: number;
  /** Bytes of a message: events, what is asked, and the view or its patches. */
  readonly wholeBytes: number;
  readonly patchBytes: number;
  /** Microseconds of a core. */
  readonly wholeMicros: number;
  readonly patchMicros: number;
}

interface Played {
  readonly before: BaseState;
  readonly after: BaseState;
  readonly seat: Seat;
  readonly move: unknown;
  readonly events: readonly BaseEvent[];
}

/** A way to write the moves of one game for everybody, move by move. */
type Writer = (played: Played) => readonly string[];

/** Plays games among greedy bots and writes every move for each seat and a spectator, in both ways. */
export async function measureSteps(open: OpenGame, players: number, games: number): Promise<StepCost> {
  const viewers: readonly Viewer[] = [...Array(players).keys(), 'spectator'];
  const all: Played[][] = [];
  for (let at = 0; at < games; at++) all.push(await playOne(open, players, `steps ${at}`));
  const whole = (): Writer => wholeWriter(open, viewers);
  const inSteps = (): Writer => stepWriter(open, viewers);
  const moves = all.reduce((sum, game) => sum + game.length, 0);
  const messages = moves * viewers.length;
  return {
    moves,
    eventsPerMove: all.flat().reduce((sum, { events }) => sum + events.length, 0) / moves,
    wholeBytes: bytesOf(all, whole) / messages,
    patchBytes: bytesOf(all, inSteps) / messages,
    wholeMicros: microsOf(all, whole) / messages,
    patchMicros: microsOf(all, inSteps) / messages,
  };
}

async function playOne(open: OpenGame, players: number, seed: string): Promise<Played[]> {
  const { game } = open;
  const options = game.readOptions({});
  if (!options.ok) throw new InvariantError(`${game.id} has no default options`);
  const played: Played[] = [];
  let before: BaseState | undefined;
  const bots = Array.from({ length: players }, () => createBot('greedy', open));
  await playGame(
    { game, options: options.value, seed, bots },
    {
      onOpening: (state) => {
        before = game.clone(state);
      },
      onMove({ seat, move, events, state }) {
        const after = game.clone(state);
        if (before !== undefined) played.push({ before, after, seat, move, events });
        before = after;
      },
    },
  );
  return played;
}

function wholeWriter({ game }: OpenGame, viewers: readonly Viewer[]): Writer {
  return ({ after, events }) =>
    viewers.map((viewer) =>
      JSON.stringify({
        entries: [{ events: tell(game, events, viewer) }],
        moment: { view: game.view(after, viewer), ...asked(game, after, viewer) },
      }),
    );
}

/** As the server does it: a move is played again once for all viewers. */
function stepWriter({ game }: OpenGame, viewers: readonly Viewer[]): Writer {
  return ({ before, after, seat, move }) => {
    const trace = traceMove(game, { state: before, seat, move });
    return viewers.map((viewer) => {
      const { events, patches, closing } = patchesFor(game, trace, viewer);
      return JSON.stringify({
        entries: [{ events, patches }],
        moment: { patch: closing, ...asked(game, after, viewer) },
      });
    });
  };
}

function asked(game: AnyGame, after: BaseState, viewer: Viewer): object {
  const awaiting = game.awaiting(after);
  if (typeof viewer !== 'number' || !awaiting.includes(viewer)) return { awaiting };
  return { awaiting, legal: game.legalMoves(after, viewer, []).map((move) => game.writeMove(move)) };
}

function bytesOf(games: readonly (readonly Played[])[], open: () => Writer): number {
  let bytes = 0;
  for (const game of games) {
    const write = open();
    for (const played of game) for (const text of write(played)) bytes += Buffer.byteLength(text);
  }
  return bytes;
}

const ROUNDS = 3;

/** The fastest of some rounds, in time that the core really gave. */
function microsOf(games: readonly (readonly Played[])[], open: () => Writer): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const begun = process.cpuUsage();
    for (const game of games) {
      const write = open();
      for (const played of game) write(played);
    }
    const { user, system } = process.cpuUsage(begun);
    best = Math.min(best, user + system);
  }
  return best;
}
