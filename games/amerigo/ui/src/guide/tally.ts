import { type Event, finalRanking } from '@portolan/amerigo';
import { nameAt } from '@portolan/client';
import { type Arg, list } from '@portolan/i18n';
import type { GuideScene } from './guideScene.ts';
import { t } from './messages/pages.ts';

type EventOf<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;

/** The last attack of the pirates on the player. */
export function lastAttack({ before, since, seat }: GuideScene): EventOf<'piratesFought'> | undefined {
  return [...before, ...since].findLast(
    (event): event is EventOf<'piratesFought'> => event.kind === 'piratesFought' && event.seat === seat,
  );
}

/** What the player scored for a source at the end. */
export function finalPoints({ before, since, seat }: GuideScene, source: EventOf<'finalScored'>['source']): number {
  const scored = [...before, ...since].find(
    (event): event is EventOf<'finalScored'> => event.kind === 'finalScored' && event.source === source,
  );
  return scored?.points[seat] ?? 0;
}

/** Everyone's points, the most first. */
export function scoreList({ view, names, seat }: GuideScene): Arg {
  const scores = view.players.map(({ score }, at) => ({ score, who: at === seat ? t('you') : nameAt(names, at) }));
  return list(
    scores.sort((one, other) => other.score - one.score).map(({ who, score }) => t('score1', { who, n: score })),
  );
}

/** Whether the player has won, and whether several share the most points. */
export function standing({ view, seat }: GuideScene): { readonly won: boolean; readonly tie: boolean } {
  const [winner = -1, second = -1] = finalRanking(view);
  return { won: winner === seat, tie: view.players[winner]?.score === view.players[second]?.score };
}
