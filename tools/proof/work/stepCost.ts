import { createBot, playGame } from '@portolan/bots';
import {
  applyPatch,
  type BaseEvent,
  type BaseState,
  InvariantError,
  type MovePatches,
  type OpenGame,
  patchMove,
  type Seat,
  tell,
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
  readonly viewer: Viewer;
}

/** Plays games among greedy bots and writes every move for every viewer in both ways. */
export function measureSteps(open: OpenGame, players: number, games: number): StepCost {
  const played = Array.from({ length: games }, (_, at) => playOne(open, players, `steps ${at}`)).flat();
  const { game } = open;
  const whole = (one: Played): string => writeWhole(open, one);
  const inSteps = (one: Played): string => writeSteps(open, one, patchMove(game, toMove(one), one.viewer));
  let [wholeBytes, patchBytes, events] = [0, 0, 0];
  for (const one of played) {
    wholeBytes += Buffer.byteLength(whole(one));
    patchBytes += Buffer.byteLength(inSteps(one));
    events += checkFold(open, one);
  }
  const messages = played.length;
  return {
    moves: messages / (players + 1),
    eventsPerMove: events / messages,
    wholeBytes: wholeBytes / messages,
    patchBytes: patchBytes / messages,
    wholeMicros: microsOf(played, whole),
    patchMicros: microsOf(played, inSteps),
  };
}

function toMove({ before, seat, move }: Played): { state: BaseState; seat: Seat; move: unknown } {
  return { state: before, seat, move };
}

/** Every move of a game, once for each seat and for a spectator. */
function playOne(open: OpenGame, players: number, seed: string): Played[] {
  const { game } = open;
  const options = game.readOptions({});
  if (!options.ok) throw new InvariantError(`${game.id} has no default options`);
  const viewers: readonly Viewer[] = [...Array(players).keys(), 'spectator'];
  const played: Played[] = [];
  let before: BaseState | undefined;
  const bots = Array.from({ length: players }, () => createBot('greedy', open));
  playGame(
    { game, options: options.value, seed, bots },
    {
      onOpening: (state) => {
        before = game.clone(state);
      },
      onStep({ seat, move, events, state }) {
        const after = game.clone(state);
        if (before !== undefined) {
          const both = { before, after, seat, move, events };
          played.push(...viewers.map((viewer) => ({ ...both, viewer })));
        }
        before = after;
      },
    },
  );
  return played;
}

function writeWhole(open: OpenGame, one: Played): string {
  const { game } = open;
  const events = tell(game, one.events, one.viewer);
  return JSON.stringify({
    entries: [{ events }],
    moment: { view: game.view(one.after, one.viewer), ...asked(open, one) },
  });
}

function writeSteps(open: OpenGame, one: Played, { events, patches, closing }: MovePatches<unknown>): string {
  return JSON.stringify({ entries: [{ events, patches }], moment: { patch: closing, ...asked(open, one) } });
}

function asked({ game }: OpenGame, { after, viewer }: Played): object {
  const awaiting = game.awaiting(after);
  if (typeof viewer !== 'number' || !awaiting.includes(viewer)) return { awaiting };
  return { awaiting, legal: game.legalMoves(after, viewer, []).map((move) => game.writeMove(move)) };
}

/** The patches lead to the very view; answers the number of events. */
function checkFold({ game }: OpenGame, one: Played): number {
  const { patches, closing } = patchMove(game, toMove(one), one.viewer);
  const folded = [...patches, closing].reduce<unknown>(applyPatch, game.view(one.before, one.viewer));
  if (JSON.stringify(folded) !== JSON.stringify(game.view(one.after, one.viewer))) {
    throw new InvariantError(`${game.id}: the patches do not lead to the view`);
  }
  return patches.length;
}

const ROUNDS = 3;

/** The fastest of some rounds, in time that the core really gave. */
function microsOf(played: readonly Played[], write: (one: Played) => string): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const begun = process.cpuUsage();
    for (const one of played) write(one);
    const { user, system } = process.cpuUsage(begun);
    best = Math.min(best, (user + system) / played.length);
  }
  return best;
}
