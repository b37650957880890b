import { inBox, type Size, type Spot } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { sheetOf } from '../map/geometry.ts';
import { useScene } from '../table/scene.ts';
import { pointedHit } from './hover.ts';

/** A thing on the map that can be picked. */
export interface MapHit {
  /** Undefined where nothing is played by it. */
  readonly target: string | undefined;
  readonly label: string;
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
 * Many hit areas at once, with the same attributes as the kit's `Hit`, but without a component for each: several hundred
 * have to be drawn within a frame. One that is not lit any more replaces what was picked.
 */
export function HitField({ hits, onPress, onPoint }: HitFieldProps): JSX.Element {
  const { layout, turn } = useScene();
  const latest = useRef({ hits, turn, onPress, onPoint });
  latest.current = { hits, turn, onPress, onPoint };
  const press = useRef((event: Event): void => {
    const hit = hitAt(latest.current.hits, event.currentTarget);
    if (hit === undefined) return;
    if (latest.current.onPress !== undefined) latest.current.onPress(hit);
    else if (hit.target !== undefined) pickOnMap(latest.current.turn, hit.target);
  }).current;
  const point = useRef((event: Event): void => {
    const hit =
      event.type === 'blur' || event.type === 'pointerleave'
        ? undefined
        : hitAt(latest.current.hits, event.currentTarget);
    pointedHit.set(hit?.target);
    latest.current.onPoint?.(hit);
  }).current;
  const styles = useMemo(() => {
    const sheet = sheetOf(layout);
    return hits.map(({ at }) => {
      const { left, top, width, height } = inBox(sheet, at);
      return `left:${left};top:${top};width:${width};height:${height}`;
    });
  }, [layout, hits]);
  const outlook = turn?.outlook;
  return useMemo(
    () => (
      <>
        {hits.map(({ target, label, tab }, index) => {
          const lit = target !== undefined && outlook?.lit.has(target) === true;
          const settled = target !== undefined && outlook?.settled.includes(target) === true;
          return (
            <button
              key={target ?? index}
              type="button"
              class="tk-hit am-hit"
              style={styles[index]}
              data-index={index}
              data-target={target}
              data-pick={lit ? '' : undefined}
              tabIndex={tab === true || index === 0 ? 0 : -1}
              aria-pressed={settled ? true : undefined}
              aria-label={label}
              onClick={press}
              onFocus={point}
              onBlur={point}
              onPointerEnter={point}
              onPointerLeave={point}
            />
          );
        })}
      </>
    ),
    [hits, styles, outlook],
  );
}

function hitAt(hits: readonly MapHit[], element: EventTarget | null): MapHit | undefined {
  const index = element instanceof Element ? element.getAttribute('data-index') : null;
  return index === null ? undefined : hits[Number(index)];
}

/** Picks a target; once another has been picked, in its place. */
function pickOnMap(turn: ReturnType<typeof useScene>['turn'], target: string): void {
  if (turn === undefined) return;
  if (turn.outlook.settled.includes(target)) turn.back();
  else {
    if (!turn.outlook.lit.has(target)) turn.cancel();
    turn.pick(target);
  }
}
