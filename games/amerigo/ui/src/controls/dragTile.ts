import type { Box, MapLayout } from '@portolan/amerigo';
export interface TileDrag {
  readonly box: Box;
  readonly layout: MapLayout;
  readonly laying: unknown;
}
export function dragTile(_event: PointerEvent, _drag: TileDrag): void {}
