import { viewerIn } from '@portolan/client';
import { BONUSES, type Box, GROUPS, type View } from '@portolan/nina-pinta';
import { counterName, goldWords, groupName, ordinal, type PlayerView } from './words.ts';

/** What a Benefit on display does for who takes it. */
export function benefitEffect(box: Box, face: number, view: View): string {
  const bonus = BONUSES[box.faces.bonus[face] ?? -1];
  const own = viewerIn(view);
  return bonus === undefined ? progressEffect(box, face, own) : bonusEffect(box, bonus, box.faces.gold[face] ?? 0, own);
}

type Bonus = (typeof BONUSES)[number];

function bonusEffect(box: Box, bonus: Bonus, gold: number, own: PlayerView | undefined): string {
  switch (bonus) {
    case 'native':
      return 'a Settler from your supply to where you live, or next to it';
    case 'spyglass':
      return 'a secret look at three unexplored lands of one world';
    case 'pirate':
      return 'kept; in a later era it takes up to half of the gold of a ship that sails back';
    case 'stronghold':
      return 'one of your Settlers goes into a Stronghold';
    case 'gold':
      return `${goldWords(gold)} at once`;
    case 'doubleSelection':
      return 'kept; two Progress Benefits for the price of one';
    case 'turnOrder':
      return 'kept; you may pass to any space and push others aside';
    case 'largerShips':
      return own !== undefined && own.crewLimit > 3 ? 'nothing, your ships are large' : 'your ships take four crew';
    case 'town':
      return 'one of your Settlers becomes a Town';
    case 'city':
      return 'one of your Towns becomes a City';
    case 'cathedral':
      return 'Towns and Settlers of one land score double';
    default: {
      const { terrain, gold: more } = box.components.increase[bonus];
      return `${more} gold more from every settlement in one land of ${terrain}`;
    }
  }
}

function progressEffect(box: Box, face: number, own: PlayerView | undefined): string {
  const group = GROUPS[box.faces.group[face] ?? -1] ?? 'arts';
  const name = box.faces.names[face] ?? '';
  if (own === undefined) return groupName(group);
  const held = group === 'military' ? own.military : (own.progress?.[group] ?? []);
  if (box.faces.any[face]) return `${groupName(group)}, of whatever type you lack`;
  const alike = held.filter((one) => one === name).length;
  if (group === 'religion') return `Religion, your ${ordinal(alike + 1)} ${counterName(name)}`;
  return alike > 0
    ? `${groupName(group)}, a type you have already`
    : `${groupName(group)}, a new type beside ${held.length} of yours`;
}
