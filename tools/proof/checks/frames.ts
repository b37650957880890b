import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { UserError } from '@portolan/cli/toolkit';
import { launchChromium, startTestServer } from '@portolan/web/driving';
import type { Check, CheckContext, Verdict } from '../check.ts';
import { play, SCENES, type Scene, SIZES, type Size, type Trial } from '../page/scenes.ts';
import { timeShading } from '../page/shading.ts';
import { medianOf, type Smoothness } from '../page/smoothness.ts';
import { THINKING, type Thought, timeThinking } from '../page/thinking.ts';

const BUILD = fileURLToPath(new URL('../../buildPages.ts', import.meta.url));

/** A display shows 60; one in twenty may be late on a machine under other load. */
const LIMITS = { perSecond: 57, waitMs: 100, taskMs: 50, shadeMs: 16, answerMs: 3000 } as const;
const LATE = 1 / 20;
const SHADING = 'Amerigo, reachable water is shaded';
/** Shorter motion is too short to count frames. */
const LEAST_SECONDS = 0.5;
const THROTTLE = 4;
const TRIALS = { quick: 1, full: 3 } as const;
/** In the quick form no scene starts later than this, so that it ends in time on a busy machine too. */
const QUICK_MS = 25_000;
const QUICK_SIZES: readonly Size[] = ['desktop'];

export const frames: Check = {
  name: 'frames',
  summary: `60 frames a second (at least ${LIMITS.perSecond}) at every table and size on a processor ${THROTTLE} times slower, nothing waits longer than ${LIMITS.waitMs} ms to move, no task takes longer than ${LIMITS.taskMs} ms, the water that a ship of Amerigo can reach is shaded within ${LIMITS.shadeMs} ms, an Admiral in the page's own worker answers within ${LIMITS.answerMs} ms (full form), by the median of ${TRIALS.full} trials`,
  flags: {
    table: { value: 'NAME', help: 'only scenes whose name contains this' },
    size: { value: 'SIZE', help: `only ${Object.keys(SIZES).join(', ')}` },
  },
  run,
};

async function run({ args, quick, say }: CheckContext): Promise<Verdict> {
  const { status } = spawnSync(process.execPath, [BUILD], { stdio: 'inherit' });
  if (status !== 0) throw new UserError('the pages could not be built');
  const wanted = (args.text('table') ?? '').toLowerCase();
  const isWanted = ({ name }: { readonly name: string }): boolean => name.toLowerCase().includes(wanted);
  const chosen: Chosen = {
    scenes: SCENES.filter(isWanted),
    // It takes a minute for each size.
    thinking: quick ? [] : THINKING.filter(isWanted),
    isShaded: isWanted({ name: SHADING }),
    sizes: sizesFor(args.text('size'), quick),
  };
  if (chosen.scenes.length === 0 && chosen.thinking.length === 0 && !chosen.isShaded)
    throw new UserError('no scene has such a name');
  const [testServer, browser] = await Promise.all([startTestServer(), launchChromium()]);
  const trials = quick ? TRIALS.quick : TRIALS.full;
  const latest = quick ? performance.now() + QUICK_MS : Number.POSITIVE_INFINITY;
  const stage = { browser, testServer, throttle: THROTTLE, trials, latest, skipped: [], say };
  try {
    const figures = await playScenes(stage, chosen);
    const answers = await think(stage, chosen);
    const shadedMs = await shade(stage, chosen);
    const { skipped } = stage;
    if (skipped.length > 0) say(`no time in the quick form: ${skipped.join('; ')}`);
    const ok =
      Object.values(figures).every(isSmooth) &&
      Object.values(answers).every(isInTime) &&
      Object.values(shadedMs).every((ms) => ms <= LIMITS.shadeMs);
    return {
      ok,
      figures: { throttle: THROTTLE, trials, ...figures, ...answers, shadedMs, ...(skipped.length > 0 && { skipped }) },
    };
  } finally {
    await browser.close();
    await testServer.stop();
  }
}

interface Chosen {
  readonly scenes: readonly Scene[];
  readonly thinking: readonly Scene[];
  readonly isShaded: boolean;
  readonly sizes: readonly Size[];
}

interface Stage extends Omit<Trial, 'scene' | 'size'> {
  readonly trials: number;
  /** Nothing starts later than this; what would have to is skipped. */
  readonly latest: number;
  readonly skipped: string[];
  readonly say: CheckContext['say'];
}

function inTime({ latest, skipped }: Stage, name: string): boolean {
  const isEarly = performance.now() <= latest;
  if (!isEarly) skipped.push(name);
  return isEarly;
}

