import { ConnectionLost, type Known, type Page, Visitor } from '@portolan/server/testing';
import { inTime, PATIENCE_MS } from './inTime.ts';
import type { NodeProcess } from './nodeProcess.ts';
import { ReadCheck } from './readCheck.ts';
import type { SeatedTable } from './seatedTable.ts';

/** How problems name whoever has no seat. */
export const SPECTATORS = 'spectators';

/** Reads tables as anybody may, and checks what everybody is shown of them. */
export class TableReader {
  #check = new ReadCheck();
  #onProblem: (problem: string) => void;

  constructor(onProblem: (problem: string) => void) {
    this.#onProblem = onProblem;
  }

  get reads(): number {
    return this.#check.reads;
  }

  /** Somebody is about to ask for a table; call the result with what they are shown. */
  reading(table: SeatedTable, viewer: string): (known: Known) => void {
    const told = toldOf(table);
    return (known) => {
      for (const problem of this.#check.check({ table: table.id, viewer, told, known })) this.#onProblem(problem);
    };
  }

  /** Somebody comes and looks. Returns whether they were shown the table. */
  async readAlong(node: NodeProcess, table: SeatedTable): Promise<boolean> {
    const read = this.reading(table, SPECTATORS);
    const known = await this.readAt(node, table.id);
    if (known === undefined) return false;
    read(known);
    return true;
  }

  /** Undefined if there is no connection, or no answer on it. Whatever else is wrong is a problem. */
  async readAt({ address }: NodeProcess, table: string, cookie?: string): Promise<Known | undefined> {
    if (address === undefined) return undefined;
    let page: Page | undefined;
    try {
      page = await new Visitor(address, cookie).page({ keep: false, patienceMs: PATIENCE_MS });
      const known = await inTime(page, page.watch(table));
      return { ...known, entries: [...known.entries] };
    } catch (error) {
      if (!(error instanceof ConnectionLost)) this.#onProblem(`table ${table}, a page that reads it: ${String(error)}`);
      return undefined;
    } finally {
      page?.terminate();
    }
  }

  /** Call when nobody will read a table along any more. */
  forget(table: string): void {
    this.#check.forget(table);
  }
}

/** The longest log of which anybody at the table has been told. */
function toldOf({ witnesses }: SeatedTable): number {
  return Math.max(0, ...witnesses.flatMap(({ acknowledged }) => [...acknowledged.keys()]));
}
