import { type Arg, list } from '@portolan/i18n';
import { firstPrice, WORLDS, warsIn } from '@portolan/nina-pinta';
import { type GuidePage, isOver, nothing, ownSeat, pagesOf } from '@portolan/table-kit/guide';
import { worldName } from '../words.ts';
import { capacities, tokenNow } from './facts.ts';
import type { GuideScene } from './guideScene.ts';
import { t } from './messages/pages.ts';
import { orderList, ownScore, scoreList, standing } from './tally.ts';

type Page = GuidePage<GuideScene>;
type When = Page['when'];

/** Before the first ship sails. */
const FIRST: When = ({ view, asked }) =>
  view.era <= 1 && asked !== undefined && (view.phase === 'start' || view.phase === 'loading');
/** The token of the first era is not known before it begins. */
const LOADING: When = (scene, read) => FIRST(scene, read) && scene.view.phase === 'loading';

/** Only a player who was guided before reads how it went on. */
const inEra =
  (era: number): When =>
  ({ view }, read) =>
    view.era === era && view.question !== undefined && read.length > 0;

const last: When = (scene, read) => inEra(scene.box.components.eras)(scene, read);

export const PAGES: readonly Page[] = pagesOf<GuideScene>({
  welcome: {
    when: FIRST,
    point: nothing,
    title: () => t('welcomeTitle'),
    text: ({ box }) => t('welcome', { eras: box.components.eras }),
  },
  worlds: {
    when: FIRST,
    point: ({ box }) => WORLDS.map((world) => `land:${world}:${box.names.lands[box.atlas.firstLand]}`),
    title: () => t('worldsTitle'),
    text: (scene) =>
      t('worlds', { worlds: worldNames(scene), players: scene.view.players.length, ...capacities(scene) }),
  },
  era: { when: LOADING, point: ({ view }) => [`era:${view.era}`], title: () => t('eraTitle'), text: eraText },
  score: { when: LOADING, point: ownSeat, title: () => t('scoreTitle'), text: scoreText },
  plan: { when: LOADING, point: nothing, title: () => t('planTitle'), text: () => t('plan') },
  eraEnd: {
    when: inEra(2),
    point: ownSeat,
    title: () => t('eraEndTitle', { era: 1 }),
    text: (scene) => t('eraEnd', { ...ownScore(scene), order: orderList(scene) }),
  },
  fresh: {
    when: inEra(2),
    point: ({ view }) => [`era:${view.era}`],
    title: ({ view }) => t('freshTitle', { era: view.era }),
    text: freshText,
  },
  alone: {
    when: inEra(2),
    point: nothing,
    title: () => t('aloneTitle'),
    text: ({ box: { components } }) => t('alone', { ...components.buildingRevenue }),
  },
  lastEra: {
    when: last,
    point: ({ view }) => [`era:${view.era}`],
    title: () => t('lastEraTitle'),
    text: ({ box }) => t('lastEra', { gold: box.components.scoring.goldPerPoint }),
  },
  end: { when: isOver, point: nothing, title: () => t('endTitle'), text: () => t('end') },
  lands: { when: isOver, point: ownSeat, title: () => t('landsTitle'), text: landsText },
  benefits: { when: isOver, point: ownSeat, title: () => t('benefitsTitle'), text: benefitsText },
  winner: {
    when: isOver,
    point: nothing,
    title: (scene) => t('winnerTitle', { won: standing(scene).won }),
    text: (scene) => t('winner', { scores: scoreList(scene), tie: standing(scene).tie }),
    last: true,
  },
});

/** What the token of the current era does, and what it paid. */
function tokenWords(scene: GuideScene): { readonly token: string; readonly gold: number } {
  const token = tokenNow(scene);
  if (token === undefined) return { token: t('noToken'), gold: 0 };
  return { token: t(token.kind, { world: worldName(scene.box, token.world) }), gold: token.gold };
}

function eraText(scene: GuideScene): string {
  return t('era', tokenWords(scene));
}

function scoreText({ box }: GuideScene): string {
  const { settler, town, city, goldPerPoint } = box.components.scoring;
  return t('score', { settler, town, city, gold: goldPerPoint });
}

function freshText(scene: GuideScene): string {
  const { box, view } = scene;
  return t('fresh', {
    ...tokenWords(scene),
    price: firstPrice(box, view.era),
    war: warsIn(box, view.era),
  });
}

function landsText({ box, me }: GuideScene): string {
  const { settler, town, city } = box.components.scoring;
  const worlds = list(WORLDS.map((world) => t('inWorld', { n: me.tally[world], world: worldName(box, world) })));
  return t('lands', { settler, town, city, worlds });
}

function worldNames({ box }: GuideScene): Arg {
  return list(WORLDS.map((world) => worldName(box, world)));
}

function benefitsText({ box, me }: GuideScene): string {
  return t('benefits', { most: box.components.scoring.militaryBaseMax, ...me.tally });
}
