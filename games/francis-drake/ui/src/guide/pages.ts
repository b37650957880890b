import { canSail, isInRange, isOutfitting } from '@portolan/francis-drake';
import { type GuidePage, isOver, nothing, ownSeat } from '@portolan/table-kit/guide';
import { points } from '../words.ts';
import type { GuideScene } from './guideScene.ts';
import { t } from './messages/pages.ts';
import { cargoPoints, chestParts, investorCost, scoreList, standing, voyageParts } from './tally.ts';

type Page = GuidePage<GuideScene>;
type When = Page['when'];

const asks =
  (...kinds: readonly string[]) =>
  ({ asked }: GuideScene): boolean =>
    asked !== undefined && kinds.includes(asked.kind);

/** Only a player who was guided before reads how it went on. */
const inVoyage =
  (voyage: number): When =>
  ({ view }, read) =>
    view.voyage === voyage && view.question !== undefined && read.length > 0;

const STREET = asks('plymouthTurn');
const MISSION = asks('placeMission');
const FIRST: When = (scene) => scene.view.voyage === 1 && STREET(scene);

interface Moment {
  readonly when: When;
  readonly point: Page['point'];
  text(scene: GuideScene): string;
  /** Where the title depends on the scene. */
  title?(scene: GuideScene): string;
}

/** In the order in which they are read. */
const MOMENTS = {
  welcome: { when: FIRST, point: ownSeat, text: ({ box }) => t('welcome', { voyages: box.components.voyages }) },
  street: {
    when: FIRST,
    point: ({ view }) => view.street.map(({ location }) => `loc:${location}`),
    text: () => t('street'),
  },
  needs: {
    when: FIRST,
    point: ownSeat,
    text: ({ box }) => t('needs', { zones: box.components.constants.maxRange }),
  },
  plan: { when: FIRST, point: ownSeat, text: () => t('plan') },
  dock: {
    when: (scene) => STREET(scene) && scene.me.place >= 0,
    point: () => ['dock:outbound'],
    text: () => t('dock'),
  },
  ashore: {
    when: ({ view, me }, read) => !isOutfitting(view) && !canSail(me) && read.length > 0,
    point: ownSeat,
    text: () => t('ashore'),
  },
  leave: {
    when: MISSION,
    point: ({ box, me }) => box.names.filter((_, at) => isInRange(box, me, at)).map((id) => `place:${id}`),
    text: leaveText,
  },
  discs: {
    when: MISSION,
    point: ({ me }) => (me.hand ?? []).map((disc) => `disc:${disc}`),
    text: ({ me }) => t('discs', { hind: me.hind, ghost: me.ghost }),
  },
  two: { when: MISSION, point: () => ['chart:conquest'], text: twoText },
  reveal: {
    when: ({ view, asked }) => view.revealed && asked !== undefined,
    point: ({ view, seat }) =>
      view.map.filter(({ discs }) => discs.some((disc) => disc.seat === seat)).map(({ id }) => `place:${id}`),
    text: () => t('reveal'),
  },
  scored: {
    when: inVoyage(2),
    point: () => ['chart:conquest', 'chart:score'],
    text: scoredText,
    title: () => t('scoredTitle', { n: 1 }),
  },
  kept: { when: inVoyage(2), point: ownSeat, text: () => t('kept') },
  second: { when: inVoyage(2), point: nothing, text: () => t('second') },
  scored2: {
    when: inVoyage(3),
    point: () => ['chart:conquest', 'chart:score'],
    text: scoredText,
    title: () => t('scoredTitle', { n: 2 }),
  },
  last: { when: inVoyage(3), point: nothing, text: () => t('lastVoyage') },
  end: { when: isOver, point: () => ['chart:score'], text: () => t('end') },
  sets: { when: isOver, point: () => ['chart:commodity'], text: setsText },
  chests: { when: isOver, point: ownSeat, text: chestsText },
  winner: {
    when: isOver,
    point: nothing,
    text: (scene) => t('winner', { scores: scoreList(scene), tie: standing(scene).tie }),
    title: (scene) => t('winnerTitle', { won: standing(scene).won }),
  },
} as const satisfies Readonly<Record<string, Moment>>;

type PageId = keyof typeof MOMENTS;

export const PAGES: readonly Page[] = (Object.entries(MOMENTS) as [PageId, Moment][]).map(([id, moment]) => ({
  id,
  when: moment.when,
  point: moment.point,
  text: moment.text,
  title: (scene) => moment.title?.(scene) ?? fixedTitle(id),
  last: id === 'winner',
}));

function fixedTitle(id: PageId): string {
  return id === 'scored' || id === 'scored2' || id === 'winner' ? '' : t(`${id}Title`);
}

/** The counters of the galleons may be stronger than those of the forts. */
function leaveText({ box, me }: GuideScene): string {
  const { frigateCounters, troopCounters } = box.components;
  return t('leave', { most: Math.max(...frigateCounters, ...troopCounters), range: me.range });
}

function twoText({ box }: GuideScene): string {
  const { attackLimit, typeBonus } = box.components.constants;
  return t('two', { limit: attackLimit, points: points(typeBonus.at(-1) ?? 0) });
}

function scoredText(scene: GuideScene): string {
  const parts = voyageParts(scene);
  return t('scored', {
    made: parts === undefined ? 'none' : 'other',
    parts: parts ?? '',
    paid: investorCost(scene),
    scores: scoreList(scene),
  });
}

function setsText(scene: GuideScene): string {
  const sets = Object.values(scene.box.components.constants.setValues);
  const brought = cargoPoints(scene);
  return brought === 0 ? t('noSets', { best: points(Math.max(...sets)) }) : t('sets', { points: points(brought) });
}

function chestsText(scene: GuideScene): string {
  const parts = chestParts(scene);
  return parts === undefined ? t('noChest') : t('chests', parts);
}
