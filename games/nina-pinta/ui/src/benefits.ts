import { viewerIn } from '@portolan/client';
import { BONUSES, type Box, GROUPS, type View } from '@portolan/nina-pinta';
import { t } from './messages/benefits.ts';
import { counterName, groupName, type PlayerView, terrainName } from './words.ts';

/** What a Benefit on display does for the player who takes it. */
export function benefitEffect(box: Box, face: number, view: View): string {
  const bonus = BONUSES[box.faces.bonus[face] ?? -1];
  const own = viewerIn(view);
  return bonus === undefined ? progressEffect(box, face, own) : bonusEffect(box, bonus, box.faces.gold[face] ?? 0, own);
}

type Bonus = (typeof BONUSES)[number];

function bonusEffect(box: Box, bonus: Bonus, gold: number, own: PlayerView | undefined): string {
  switch (bonus) {
    case 'gold':
      return t('gold', { gold });
    case 'largerShips':
      return t(own !== undefined && own.crewLimit > 3 ? 'largerShipsAlready' : 'largerShips');
    case 'corn':
    case 'timber':
    case 'iron':
    case 'gems': {
      const increase = box.components.increase[bonus];
      return t('increase', { gold: increase.gold, terrain: terrainName(increase.terrain) });
    }
    default:
      return t(bonus);
  }
}

function progressEffect(box: Box, face: number, own: PlayerView | undefined): string {
  const id = GROUPS[box.faces.group[face] ?? -1] ?? 'arts';
  const name = box.faces.names[face] ?? '';
  const group = groupName(id);
  if (own === undefined) return group;
  if (box.faces.any[face]) return t('anyType', { group });
  const held = id === 'military' ? own.military : (own.progress?.[id] ?? []);
  const same = held.filter((one) => one === name).length;
  if (id === 'religion') return t('religion', { count: same + 1, counter: counterName(name) });
  return same > 0 ? t('sameType', { group }) : t('newType', { group, count: held.length });
}
