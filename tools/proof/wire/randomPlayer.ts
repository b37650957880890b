import { below, type Rng } from '@portolan/kernel';
import type { Moment } from '@portolan/protocol';
import { type Answer, ConnectionLost, type Page } from '@portolan/server/testing';

/** A message that must be answered. */
export type Deed =
  | { readonly type: 'move'; readonly id: string; readonly seq: number; readonly text: string; readonly final?: true }
  | { readonly type: 'undo'; readonly id: string; readonly seq: number; readonly to: number }
  | { readonly type: 'end'; readonly id: string; readonly seq: number }
  | { readonly type: 'handOver' | 'return'; readonly id: string };

export interface GamblerOptions {
  readonly table: string;
  readonly rng: Rng;
  /** The prefix of its message ids, unique among the pages of the player. */
  readonly tag: string;
  /** Whether it may hand its seat to a bot now and then. */
  readonly mayLeave?: true;
  readonly answered?: (deed: Deed, answer: Answer) => void;
}

/** Plays a seat at random: any legal move, occasionally an undo or a bot for a moment, with final and non-final moves. */
export class RandomPlayer {
  readonly table: string;
  /** Sent but not answered: to be sent again with the same id if the connection was lost. */
  pending: Deed | undefined;
  #options: GamblerOptions;
  #ids = 0;
  #isAway = false;

  constructor(options: GamblerOptions) {
    this.table = options.table;
    this.#options = options;
  }

  /** Plays until the game is over (true) or the connection is lost (false). */
  async play(page: Page): Promise<boolean> {
    for (;;) {
      if (this.pending !== undefined && !(await this.#send(page, this.pending))) return false;
      await page.until(() => page.closed !== undefined || this.#isAway || this.#isDue(page), 'a question');
      if (page.closed !== undefined) return false;
      const { moment, entries } = page.at(this.table);
      if (moment === undefined || moment.awaiting.length === 0) return true;
      this.pending = this.#choose(moment, entries.length);
    }
  }

  #isDue(page: Page): boolean {
    const moment = page.known.get(this.table)?.moment;
    return moment !== undefined && (moment.seat !== undefined || moment.awaiting.length === 0);
  }

  #choose({ legal, undoTo, mayEnd }: Moment, seq: number): Deed {
    const { rng, tag } = this.#options;
    const id = `${tag}${++this.#ids}`;
    // A bot may decide before the player is back.
    if (this.#isAway) return { type: 'return', id };
    if (this.#options.mayLeave === true && below(rng, 20) === 0) return { type: 'handOver', id };
    if (undoTo !== undefined && below(rng, 6) === 0) return { type: 'undo', id, seq, to: undoTo };
    if (mayEnd === true || legal === undefined) return { type: 'end', id, seq };
    const text = legal[below(rng, legal.length)] ?? '';
    return { type: 'move', id, seq, text, ...(below(rng, 3) === 0 ? { final: true as const } : {}) };
  }

  /** Whoever was not let back, because the table was changing hands, is still away and tries again. */
  #noteAway({ type }: Deed, answer: Answer): void {
    if (type === 'handOver') this.#isAway = answer.type === 'accepted';
    if (type === 'return') this.#isAway = answer.type === 'refused' && answer.refusal.code === 'stale';
  }

  /** False if the connection was lost first. */
  async #send(page: Page, deed: Deed): Promise<boolean> {
    try {
      const answer = await page.ask({ ...deed, table: this.table });
      this.pending = undefined;
      this.#noteAway(deed, answer);
      this.#options.answered?.(deed, answer);
      return true;
    } catch (error) {
      if (error instanceof ConnectionLost) return false;
      throw error;
    }
  }
}
