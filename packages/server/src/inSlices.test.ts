import { expect, it } from 'vitest';
import { inSlices, SLICE_MS } from './inSlices.ts';
import { makeMeter } from './meter.ts';

const meter = makeMeter();

function* counting(steps: number, step: () => void): Generator<undefined, number> {
  for (let at = 0; at < steps; at++) {
    yield;
    step();
  }
  return steps;
}

it('long work lets others go first after every slice of time', async () => {
  let now = 0;
  let turns = 0;
  let isOver = false;
  const step = (): void => {
    now += SLICE_MS / 2;
  };
  const takeTurn = (): void => {
    turns++;
    if (!isOver) setImmediate(takeTurn);
  };
  setImmediate(takeTurn);
  expect(await inSlices(counting(20, step), { meter, now: () => now })).toBe(20);
  isOver = true;
  expect(turns).toBeGreaterThanOrEqual(9);
});

it('short work is done at once, and its error is passed on', async () => {
  expect(
    await inSlices(
      counting(20, () => undefined),
      { meter, now: () => 0 },
    ),
  ).toBe(20);
  const failing = counting(1, () => {
    throw new Error('no');
  });
  await expect(inSlices(failing, { meter })).rejects.toThrow('no');
});

it('several works at once have one slice in each turn of the event loop', async () => {
  let now = 0;
  let steps = 0;
  let most = 0;
  let isOver = false;
  const step = (): void => {
    now += SLICE_MS;
    steps++;
  };
  const takeTurn = (): void => {
    most = Math.max(most, steps);
    steps = 0;
    if (!isOver) setImmediate(takeTurn);
  };
  const works = [1, 2, 3].map(() => inSlices(counting(10, step), { meter, now: () => now }));
  // The first slice of each has begun at once.
  steps = 0;
  setImmediate(takeTurn);
  expect(await Promise.all(works)).toEqual([10, 10, 10]);
  isOver = true;
  expect(most).toBe(1);
});
