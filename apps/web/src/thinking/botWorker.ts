import { analyse, findHint, seatTable } from '@portolan/bots';
import { type OpenGame, rngFromSeed } from '@portolan/kernel';
import { claimOf, type MatchLog, readMatchLogs } from '@portolan/protocol/log';
import type { Job, Report, Unable } from './jobs.ts';
import { loadRules } from './rules.ts';

/** The part of a worker's global scope that is used here; the page's types know no workers. */
interface WorkerScope {
  postMessage(report: Report): void;
  onmessage: ((event: { readonly data: Job }) => void) | null;
}

const scope = globalThis as unknown as WorkerScope;
/** Reports are drawn at most so often. */
const LEAST_STEP = 0.005;

scope.onmessage = ({ data }) => {
  const work = data.kind === 'analyse' ? analyseLog(data.log) : hint(data);
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

async function analyseLog(text: string): Promise<void> {
  const [read] = readMatchLogs(text.trimEnd().split('\n'));
  if (read?.ok !== true) return refuse('faultyLog');
  const { game, rulesVersion, data, players, seed } = read.value.header.value;
  const open = await openRules({ game, rulesVersion, components: data });
  if (open === undefined) return;
  const claim = claimOf(open.game, read.value);
  if (!claim.ok) return refuse('faultyLog');
  const moves = read.value.moves.map(({ value }) => ({ seat: value.seat, text: value.move }));
  const work = analyse({ open, options: claim.value.options, seats: players, seed, moves });
  let reported = 0;
  let step = work.next();
  for (; step.done !== true; step = work.next()) {
    if (step.value - reported < LEAST_STEP) continue;
    reported = step.value;
    scope.postMessage({ kind: 'progress', done: reported });
  }
  scope.postMessage({ kind: 'answer', answer: { analysis: step.value, entries: entryNumbers(read.value) } });
}

/** By move: its number among all entries, which include what was undone. */
function entryNumbers({ header, moves }: MatchLog): readonly number[] {
  const others = new Set(header.value.otherEntries?.map(({ seq }) => seq));
  let seq = 0;
  return moves.map(() => {
    do seq++;
    while (others.has(seq));
    return seq;
  });
}

async function hint({ state, seat, milliseconds, ...played }: Extract<Job, { kind: 'hint' }>): Promise<void> {
  const open = await openRules(played);
  if (open === undefined) return;
  const table = seatTable(open.game, seat, () => state);
  const rng = rngFromSeed(JSON.stringify(open.game.view(state, seat)));
  scope.postMessage({ kind: 'answer', answer: await findHint(open, table, { rng, milliseconds }) });
}
