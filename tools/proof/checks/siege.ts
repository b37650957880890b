import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { facts, progress, showNumber, table, UserError } from '@portolan/cli/toolkit';
import type { Check, CheckContext, Verdict } from '../check.ts';
import { MOST_UNDER_SIEGE } from '../floors.ts';
import type { Attack } from '../siege/attack.ts';
import { ATTACKS, BRIEF_ATTACKS } from '../siege/attacks.ts';
import { COLUMNS, type Figures, MOST_OTHERS, p99Of, pooled, row, spreads } from '../siege/figures.ts';
import { Siege } from '../siege/siege.ts';

export const siege: Check = {
  name: 'siege',
  summary:
    'attacks on a real server with a 256 MB heap: it stays alive, its health and the moves of an innocent table are answered in time',
  flags: {
    attack: { value: 'TEXT', help: 'only the attacks whose names contain this' },
    seconds: { value: 'N', help: 'for each attack' },
  },
  run,
};

const FULL_SECONDS = 7;
const QUICK_SECONDS = 1;
const WARM_MS = 3000;
const QUICK_WARM_MS = 1000;
const CALM_MS = 400;
const QUICK_CALM_MS = 100;
const ROUNDS_OF_SLOW = 4;
const SLOW_HEALTH = 'health is slow';
const SLOW_MOVES = 'moves are slow';
const SLOW = [SLOW_HEALTH, SLOW_MOVES];

