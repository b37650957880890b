import type { LocationId } from '@portolan/francis-drake';

/** What a card says at any time: a heading, what the thing is and does, and the rules behind it. */
export interface ThingWords {
  readonly title: string;
  readonly what: string;
  readonly rules: readonly string[];
}

type Words = readonly [title: string, what: string, ...rules: string[]];

const CREW = 'Hands for the voyage. Crew pays for attacks on towns and forts, and goes back to the stock when spent.';
const GUNS = 'Guns pay for attacks on forts and Spanish galleons, and go back to the stock when spent.';
const SUPPLIES =
  'Barrels of food and water. How many you carry at the dock is how many zones you can reach; they are not used up. Without one your ship stays at home.';

const LOCATION_WORDS: Readonly<Record<LocationId, Words>> = {
  crewA: ['Crew', CREW, 'FD-PROV-16', 'FD-PROV-09', 'FD-RESOLVE-09'],
  crewB: ['Crew', CREW, 'FD-PROV-17', 'FD-PROV-09', 'FD-RESOLVE-09'],
  gunsA: ['Guns', GUNS, 'FD-PROV-18', 'FD-PROV-09', 'FD-RESOLVE-09'],
  gunsB: ['Guns', GUNS, 'FD-PROV-19', 'FD-PROV-09', 'FD-RESOLVE-09'],
  suppliesA: ['Supplies', SUPPLIES, 'FD-PROV-20', 'FD-PREP-07', 'FD-LIMITS-01'],
  suppliesB: ['Supplies', SUPPLIES, 'FD-PROV-21', 'FD-PREP-07', 'FD-LIMITS-01'],
  queen: [
    'Queen',
    'One captain only: his frigate becomes a galleon, and he gets a gun and goods on top.',
    'FD-PROV-31',
    'FD-PROV-27',
  ],
  trade: [
    'Trade Goods',
    'Goods to barter with. Each buys one commodity at a trade port.',
    'FD-PROV-22',
    'FD-RESOLVE-24',
  ],
  governor: [
    'Governor',
    'One captain only: he lays the troop counters at the forts in secret, moves one place forward in the Sailing Order unless he is first, and scores silver that nobody took.',
    'FD-PROV-33',
    'FD-PREP-03',
    'FD-PREP-04',
    'FD-SCORE-03',
  ],
  pinnace: [
    'Pinnace',
    'A small boat for the voyage. With it you ignore the guns of every fort you attack.',
    'FD-PROV-28',
    'FD-RESOLVE-16',
  ],
  admiral: [
    'Admiral',
    'One captain only: he lays the frigate counters at the Spanish galleons in secret, and scores gold that nobody took.',
    'FD-PROV-32',
    'FD-PREP-02',
    'FD-SCORE-03',
  ],
  shipyard: [
    'Shipyard',
    'Your frigate becomes a galleon for this voyage, so that you can attack Spanish galleons.',
    'FD-PROV-26',
    'FD-PROV-27',
    'FD-RESOLVE-17',
  ],
  informer: [
    'Informer',
    'One captain only: before the discs are turned up he looks at discs or at a counter, and may shift his own discs. Goods come with it.',
    'FD-PROV-34',
    'FD-INF-01',
  ],
  tavern: [
    'Tavern',
    'Roll the die for crew. A bad roll brings no crew, but the Ghost: one more disc, to bluff with.',
    'FD-PROV-23',
    'FD-PROV-24',
    'FD-REVEAL-02',
  ],
  drake: [
    'Drake',
    'One captain only, and it takes two of his turns: the first brings nothing, the second a rich load.',
    'FD-PROV-29',
    'FD-PROV-30',
  ],
  goldenHind: [
    'Golden Hind',
    'One captain only: one more mission disc, which is resolved before all others.',
    'FD-PROV-35',
    'FD-REVEAL-03',
    'FD-RESOLVE-01',
  ],
  investor: [
    'Investor',
    'Once in the whole game: pay points for a load of crew and guns, or for a galleon.',
    'FD-PROV-37',
    'FD-PROV-38',
  ],
  dockside: [
    'Dockside',
    'The last stop, with room for all: take one crew, gun or barrel. Your next turn takes your ship to the dock.',
    'FD-PROV-41',
    'FD-PROV-13',
  ],
};

