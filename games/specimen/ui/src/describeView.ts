import { nameAt } from '@portolan/client';
import { list } from '@portolan/i18n';
import type { View } from '@portolan/specimen';
import { t } from './messages/view.ts';
import { worthWords } from './words.ts';

/** The table in several lines, for a place without drawings. */
export function describeView(view: View, names: readonly string[]): string {
  const { round, rounds, coasts, players, sea, pile, played } = view;
  const islands = coasts.map(({ bare, island }, at) =>
    bare ? t('bare', { n: at + 1 }) : t('coast', { n: at + 1, worth: worthWords(island) }),
  );
  return [
    t('round', { round, rounds, coasts: list(islands, 'plain'), sea }),
    t('pile', { pile, played: played.join(' ') || t('none') }),
    ...players.map((player, seat) => playerLine(player, nameAt(names, seat))),
  ].join('\n');
}

function playerLine(player: View['players'][number], name: string): string {
  const { charts, hasBid, own, islands, journal, score } = player;
  const hand = own === undefined ? t('charts', { n: charts }) : t('hand', { charts: own.hand.join(' ') });
  const bid = own?.bid === undefined ? t('hiddenBid') : t('bid', { bid: own.bid });
  return t('player', { name, score, hand, bid: hasBid ? bid : '', islands: islands.join(' ') || t('none'), journal });
}
