import { viewerIn } from '@portolan/client';
import { type Box, LOCATIONS, offerAt, type View } from '@portolan/francis-drake';
import { list } from '@portolan/i18n';
import { t } from './messages/moves.ts';
import { t as word } from './messages/words.ts';
import { eitherOf, itemWords, points } from './words.ts';

/** What the viewer gets who stops at a Location next: nobody takes a second galleon or pinnace. [FD-PROV-27] */
export function ownOffer(box: Box, location: number, view: View): string {
  const me = viewerIn(view);
  const { grant } = offerAt(box, view, location);
  const isSecond = (grant?.galleon === 1 && me?.galleon === true) || (grant?.pinnace === 1 && me?.pinnace === true);
  return grant !== undefined && isSecond ? itemWords({ ...grant, galleon: 0, pinnace: 0 }) : offer(box, location, view);
}

/** What the next visitor of a Location gets. */
export function offer(box: Box, location: number, view: View): string {
  const { grant, choices: yields, dieBonus: bonus, price } = offerAt(box, view, location);
  const choices = yields.map(itemWords);
  const choice = word('all', { items: list(choices, 'or') });
  switch (LOCATIONS[location]) {
    case 'tavern':
      return t('tavern', { bonus });
    case 'drake':
      return grant === undefined ? t('drakeChoice', { choice }) : t('drake', { grant: itemWords(grant), choice });
    case 'investor':
      return t('investor', { points: points(price), choice: eitherOf(choices) });
    case 'dockside':
      return t('dockside', { choice });
    default:
      return itemWords(grant ?? {});
  }
}