function atEverySize(
  scenes: readonly Scene[],
  sizes: readonly Size[],
): readonly { scene: Scene; size: Size; name: string }[] {
  return scenes.flatMap((scene) => sizes.map((size) => ({ scene, size, name: `${scene.name}, ${size}` })));
}

async function playScenes(stage: Stage, { scenes, sizes }: Chosen): Promise<Record<string, Smoothness>> {
  const figures: Record<string, Smoothness> = {};
  for (const { scene, size, name } of atEverySize(scenes, sizes)) {
    if (!inTime(stage, name)) continue;
    const median = medianOf(await play({ ...stage, scene, size }, stage.trials));
    figures[name] = median;
    stage.say(`${isSmooth(median) ? 'smooth' : 'ROUGH '} ${name}: ${describe(median)}`);
  }
  return figures;
}

async function think(stage: Stage, { thinking, sizes }: Chosen): Promise<Record<string, Answer>> {
  const answers: Record<string, Answer> = {};
  for (const { scene, size, name } of atEverySize(thinking, sizes)) {
    const answer = answerOf(await timeThinking({ ...stage, scene, size }, stage.trials));
    answers[name] = answer;
    stage.say(`${isInTime(answer) ? 'smooth' : 'ROUGH '} ${name}: ${describeAnswer(answer)}`);
  }
  return answers;
}

async function shade(stage: Stage, { isShaded, sizes }: Chosen): Promise<Record<string, number>> {
  const shadedMs: Record<string, number> = {};
  for (const size of isShaded ? sizes : []) {
    if (!inTime(stage, `${SHADING}, ${size}`)) continue;
    const ms = middleOf(await timeShading({ ...stage, size }, stage.trials));
    shadedMs[size] = ms;
    stage.say(`${ms <= LIMITS.shadeMs ? 'smooth' : 'ROUGH '} ${SHADING}, ${size}: ${ms} ms`);
  }
  return shadedMs;
}

/** The page while a bot thinks. */
interface Answer extends Smoothness {
  readonly answerMs: number;
  /** What the page does between the click and the beginning of the thought. */
  readonly beginMs: number;
  /** Frames a second during the same motion while nobody thinks. */
  readonly alone: number;
}

function answerOf(thoughts: readonly Thought[]): Answer {
  return {
    // The longest: a search that other programs hold up ends early, and then took less than a whole one.
    answerMs: Math.max(...thoughts.map(({ answerMs }) => answerMs)),
    beginMs: middleOf(thoughts.map(({ beginMs }) => beginMs)),
    alone: medianOf(thoughts.map(({ alone }) => alone)).perSecond,
    ...medianOf(thoughts.map(({ thinking }) => thinking)),
  };
}

/** Where other programs slow down even the same motion without a bot, one frame in twenty may be late because of it. */
function isInTime(answer: Answer): boolean {
  const { answerMs, beginMs, alone, perSecond, longestTaskMs } = answer;
  const least = alone >= LIMITS.perSecond ? LIMITS.perSecond : (1 - LATE) * alone;
  const isQuick = answerMs <= LIMITS.answerMs && beginMs <= LIMITS.waitMs;
  return perSecond >= least && isQuick && longestTaskMs <= LIMITS.taskMs;
}

function describeAnswer({ answerMs, beginMs, alone, frames, perSecond, longestTaskMs }: Answer): string {
  return `begins within ${beginMs} ms and answers within ${answerMs} ms; meanwhile ${frames} frames, ${perSecond} a second (${alone} if nobody thinks); longest task ${longestTaskMs} ms`;
}

function middleOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function sizesFor(named: string | undefined, quick: boolean): readonly Size[] {
  const all = Object.keys(SIZES).filter((size): size is Size => size in SIZES);
  if (named === undefined) return quick ? QUICK_SIZES : all;
  const chosen = all.filter((size) => size === named);
  if (chosen.length === 0) throw new UserError(`frames: --size is one of ${all.join(', ')}`);
  return chosen;
}

function isSmooth({ seconds, perSecond, longestWaitMs, longestTaskMs }: Smoothness): boolean {
  const flows = seconds < LEAST_SECONDS || perSecond >= LIMITS.perSecond;
  return flows && longestWaitMs <= LIMITS.waitMs && longestTaskMs <= LIMITS.taskMs;
}

function describe({ seconds, frames, perSecond, longestWaitMs, longestTaskMs, longTasks }: Smoothness): string {
  return `${frames} frames in ${seconds} s of motion, ${perSecond} a second; longest wait ${longestWaitMs} ms; longest task ${longestTaskMs} ms, ${longTasks} over ${LIMITS.taskMs} ms`;
}
