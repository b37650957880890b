import { setTimeout as pause } from 'node:timers/promises';
import type { Known } from '@portolan/server/testing';
import type { NodeProcess } from './nodeProcess.ts';
import type { SeatedTable } from './seatedTable.ts';
import { SPECTATORS, type TableReader } from './tableReader.ts';
import type { TrialPlay } from './trialPlay.ts';
import type { TrialProgress } from './trialProgress.ts';
import { unlikeEnds } from './unlikeEnds.ts';
import { verifyWitness } from './verifyPromises.ts';

/** How long a server in order may take to show a table. */
const ANSWER_MS = 15_000;

export interface EndParts {
  readonly nodes: readonly NodeProcess[];
  readonly play: TrialPlay;
  readonly progress: TrialProgress;
  readonly reader: TableReader;
  readonly onProblem: (problem: string) => void;
}

/** Looks for what servers show at the end of a trial that is not as it was promised, or not the same everywhere. */
export async function inspectEnds(parts: EndParts): Promise<void> {
  const { nodes, play, onProblem } = parts;
  for (const table of play.tables) {
    for (const [at, node] of nodes.entries()) {
      const witness = table.witnesses[at % table.witnesses.length];
      if (node.address === undefined || witness === undefined) continue;
      for (const problem of await verifyWitness(node.address, table, witness)) onProblem(problem);
    }
    for (const problem of await findUnlike(parts, table)) onProblem(problem);
  }
}

/** What all servers must agree on at the end. They are asked in turn, and a bot may still play meanwhile. */
async function findUnlike(parts: EndParts, table: SeatedTable): Promise<readonly string[]> {
  const { progress } = parts;
  for (;;) {
    const before = await progress.length(table.id);
    const unlike = await compareEnds(parts, table);
    if (unlike.length === 0 || (await progress.length(table.id)) === before) return unlike;
  }
}

/** If the game is over, so is what the pages saw that were there all the time. */
async function compareEnds({ nodes, play, reader }: EndParts, table: SeatedTable): Promise<readonly string[]> {
  const { id, witnesses, finished } = table;
  const resident = await play.resident(table);
  const viewers = [
    { who: SPECTATORS, cookie: undefined, stayed: finished ? [resident] : [] },
    ...witnesses.map((witness) => ({
      who: `seat ${witness.seat}`,
      cookie: witness.visitor.cookie,
      stayed: play.hasSeenEnd(witness) ? [witness.known] : [],
    })),
  ];
  const compared = viewers.map(async ({ who, cookie, stayed }) => {
    const shown = await Promise.all(nodes.map((node) => readForSure(() => reader.readAt(node, id, cookie))));
    return unlikeEnds(`table ${id}, ${who}`, { shown, stayed });
  });
  return (await Promise.all(compared)).flat();
}

/** Nothing is broken any more, so that a server has to answer, if not at once. */
async function readForSure(read: () => Promise<Known | undefined>): Promise<Known | undefined> {
  for (const until = performance.now() + ANSWER_MS; performance.now() < until; await pause(200)) {
    const known = await read();
    if (known !== undefined) return known;
  }
  return undefined;
}