const OTHER_WORDS = {
  'kind:town': [
    'Town',
    'An attack on a town costs one crew and no gun; there is no hidden counter. Two attacks can succeed in a voyage; the first also takes the treasure.',
    'FD-RESOLVE-14',
    'FD-RESOLVE-07',
    'FD-RESOLVE-11',
  ],
  'kind:fort': [
    'Fort',
    'A fort is defended by troops and guns, and by a troop counter that lies face down. Two attacks can succeed in a voyage; the first also takes the treasure.',
    'FD-RESOLVE-15',
    'FD-RESOLVE-16',
    'FD-RESOLVE-19',
    'FD-RESOLVE-07',
    'FD-RESOLVE-11',
  ],
  'kind:galleon': [
    'Spanish galleon',
    'Only a captain with a galleon can attack it. It costs guns: those of its own counter and those of a frigate counter that lies face down. Two attacks can succeed in a voyage; the first also takes the jewel.',
    'FD-RESOLVE-17',
    'FD-RESOLVE-18',
    'FD-RESOLVE-19',
    'FD-RESOLVE-07',
    'FD-RESOLVE-11',
  ],
  'kind:port': [
    'Trade port',
    'Hand in one of your goods and take one commodity that lies here. Commodities score in sets when the game ends.',
    'FD-RESOLVE-24',
    'FD-RESOLVE-25',
    'FD-END-01',
  ],
  'item:crew': ['Crew', CREW, 'FD-RESOLVE-09', 'FD-RESET-02'],
  'item:guns': ['Guns', GUNS, 'FD-RESOLVE-09', 'FD-RESET-02'],
  'item:barrels': ['Barrels', SUPPLIES, 'FD-PREP-07', 'FD-PREP-09', 'FD-LIMITS-01'],
  'item:goods': [
    'Goods',
    'Each buys one commodity at a trade port. What is left goes back after the voyage.',
    'FD-RESOLVE-24',
    'FD-RESET-02',
  ],
  'item:frigate': [
    'Frigate',
    'The ship every captain begins a voyage with. It can call at every place but a Spanish galleon, which it cannot attack.',
    'FD-RESOLVE-17',
    'FD-SAIL-09',
    'FD-RESET-06',
  ],
  'item:galleon': [
    'Galleon',
    'A galleon can do all a frigate can, and attack Spanish galleons as well. After the voyage it is a frigate again.',
    'FD-RESOLVE-17',
    'FD-RESET-06',
  ],
  'item:pinnace': [
    'Pinnace',
    'Its owner ignores the guns of every fort he attacks in this voyage. It does nothing against galleons.',
    'FD-RESOLVE-16',
    'FD-RESOLVE-31',
  ],
  'disc:number': [
    'Mission disc',
    'Lies face down where its owner means to go. The number is the round in which his ship arrives: all ones before all twos.',
    'FD-SAIL-01',
    'FD-RESOLVE-01',
    'FD-REVEAL-03',
  ],
  'disc:hind': [
    'Golden Hind',
    'An extra mission that is resolved before all others and always arrives first.',
    'FD-RESOLVE-01',
    'FD-REVEAL-03',
    'FD-HOME-11',
  ],
  'disc:ghost': [
    'Ghost',
    'A disc to bluff with. It is laid like any other and vanishes when the discs are turned up.',
    'FD-REVEAL-02',
    'FD-SAIL-06',
  ],
  'disc:back': [
    'Mission disc, face down',
    'Everybody sees whose it is and where it lies. Its face is known to its owner alone until all discs are turned up.',
    'FD-HIDDEN-01',
    'FD-HIDDEN-02',
    'FD-REVEAL-01',
  ],
  'treasure:silver': ['Silver', 'Goes into the chest of the first who succeeds there.', 'FD-RESOLVE-11', 'FD-END-03'],
  'treasure:gold': ['Gold', 'Goes into the chest of the first who succeeds there.', 'FD-RESOLVE-11', 'FD-END-03'],
  'treasure:jewel': ['Jewel', 'Goes into the chest of the first who takes that galleon.', 'FD-RESOLVE-11', 'FD-END-03'],
  'chest:own': [
    'Your treasure chest',
    'What you took, counted when the game ends. The others do not see inside.',
    'FD-HIDDEN-08',
    'FD-END-03',
  ],
  'chest:other': [
    'A closed chest',
    'Treasure is taken in the open, but nobody shows his chest before the game ends.',
    'FD-HIDDEN-08',
    'FD-HIDDEN-09',
  ],
  'chart:voyage': [
    'Voyages',
    'The game lasts three voyages, each with Plymouth first and then the sea.',
    'FD-SETUP-02',
  ],
  'chart:score': [
    'Score track',
    'Points so far. Commodities and treasure are added when the game ends.',
    'FD-SETUP-18',
    'FD-SCORE-05',
    'FD-END-04',
  ],
  'chart:conquest': [
    'Conquest chart',
    'Town, fort, galleon: a cube moves with your first success against each. After the voyage you score by how many different kinds you have.',
    'FD-RESOLVE-13',
    'FD-SCORE-01',
  ],
  'chart:commodity': [
    'Commodity chart',
    'What sets of different commodities are worth when the game ends.',
    'FD-END-01',
    'FD-END-02',
  ],
  'chart:range': [
    'Sailing range',
    'Fixed by your barrels when the ships leave. You may sail to every zone up to it.',
    'FD-PREP-07',
    'FD-PREP-08',
  ],
  'dock:outbound': [
    'Outbound docks',
    'Who is ready goes to the lowest free dock. The docks in order are the Sailing Order of the voyage: who lies first acts first.',
    'FD-PROV-11',
    'FD-PROV-15',
  ],
  'dock:homebound': [
    'Homebound docks',
    'In Plymouth the ships lie here in the order of their turns. Later each comes home to the lowest free dock. Docks 1 and 2 pay the hero’s bonus to a ship that returns before its disc 4 and with a success. Equal points are ranked by dock.',
    'FD-PROV-01',
    'FD-PROV-02',
    'FD-HOME-01',
    'FD-HOME-08',
    'FD-HOME-09',
    'FD-RESET-08',
    'FD-END-05',
  ],
  'person:admiral': ['Admiral', LOCATION_WORDS.admiral[1], 'FD-PREP-02', 'FD-SCORE-03'],
  'person:governor': ['Governor', LOCATION_WORDS.governor[1], 'FD-PREP-03', 'FD-PREP-04', 'FD-SCORE-03'],
  'person:informer': ['Informer', LOCATION_WORDS.informer[1], 'FD-INF-01', 'FD-INF-02', 'FD-INF-04', 'FD-HIDDEN-07'],
  'person:investor': ['Investor', LOCATION_WORDS.investor[1], 'FD-PROV-37', 'FD-END-06'],
  'help:table': [
    'Ask anything',
    'Rest the pointer on a thing, move the focus to it, or press long on a touch screen: a card tells what it is and what it does now. The key ? keeps the card open.',
  ],
} as const satisfies Readonly<Record<string, Words>>;

