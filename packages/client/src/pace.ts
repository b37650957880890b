/** How fast moves that were not made on this page are shown. */
export const PACES = ['slow', 'normal', 'fast', 'instant'] as const;
export type Pace = (typeof PACES)[number];

/** By how much the time of a step is multiplied. */
export const PACE_FACTORS: Readonly<Record<Pace, number>> = { slow: 1.8, normal: 1, fast: 0.4, instant: 0 };

export function asPace(text: string | null | undefined): Pace {
  return PACES.find((pace) => pace === text) ?? 'normal';
}
