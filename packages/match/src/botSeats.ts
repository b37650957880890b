import type { Seat } from '@portolan/kernel';
import type { BotTrouble, RefusalInfo } from '@portolan/protocol';
import type { BotThinker } from './botThinker.ts';
import type { LiveMatch } from './liveMatch.ts';
import type { ErrorLog } from './log.ts';
import type { MatchPosition } from './matchPosition.ts';
import type { Proposal } from './planMove.ts';
import { STAND_IN } from './planTableRequest.ts';
import type { TableRow } from './table.ts';

/** After this many failures the bots of a table are not asked again. */
const MOST_FAILURES = 3;

/** Plays the bots' seats. */
export interface BotSeats {
  isBot(table: TableRow, seat: Seat): boolean;
  /** Starts every bot that has a decision to make and is not already thinking. */
  wake(table: TableRow, match: LiveMatch): void;
  /** The same; resolves when they have decided. */
  play(table: TableRow, match: LiveMatch): Promise<void>;
  isThinking(table: string): boolean;
  /** Call when a table has been removed: its bots' decisions are no longer wanted. */
  stop(table: string): void;
  close(): Promise<void>;
}

interface BotTurn {
  readonly table: TableRow;
  readonly match: LiveMatch;
  readonly position: MatchPosition;
  readonly seat: Seat;
  readonly bot: string;
}

export interface BotSeatsOptions {
  readonly bots: BotThinker;
  readonly log: ErrorLog;
  /** Called when a move was played in place of a bot. */
  readonly onTrouble: (table: string, trouble: BotTrouble) => void;
}

