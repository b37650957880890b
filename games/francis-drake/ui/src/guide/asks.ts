import { defenceAt, dockBonus, homeBonus, LOCATIONS } from '@portolan/francis-drake';
import { costWords } from '../costs.ts';
import { discName, locationName, placeName, points } from '../words.ts';
import type { GuideScene } from './guideScene.ts';

type Question = NonNullable<GuideScene['asked']>;
type Kind = Question['kind'];
type QuestionOf<K extends Kind> = Extract<Question, { readonly kind: K }>;

/** What a question is about: a heading, and why it matters. */
export interface Ask {
  readonly title: string;
  readonly text: string;
}

type Asks = { readonly [K in Kind]: (scene: GuideScene, question: QuestionOf<K>) => Ask };

const ASKS: Asks = {
  plymouthTurn: (scene) => ({ title: 'Where to next?', text: streetText(scene) }),
  chooseYield: (scene, { location }) => ({
    title: `${locationName(scene.box, location)}: choose`,
    text: yieldText(scene, location),
  }),
  placeFrigates: () => ({
    title: 'You are the Admiral',
    text: 'Lay a frigate counter at each Spanish galleon. Only you know them: put the strong ones where others will attack, and leave the weak one to yourself.',
  }),
  placeTroops: () => ({
    title: 'You are the Governor',
    text: 'Lay a troop counter at each fort. Only you know them: put the strong ones where others will attack, and leave the weak ones to yourself.',
  }),
  placeMission: ({ me }) => ({
    title: 'Lay a mission',
    text: `You have ${me.handSize === 1 ? 'one disc' : `${me.handSize} discs`} left to lay, and carry ${load(me)}. What you lay you need not carry out: a disc may also be a bluff.`,
  }),
  useInformer: () => ({
    title: 'Your Informer speaks',
    text: 'Look at all discs of one place where you have one, and then exchange two of your own; or look at a counter, and then move your disc away from it. Once, before the discs are turned up.',
  }),
  exchangeDiscs: () => ({
    title: 'Exchange two discs?',
    text: 'You know now who comes when. Exchange two of your discs if you would come too late, or leave all as it is.',
  }),
  moveDisc: () => ({
    title: 'Move your disc?',
    text: 'You know the counter now. If it is too strong, move your disc to another place in range.',
  }),
  attack: (scene, { destination, disc }) => ({
    title: `${placeName(scene.box, destination)}: attack?`,
    text: attackText(scene, destination, disc),
  }),
  pressAttack: (scene, { destination }) => ({
    title: 'The counter is up',
    text: `Now you know the price: ${costWords(defenceAt(scene.box, scene.view, destination, scene.me.pinnace))}. You may still withdraw and keep what you have; others who come later may then try.`,
  }),
  trade: ({ box }, { destination }) => ({
    title: `${placeName(box, destination)}: trade?`,
    text: `One of your goods for one commodity. Sets of different kinds score when the game ends: ${setWords(box.components.constants.setValues)}.`,
  }),
  goHome: (scene) => ({ title: 'Home, or sail on?', text: homeText(scene) }),
};

/** The words for what is asked; undefined while nothing is. */
export function askFor(scene: GuideScene): Ask | undefined {
  const { asked } = scene;
  if (asked === undefined) return undefined;
  const words = ASKS[asked.kind] as (scene: GuideScene, question: Question) => Ask;
  return words(scene, asked);
}

function streetText({ me }: GuideScene): string {
  if (me.place < 0) return 'Place your first disc. To skip ahead costs nothing, but there is no way back.';
  if (me.barrels === 0) return `You carry ${load(me)}. You have no barrel yet: without one your ship stays at home.`;
  const lacks = [
    ...(me.crew === 0 ? ['crew'] : []),
    ...(me.guns === 0 ? ['guns'] : []),
    ...(me.goods === 0 ? ['goods'] : []),
  ];
  const missing =
    lacks.length === 0 ? 'A little of everything: more of it lets you do more.' : `You have no ${orWords(lacks)} yet.`;
  return `You carry ${load(me)}. ${missing}`;
}

/** A galleon is spoken of only where one is offered. [FD-PROV-39] */
function yieldText({ box, me }: GuideScene, location: number): string {
  if (LOCATIONS[location] === 'dockside')
    return 'The last stop: one thing more, and then your ship goes to the dock. Without a barrel, take a barrel.';
  const galleon = !me.galleon && (box.choices[location] ?? []).some((choice) => (box.yields[choice]?.galleon ?? 0) > 0);
  return `Take what your plan still lacks: crew for towns and forts, guns for forts and galleons${galleon ? ', a galleon to attack galleons with' : ''}.`;
}

/** `a`, `a or b`, `a, b or c`. */
function orWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

function load({ crew, guns, goods, barrels }: GuideScene['me']): string {
  const parts = [
    ...(crew > 0 ? [`${crew} crew`] : []),
    ...(guns > 0 ? [guns === 1 ? '1 gun' : `${guns} guns`] : []),
    ...(goods > 0 ? [`${goods} goods`] : []),
    ...(barrels > 0 ? [barrels === 1 ? '1 barrel' : `${barrels} barrels`] : []),
  ];
  return parts.length === 0 ? 'nothing yet' : parts.join(', ');
}

function attackText({ box, view, me }: GuideScene, destination: number, disc: number): string {
  const defence = defenceAt(box, view, destination, me.pinnace);
  const hidden = defence.unknown ? ' Attack, and the counter is turned up; then you may still withdraw.' : '';
  return `Your ship is here with ${discName(disc)}. A success costs ${costWords(defence)} and brings ${points(defence.points)}${view.map[destination]?.treasure === true ? ' and the treasure' : ''}.${hidden}`;
}

function setWords(values: Readonly<Record<string, number>>): string {
  return Object.entries(values)
    .map(([size, value]) => `${size} ${size === '1' ? 'kind brings' : 'kinds'} ${value}`)
    .join(', ');
}

function homeText({ box, view, seat }: GuideScene): string {
  const bonus = dockBonus(box, view.docks.homebound.length);
  if (bonus === 0)
    return 'Nobody wins a bonus for an early return any more, so sail on while you have missions that pay.';
  const worthy = homeBonus(box, view, seat) > 0;
  return `The next ship home before its disc 4 wins ${points(bonus)}, if it has taken a town, fort or galleon. ${worthy ? 'You have.' : 'You have not.'} Weigh that against the missions you have left.`;
}
