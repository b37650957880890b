import { below, type Rng, type Seat } from '@portolan/kernel';
import type { EntryInfo, Moment, TableInfo } from '@portolan/protocol';
import type { Known } from '@portolan/server/testing';

/** What a player does out of turn, without the id of its message. */
export type RequestDeed =
  | { readonly type: 'vote'; readonly for: Seat; readonly off?: true }
  | { readonly type: 'askBack'; readonly seq: number; readonly to: number; readonly hidden: true }
  | { readonly type: 'answerBack'; readonly request: number; readonly agree: boolean; readonly hidden: true }
  | { readonly type: 'withdrawBack'; readonly request: number }
  | {
      readonly type: 'calendar';
      readonly zone: string;
      readonly holidays: readonly string[];
      readonly vacation: readonly string[];
    };

const ZONES = ['UTC', 'Europe/Lisbon', 'America/Santiago', 'Pacific/Auckland', 'Asia/Kolkata'];
const DAY_MS = 24 * 3_600_000;
/** A request goes back by at most this many moves, so that games come to an end. */
const MOST_MOVES_BACK = 5;

/** Asks to go back, answers such requests, votes about silent players and takes days off, at random. */
export class RandomRequests {
  #seat: Seat;
  #rng: Rng;
  /** Each occasion is considered once. */
  #considered = new Set<string>();

  constructor(seat: Seat, rng: Rng) {
    this.#seat = seat;
    this.#rng = rng;
  }

  /** Undefined if there is nothing to ask for. `now`: the server's time, more or less. */
  next({ moment, table, entries }: Known, now: number): RequestDeed | undefined {
    if (moment === undefined || moment.awaiting.length === 0) return undefined;
    return (
      this.#answer(moment) ??
      this.#withdraw(moment) ??
      this.#vote(moment, now) ??
      this.#ask(moment, entries) ??
      this.#takeDaysOff(moment, table, now)
    );
  }

  #answer({ takeBack }: Moment): RequestDeed | undefined {
    if (takeBack?.awaiting.includes(this.#seat) !== true || !this.#likes(`answer ${takeBack.seq}`, 1)) return undefined;
    return { type: 'answerBack', request: takeBack.seq, agree: below(this.#rng, 5) > 0, hidden: true };
  }

  #withdraw({ takeBack }: Moment): RequestDeed | undefined {
    if (takeBack?.seat !== this.#seat || !this.#likes(`withdraw ${takeBack.seq}`, 4)) return undefined;
    return { type: 'withdrawBack', request: takeBack.seq };
  }

  #vote({ silent = [] }: Moment, now: number): RequestDeed | undefined {
    for (const { seat, from, votes } of silent) {
      if (seat === this.#seat || from > now) continue;
      const has = votes.includes(this.#seat);
      if (has && this.#likes(`not against ${seat} ${from}`, 3)) return { type: 'vote', for: seat, off: true };
      if (!has && this.#likes(`against ${seat} ${from}`, 2)) return { type: 'vote', for: seat };
    }
    return undefined;
  }

  #ask({ seq, askBack }: Moment, entries: readonly EntryInfo[]): RequestDeed | undefined {
    if (askBack === undefined || !this.#likes(`back at ${seq}`, 25)) return undefined;
    const moves = entries.filter(({ kind }) => kind === 'move').slice(-MOST_MOVES_BACK - 1, -1);
    const to = moves[below(this.#rng, Math.max(1, moves.length))]?.seq ?? 0;
    return { type: 'askBack', seq, to, hidden: true };
  }

  #takeDaysOff({ seq }: Moment, { terms: { clock } }: TableInfo, now: number): RequestDeed | undefined {
    if (clock?.kind !== 'correspondence' || !this.#likes(`days at ${seq}`, 12)) return undefined;
    const days = (most = 0): string[] =>
      Array.from({ length: below(this.#rng, most + 1) }, () =>
        new Date(now + (1 + below(this.#rng, 60)) * DAY_MS).toISOString().slice(0, 10),
      );
    const zone = ZONES[below(this.#rng, ZONES.length)] ?? 'UTC';
    return { type: 'calendar', zone, holidays: days(clock.holidays), vacation: days(clock.vacationDays) };
  }

  #likes(occasion: string, oneIn: number): boolean {
    if (this.#considered.has(occasion)) return false;
    this.#considered.add(occasion);
    return below(this.#rng, oneIn) === 0;
  }
}
