import { canSail, defenceAt, dockBonus, homeBonus, LOCATIONS, offerAt, rewardAt } from '@portolan/francis-drake';
import { list } from '@portolan/i18n';
import { type ByKind, forQuestion, type GuideText } from '@portolan/table-kit/guide';
import { costWords, gainWords } from '../costs.ts';
import { discName, itemWords, locationName, placeName, points } from '../words.ts';
import type { GuideScene } from './guideScene.ts';
import { t } from './messages/asks.ts';

type Question = NonNullable<GuideScene['asked']>;

const ASKS: ByKind<GuideScene, Question, GuideText> = {
  plymouthTurn: (scene) => ({ title: t('plymouthTurn'), text: streetText(scene) }),
  chooseYield: (scene, { location }) => ({
    title: t('chooseYield', { location: locationName(scene.box, location) }),
    text: yieldText(scene, location),
  }),
  placeFrigates: () => ({ title: t('placeFrigates'), text: t('frigates') }),
  placeTroops: () => ({ title: t('placeTroops'), text: t('troops') }),
  placeMission: ({ me }) => ({
    title: t('placeMission'),
    text: t('mission', { discs: me.handSize, load: loadWords(me) }),
  }),
  useInformer: () => ({ title: t('useInformer'), text: t('informer') }),
  exchangeDiscs: () => ({ title: t('exchangeDiscs'), text: t('exchange') }),
  moveDisc: () => ({ title: t('moveDisc'), text: t('move') }),
  attack: (scene, { destination, disc }) => ({
    title: t('attack', { place: placeName(scene.box, destination) }),
    text: attackText(scene, destination, disc),
  }),
  pressAttack: ({ box, view, me }, { destination }) => ({
    title: t('pressAttack'),
    text: t('press', { cost: costWords(defenceAt(box, view, destination, me.pinnace)) }),
  }),
  trade: ({ box }, { destination }) => ({
    title: t('trade', { place: placeName(box, destination) }),
    text: tradeText(box.components.constants.setValues),
  }),
  goHome: (scene) => ({ title: t('goHome'), text: homeText(scene) }),
};

/** The text for the current question; undefined while there is none. */
export function askFor(scene: GuideScene): GuideText | undefined {
  return scene.asked === undefined ? undefined : forQuestion(ASKS, scene, scene.asked);
}

function streetText({ me }: GuideScene): string {
  if (me.place < 0) return t('first');
  const load = loadWords(me);
  return t(canSail(me) ? 'next' : 'noBarrel', { load });
}

/** A galleon is mentioned only where one is offered. [FD-PROV-39] */
function yieldText({ box, view }: GuideScene, location: number): string {
  if (LOCATIONS[location] === 'dockside') return t('dockside');
  const galleon = offerAt(box, view, location).choices.some((items) => items.galleon > 0);
  return t('yield', { galleon });
}

function loadWords({ crew, guns, goods, barrels }: GuideScene['me']): string {
  return crew + guns + goods + barrels === 0 ? t('nothingYet') : itemWords({ crew, guns, goods, barrels });
}

function attackText({ box, view, me }: GuideScene, destination: number, disc: number): string {
  const defence = defenceAt(box, view, destination, me.pinnace);
  return t('attackText', {
    disc: discName(disc),
    cost: costWords(defence),
    gain: gainWords(defence.points, rewardAt(box, view, destination)),
    hidden: defence.unknown,
  });
}

function tradeText(values: Readonly<Record<string, number>>): string {
  const sets = Object.entries(values).map(([size, value]) => t('set', { n: Number(size), value: points(value) }));
  return t('tradeText', { sets: list(sets, 'plain') });
}

function homeText({ box, view, seat }: GuideScene): string {
  const bonus = dockBonus(box, view.docks.homebound.length);
  if (bonus === 0) return t('late');
  return t(homeBonus(box, view, seat) > 0 ? 'homeHero' : 'homePlain', { points: points(bonus) });
}
