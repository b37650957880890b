import { readFileSync } from 'node:fs';
import { amerigo } from '@portolan/amerigo';
import { francisDrake } from '@portolan/francis-drake';
import { type AnyGame, type BaseEvent, type GamePackage, hashState, opening, type Seat } from '@portolan/kernel';
import { ninaPinta } from '@portolan/nina-pinta';
import { type LogHeader, readMatchLogs, writeHeader, writeMove, writeOutcome } from '@portolan/protocol/log';

const PACKAGES: readonly GamePackage[] = [francisDrake, amerigo, ninaPinta];

/**
 * A match that is the same in every run: one of the game's golden games, or one that is played by simple preferences where
 * the golden games lack something. No bot takes part, because what is set up with a bot changes whenever its advice does.
 */
export interface FixedMatch {
  /** Francis Drake unless it is named. */
  readonly game?: string;
  readonly seats: number;
  /** The opening of a golden game with so many seats. */
  readonly golden?: string;
  /** Otherwise: the options of the game, the seed, and the moves that everybody prefers over any other, best first. */
  readonly options?: object;
  readonly seed?: string;
  readonly prefer?: readonly RegExp[];
}

/** A decision of a match. */
export interface Asked {
  /** The number of moves before it. */
  readonly seq: number;
  readonly seat: Seat;
  readonly question: string;
  readonly legal: readonly string[];
  readonly chosen: string;
}

export interface PlayedMatch {
  readonly decisions: readonly Asked[];
  /** The match log, with bots of this name in all seats. */
  logFor(bot: string): string;
}

/** Plays a whole match. Where several seats decide at once, the last one moves first, and the first one last. */
export function playFixedMatch(match: FixedMatch): PlayedMatch {
  const { game, header, choose } = begin(match);
  const { state } = opening(game, { ...header, seats: match.seats });
  const decisions: Asked[] = [];
  let moves = '';
  for (let seat = game.awaiting(state).at(-1); seat !== undefined; seat = game.awaiting(state).at(-1)) {
    const legal = game.legalMoves(state, seat, []).map((move) => game.writeMove(move));
    const { question } = game.view(state, seat) as { readonly question?: { readonly kind: string } };
    const chosen = choose({ seat, seq: decisions.length, legal });
    decisions.push({ seq: decisions.length, seat, question: question?.kind ?? '', legal, chosen });
    const events: BaseEvent[] = [];
    game.apply(state, seat, game.readMove(chosen), (event) => events.push(event));
    moves += writeMove({ seq: decisions.length, seat, move: chosen, events, hash: hashState(state) });
  }
  const outcome = game.outcome(state);
  if (outcome === undefined) throw new Error(`${game.id} stopped before its end`);
  return {
    decisions,
    logFor(bot) {
      const seats = Array.from({ length: match.seats }, () => ({ kind: 'bot', bot }) as const);
      return writeHeader({ ...header, seats }) + moves + writeOutcome(outcome);
    },
  };
}

type Choose = (turn: Pick<Asked, 'seat' | 'seq' | 'legal'>) => string;

interface Begun {
  readonly game: AnyGame;
  readonly header: Omit<LogHeader, 'portolan'>;
  readonly choose: Choose;
}

function begin({
  game: id = 'francis-drake',
  seats,
  golden,
  options = {},
  seed = 'fixed',
  prefer = [],
}: FixedMatch): Begun {
  const opened = PACKAGES.find((one) => one.id === id)?.open();
  if (opened?.ok !== true) throw new Error(`${id} does not open`);
  const { game } = opened.value;
  const { rulesVersion } = game;
  if (golden !== undefined) return { game, ...readGolden(`${id}/fixtures/golden/v${rulesVersion}/${seats}-${golden}`) };
  const read = game.readOptions(options);
  if (!read.ok) throw new Error(`${id}: the options are faulty at ${read.error.path}`);
  const header = { game: id, rulesVersion, players: seats, options: read.value, seed };
  return { game, header, choose: byPreference(prefer) };
}

function byPreference(prefer: readonly RegExp[]): Choose {
  return ({ seq, legal }) => {
    const preferred = prefer.map((one) => legal.find((text) => one.test(text))).find((one) => one !== undefined);
    return preferred ?? legal[(seq * 7) % legal.length] ?? '';
  };
}

function readGolden(path: string): Pick<Begun, 'header' | 'choose'> {
  const file = new URL(`../../../games/${path}.jsonl`, import.meta.url);
  const [log] = readMatchLogs(readFileSync(file, 'utf8').trimEnd().split('\n'));
  if (log?.ok !== true) throw new Error(`${path} is not a match log`);
  const { header, moves } = log.value;
  const bySeat = Map.groupBy(moves, ({ value }) => value.seat);
  return { header: header.value, choose: ({ seat }) => bySeat.get(seat)?.shift()?.value.move ?? '' };
}
