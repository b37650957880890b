import { list } from '@portolan/i18n';
import {
  BONUSES,
  benefitPrice,
  isLastEra,
  landRoom,
  type Move,
  planckOf,
  type View,
  WORLDS,
  worldOf,
} from '@portolan/nina-pinta';
import { type ByKind, forQuestion, type GuideText } from '@portolan/table-kit/guide';
import { firstOf } from '../lands.ts';
import { counterName, groupName, nameAt, nationName, placeName, worldName } from '../words.ts';
import { askLoading, migrateFacts, type Parts, sailFacts, worldList } from './askFacts.ts';
import { collectable, goldIn, othersIn, ownGroups, ownSettlersIn, settlements, worldId } from './facts.ts';
import type { GuideScene } from './guideScene.ts';
import { t } from './messages/asks.ts';

type Question = NonNullable<View['question']>;
type Kind = Question['kind'];

const ASKS: ByKind<GuideScene, Question, Parts> = {
  chooseNation: ({ view }) => ({
    title: t('chooseNation'),
    learn: t('learn.chooseNation'),
    facts: t('nationFacts', { nation: nationName(planckOf(view)?.nation) }),
  }),
  lookAtLands: () => ({ title: t('lookAtLands'), learn: t('learn.lookAtLands'), facts: t('lookFacts') }),
  placeWar: (scene) => ({
    title: t('placeWar'),
    learn: t('learn.placeWar'),
    facts: t('warFacts', {
      worlds: worldList(scene, (world, name) =>
        t('warWorld', { world: name, own: ownSettlersIn(scene, world), others: othersIn(scene, world) }),
      ),
    }),
  }),
  loadShips: askLoading,
  recoverSettler: ({ me }) => ({
    title: t('recoverSettler'),
    learn: t('learn.recoverSettler'),
    facts: t('recoverFacts', { count: me.toRecover }),
  }),
  sailShip: (scene, { world }) => ({
    title: t('sailShip', { world: worldName(scene.box, world) }),
    learn: t('learn.sailShip'),
    facts: sailFacts(scene, world),
  }),
  removePair: (_, { pairs }) => ({
    title: t('removePair'),
    learn: t('learn.removePair'),
    facts: t('pairFacts', { pairs }),
  }),
  placeNatives: ({ box, view }, { place }) => ({
    title: t('placeNatives'),
    learn: t('learn.placeNatives'),
    facts: t('nativeFacts', { room: landRoom(box, view, place) }),
  }),
  migrate: (scene, { world }) => ({
    title: t('migrate'),
    learn: t('learn.migrate'),
    facts: migrateFacts(scene, world),
  }),
  chooseWorld: (scene) => ({
    title: t('chooseWorld'),
    learn: t('learn.chooseWorld'),
    facts: t('worldFacts', {
      worlds: worldList(scene, (world, name) =>
        scene.me.governed.includes(worldId(world))
          ? undefined
          : t('worldGold', { world: name, gold: goldIn(scene, world) }),
      ),
    }),
  }),
  collectRevenue: (scene, { world }) => ({
    title: t('collectRevenue'),
    learn: t('learn.collectRevenue'),
    facts: t('revenueFacts', { ...collectable(scene, world) }),
  }),
  mineGold: ({ box, view }, { world, lands }) => {
    const place = firstOf(world, lands);
    return {
      title: t('mineGold'),
      learn: t('learn.mineGold'),
      facts: t('mineFacts', { place: placeName(box, place), gold: view.places[place]?.mine ?? 0 }),
    };
  },
  storeGold: ({ box }, { world, lands }) => ({
    title: t('storeGold'),
    learn: t('learn.storeGold'),
    facts: t('storeFacts', {
      place: placeName(box, firstOf(world, lands)),
      limit: box.components.strongholdGoldLimit,
    }),
  }),
  build: ({ box, me }, { world }) => {
    const { cost, scoring, buildingRevenue } = box.components;
    return {
      title: t('build', { world: worldName(box, world) }),
      learn: t('learn.build', {
        townGold: buildingRevenue.town,
        cityGold: buildingRevenue.city,
        townPoints: scoring.town,
        cityPoints: scoring.city,
      }),
      facts: t('buildFacts', {
        gold: me.cargo[worldId(world)] ?? 0,
        town: cost.town,
        city: cost.city,
        upgrade: cost.townToCity,
      }),
    };
  },
  payBuilding: ({ box, view }, { place, lands, left }) => {
    const source = firstOf(worldOf(place), lands);
    return {
      title: t('payBuilding'),
      learn: t('learn.payBuilding'),
      facts: t('payFacts', { left, place: placeName(box, source), gold: view.places[source]?.vault ?? 0 }),
    };
  },
  placeMarker: (scene) => ({
    title: t('placeMarker'),
    learn: t('learn.placeMarker'),
    facts: t('markerFacts', {
      groups: list(
        ownGroups(scene).flatMap(({ group, own }) =>
          group === 'military' ? [] : [t('groupCount', { group: groupName(group), count: own })],
        ),
      ),
    }),
  }),
  recallCaptain: ({ me }, { world }) => ({
    title: t('recallCaptain'),
    learn: t('learn.recallCaptain'),
    facts: t('captainFacts', { gold: me.cargo[worldId(world)] ?? 0 }),
  }),
  playPirate: ({ view, me, names }, { owner, world }) => ({
    title: t('playPirate'),
    learn: t('learn.playPirate'),
    facts: t('pirateFacts', {
      who: nameAt(names, owner),
      gold: view.players[owner]?.cargo[worldId(world)] ?? 0,
      pirates: (me.kept ?? []).filter((kept) => kept === 'pirate').length,
    }),
  }),
  selectBenefit: ({ box, view, me }) => ({
    title: t('selectBenefit'),
    learn: t('learn.selectBenefit'),
    facts: t('benefitFacts', {
      ...benefitPrice(box, view),
      gold: me.gold ?? 0,
      crew: isLastEra(box, view) ? 0 : 1,
    }),
  }),
  selectDouble: (_, { left }) => ({
    title: t('selectDouble'),
    learn: t('learn.selectDouble'),
    facts: t('doubleFacts', { left }),
  }),
  makeWay: (scene) => ({
    title: t('makeWay'),
    learn: t('learn.makeWay'),
    facts: t(isLastEra(scene.box, scene.view) ? 'wayFactsLast' : 'wayFacts'),
  }),
  playBonus: (scene, { bonus }) => ({
    title: t('playBonus', { bonus: counterName(BONUSES[bonus] ?? 'native') }),
    learn: t('learn.playBonus'),
    facts: t('bonusFacts', {
      worlds: worldList(scene, (world, name) => t('worldCount', { world: name, count: settlements(scene, world) })),
    }),
  }),
  decideForPlanck: askForPlanck,
  migrateForPlanck: askForPlanck,
};

