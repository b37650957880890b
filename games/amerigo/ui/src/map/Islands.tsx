import type { MapLayout } from '@portolan/amerigo';
import { Hit, inBox, type Size, type Spot } from '@portolan/table-kit';
import { cx } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useScene } from '../table/scene.ts';
import { drawingOf } from './drawMap.ts';
import { EDGE, SQUARE, sheetOf } from './geometry.ts';
import { islandFacts, islandLines } from './islandFacts.ts';
import { t } from './islandMessages.ts';
import { areaOf, planOf } from './mapPlan.ts';
import './islands.css';

export interface IslandsProps {
  readonly active: number | undefined;
  /** Undefined when none is looked at any more. */
  readonly onLook: (island: number | undefined) => void;
}

/** The islands as things that can be hovered, focused or tapped. */
export function Islands({ active, onLook }: IslandsProps): JSX.Element {
  const { box, view, layout, names } = useScene();
  const sheet = sheetOf(layout);
  return (
    <>
      <IslandOutlines layout={layout} active={active} />
      {layout.sizes.map((_, island) => {
        const area = areaOf(layout, island);
        const facts = islandFacts({ box, view, layout }, island);
        if (facts === undefined) return null;
        return (
          <span
            key={island}
            class="am-island"
            style={{ ...inBox(sheet, area), clipPath: clipOf(layout, island, area) }}
            data-spot={`island:${island}`}
            onPointerEnter={() => onLook(island)}
            onPointerLeave={({ pointerType }) => {
              if (pointerType === 'mouse') onLook(undefined);
            }}
            onFocusIn={() => onLook(island)}
            onFocusOut={() => onLook(undefined)}
          >
            <Hit
              target={undefined}
              label={t('islandLabel', { name: facts.name, facts: islandLines(facts, names).join('. ') })}
              first={island === 0}
            />
          </span>
        );
      })}
    </>
  );
}

/** The coast of each island; visible while the island is looked at or pointed at. */
function IslandOutlines({
  layout,
  active,
}: {
  readonly layout: MapLayout;
  readonly active: number | undefined;
}): JSX.Element {
  const { width, height } = sheetOf(layout);
  return (
    <svg class="am-outlines" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {drawingOf(layout).coasts.map((coast, island) => (
        <path
          key={island}
          class={cx('am-outline', island === active && 'am-outline-active')}
          d={coast}
          data-card={`island:${island}`}
        />
      ))}
    </svg>
  );
}

/** Only its squares react to the pointer: boxes of neighbouring islands overlap. */
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
