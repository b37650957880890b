import { middle, type Plan } from './plan.ts';
import { type Point, sharesAlong } from './route.ts';

/** The side of a piece that is turned over. */
export type Side = 'front' | 'back';

const MIDDLE = 'translate(-50%, -50%)';

/** The keyframes of a plan: transform and opacity only, so that the browser composes them without painting. */
export function framesOf(plan: Plan<unknown>, side: Side): Keyframe[] {
  const { cue } = plan;
  switch (cue.do) {
    case 'travel':
      return plan.route === undefined ? travelFrames(plan, cue) : routeFrames(plan.route, cue);
    case 'turn':
      return turnFrames(side);
    case 'vanish':
      return [
        { transform: MIDDLE, opacity: 1 },
        { transform: 'translate(-50%, -120%) scale(1.5)', opacity: 0 },
      ];
    case 'appear':
      return [
        { transform: 'translate(-50%, -90%) scale(1.6)', opacity: 0 },
        { transform: MIDDLE, opacity: 1 },
      ];
    case 'closeup':
      return [
        { transform: `${MIDDLE} scale(0.7)`, opacity: 0 },
        { transform: MIDDLE, opacity: 1, offset: 0.1 },
        { transform: MIDDLE, opacity: 1, offset: 0.9 },
        { transform: `${MIDDLE} scale(0.95)`, opacity: 0 },
      ];
    case 'puff':
      return [
        { transform: `${MIDDLE} scale(0.4)`, opacity: 0 },
        { transform: `${MIDDLE} scale(1.4)`, opacity: 1, offset: 0.3 },
        { transform: `${MIDDLE} scale(1.7)`, opacity: 0 },
      ];
    case 'ceremony':
      return fades(0.1);
    default:
      return fades(0.22);
  }
}

/** In, a while there, and out again; `share` is how long it takes to come or go. */
function fades(share: number): Keyframe[] {
  return [{ opacity: 0 }, { opacity: 1, offset: share }, { opacity: 1, offset: 1 - share }, { opacity: 0 }];
}

function turnFrames(side: Side): Keyframe[] {
  const [first, last] = side === 'back' ? [1, 0] : [0, 1];
  return [
    { transform: `${MIDDLE} scaleX(${first})` },
    { transform: `${MIDDLE} scaleX(0)`, offset: 0.5 },
    { transform: `${MIDDLE} scaleX(${last})` },
  ];
}

interface Flight {
  readonly hides?: string;
  readonly arc?: number;
  readonly spent?: boolean;
}

/** A piece that was there before is visible from the start; a new one emerges from where it comes from. */
function travelFrames({ from, to }: Plan<unknown>, { hides, arc = 0, spent = false }: Flight): Keyframe[] {
  const there = hides !== undefined;
  const [start, end] = [middle(from), middle(to)];
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const height = arc * Math.hypot(dx, dy);
  const at = (share: number, size: number): string =>
    `translate(${dx * share}px, ${dy * share - height * 4 * share * (1 - share)}px) ${MIDDLE} scale(${size})`;
  const high = height === 0 ? [] : [0.3, 0.5, 0.7].map((share) => ({ transform: at(share, 1.3), opacity: 1 }));
  return [
    { transform: at(0, there ? 1 : 0.8), opacity: there ? 1 : 0 },
    { transform: at(0.06, 1.3), opacity: 1, offset: 0.15 },
    ...high,
    { transform: at(0.94, 1.3), opacity: 1, offset: 0.8 },
    { transform: at(1, 1), opacity: spent ? 0 : 1 },
  ];
}

interface Voyage {
  readonly via?: { readonly enters?: boolean; readonly leaves?: boolean; readonly faces?: 'left' | 'right' };
}

function routeFrames(points: readonly Point[], { via }: Voyage): Keyframe[] {
  const shares = sharesAlong(points);
  const [start] = points;
  const sides = mirroring(points, via?.faces);
  return points.map(({ x, y }, at) => {
    const share = shares[at] ?? 1;
    const hidden = (via?.enters === true && share < 0.02) || (via?.leaves === true && share > 0.98);
    const moved = `translate(${x - (start?.x ?? x)}px, ${y - (start?.y ?? y)}px)`;
    return { transform: `${moved} ${MIDDLE} scaleX(${sides[at] ?? 1})`, opacity: hidden ? 0 : 1, offset: share };
  });
}

/** 1 or -1 at each point: a sprite looks where it moves, and keeps its side while it moves up or down. */
function mirroring(points: readonly Point[], faces: 'left' | 'right' | undefined): readonly number[] {
  if (faces === undefined) return [];
  let side = 0;
  const sides = points.map(({ x, y }, at) => {
    const next = points[at + 1] ?? points[at];
    const [dx, dy] = [(next?.x ?? x) - x, (next?.y ?? y) - y];
    if (Math.abs(dx) > 0.6 * Math.abs(dy) && dx !== 0) side = dx > 0 === (faces === 'right') ? 1 : -1;
    return side;
  });
  const first = sides.find((one) => one !== 0) ?? 1;
  return sides.map((one) => (one === 0 ? first : one));
}
