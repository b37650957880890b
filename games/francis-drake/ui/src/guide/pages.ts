import type { GuidePage } from '@portolan/table-kit/guide';
import { points } from '../words.ts';
import type { GuideScene } from './guideScene.ts';

type Page = GuidePage<GuideScene>;

const asks =
  (...kinds: readonly string[]) =>
  ({ asked }: GuideScene): boolean =>
    asked !== undefined && kinds.includes(asked.kind);

const inFirst =
  (when: (scene: GuideScene) => boolean) =>
  (scene: GuideScene): boolean =>
    scene.view.voyage === 1 && when(scene);

/** Who was led through the first voyage, or a part of it, is told how it ended. */
const afterFirst = ({ view }: GuideScene, read: readonly string[]): boolean =>
  view.voyage > 1 && view.question !== undefined && read.length > 0;

const own = ({ seat }: GuideScene): string[] => [`seat:${seat}`];

/** In the order in which they are read. */
export const PAGES: readonly Page[] = [
  {
    id: 'welcome',
    when: inFirst(asks('plymouthTurn')),
    title: 'Welcome aboard',
    text: ({ box }) =>
      `You are a captain of Queen Elizabeth. In ${box.components.voyages} voyages you fit out a ship in Plymouth, raid the Spanish Main and trade in its ports; who then has the most points wins. We make the first voyage together, which takes about ten minutes.`,
    point: own,
  },
  {
    id: 'street',
    when: inFirst(asks('plymouthTurn')),
    title: 'Plymouth Street runs one way',
    text: () =>
      'In turn, everybody puts a disc on a place of the street and takes what it gives. Your next disc must lie further along: what you pass is lost to you for this voyage, and a place whose circles are all taken is closed.',
    point: ({ view }) => view.street.map(({ location }) => `loc:${location}`),
  },
  {
    id: 'needs',
    when: inFirst(asks('plymouthTurn')),
    title: 'What a ship needs',
    text: ({ box }) =>
      `Barrels decide how far you sail: one for each of the ${box.components.constants.maxRange} zones. Crew takes towns and forts, guns take forts and Spanish galleons, goods buy commodities in the ports. Your ship log shows what you have. Rest on anything, or press it long, to read its card.`,
    point: own,
  },
  {
    id: 'dock',
    when: inFirst((scene) => asks('plymouthTurn')(scene) && scene.me.place >= 0),
    title: 'Early or well laden?',
    text: () =>
      'Instead of placing a disc you may take your ship to the dock, and then you are done here. The docks in order are the Sailing Order: who docks early acts first at sea, who stays carries more.',
    point: () => ['dock:outbound'],
  },
  {
    id: 'leave',
    when: inFirst(asks('placeMission')),
    title: 'The ships leave',
    text: ({ me, box }) =>
      `Treasure lies at the towns, forts and galleons. Every fort and galleon also has a counter face down, which makes it stronger by up to ${Math.max(...box.components.troopCounters)}. Your barrels give you range ${me.range}: ${me.range === 1 ? 'zone 1 is' : `zones 1 to ${me.range} are`} open to you.`,
    point: ({ box, me }) => box.names.filter((_, at) => (box.zone[at] ?? 0) <= me.range).map((id) => `place:${id}`),
  },
  {
    id: 'discs',
    when: inFirst(asks('placeMission')),
    title: 'Missions are secret',
    text: ({ me }) =>
      `You lay a disc face down wherever you mean to go, one a turn. The number is the round in which your ship comes there: all ones act before all twos, and so on.${me.hind ? ' Your Hind comes before them all.' : ''}${me.ghost ? ' Your Ghost does nothing: lay it to mislead the others.' : ''} Everybody sees where your discs lie, but not their numbers.`,
    point: ({ me }) => (me.hand ?? []).map((disc) => `disc:${disc}`),
  },
  {
    id: 'two',
    when: inFirst(asks('placeMission')),
    title: 'Two can win at a place',
    text: ({ box }) =>
      `Only ${box.components.constants.attackLimit} attacks on a town, fort or galleon can succeed in a voyage, and the first takes the treasure. So go early where others want to go as well. After the voyage you score for different kinds: take a town, a fort and a galleon, and you have ${points(box.components.constants.typeBonus.at(-1) ?? 0)} more.`,
    point: () => ['chart:conquest'],
  },
  {
    id: 'reveal',
    when: inFirst(({ view, asked }) => view.revealed && asked !== undefined),
    title: 'All discs are up',
    text: () =>
      'Now everybody sees who goes where, and when. At each place the discs are sorted by who comes first. On your turn you attack, trade or decline; you pay only for what succeeds, and declining costs nothing.',
    point: ({ view, seat }) =>
      view.map.filter(({ discs }) => discs.some((disc) => disc.seat === seat)).map(({ id }) => `place:${id}`),
  },
  {
    id: 'scored',
    when: afterFirst,
    title: 'The voyage is scored',
    text: (scene) => sayKinds(scene),
    point: () => ['chart:conquest', 'chart:score'],
  },
  {
    id: 'kept',
    when: afterFirst,
    title: 'What stays, what goes',
    text: () =>
      'You keep your commodities, the treasure in your chest and an Investor you have not used. Crew, guns, barrels and goods go back, and every galleon is a frigate again. Who is last in points goes first in Plymouth.',
    point: own,
  },
  {
    id: 'done',
    when: afterFirst,
    title: 'Your ship, captain',
    text: ({ box, view }) =>
      `That was a whole voyage. ${moreWords(box.components.voyages - view.voyage + 1)} like it, and then commodities and treasure are counted. From here you sail alone; the cards, the phases above the board and the rules are always at hand.`,
    point: () => [],
    last: true,
  },
];

/** The voyage that was last scored, as far as it concerns the one who is led. */
function sayKinds({ before, since, seat }: GuideScene): string {
  const scored = [...before, ...since].findLast((event) => event.kind === 'kindsScored');
  const won = scored?.kind === 'kindsScored' ? (scored.points[seat] ?? 0) : 0;
  return `All ships are home. For the different kinds you conquered you score ${points(won)}; who held the Admiral or the Governor scores gold or silver that nobody took.`;
}

/** How many voyages are still to come, the one that has begun included. */
function moreWords(left: number): string {
  if (left === 1) return 'One more follows';
  return `${left === 2 ? 'Two' : left} more follow`;
}
