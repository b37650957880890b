import { viewerIn } from '@portolan/client';
import {
  BONUSES,
  type Box,
  bonusHasEffect,
  countingWith,
  GROUPS,
  hasLargerShips,
  isLastEra,
  landsToSee,
  type View,
} from '@portolan/nina-pinta';
import { t } from './messages/benefits.ts';
import { counterName, groupName, type PlayerView, terrainName } from './words.ts';

/** What a Benefit on display does for the player who takes it. */
export function benefitEffect(box: Box, face: number, view: View): string {
  const bonus = BONUSES[box.faces.bonus[face] ?? -1];
  const own = viewerIn(view);
  return bonus === undefined
    ? progressEffect(box, face, view)
    : bonusEffect(box, bonus, { gold: box.faces.gold[face] ?? 0, own, view });
}

type Bonus = (typeof BONUSES)[number];

interface Taking {
  readonly gold: number;
  readonly own: PlayerView | undefined;
  readonly view: View;
}

function bonusEffect(box: Box, bonus: Bonus, { gold, own, view }: Taking): string {
  if (isIdle(box, bonus, view)) return t('noEffect');
  const last = isLastEra(box, view);
  switch (bonus) {
    case 'gold':
      return t('gold', { gold });
    case 'largerShips':
      return t(own !== undefined && hasLargerShips(own.crewLimit) ? 'largerShipsAlready' : 'largerShips');
    case 'pirate':
    case 'turnOrder':
      return t(last ? `${bonus}Last` : bonus);
    case 'corn':
    case 'timber':
    case 'iron':
    case 'gems': {
      const increase = box.components.increase[bonus];
      return t('increase', { gold: increase.gold, terrain: terrainName(increase.terrain) });
    }
    case 'spyglass':
      return t('spyglass', { count: landsToSee(box, view) });
    default:
      return t(bonus);
  }
}

/** Without any effect for the viewer. */
export function isIdle(box: Box, bonus: Bonus, view: View): boolean {
  const { viewer } = view;
  return typeof viewer === 'number' && !bonusHasEffect(box, view, { seat: viewer, bonus: BONUSES.indexOf(bonus) });
}

function progressEffect(box: Box, face: number, view: View): string {
  const id = GROUPS[box.faces.group[face] ?? -1] ?? 'arts';
  const name = box.faces.names[face] ?? '';
  const group = groupName(id);
  const own = viewerIn(view);
  const counting = typeof view.viewer === 'number' ? countingWith(box, view, view.viewer, face) : undefined;
  if (own === undefined || counting === undefined) return group;
  const held = id === 'military' ? own.military : (own.progress?.[id] ?? []);
  const same = held.filter((one) => one === name).length;
  const { before: count, after } = counting;
  if (id === 'religion') {
    return box.faces.any[face]
      ? t('anyReligion', { count: after })
      : t('religion', { count: same + 1, counter: counterName(name) });
  }
  if (same > 0 && !box.faces.any[face]) return t('sameType', { group });
  if (after === count) return t('allTypes', { group, count });
  return t(box.faces.any[face] ? 'anyType' : 'newType', { group, count });
}
