import {
  BONUSES,
  type Box,
  bonusHelp,
  countingWith,
  GROUPS,
  isLastEra,
  landsToSee,
  type View,
} from '@portolan/nina-pinta';
import { t } from './messages/benefits.ts';
import { counterName, groupName, terrainName } from './words.ts';

/** What a Benefit on display does for the player who takes it. */
export function benefitEffect(box: Box, face: number, view: View): string {
  const bonus = BONUSES[box.faces.bonus[face] ?? -1];
  if (bonus === undefined) return progressEffect(box, face, view);
  switch (bonusHelp(box, view, bonus, typeof view.viewer === 'number' ? view.viewer : undefined)) {
    case 'late':
      return t('late');
    case 'unplayable':
      return t('noEffect');
    case 'had':
      return t('largerShipsAlready');
    default:
      return bonusEffect(box, bonus, face, view);
  }
}

function bonusEffect(box: Box, bonus: (typeof BONUSES)[number], face: number, view: View): string {
  switch (bonus) {
    case 'gold':
      return t('gold', { gold: box.faces.gold[face] ?? 0 });
    case 'turnOrder':
      return t(isLastEra(box, view) ? 'turnOrderLast' : 'turnOrder');
    case 'corn':
    case 'timber':
    case 'iron':
    case 'gems': {
      const increase = box.components.increase[bonus];
      return t('increase', { gold: increase.gold, terrain: terrainName(increase.terrain) });
    }
    case 'cathedral':
      return t('cathedral', { factor: box.components.scoring.cathedralFactor });
    case 'spyglass':
      return t('spyglass', { count: landsToSee(box, view) });
    default:
      return t(bonus);
  }
}

function progressEffect(box: Box, face: number, view: View): string {
  const group = groupName(GROUPS[box.faces.group[face] ?? -1] ?? 'arts');
  const counting = typeof view.viewer === 'number' ? countingWith(box, view, view.viewer, face) : undefined;
  if (counting === undefined) return group;
  const { before, after, change, ofType } = counting;
  switch (change) {
    case 'religion':
      return t('religion', { count: ofType, counter: counterName(box.faces.names[face] ?? '') });
    case 'anyReligion':
      return t('anyReligion', { count: after });
    case 'sameType':
      return t('sameType', { group });
    default:
      return t(change, { group, count: before });
  }
}
