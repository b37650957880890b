import { viewerIn } from '@portolan/client';
import { BONUSES, type Box, bonusHasEffect, GROUPS, type View, WORLDS } from '@portolan/nina-pinta';
import { t } from './messages/benefits.ts';
import { counterName, groupName, type PlayerView, terrainName } from './words.ts';

/** What a Benefit on display does for the player who takes it. */
export function benefitEffect(box: Box, face: number, view: View): string {
  const bonus = BONUSES[box.faces.bonus[face] ?? -1];
  const own = viewerIn(view);
  return bonus === undefined
    ? progressEffect(box, face, own)
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
  const last = view.era === box.components.eras;
  switch (bonus) {
    case 'gold':
      return t('gold', { gold });
    case 'largerShips':
      return t(own !== undefined && own.crewLimit > 3 ? 'largerShipsAlready' : 'largerShips');
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
      return t('spyglass', { count: landsToSee(view) });
    default:
      return t(bonus);
  }
}

/** Played at once without any effect. */
export function isIdle(box: Box, bonus: Bonus, view: View): boolean {
  const isPlaced = !NOT_PLACED.includes(bonus);
  const { viewer } = view;
  return (
    isPlaced &&
    typeof viewer === 'number' &&
    !bonusHasEffect(box, view, { seat: viewer, bonus: BONUSES.indexOf(bonus) })
  );
}

const NOT_PLACED: readonly Bonus[] = ['pirate', 'gold', 'doubleSelection', 'turnOrder', 'largerShips'];

/** The most unexplored lands of one world that a look can show. [NP-BONUS-07] [NP-BONUS-08] */
export function landsToSee({ places }: View): number {
  const left = WORLDS.map((id) => places.filter(({ world, explored }) => world === id && !explored).length);
  return Math.min(LANDS_SEEN, Math.max(...left));
}

const LANDS_SEEN = 3;

function progressEffect(box: Box, face: number, own: PlayerView | undefined): string {
  const id = GROUPS[box.faces.group[face] ?? -1] ?? 'arts';
  const name = box.faces.names[face] ?? '';
  const group = groupName(id);
  if (own === undefined) return group;
  const held = id === 'military' ? own.military : (own.progress?.[id] ?? []);
  const same = held.filter((one) => one === name).length;
  if (id === 'religion') {
    return box.faces.any[face]
      ? t('anyReligion', { count: mostOfOneType(box, held) + 1 })
      : t('religion', { count: same + 1, counter: counterName(name) });
  }
  if (same > 0 && !box.faces.any[face]) return t('sameType', { group });
  const count = countedTypes(box, held);
  if (count === typesIn(box, id)) return t('allTypes', { group, count });
  return t(box.faces.any[face] ? 'anyType' : 'newType', { group, count });
}

function isAny(box: Box, name: string): boolean {
  return box.faces.any[box.faces.names.indexOf(name)] === true;
}

/** Types of a group, which is also the most that can count. */
function typesIn({ faces }: Box, id: (typeof GROUPS)[number]): number {
  return faces.names.filter((_, face) => GROUPS[faces.group[face] ?? -1] === id && !faces.any[face]).length;
}

/** Different types, each Any Type as one that is lacking. [NP-SCORE-08] [NP-SCORE-16] */
function countedTypes(box: Box, held: readonly string[]): number {
  const any = held.filter((name) => isAny(box, name)).length;
  const types = new Set(held.filter((name) => !isAny(box, name))).size;
  const [first = ''] = held;
  const id = GROUPS[box.faces.group[box.faces.names.indexOf(first)] ?? -1];
  return id === undefined ? 0 : Math.min(typesIn(box, id), types + any);
}

/** Counters of the more frequent type, with every Any Type. [NP-SCORE-09] [NP-SCORE-16] */
function mostOfOneType(box: Box, held: readonly string[]): number {
  const any = held.filter((name) => isAny(box, name)).length;
  const counts = held.map((name) => (isAny(box, name) ? 0 : held.filter((one) => one === name).length));
  return any + Math.max(0, ...counts);
}
