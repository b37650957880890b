import { isRepelled, turnOutlook } from '@portolan/amerigo';
import { type GuidePage, isOver, nothing, ownSeat, pagesOf } from '@portolan/table-kit/guide';
import { amounts, colourName } from '../words.ts';
import { pirateStrength } from './facts.ts';
import type { GuideScene } from './guideScene.ts';
import { t } from './messages/pages.ts';
import { finalPoints, lastAttack, scoreList, standing } from './tally.ts';

type Page = GuidePage<GuideScene>;
type When = Page['when'];

const FIRST: When = ({ view, asked }) => view.round === 1 && asked?.kind === 'takeTurn';

/** Only a player who was guided before reads how it went on. */
const inRound =
  (round: number): When =>
  ({ view }, read) =>
    view.round === round && view.question !== undefined && read.length > 0;

const last: When = (scene, read) => inRound(scene.box.components.rounds)(scene, read);

export const PAGES: readonly Page[] = pagesOf<GuideScene>({
  welcome: {
    when: FIRST,
    point: ({ view }) => view.map.islands.flatMap(({ big }, at) => (big ? [`island:${at}`] : [])),
    title: () => t('welcomeTitle'),
    text: ({ box }) => t('welcome', { rounds: box.components.rounds }),
  },
  round: { when: FIRST, point: () => ['round:all'], title: () => t('roundTitle'), text: () => t('round') },
  tower: {
    when: FIRST,
    point: () => ['tower:all'],
    title: () => t('towerTitle'),
    text: ({ box, view, seat }) =>
      t('tower', { out: amounts(view.cubes.action, colourName), ap: turnOutlook(box, view, seat).points }),
  },
  score: { when: FIRST, point: ownSeat, title: () => t('scoreTitle'), text: scoreText },
  plan: { when: FIRST, point: nothing, title: () => t('planTitle'), text: () => t('plan') },
  pirates: {
    when: inRound(2),
    point: () => ['pirates:all'],
    title: () => t('piratesTitle', { round: 1 }),
    text: attackText,
  },
  fresh: {
    when: inRound(2),
    point: () => ['pirates:all', 'time:all'],
    title: ({ view }) => t('freshTitle', { round: view.round }),
    text: (scene) => t('fresh', { strength: pirateStrength(scene), marker: scene.view.timeMarker }),
  },
  alone: { when: inRound(2), point: nothing, title: () => t('aloneTitle'), text: () => t('alone') },
  lastRound: {
    when: last,
    point: () => ['round:all'],
    title: () => t('lastRoundTitle'),
    text: (scene) => t('lastRound', { strength: pirateStrength(scene) }),
  },
  end: { when: isOver, point: nothing, title: () => t('endTitle'), text: () => t('end') },
  goods: { when: isOver, point: ownSeat, title: () => t('goodsTitle'), text: goodsText },
  tracks: {
    when: isOver,
    point: () => ['track:progress', 'track:order'],
    title: () => t('tracksTitle'),
    text: tracksText,
  },
  winner: {
    when: isOver,
    point: nothing,
    title: (scene) => t('winnerTitle', { won: standing(scene).won }),
    text: (scene) => t('winner', { scores: scoreList(scene), tie: standing(scene).tie }),
    last: true,
  },
});

function scoreText({ box: { components } }: GuideScene): string {
  return t('score', {
    discovery: points(components.islandScoring.discovery),
    big: components.mapLimits.bigIsland,
  });
}

function attackText(scene: GuideScene): string {
  const attack = lastAttack(scene);
  const scores = scoreList(scene);
  if (attack === undefined || attack.strength === 0) return t('harmless', { scores });
  const { strength, fired, lost } = attack;
  if (isRepelled(attack)) return t('beaten', { strength, fired, left: scene.me.cannons, scores });
  return t('beatenOff', { strength, fired, lost, scores });
}

function goodsText(scene: GuideScene): string {
  return t('goods', { gold: points(finalPoints(scene, 'gold')), goods: points(finalPoints(scene, 'goods')) });
}

function tracksText(scene: GuideScene): string {
  return t('tracks', {
    tokens: points(finalPoints(scene, 'tokens')),
    progress: points(finalPoints(scene, 'progress')),
    order: points(finalPoints(scene, 'order')),
  });
}

function points(n: number): string {
  return t('points', { points: n });
}
