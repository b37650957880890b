import { LOCATIONS, type StopOffer } from '@portolan/francis-drake';
import { list } from '@portolan/i18n';
import { t } from './messages/moves.ts';
import { t as word } from './messages/words.ts';
import { eitherOf, itemWords, points } from './words.ts';

/** What a Location offers its next visitor. */
export function offerWords(location: number, { grant, choices: yields, dieBonus: bonus, price }: StopOffer): string {
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
