import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { UserError } from '@portolan/cli/toolkit';
import { launchChromium, startTestServer } from '@portolan/web/driving';
import type { Check, CheckContext, Verdict } from '../check.ts';
import { play, SCENES, SIZES, type Size } from '../page/scenes.ts';
import { timeShading } from '../page/shading.ts';
import { medianOf, type Smoothness } from '../page/smoothness.ts';

const BUILD = fileURLToPath(new URL('../../buildPages.ts', import.meta.url));

/** A display shows 60; one in twenty may be late on a machine under other load. */
const LIMITS = { perSecond: 57, waitMs: 100, taskMs: 50, shadeMs: 16 } as const;
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
  summary: `60 frames a second (at least ${LIMITS.perSecond}) at every table and size on a processor ${THROTTLE} times slower, nothing waits longer than ${LIMITS.waitMs} ms to move, no task takes longer than ${LIMITS.taskMs} ms, the water that a ship of Amerigo can reach is shaded within ${LIMITS.shadeMs} ms, by the median of ${TRIALS.full} trials`,
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
  const scenes = SCENES.filter(({ name }) => name.toLowerCase().includes(wanted));
  const isShaded = SHADING.toLowerCase().includes(wanted);
  const sizes = sizesFor(args.text('size'), quick);
  if (scenes.length === 0 && !isShaded) throw new UserError('no scene has such a name');
  const [testServer, browser] = await Promise.all([startTestServer(), launchChromium()]);
  const latest = quick ? performance.now() + QUICK_MS : Number.POSITIVE_INFINITY;
  const trials = quick ? TRIALS.quick : TRIALS.full;
  const skipped: string[] = [];
  const inTime = (name: string): boolean => {
    const isEarly = performance.now() <= latest;
    if (!isEarly) skipped.push(name);
    return isEarly;
  };
  try {
    const figures: Record<string, Smoothness> = {};
    for (const [scene, size] of scenes.flatMap((one) => sizes.map((size) => [one, size] as const))) {
      const name = `${scene.name}, ${size}`;
      if (!inTime(name)) continue;
      const median = medianOf(await play({ browser, testServer, scene, size, throttle: THROTTLE }, trials));
      figures[name] = median;
      say(`${isSmooth(median) ? 'smooth' : 'ROUGH '} ${name}: ${describe(median)}`);
    }
    const shadedMs: Record<string, number> = {};
    for (const size of isShaded ? sizes : []) {
      if (!inTime(`${SHADING}, ${size}`)) continue;
      const ms = middleOf(await timeShading({ browser, testServer, size, throttle: THROTTLE }, trials));
      shadedMs[size] = ms;
      say(`${ms <= LIMITS.shadeMs ? 'smooth' : 'ROUGH '} ${SHADING}, ${size}: ${ms} ms`);
    }
    if (skipped.length > 0) say(`no time in the quick form: ${skipped.join('; ')}`);
    const ok = Object.values(figures).every(isSmooth) && Object.values(shadedMs).every((ms) => ms <= LIMITS.shadeMs);
    return {
      ok,
      figures: { throttle: THROTTLE, trials, ...figures, shadedMs, ...(skipped.length > 0 && { skipped }) },
    };
  } finally {
    await browser.close();
    await testServer.stop();
  }
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