export function makeBotSeats({ bots, log, onTrouble }: BotSeatsOptions): BotSeats {
  /** By table: the decisions in progress. */
  const thinking = new Map<string, Map<string, AbortController>>();
  /** By running table: how often its bots have failed. */
  const failures = new Map<string, number>();
  let closing = false;

  /** Undefined if the bot fails. */
  async function choose({ table, position, seat, bot }: BotTurn, signal: AbortSignal): Promise<string | undefined> {
    const seed = `${table.seed}/bot/${seat}/${position.awaitedSince[seat]}`;
    const { state, start } = position;
    // A forced move needs no thought, and does not have to wait until the bots of other tables have thought. Where several
    // seats decide at once, bots take their turns in the pool, so that the order of moves depends less on who is faster.
    const [only, another] = start.game.legalMoves(state, seat, []);
    const isForced = only !== undefined && another === undefined;
    if (isForced && position.awaiting.length === 1) return start.game.writeMove(only);
    // A bot that hangs occupies a thread, and the bots of other tables wait for it.
    const failed = failures.get(table.id) ?? 0;
    if (failed >= MOST_FAILURES) return undefined;
    try {
      const { game, rulesVersion } = table;
      const { components } = start;
      return await bots.ask({ match: table.id, game, rulesVersion, components, bot, seat, state, seed }, signal);
    } catch (error) {
      if (signal.aborted) return undefined;
      if (!closing) log.error({ table: table.id, seat, error: String(error) }, 'a bot could not move');
      failures.set(table.id, (failures.get(table.id) ?? 0) + 1);
      return undefined;
    }
  }

  async function answer(question: BotTurn, signal: AbortSignal): Promise<void> {
    const { table, match, position, seat, bot } = question;
    const standIn = table.seats[seat]?.kind === 'person' ? { standIn: bot } : {};
    const proposal = { id: `bot-${seat}-${position.awaitedSince[seat]}`, seat, seq: position.seq, ...standIn };
    // The player left after the last move of a turn, without ending it.
    if (position.ending === seat) return logRefusal(question, await match.end(proposal));
    const move = await choose(question, signal);
    if (closing || signal.aborted) return;
    if (move === undefined) return moveInPlace(question, proposal);
    const done = await match.move(proposal, move, true);
    logRefusal(question, done);
    const invalid = !done.ok && (done.error.code === 'illegal' || done.error.code === 'unreadable');
    if (invalid) await moveInPlace(question, proposal);
  }

  /** Plays the first legal move for a bot that has none, so that the table never stalls, and tells the table. */
  async function moveInPlace(question: BotTurn, proposal: Proposal): Promise<void> {
    const { table, match, position, seat } = question;
    const done = await match.move(proposal, firstMove(position, seat), true);
    logRefusal(question, done);
    if (done.ok) onTrouble(table.id, { seat, seq: done.value });
  }

  /** `stale` and `wrongSeat` are expected: an undo has replaced the decision. */
  function logRefusal(
    { table, seat }: BotTurn,
    done: { readonly ok: true } | { readonly ok: false; readonly error: RefusalInfo },
  ): void {
    if (!done.ok && done.error.code !== 'stale' && done.error.code !== 'wrongSeat')
      log.error({ table: table.id, seat, code: done.error.code }, 'a bot was refused');
  }

  async function think(question: BotTurn): Promise<void> {
    const { table, position, seat } = question;
    const key = keyOf(position, seat);
    const asked = thinking.get(table.id) ?? new Map<string, AbortController>();
    if (asked.has(key)) return;
    const controller = new AbortController();
    asked.set(key, controller);
    thinking.set(table.id, asked);
    try {
      await answer(question, controller.signal);
    } catch (error) {
      if (!closing) log.error({ table: table.id, seat, error: String(error) }, 'a bot could not play');
    } finally {
      // Otherwise the same decision has been asked for again since it was aborted.
      if (asked.get(key) === controller) asked.delete(key);
      if (asked.size === 0 && thinking.get(table.id) === asked) thinking.delete(table.id);
    }
  }

  /** Aborts the thinking of a table's bots, except about decisions that are still theirs. */
  function abortOthers(table: string, wanted: readonly string[]): void {
    const asked = thinking.get(table) ?? new Map<string, AbortController>();
    for (const [key, controller] of asked) {
      if (wanted.includes(key)) continue;
      asked.delete(key);
      controller.abort();
    }
  }

  async function play(table: TableRow, match: LiveMatch): Promise<void> {
    if (table.status !== 'running') failures.delete(table.id);
    if (closing) return;
    const position = match.position();
    const turns = table.status === 'running' ? turnsOf(table, match, position) : [];
    if (turns.length === 0 && !thinking.has(table.id)) return;
    // A player has returned, or has taken back what led to the decision.
    abortOthers(
      table.id,
      turns.map(({ seat }) => keyOf(position, seat)),
    );
    await Promise.all(turns.map(think));
  }

  return {
    isBot: (table, seat) => botAt(table, seat) !== undefined,
    wake: (table, match) => void play(table, match),
    play,
    isThinking: (table) => thinking.has(table),
    stop: (table) => abortOthers(table, []),
    async close() {
      closing = true;
      await bots.close();
    },
  };
}

/** The decisions that bots have to make. */
function turnsOf(table: TableRow, match: LiveMatch, position: MatchPosition): BotTurn[] {
  return position.awaiting.flatMap((seat) => {
    const bot = botAt(table, seat);
    return bot === undefined ? [] : [{ table, match, position, seat, bot }];
  });
}

/** Of a seat's decision. */
function keyOf({ awaitedSince }: MatchPosition, seat: Seat): string {
  return `${seat}-${awaitedSince[seat]}`;
}

function firstMove({ start, state }: MatchPosition, seat: Seat): string {
  const [move] = start.game.legalMoves(state, seat, []);
  return move === undefined ? '' : start.game.writeMove(move);
}

function botAt(table: TableRow, seat: Seat): string | undefined {
  const row = table.seats[seat];
  if (row?.kind === 'bot') return row.bot;
  if (row?.kind !== 'person') return undefined;
  return row.resigned ? STAND_IN : row.standIn?.bot;
}
