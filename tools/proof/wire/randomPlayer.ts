import { setTimeout as pause } from 'node:timers/promises';
import { below, type Rng, type Seat } from '@portolan/kernel';
import type { Moment } from '@portolan/protocol';
import { type Answer, ConnectionLost, type Known, type Page } from '@portolan/server/testing';
import { RandomRequests, type RequestDeed } from './randomRequests.ts';

/** A message that must be answered. */
export type Deed =
  | { readonly type: 'move'; readonly id: string; readonly seq: number; readonly text: string; readonly final?: true }
  | { readonly type: 'undo'; readonly id: string; readonly seq: number; readonly to: number }
  | { readonly type: 'end'; readonly id: string; readonly seq: number }
  | { readonly type: 'handOver'; readonly id: string; readonly bot?: string }
  | { readonly type: 'return'; readonly id: string }
  | (RequestDeed & { readonly id: string });

export interface GamblerOptions {
  readonly table: string;
  readonly seat: Seat;
  readonly rng: Rng;
  /** The prefix of its message ids, unique among the pages of the player. */
  readonly tag: string;
  /** Whether it may hand its seat to a bot now and then. */
  readonly mayLeave?: true;
  /** That bot; the server's choice by default. */
  readonly standIn?: string;
  /** Whether it also does what players may do out of turn: votes, take-backs, days off. */
  readonly hasRequests?: true;
  readonly answered?: (deed: Deed, answer: Answer) => void;
}

/** The longest time for which a bot plays instead. */
const LONGEST_AWAY_MS = 40;
/** Players who make requests come to the table one after another: the others may vote about whoever is late. */
const LONGEST_DELAY_MS = 60;

/** Plays a seat at random: any legal move, occasionally an undo or a bot for a moment, with final and non-final moves. */
export class RandomPlayer {
  readonly table: string;
  /** Sent but not answered: to be sent again with the same id if the connection was lost. */
  pending: Deed | undefined;
  #options: GamblerOptions;
  #ids = 0;
  #requests: RandomRequests | undefined;

  constructor(options: GamblerOptions) {
    this.table = options.table;
    this.#options = options;
    if (options.hasRequests === true) this.#requests = new RandomRequests(options.seat, options.rng);
  }

  /** Plays until the game is over (true) or the connection is lost (false). */
  async play(page: Page): Promise<boolean> {
    const now = this.#requests === undefined ? 0 : await this.#comeLate(page);
    for (;;) {
      if (this.pending !== undefined && !(await this.#send(page, this.pending))) return false;
      let request: RequestDeed | undefined;
      const isToAct = (): boolean => {
        const known = page.known.get(this.table);
        if (known?.moment === undefined) return false;
        if (this.#isAway(known) || isDue(known.moment)) return true;
        request ??= this.#requests?.next(known, now);
        return request !== undefined;
      };
      await page.until(() => page.closed !== undefined || isToAct(), 'a question');
      if (page.closed !== undefined) return false;
      const known = page.at(this.table);
      if (known.moment === undefined || known.moment.awaiting.length === 0) return true;
      if (this.#isAway(known)) await pause(below(this.#options.rng, LONGEST_AWAY_MS));
      else request ??= this.#requests?.next(known, now);
      this.pending = request === undefined ? this.#choose(known, known.moment) : { ...request, id: this.#newId() };
    }
  }

  /** Returns the time of the server. */
  async #comeLate(page: Page): Promise<number> {
    await pause(below(this.#options.rng, LONGEST_DELAY_MS));
    const pong = await page.ask({ type: 'ping' }).catch(() => undefined);
    return pong?.type === 'pong' ? (pong.now ?? 0) : 0;
  }

  /** Whether a bot plays for it, as far as it knows. */
  #isAway({ entries }: Known): boolean {
    const { seat } = this.#options;
    const last = entries.findLast(
      (entry) => entry.seat === seat && (entry.kind === 'standIn' || entry.kind === 'return'),
    );
    return last?.kind === 'standIn';
  }

  #newId(): string {
    return `${this.#options.tag}${++this.#ids}`;
  }

  #choose(known: Known, { legal, undoTo, mayEnd }: Moment): Deed {
    const { rng, standIn, mayLeave } = this.#options;
    const id = this.#newId();
    const seq = known.entries.length;
    // A bot may decide before the player is back.
    if (this.#isAway(known)) return { type: 'return', id };
    if (mayLeave === true && below(rng, 20) === 0)
      return { type: 'handOver', id, ...(standIn === undefined ? {} : { bot: standIn }) };
    if (undoTo !== undefined && below(rng, 6) === 0) return { type: 'undo', id, seq, to: undoTo };
    if (mayEnd === true || legal === undefined) return { type: 'end', id, seq };
    const text = legal[below(rng, legal.length)] ?? '';
    return { type: 'move', id, seq, text, ...(below(rng, 3) === 0 ? { final: true as const } : {}) };
  }

  /** False if the connection was lost first. */
  async #send(page: Page, deed: Deed): Promise<boolean> {
    try {
      const answer = await page.ask({ ...deed, table: this.table });
      this.pending = undefined;
      this.#options.answered?.(deed, answer);
      return true;
    } catch (error) {
      if (error instanceof ConnectionLost) return false;
      throw error;
    }
  }
}

/** Whether a seat of the viewer has to decide, or the game is over. */
function isDue({ seat, awaiting }: Moment): boolean {
  return seat !== undefined || awaiting.length === 0;
}
