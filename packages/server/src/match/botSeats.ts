import type { Seat } from '@portolan/kernel';
import type { RefusalInfo } from '@portolan/protocol';
import type { BotPool } from '../bots/botPool.ts';
import type { Log } from '../log.ts';
import type { TableRow } from '../store/store.ts';
import type { LiveMatch } from './liveMatch.ts';
import type { MatchPosition } from './matchPosition.ts';

/** The bot that takes over for a player who resigned. */
const STAND_IN = 'greedy';

/** Plays the bots' seats. */
export interface BotSeats {
  isBot(table: TableRow, seat: Seat): boolean;
  /** Starts every bot that has a decision to make and is not already at it. */
  wake(table: TableRow, match: LiveMatch): void;
  isThinking(table: string): boolean;
  close(): Promise<void>;
}

interface BotTurn {
  readonly table: TableRow;
  readonly match: LiveMatch;
  readonly position: MatchPosition;
  readonly seat: Seat;
  readonly bot: string;
}

export function makeBotSeats({ bots, log }: { readonly bots: BotPool; readonly log: Log }): BotSeats {
  /** By table: the decisions in progress. */
  const thinking = new Map<string, Set<string>>();
  let closing = false;

  /** Falls back to the first legal move if the bot fails, so that the table never stalls. */
  async function choose({ table, position, seat, bot }: BotTurn): Promise<string> {
    const seed = `${table.seed}/bot/${seat}/${position.awaitedSince[seat]}`;
    const { state, start } = position;
    try {
      const { game, rulesVersion } = table;
      return await bots.ask({ game, rulesVersion, components: start.components, bot, seat, state, seed });
    } catch (error) {
      if (!closing) log.error({ table: table.id, seat, error: String(error) }, 'a bot could not move');
      return firstMove(position, seat);
    }
  }

  async function answer(question: BotTurn): Promise<void> {
    const { match, position, seat } = question;
    const proposal = { id: `bot-${seat}-${position.awaitedSince[seat]}`, seat, seq: position.seq };
    // The player resigned after the last move of a turn, without ending it.
    if (position.ending === seat) return logRefusal(question, await match.end(proposal));
    const move = await choose(question);
    if (closing) return;
    const done = await match.move(proposal, move, true);
    logRefusal(question, done);
    const invalid = !done.ok && (done.error.code === 'illegal' || done.error.code === 'unreadable');
    if (invalid) logRefusal(question, await match.move(proposal, firstMove(position, seat), true));
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
    const key = `${seat}-${position.awaitedSince[seat]}`;
    const asked = thinking.get(table.id) ?? new Set();
    if (asked.has(key)) return;
    asked.add(key);
    thinking.set(table.id, asked);
    try {
      await answer(question);
    } catch (error) {
      if (!closing) log.error({ table: table.id, seat, error: String(error) }, 'a bot could not play');
    } finally {
      asked.delete(key);
      if (asked.size === 0) thinking.delete(table.id);
    }
  }

  return {
    isBot: (table, seat) => botAt(table, seat) !== undefined,
    wake(table, match) {
      if (closing || table.status !== 'running') return;
      const position = match.position();
      for (const seat of position.awaiting) {
        const bot = botAt(table, seat);
        if (bot !== undefined) void think({ table, match, position, seat, bot });
      }
    },
    isThinking: (table) => thinking.has(table),
    async close() {
      closing = true;
      await bots.close();
    },
  };
}

function firstMove({ start, state }: MatchPosition, seat: Seat): string {
  const [move] = start.game.legalMoves(state, seat, []);
  return move === undefined ? '' : start.game.writeMove(move);
}

function botAt(table: TableRow, seat: Seat): string | undefined {
  const row = table.seats[seat];
  if (row?.kind === 'bot') return row.bot;
  return row?.kind === 'person' && row.resigned ? STAND_IN : undefined;
}
