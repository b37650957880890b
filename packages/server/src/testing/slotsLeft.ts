import { getHeapSpaceStatistics } from 'node:v8';
import { Slots } from '../store/slots.ts';

/*
 * A program, run with `--expose-gc`: what is left in the old generation after many values have passed through the slots,
 * and how much is under way at a time, in bytes.
 */

const UNDER_WAY = 100;
const ELEMENTS = 1000;

const slots = new Slots<number[]>();
const ids: number[] = [];
const cycle = (): void => {
  ids.push(slots.add(new Array<number>(ELEMENTS).fill(0)));
  if (ids.length > UNDER_WAY) slots.take(ids.shift() ?? -1);
};
const collect = (): void => void globalThis.gc?.({ type: 'minor' });
const oldSpace = (): number =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'old_space')?.space_used_size ?? 0;

for (let i = 0; i < UNDER_WAY; i++) cycle();
// What survives two minor collections is old.
collect();
collect();
const before = oldSpace();
// What is under way at one of these is gone at the next.
for (let i = 0; i < 30; i++) {
  for (let j = 0; j < 3 * UNDER_WAY; j++) cycle();
  collect();
}
console.log(JSON.stringify({ left: oldSpace() - before, underWay: 8 * ELEMENTS * UNDER_WAY }));
