import type { Box } from '../box.ts';
import { type Location, TAVERN } from '../ids.ts';
import { type Items, makeItems } from '../items.ts';
import type { View } from '../view.ts';
import { offerAt } from './onView.ts';

/** Everything that a Location may bring its next visitor, whatever they choose or roll. */
export function possibleGifts(box: Box, view: View, location: Location): readonly Items[] {
  const { grant, choices, dieBonus } = offerAt(box, view, location);
  const rolled = location === TAVERN ? tavernGifts(box, dieBonus) : [];
  return [...(grant === undefined ? [] : [grant]), ...choices, ...rolled];
}

/** By roll of the die. The Ghost is no item. [FD-PROV-23] */
function tavernGifts({ components: { constants, tavern } }: Box, bonus: number): Items[] {
  return Array.from({ length: constants.dieFaces }, (_, at) => makeItems({ crew: tavern[at + 1 + bonus].crew }));
}
