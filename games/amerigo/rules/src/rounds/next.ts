import { below } from '@portolan/kernel';
import type { Context } from '../context.ts';
import { NOTHING } from '../ids.ts';
import { displayHalves } from '../queries/progress.ts';

/** Pirates, progress tokens, production tokens, time marker. [AM-NEXT-01] */
export function prepareRound(context: Context): void {
  const { box, state, emit } = context;
  turnPirate(context);
  replenishProgress(context);
  dealProduction(context);
  state.round++; // [AM-NEXT-07]
  state.phase = 0;
  emit?.({ kind: 'roundBegun', round: state.round, timeMarker: box.components.timeMarkers[state.round - 1] });
}

/** One of the face-down markers, at random. [AM-NEXT-02] [AM-NEXT-03] */
export function turnPirate({ state, emit }: Context): void {
  const [value] = state.piratesDown.splice(below(state.rng, state.piratesDown.length), 1);
  state.piratesUp.push(value);
  emit?.({ kind: 'pirateTurned', value });
}

/** The right half goes to the box, the left half slides across, four new ones take its place. [AM-NEXT-04] [AM-NEXT-05] */
function replenishProgress({ box, state, emit }: Context): void {
  const { left, right } = box.components.progressDisplay;
  const slid = displayHalves(box, state.display).kept.filter((token) => token !== NOTHING);
  const tokens = drawFrom(state.progressStack, left);
  for (let place = 0; place < left; place++) state.display[place] = tokens[place];
  for (let place = 0; place < right; place++) state.display[left + place] = slid[place] ?? NOTHING;
  emit?.({ kind: 'progressDealt', tokens });
}

/** Replaces the whole display. [AM-NEXT-06] */
function dealProduction({ state, emit }: Context): void {
  const market = drawFrom(state.productionStack, state.market.length);
  for (let place = 0; place < market.length; place++) state.market[place] = market[place];
  emit?.({ kind: 'productionDealt', market });
}

/** From the top of a face-down stack, which is the end of its list. */
export function drawFrom(stack: number[], count: number): number[] {
  return stack.splice(stack.length - count, count).reverse();
}
