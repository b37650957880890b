import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { EDGE, SQUARE, sheetOf } from '../../map/geometry.ts';
import { useScene } from '../../table/scene.ts';
import { cellsOf } from '../tileCells.ts';
import { type GhostProps, GhostShape } from './Ghost.tsx';

/** The length of the animations, which never run. */
const WHOLE_MS = 1000;

/**
 * The ghost of a tile that is moved. It is moved by setting the time of two paused animations, one for each axis: a new
 * transform would make the browser assign the layers of the page again at every square, see the kit's `slide`.
 */
export function GhostInHand({ placement: { piece, turn, space }, seat, look }: GhostProps): JSX.Element {
  const { box, layout } = useScene();
  const [across, down] = [useRef<HTMLSpanElement>(null), useRef<HTMLSpanElement>(null)];
  const moves = useRef<readonly Animation[]>([]);
  const sheet = sheetOf(layout);
  useLayoutEffect(() => {
    moves.current = [standing(across.current, 'X', sheet.width), standing(down.current, 'Y', sheet.height)].flat();
  }, [layout]);
  const left = Math.min(0, ...cellsOf(box, piece, turn).map(({ col }) => col));
  useLayoutEffect(() => {
    const x = EDGE + ((space % layout.stride) + left) * SQUARE;
    const y = EDGE + Math.floor(space / layout.stride) * SQUARE;
    const shares = [x / sheet.width, y / sheet.height];
    for (const [axis, animation] of moves.current.entries()) animation.currentTime = (shares[axis] ?? 0) * WHOLE_MS;
  }, [layout, space, left]);
  return (
    <span ref={across} class="am-ghost-way" aria-hidden="true">
      <span ref={down} class="am-ghost-way">
        <GhostShape piece={piece} turn={turn} seat={seat} look={look} />
      </span>
    </span>
  );
}

function standing(element: HTMLElement | null, axis: 'X' | 'Y', reach: number): readonly Animation[] {
  if (element === null || typeof element.animate !== 'function') return [];
  const to = `translate${axis}(calc(var(--tk-u) * ${reach}))`;
  const animation = element.animate([{ transform: `translate${axis}(0)` }, { transform: to }], {
    duration: WHOLE_MS,
    fill: 'both',
  });
  animation.pause();
  return [animation];
}
