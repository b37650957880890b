import type { MapLayout } from '@portolan/amerigo';
import { cx } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { drawingOf } from './drawMap.ts';
import { sheetOf } from './geometry.ts';

export interface IslandOutlinesProps {
  readonly layout: MapLayout;
  readonly active: number | undefined;
}

/** The coast of each island; visible while the island is looked at or pointed at. */
export function IslandOutlines({ layout, active }: IslandOutlinesProps): JSX.Element {
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
