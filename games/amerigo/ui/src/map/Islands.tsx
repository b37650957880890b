import type { MapLayout } from '@portolan/amerigo';
import { Hit, inRectangle, type Size, type Spot } from '@portolan/table-kit';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { type Scene, useScene } from '../table/scene.ts';
import { EDGE, SQUARE, sheetOf } from './geometry.ts';
import { islandFacts, islandLines } from './islandFacts.ts';
import { t } from './islandMessages.ts';
import { areaOf, planOf } from './mapPlan.ts';
import './islands.css';

export interface IslandsProps {
  /** Undefined when none is looked at any more. */
  readonly onLook: (island: number | undefined) => void;
}

/** The islands as things that can be hovered, focused or tapped. */
export function Islands({ onLook }: IslandsProps): JSX.Element {
  const scene = useScene();
  const { layout } = scene;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => listenForTaps(root.current, layout, onLook), [layout, onLook]);
  return (
    <div ref={root} class="am-islands">
      {layout.sizes.map((_, island) => {
        const area = areaOf(layout, island);
        return (
          <span
            key={island}
            class="am-island"
            style={{ ...inRectangle(sheetOf(layout), area), clipPath: clipOf(layout, island, area) }}
            data-spot={`island:${island}`}
            onPointerEnter={(event) => event.pointerType === 'mouse' && onLook(island)}
            onPointerLeave={(event) => event.pointerType === 'mouse' && onLook(undefined)}
            onFocusIn={({ currentTarget }) => {
              onLook(island);
              // From now on `?` opens its card. Before, the focus itself would, over the cartouche.
              currentTarget.setAttribute('data-card', `island:${island}`);
            }}
            onFocusOut={({ currentTarget }) => {
              onLook(undefined);
              currentTarget.removeAttribute('data-card');
            }}
          >
            <Hit target={undefined} label={labelOf(scene, island)} first={island === 0} />
          </span>
        );
      })}
    </div>
  );
}

function labelOf(scene: Scene, island: number): string {
  const facts = islandFacts(scene, island);
  if (facts === undefined) return '';
  return t('islandLabel', { name: facts.name, facts: islandLines(facts, scene.names).join('. ') });
}

/** A tap anywhere on an island shows it, whatever lies there; a tap elsewhere shows none. */
function listenForTaps(root: HTMLElement | null, layout: MapLayout, onLook: IslandsProps['onLook']): () => void {
  const tap = (event: MouseEvent): void => {
    // Keys click too, but nowhere in particular.
    if (root === null || event.detail === 0) return;
    const onMap = event.target instanceof Node && root.parentElement?.contains(event.target) === true;
    onLook(onMap ? islandAt(layout, root.getBoundingClientRect(), event) : undefined);
  };
  document.addEventListener('click', tap);
  return () => document.removeEventListener('click', tap);
}

function islandAt(layout: MapLayout, map: DOMRect, { clientX, clientY }: MouseEvent): number | undefined {
  const sheet = sheetOf(layout);
  const col = Math.floor((((clientX - map.left) / map.width) * sheet.width - EDGE) / SQUARE);
  const row = Math.floor((((clientY - map.top) / map.height) * sheet.height - EDGE) / SQUARE);
  if (row < 0 || col < 0 || row >= layout.height || col >= layout.width) return undefined;
  const island = layout.islandOf[row * layout.stride + col] ?? -1;
  return island < 0 ? undefined : island;
}

/** Only its squares react to the pointer: rectangles of neighbouring islands overlap. */
function clipOf(layout: MapLayout, island: number, area: Spot & Size): string {
  const [outline = []] = planOf(layout).outlines[island] ?? [];
  const corners = outline
    .filter(({ from, to }) => from !== to)
    .map(({ x, y }) => {
      const [left, top] = [(EDGE + x * SQUARE - area.x) / area.w, (EDGE + y * SQUARE - area.y) / area.h];
      return `${Math.round(left * 1000) / 10}% ${Math.round(top * 1000) / 10}%`;
    });
  return `polygon(${corners.join()})`;
}
