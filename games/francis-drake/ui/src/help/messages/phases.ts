import { defineMessages, translator } from '@portolan/i18n';

/** What happens in each phase. */
export const t = translator(
  defineMessages('fd.phases', {
    plymouth:
      'Take turns to place a disc on a Location further along the street and take what it gives, or to go to the dock. The first to dock is the first to sail.',
    ready:
      'Treasure and hidden counters are placed, the Governor’s holder moves up one dock if possible, and barrels set how far each ship can go.',
    missions:
      'In Sailing Order, everyone places one disc per turn face down at a Destination in range. The number on a disc is the round in which the ship arrives.',
    informer:
      'The Informer’s holder may look at the discs of one Destination, or at one counter, and then rearrange discs of their own.',
    reveal:
      'All discs are revealed at once. Ghosts vanish, and at each Destination the discs are sorted by order of arrival.',
    raids:
      'The Golden Hind acts first, then all 1s, 2s, 3s and 4s: attack, trade or decline. After each mission you may go home.',
    scoring:
      'Points for the different kinds you conquered, for the Admiral and for the Governor. After the last voyage, also for commodities and treasure.',
  }),
);
