import type { GuidePage } from '@portolan/table-kit/guide';
import { points } from '../words.ts';
import type { GuideScene } from './guideScene.ts';
import { t } from './messages/pages.ts';

type Page = GuidePage<GuideScene>;

const asks =
  (...kinds: readonly string[]) =>
  ({ asked }: GuideScene): boolean =>
    asked !== undefined && kinds.includes(asked.kind);

const inFirst =
  (when: (scene: GuideScene) => boolean) =>
  (scene: GuideScene): boolean =>
    scene.view.voyage === 1 && when(scene);

/** A player who was guided through the first voyage, or a part of it, reads how it ended. */
const afterFirst = ({ view }: GuideScene, read: readonly string[]): boolean =>
  view.voyage > 1 && view.question !== undefined && read.length > 0;

const own = ({ seat }: GuideScene): string[] => [`seat:${seat}`];

const IDS = [
  ...(['welcome', 'street', 'needs', 'dock', 'leave', 'discs', 'two', 'reveal'] as const),
  ...(['scored', 'kept', 'done'] as const),
];
type PageId = (typeof IDS)[number];

const STREET = asks('plymouthTurn');
const MISSION = inFirst(asks('placeMission'));

/** When each page is read, and what it points at. */
const MOMENTS: Readonly<Record<PageId, Pick<Page, 'when' | 'point'>>> = {
  welcome: { when: inFirst(STREET), point: own },
  street: { when: inFirst(STREET), point: ({ view }) => view.street.map(({ location }) => `loc:${location}`) },
  needs: { when: inFirst(STREET), point: own },
  dock: { when: inFirst((scene) => STREET(scene) && scene.me.place >= 0), point: () => ['dock:outbound'] },
  leave: {
    when: MISSION,
    point: ({ box, me }) => box.names.filter((_, at) => (box.zone[at] ?? 0) <= me.range).map((id) => `place:${id}`),
  },
  discs: { when: MISSION, point: ({ me }) => (me.hand ?? []).map((disc) => `disc:${disc}`) },
  two: { when: MISSION, point: () => ['chart:conquest'] },
  reveal: {
    when: inFirst(({ view, asked }) => view.revealed && asked !== undefined),
    point: ({ view, seat }) =>
      view.map.filter(({ discs }) => discs.some((disc) => disc.seat === seat)).map(({ id }) => `place:${id}`),
  },
  scored: { when: afterFirst, point: () => ['chart:conquest', 'chart:score'] },
  kept: { when: afterFirst, point: own },
  done: { when: afterFirst, point: () => [] },
};

/** In the order in which they are read. */
export const PAGES: readonly Page[] = IDS.map((id) => ({
  id,
  ...MOMENTS[id],
  get title() {
    return t(`${id}Title`);
  },
  text: (scene) => textOf(id, scene),
  last: id === 'done',
}));

function textOf(id: PageId, scene: GuideScene): string {
  const { me } = scene;
  const { voyages, constants, troopCounters } = scene.box.components;
  switch (id) {
    case 'welcome':
      return t('welcome', { voyages });
    case 'needs':
      return t('needs', { zones: constants.maxRange });
    case 'leave':
      return t('leave', { most: Math.max(...troopCounters), range: me.range });
    case 'discs':
      return t('discs', { hind: me.hind, ghost: me.ghost });
    case 'two':
      return t('two', { limit: constants.attackLimit, points: points(constants.typeBonus.at(-1) ?? 0) });
    case 'scored':
      return t('scored', { points: points(kindPoints(scene)) });
    case 'done':
      return t('done', { left: voyages - scene.view.voyage + 1 });
    default:
      return t(id);
  }
}

/** What the player scored for different kinds in the voyage that was scored last. */
function kindPoints({ before, since, seat }: GuideScene): number {
  const scored = [...before, ...since].findLast((event) => event.kind === 'kindsScored');
  return scored?.kind === 'kindsScored' ? (scored.points[seat] ?? 0) : 0;
}
