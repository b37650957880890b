import type { Bot } from '@portolan/bots';
import type { Seat } from '@portolan/kernel';

/** Which bot plays which seat of which match. */
export interface BotSeat {
  readonly match: string;
  readonly seat: Seat;
  readonly bot: string;
}

/**
 * The bots of the seats that a worker was asked about lately. A bot that has been dropped is made again, so the contract
 * of `Bot` allows it to remember only what it could find out again.
 */
export interface SeatBots {
  of(seat: BotSeat, make: () => Bot): Bot;
}

/** A hundred tables of four and some to spare. */
const MOST_KEPT = 512;

export function makeSeatBots(most = MOST_KEPT): SeatBots {
  /** Least recently used first. */
  const kept = new Map<string, Bot>();
  return {
    of({ match, seat, bot: name }, make) {
      // The name as well: another bot takes over for a player who resigns.
      const key = `${match} ${seat} ${name}`;
      const bot = kept.get(key) ?? make();
      kept.delete(key);
      kept.set(key, bot);
      const [oldest = key] = kept.keys();
      if (kept.size > most) kept.delete(oldest);
      return bot;
    },
  };
}
