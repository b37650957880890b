import { InvariantError } from '@portolan/kernel';
import { type Page, Visitor } from '@portolan/server/testing';

/** A match that is played for as long as one likes: whoever is asked moves and takes the move back, again and again. */
export class LongMatch {
  readonly id: string;
  #pages: readonly Page[];

  private constructor(id: string, pages: readonly Page[]) {
    this.id = id;
    this.#pages = pages;
  }

  static async open(address: string, game: string, players: number): Promise<LongMatch> {
    const visitors = await Promise.all(
      Array.from({ length: players }, (_, seat) => Visitor.guest(address, `Player ${seat + 1}`)),
    );
    const [host, ...others] = visitors;
    if (host === undefined) throw new InvariantError('a table needs a player');
    const seats = [{ kind: 'me' }, ...others.map(() => ({ kind: 'open' }))];
    const { id } = await host.table('/tables', { game, visibility: 'unlisted', seats });
    for (const [at, visitor] of others.entries()) await visitor.table(`/tables/${id}/sit`, { seat: at + 1 });
    await host.table(`/tables/${id}/start`);
    const pages = await Promise.all(visitors.map((visitor) => visitor.page({ keep: false })));
    for (const page of pages) await page.watch(id);
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