const COMMODITY: Words = [
  '',
  'Traded at a port for one of your goods. It scores in sets of different kinds when the game ends.',
  'FD-RESOLVE-24',
  'FD-RESOLVE-27',
  'FD-END-01',
];
const SEAT: Words = [
  '',
  'A captain’s ship log: all he carries. Everything on it is open but the faces of his discs and the inside of his chest.',
  'FD-HIDDEN-10',
  'FD-HIDDEN-08',
];

/** The fixed words of a card, by kind and id; undefined for a thing that has none. `title` names what varies. */
export function wordsFor(kind: string, id: string, title: string): ThingWords | undefined {
  const words = find(kind, id);
  if (words === undefined) return undefined;
  const [fixed, what, ...rules] = words;
  return { title: fixed === '' || title !== '' ? title : fixed, what, rules };
}

function find(kind: string, id: string): Words | undefined {
  if (kind === 'loc') return entry(LOCATION_WORDS, id);
  if (kind === 'commodity') return COMMODITY;
  if (kind === 'seat') return SEAT;
  return entry(OTHER_WORDS, kind === 'disc' && /^[1-4]$/.test(id) ? 'disc:number' : `${kind}:${id}`);
}

function entry(words: Readonly<Record<string, Words>>, key: string): Words | undefined {
  return Object.hasOwn(words, key) ? words[key] : undefined;
}

/** Every id with words of its own: for tests, and for whoever draws the table. */
export function knownCards(): string[] {
  return [...Object.keys(LOCATION_WORDS).map((id) => `loc:${id}`), ...Object.keys(OTHER_WORDS)].filter(
    (id) => id !== 'disc:number',
  );
}
