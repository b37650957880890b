import { setTimeout as pause } from 'node:timers/promises';
import { ConnectionLost, type Known, type Page, Visitor } from '@portolan/server/testing';
import { inTime, PATIENCE_MS } from './inTime.ts';

/** How far a log is. */
export interface LogEnd {
  readonly seq: number;
  /** Whether nothing can come after that. */
  readonly isOver: boolean;
}

export interface ResidentOptions {
  readonly table: string;
  /** Where a balancer sends whoever has just left a server; undefined if there is none. */
  readonly address: (lost?: string) => string | undefined;
  /** Undefined if that cannot be found out. */
  readonly written: () => Promise<LogEnd | undefined>;
  /** Whether it is to leave before the game is over. */
  readonly isBrokenOff: () => boolean;
  readonly onProblem: (problem: string) => void;
  /** Called before it asks for the table; the result is called with what it is shown first. */
  readonly reading: () => (known: Known) => void;
}

const LOOK_EVERY_MS = 250;
/** Longer than a server may be cut off from everything else. */
const MOST_BEHIND_MS = 10_000;

/**
 * A spectator's page that stays open as long as its server answers. Pages that are opened anew are shown what the store has,
 * so only one that stays can miss what nobody has told its server. Returns what it knew at the end, unless it was broken off.
 */
export async function stayAtTable(options: ResidentOptions): Promise<Known | undefined> {
  const { table, address, isBrokenOff, onProblem, reading } = options;
  let known: Known | undefined;
  for (let at = address(); !isBrokenOff(); at = address(at)) {
    const page = at === undefined ? undefined : await open(at);
    if (page === undefined) {
      await pause(LOOK_EVERY_MS);
      continue;
    }
    try {
      const read = reading();
      known = await inTime(page, known === undefined ? page.watch(table) : page.resume(known));
      read(known);
      if (await stay(page, options)) return page.at(table);
      known = page.at(table);
    } catch (error) {
      known = page.known.get(table) ?? known;
      // If its connection is lost, the next one goes on with what it knew.
      if (error instanceof ConnectionLost) continue;
      onProblem(`table ${table}, an open page: ${String(error)}`);
      known = undefined;
    } finally {
      page.terminate();
    }
  }
  return undefined;
}

/** Until the match is over and the page has all of it (true), or its server no longer answers. */
async function stay(page: Page, { table, written, isBrokenOff, onProblem }: ResidentOptions): Promise<boolean> {
  let behindSince: number | undefined;
  while (!isBrokenOff()) {
    const due = await written();
    const answer = await inTime(page, page.ask({ type: 'ping' }));
    if (page.problem !== undefined) throw new Error(page.problem);
    if (answer.type !== 'pong') throw new Error(`a ping was answered with ${answer.type}`);
    const seen = page.at(table).entries.length;
    if (due === undefined || seen >= due.seq) behindSince = undefined;
    else behindSince ??= performance.now();
    if (due?.isOver === true && behindSince === undefined) return true;
    if (behindSince !== undefined && performance.now() - behindSince > MOST_BEHIND_MS) {
      const { seq, isOver } = due ?? {};
      const which = isOver === true ? ' of a game that is over' : '';
      onProblem(
        `table ${table}: an open page has known only ${seen} of ${seq} entries${which} for ${MOST_BEHIND_MS / 1000} s`,
      );
      return false;
    }
    await pause(LOOK_EVERY_MS);
  }
  return false;
}

function open(address: string): Promise<Page | undefined> {
  return new Visitor(address).page({ keep: false, patienceMs: PATIENCE_MS }).catch((error: unknown) => {
    if (error instanceof ConnectionLost) return undefined;
    throw error;
  });
}
