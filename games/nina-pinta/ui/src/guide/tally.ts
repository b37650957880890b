import { type Arg, list } from '@portolan/i18n';
import { finalRanking, WORLDS } from '@portolan/nina-pinta';
import { nameAt } from '../words.ts';
import { scoresNow } from './facts.ts';
import type { GuideScene } from './guideScene.ts';
import { t } from './messages/pages.ts';

/** What the player would score if the game ended now. */
export function ownScore(scene: GuideScene): { total: number; lands: number; benefits: number; gold: number } {
  const points = scoresNow(scene)[scene.seat]?.points;
  const sum = (sources: readonly (keyof NonNullable<typeof points>)[]): number =>
    sources.reduce((all, source) => all + (points?.[source] ?? 0), 0);
  const [lands, benefits, gold] = [sum(WORLDS), sum(['arts', 'science', 'religion', 'military']), sum(['gold'])];
  return { total: lands + benefits + gold, lands, benefits, gold };
}

function nameOf({ names, seat }: GuideScene, player: number): string {
  return player === seat ? t('you') : nameAt(names, player);
}

export function orderList(scene: GuideScene): Arg {
  return list(
    scene.view.order.map((player) => nameOf(scene, player)),
    'plain',
  );
}

/** Everyone's points, the most first. */
export function scoreList(scene: GuideScene): Arg {
  const scores = scene.view.players.map(({ score }, player) => ({ score, who: nameOf(scene, player) }));
  return list(
    scores.sort((one, other) => other.score - one.score).map(({ who, score }) => t('score1', { who, n: score })),
  );
}

/** Whether the player has won, and whether several share the most points. */
export function standing({ view, seat }: GuideScene): { readonly won: boolean; readonly tie: boolean } {
  const [winner = -1, second = -1] = finalRanking(view);
  return { won: winner === seat, tie: view.players[winner]?.score === view.players[second]?.score };
}
