import { inRectangle, type Size, type Spot } from '@portolan/table-kit';
import { Memo } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { sheetOf } from '../map/geometry.ts';
import { type Scene, useScene } from '../table/scene.ts';
import { pointedHit } from './hover.ts';

/** A thing on the map that can be picked. */
export interface MapHit {
  /** Undefined where nothing is played by it. */
  readonly target: string | undefined;
  /** Only asked for when the hit area is drawn. */
  label(): string;
  /** What those see who point at it, where that is not the label. */
  tip?(): string;
  readonly at: Spot & Size;
  /** Reached by Tab; all others by the arrow keys. */
  readonly tab?: boolean;
  /** For what is only tried. */
  readonly space?: number;
}

export interface HitFieldProps {
  readonly hits: readonly MapHit[];
  /** In place of picking the target. */
  onPress?(hit: MapHit): void;
  onPoint?(hit: MapHit | undefined): void;
}

/**
 * Many hit areas at once, with the same attributes as the kit's `Hit`. Several hundred would not fit into a frame, so
 * there is no component and no listener for each of them, and they follow what is drawn frame by frame.
 */
export function HitField({ hits, onPress, onPoint }: HitFieldProps): JSX.Element {
  const scene = useScene();
  const { turn } = scene;
  const count = useGrowing(hits);
  const point = (hit: MapHit | undefined): void => {
    pointedHit.set(hit?.target);
    onPoint?.(hit);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside take the focus and the keys.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
    <div
      class="am-hits"
      data-drawing={count < hits.length ? '' : undefined}
      onClick={(event) => {
        const hit = hitAt(hits, event.target);
        if (hit === undefined) return;
        if (onPress !== undefined) onPress(hit);
        else if (hit.target !== undefined) pickOnMap(turn, hit.target);
      }}
      onFocusIn={(event) => point(hitAt(hits, event.target))}
      onFocusOut={() => point(undefined)}
      onPointerOver={(event) => point(hitAt(hits, event.target))}
      onPointerOut={() => point(undefined)}
    >
      {Array.from({ length: Math.ceil(Math.min(count, hits.length) / PER_FRAME) }, (_, group) => (
        <Memo key={group} of={[hits, turn?.outlook]}>
          {() => hitsIn(hits, group).map(([index, hit]) => buttonFor(scene, hit, index))}
        </Memo>
      ))}
    </div>
  );
}

/** How many are drawn in one frame. */
const PER_FRAME = 48;

/** Those that are drawn in one frame, with their indices. */
function hitsIn(hits: readonly MapHit[], group: number): [number, MapHit][] {
  const first = group * PER_FRAME;
  return hits.slice(first, first + PER_FRAME).map((hit, at) => [first + at, hit]);
}

/** How many of the hits are drawn by now. */
function useGrowing(hits: readonly MapHit[]): number {
  const isWhole = typeof requestAnimationFrame === 'undefined';
  const [drawn, setDrawn] = useState({ hits, count: isWhole ? hits.length : PER_FRAME });
  const count = isWhole ? hits.length : drawn.hits === hits ? drawn.count : PER_FRAME;
  useEffect(() => {
    if (count >= hits.length) return;
    let timer: number | undefined;
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => setDrawn({ hits, count: count + PER_FRAME }));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [hits, count]);
  return count;
}

function buttonFor({ layout, turn }: Scene, { target, label, at, tab }: MapHit, index: number): JSX.Element {
  const outlook = turn?.outlook;
  const lit = target !== undefined && outlook?.lit.has(target) === true;
  const settled = target !== undefined && outlook?.settled.includes(target) === true;
  const { left, top, width, height } = inRectangle(sheetOf(layout), at);
  return (
    <button
      key={target ?? index}
      type="button"
      class="tk-hit am-hit"
      style={`left:${left};top:${top};width:${width};height:${height}`}
      data-index={index}
      data-target={target}
      data-pick={lit ? '' : undefined}
      tabIndex={tab === true || index === 0 ? 0 : -1}
      aria-pressed={settled ? true : undefined}
      aria-label={label()}
    />
  );
}

function hitAt(hits: readonly MapHit[], element: EventTarget | null): MapHit | undefined {
  const index = element instanceof Element ? element.closest('[data-index]')?.getAttribute('data-index') : undefined;
  return index === null || index === undefined ? undefined : hits[Number(index)];
}

/** Picks a target; once another has been picked, in its place. */
function pickOnMap(turn: Scene['turn'], target: string): void {
  if (turn === undefined) return;
  if (turn.outlook.settled.includes(target)) turn.back();
  else {
    if (!turn.outlook.lit.has(target)) turn.cancel();
    turn.pick(target);
  }
}