/** The text for the current question; undefined while there is none. */
export function askFor(scene: GuideScene): GuideText | undefined {
  const { asked } = scene;
  if (asked === undefined) return undefined;
  const { title, learn, facts } = forQuestion(ASKS, scene, asked);
  return { title, text: isTaught(scene) ? [learn, facts].join(' ') : facts };
}

/** Whether the current question is explained from the beginning. */
export function isTaught(scene: GuideScene): boolean {
  return scene.asked !== undefined && scene.view.era <= 1 && !isLearned(scene, scene.asked.kind);
}

/** Moves that answer a question which comes up several times in an era. */
const ANSWERS: { readonly [K in Kind]?: readonly Move['kind'][] } = {
  sailShip: ['explore', 'consolidate', 'attack'],
  migrate: ['migrate', 'done'],
  chooseWorld: ['govern'],
  collectRevenue: ['collect', 'arrange'],
  recallCaptain: ['board', 'remain'],
  selectBenefit: ['take', 'double'],
};

/** How something works is said once; packing and the order of sailing are two things. */
function isLearned({ box, made, me }: GuideScene, kind: Kind): boolean {
  if (kind === 'loadShips') {
    const loaded = Object.keys(me.loads ?? {}).length;
    return loaded > 0 && loaded < WORLDS.length;
  }
  return made.some(({ text = '' }) => {
    const move = box.moves.byText.get(text);
    return move !== undefined && ANSWERS[kind]?.includes(move.kind);
  });
}

function askForPlanck(): Parts {
  return { title: t('decideForPlanck'), learn: t('learn.decideForPlanck'), facts: t('planckFacts') };
}
