import type { MapLayout } from '@portolan/amerigo';

/** Placeholder until the map brings its names. */
export function islandName(layout: MapLayout, island: number): string {
  return `Isla ${layout.sizes[island] ?? 0}-${island + 1}`;
}
