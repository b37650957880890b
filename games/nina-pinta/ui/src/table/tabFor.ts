import type { View } from '@portolan/nina-pinta';

export const TABS = ['worlds', 'benefits', 'eras', 'players'] as const;
export type TabName = (typeof TABS)[number];

/** The tab that helps with what is going on. */
export function tabFor({ phase, question }: Pick<View, 'phase' | 'question'>, hasMap: boolean): TabName {
  switch (question?.kind) {
    case 'selectBenefit':
    case 'selectDouble':
    case 'makeWay':
    case 'chooseNation':
      return 'benefits';
    case 'loadShips':
      return 'players';
    case 'placeMarker':
      return 'eras';
    default:
      return hasMap && phase !== 'over' ? 'worlds' : 'players';
  }
}
