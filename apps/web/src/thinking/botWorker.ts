import { analyse, findHint, seatTable } from '@portolan/bots';
import { type OpenGame, rngFromSeed } from '@portolan/kernel';
import { claimOf, readMatchLogs } from '@portolan/protocol/log';
import { entryNumbers, movesUpTo } from './entryNumbers.ts';
import type { Job, Report, Unable } from './jobs.ts';
import { loadRules } from './rules.ts';

/** The part of a worker's global scope that is used here; the page's types know no workers. */
interface WorkerScope {
  postMessage(report: Report): void;
  onmessage: ((event: { readonly data: Job }) => void) | null;
}

const scope = globalThis as unknown as WorkerScope;
/** Reports are drawn at most this often. */
const LEAST_STEP = 0.005;

scope.onmessage = ({ data }) => {
  const work = data.kind === 'analyse' ? analyseLog(data) : hint(data);
  work.catch((error: unknown) => scope.postMessage({ kind: 'failed', error: String(error) }));
};

function refuse(why: Unable): void {
  scope.postMessage({ kind: 'unable', why });
}

interface Played {
  readonly game: string;
  readonly rulesVersion: number;
  readonly components?: unknown;
}

/** Undefined if the page has other rules than the match, or nothing to look ahead with. */
async function openRules({ game, rulesVersion, components }: Played): Promise<OpenGame | undefined> {
  const opened = (await loadRules(game))?.open(components);
  if (opened?.ok !== true || opened.value.game.rulesVersion !== rulesVersion) {
    refuse('otherRules');
    return undefined;
  }
  if (opened.value.foresight === undefined) {
    refuse('noForesight');
    return undefined;
  }
  return opened.value;
}

async function analyseLog({ log, inherited }: Extract<Job, { kind: 'analyse' }>): Promise<void> {
  const [read] = readMatchLogs(log.trimEnd().split('\n'));
  if (read?.ok !== true) return refuse('faultyLog');
  const { game, rulesVersion, data, players, seed } = read.value.header.value;
  const open = await openRules({ game, rulesVersion, components: data });
  if (open === undefined) return;
  const claim = claimOf(open.game, read.value);
  if (!claim.ok) return refuse('faultyLog');
  const moves = read.value.moves.map(({ value: { seat, move, standIn } }) => ({
    seat,
    text: move,
    byStandIn: standIn !== undefined,
  }));
  const entries = entryNumbers(read.value);
  const work = analyse({
    ...{ open, options: claim.value.options, seats: players, seed, moves },
    inherited: movesUpTo(entries, inherited),
  });
  let reported = 0;
  let step = work.next();
  for (; step.done !== true; step = work.next()) {
    if (step.value - reported < LEAST_STEP) continue;
    reported = step.value;
    scope.postMessage({ kind: 'progress', done: reported });
  }
  scope.postMessage({ kind: 'answer', answer: { analysis: step.value, entries } });
}

async function hint({ state, seat, milliseconds, ...played }: Extract<Job, { kind: 'hint' }>): Promise<void> {
  const open = await openRules(played);
  if (open === undefined) return;
  const table = seatTable(open.game, seat, () => state);
  const rng = rngFromSeed(JSON.stringify(open.game.view(state, seat)));
  scope.postMessage({ kind: 'answer', answer: await findHint(open, table, { rng, milliseconds }) });
}
