import { MOST_TILES } from '@portolan/amerigo';

/** The left is the last branch of the messages. */
const SIDES = ['top', 'right', 'bottom', 'other'] as const;

export interface FrameSpot {
  readonly side: (typeof SIDES)[number];
  /** As in the notation. */
  readonly letter: string;
  /** Counted from the left, or from the top. */
  readonly at: number;
}

/** Where a berth is on the frame; undefined on the squares. */
export function frameSpot({ stride }: { readonly stride: number }, berth: number): FrameSpot | undefined {
  const frame = berth - stride * stride;
  if (frame < 0) return undefined;
  const side = Math.floor(frame / MOST_TILES);
  return { side: SIDES[side] ?? 'other', letter: 'TRBL'.charAt(side), at: frame % MOST_TILES };
}
