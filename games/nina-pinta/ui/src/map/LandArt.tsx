import { cx } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import terrains from '../art/terrain.svg?url';
import world from '../art/world.svg?url';
import type { PlaceView } from '../words.ts';
import type { LandId } from './layout.ts';
import { WORLD_SHEET } from './sheet.ts';

/** The part of the drawing that a land covers: the Caribbean includes the water between its islands. */
export function areaId(land: LandId): string {
  return land === 'caribbean' ? 'caribbean-area' : land;
}

export interface LandArtProps {
  readonly place: PlaceView;
  readonly classes: readonly (string | false)[];
  /** A click beside the land's button, anywhere on its shape; undefined while it cannot be chosen. */
  readonly onPick?: (() => void) | undefined;
}

/**
 * A land as it is known: nothing but its outline for a click while it is unexplored, a pencil sketch for a viewer who has
 * looked at it in secret, and the finished drawing once it is explored.
 */
export function LandArt({ place, classes, onPick }: LandArtProps): JSX.Element {
  const { land, terrain, explored } = place;
  const area = areaId(land);
  return (
    <svg
      class={cx('np-land-art', explored ? 'np-explored' : terrain !== undefined && 'np-sketched', ...classes)}
      data-terrain={terrain}
      viewBox={`0 0 ${WORLD_SHEET.width} ${WORLD_SHEET.height}`}
      aria-hidden="true"
    >
      <use class="np-area" href={`${world}#${area}`} />
      {terrain !== undefined && (
        <>
          <use class="np-soil" href={`${world}#${land}`} />
          <use class="np-signs" href={`${terrains}#${land}-${terrain}`} />
        </>
      )}
      <use class="np-glow" href={`${world}#${area}`} {...(onPick !== undefined && { onClick: onPick })} />
    </svg>
  );
}
