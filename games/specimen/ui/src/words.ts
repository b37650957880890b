import { type MoveText, nameAt } from '@portolan/client';
import { list } from '@portolan/i18n';
import type { Event, Move, View } from '@portolan/specimen';
import { t } from './messages/sentences.ts';

/** The question the table is waiting for. */
export function prompt(view: View): string {
  const question = view.asked.at(-1);
  if (question === undefined) return t('over');
  if (question.kind === 'bid') return t('askBid');
  if (question.kind === 'settle') return t('askSettle', { worth: worthWords(islandAt(view)) });
  return question.looks === 0 ? t('askLook') : t('askLookAgain');
}

export function describeMove(move: Move, view: View): MoveText {
  switch (move.kind) {
    case 'bid':
      return { text: t('bid', { chart: move.chart }) };
    case 'look':
      return { text: t('look', { coast: move.coast + 1 }) };
    case 'goHome':
      return { text: t('goHome'), effect: t('inJournal', { points: view.journal }) };
    case 'claim':
      return { text: t('claim'), effect: worthWords(islandAt(view)) };
    case 'leave':
      return { text: t('leave') };
  }
}

function islandAt({ asked, coasts }: View): number | undefined {
  const question = asked.at(-1);
  return question?.kind === 'settle' ? coasts[question.coast]?.island : undefined;
}

export function worthWords(worth: number | undefined): string {
  return worth === undefined ? t('unknown') : t('worth', { points: worth });
}

function chartWords(chart: number | undefined): string {
  return chart === undefined ? t('someChart') : t('chart', { chart });
}

/** What a redacted event does not tell, its line does not tell either. */
export function describeEvent(event: Event, names: readonly string[], you?: number): string {
  const who = 'seat' in event && event.seat === you ? 'you' : 'other';
  const name = 'seat' in event ? nameAt(names, event.seat) : '';
  switch (event.kind) {
    case 'roundBegun':
      return t('roundBegun', { round: event.round });
    case 'bidLaid':
    case 'chartDrawn':
      return t(event.kind, { who, name, chart: chartWords(event.chart) });
    case 'bidsTurned': {
      const bids = event.charts.map((chart, seat) =>
        t('bidOf', { who: seat === you ? 'you' : 'other', name: nameAt(names, seat), chart }),
      );
      return t('bidsTurned', { bids: list(bids) });
    }
    case 'explorerFound':
      return t('explorerFound', { who, name });
    case 'nobodyFound':
      return t('nobodyFound');
    case 'islandSeen':
      return event.island === undefined
        ? t('islandSeen', { who, name, coast: event.coast + 1 })
        : t('islandSeenWorth', { who, name, coast: event.coast + 1, worth: worthWords(event.island) });
    case 'islandClaimed':
      return t('islandClaimed', { who, name, coast: event.coast + 1, worth: worthWords(event.island) });
    case 'islandLeft':
      return t('islandLeft', { who, name, coast: event.coast + 1 });
    case 'wentHome':
      return t('wentHome', { who, name, points: event.points });
    case 'gameEnded':
      return t('over');
  }
}
