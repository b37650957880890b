import { InvariantError } from '@portolan/kernel';
import type { Page } from '@portolan/server/testing';
import { openWatchedTable } from './watchedTable.ts';

/** A match that is played for as long as one likes: whoever is asked moves and takes the move back, again and again. */
export class LongMatch {
  readonly id: string;
  #pages: readonly Page[];

  private constructor(id: string, pages: readonly Page[]) {
    this.id = id;
    this.#pages = pages;
  }

  static async open(address: string, game: string, players: number): Promise<LongMatch> {
    const names = Array.from({ length: players }, (_, seat) => `Player ${seat + 1}`);
    const { id, pages } = await openWatchedTable(address, { game, names });
    return new LongMatch(id, pages);
  }

  /** Plays until the log has so many entries. */
  async playTo(entries: number): Promise<void> {
    for (let seq = this.#length(); seq < entries; seq = this.#length()) {
      const page = this.#pages.find((one) => one.at(this.id).moment?.seat !== undefined);
      const moment = page?.at(this.id).moment;
      if (page === undefined || moment === undefined) throw new InvariantError('nobody is asked');
      const table = this.id;
      if (moment.undoTo !== undefined) await page.ask({ type: 'undo', table, seq, to: moment.undoTo });
      else if (moment.legal === undefined) await page.ask({ type: 'end', table, seq });
      else await page.ask({ type: 'move', table, seq, text: moment.legal[0] ?? '' });
      for (const one of this.#pages) await one.until(() => one.at(table).entries.length > seq, 'the next entry');
    }
  }

  close(): void {
    for (const page of this.#pages) page.terminate();
  }

  #length(): number {
    return this.#pages[0]?.at(this.id).entries.length ?? 0;
  }
}