async function run({ args, quick, say }: CheckContext): Promise<Verdict> {
  const seconds = args.whole('seconds', { min: 1, max: 600, otherwise: quick ? QUICK_SECONDS : FULL_SECONDS });
  const attacks = chosen(args.text('attack'), quick);
  const folder = mkdtempSync(join(tmpdir(), 'portolan-siege-'));
  const under = await Siege.open(folder);
  const bar = progress('siege', attacks.length);
  try {
    // Without attacks, for comparison and so that the code is compiled.
    await pause(quick ? QUICK_WARM_MS : WARM_MS);
    await under.forget();
    const peace = await under.measure('no attack', () => pause(1000 * seconds, undefined));
    const figures: Figures[] = [];
    for (const attack of attacks) {
      figures.push(await measured(under, attack, { peace, seconds, quick }));
      bar.at(figures.length);
    }
    const stopMs = await under.stopDuringDrips();
    return judge({ under, peace, figures, stopMs, quick }, say);
  } finally {
    bar.done();
    await under.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Measuring {
  readonly peace: Figures;
  readonly seconds: number;
  readonly quick: boolean;
}

/**
 * Seven seconds have too few moves for a percentile: two slow flushes of the disk are enough to spoil it. An attack that
 * only seems slow is carried out again, and judged by all rounds together; what it really slows down stays slow.
 */
async function measured(under: Siege, attack: Attack, { peace, seconds, quick }: Measuring): Promise<Figures> {
  const calmMs = quick ? QUICK_CALM_MS : CALM_MS;
  const slack = quick ? QUICK_SLACK : 1;
  const carryOut = (round: number): Promise<Figures> => under.attack(attack, { ms: 1000 * seconds, calmMs, round });
  const first = await carryOut(0);
  if (!isOnlySlow(problemsOf(first, peace, slack))) return first;
  const rounds: [Figures, ...Figures[]] = [first];
  // All of them, so that the run does not stop as soon as it likes what it sees.
  while (rounds.length < ROUNDS_OF_SLOW) rounds.push(await carryOut(rounds.length));
  return pooled(rounds);
}

function isOnlySlow(problems: readonly string[]): boolean {
  return problems.length > 0 && problems.every((problem) => SLOW.includes(problem));
}

function chosen(text: string | undefined, quick: boolean): readonly Attack[] {
  if (text === undefined) return quick ? ATTACKS.filter(({ name }) => BRIEF_ATTACKS.includes(name)) : ATTACKS;
  const found = ATTACKS.filter(({ name }) => name.includes(text));
  if (found.length === 0) throw new UserError(`no attack is called '${text}'`);
  return found;
}

interface Found {
  readonly under: Siege;
  readonly peace: Figures;
  readonly figures: readonly Figures[];
  readonly stopMs: number;
  readonly quick: boolean;
}

/**
 * In the quick form there are too few moves during one attack for a percentile: a single one may take this much longer.
 * Throughout there are a few hundred, on a machine that also runs the attackers.
 */
const QUICK_SLACK = 3;
const QUICK_SLACK_THROUGHOUT = 2;

function judge({ under, peace, figures, stopMs, quick }: Found, say: CheckContext['say']): Verdict {
  const others = figures.reduce((sum, one) => sum + one.others, 0) / figures.length;
  const verdicts = figures.map((one) => ({ one, problems: problemsOf(one, peace, quick ? QUICK_SLACK : 1) }));
  const { health, acks } = spreads(under.seen);
  const throughout = { healthP99Ms: p99Of(health, others), ackP99Ms: p99Of(acks, others) };
  const slack = quick ? QUICK_SLACK_THROUGHOUT : 1;
  const isFastThroughout =
    throughout.healthP99Ms < slack * mostMs('health', peace, others) &&
    throughout.ackP99Ms < slack * mostMs('acks', peace, others);
  say(
    table(
      COLUMNS,
      [{ one: peace, problems: [] }, ...verdicts].map(({ one, problems }) => row(one, problems.join('; ') || 'ok')),
    ),
  );
  const failed = verdicts.filter(({ problems }) => problems.length > 0).map(({ one }) => one.attack);
  const summary = {
    attacks: figures.length,
    failed,
    ...throughout,
    byTheClock: { healthP99Ms: health.p99, ackP99Ms: acks.p99 },
    otherPrograms: Math.round(100 * others) / 100,
    longestTurnMs: Math.max(...figures.map((one) => one.inside.loopMs)),
    slowCommits: figures.reduce((sum, one) => sum + one.inside.slowCommits, 0),
    innocentMoves: acks.count,
    peakRssMb: Math.max(...figures.map((one) => one.rssMb)),
    stopMs: Math.round(stopMs),
  };
  say(
    facts([
      ['health p99 throughout', `${throughout.healthP99Ms} ms  (below ${slack * MOST_UNDER_SIEGE.healthMs})`],
      ['acknowledgement p99 throughout', `${throughout.ackP99Ms} ms  (below ${slack * MOST_UNDER_SIEGE.ackMs})`],
      ['by the clock', `${health.p99} ms and ${acks.p99} ms`],
      ['longest turn of the event loop', `${showNumber(summary.longestTurnMs)} ms`],
      [`commits above ${MOST_UNDER_SIEGE.ackMs} ms`, `${showNumber(summary.slowCommits)}`],
      ['other programs used', `${Math.round(100 * others)} % of the machine`],
      ['SIGTERM to the end', `${showNumber(summary.stopMs)} ms  (at most ${showNumber(MOST_UNDER_SIEGE.stopMs)})`],
    ]),
  );
  const ok = failed.length === 0 && isFastThroughout && stopMs <= MOST_UNDER_SIEGE.stopMs;
  return { ok, figures: summary };
}

/** While other programs keep the machine busy, what counts is how much slower the attack makes it. */
function mostMs(kind: 'health' | 'acks', peace: Figures, others: number): number {
  const floor = kind === 'health' ? MOST_UNDER_SIEGE.healthMs : MOST_UNDER_SIEGE.ackMs;
  return others > MOST_OTHERS ? floor + p99Of(peace[kind], others) : floor;
}

function problemsOf(figures: Figures, peace: Figures, slack: number): string[] {
  const { tally, alive, health, acks, rssMb, others, faults } = figures;
  const { rssMb: mostRss } = MOST_UNDER_SIEGE;
  return [
    ...(tally.sent > 0 ? [] : ['the attack did not begin']),
    ...(alive ? [] : ['the server ended']),
    ...(p99Of(health, others) < slack * mostMs('health', peace, others) ? [] : [SLOW_HEALTH]),
    ...(p99Of(acks, others) < slack * mostMs('acks', peace, others) ? [] : [SLOW_MOVES]),
    ...(rssMb < mostRss ? [] : ['memory']),
    ...faults,
  ];
}
