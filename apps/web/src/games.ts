import type { GameOption } from '@portolan/client';
import type { WebUi } from './table/useGameTable.ts';

/** A game as the browser knows it before any of its code is loaded. */
export interface WebGame {
  readonly id: string;
  /** One sentence for the page of a new table. */
  readonly blurb: string;
  readonly options: readonly GameOption[];
  /** How many play when nobody says otherwise. */
  readonly usual: number;
  /** The options of a table to learn at; absent where nobody guides. */
  readonly lesson?: Readonly<Record<string, boolean>>;
  /** Words and drawings, for the components we ship or for somebody's own. */
  load(components?: unknown): Promise<WebUi>;
  /** What holds for any components: all there is for a table with somebody's own. */
  readonly fields: WebUi;
}

const FRANCIS_DRAKE_FIELDS: WebUi = {
  seatFields: ['discs', 'plymouth', 'outbound', 'homebound', 'admiral', 'governor', 'informer'],
  hiddenFields: ['handSize', 'place'],
};

const AMERIGO_FIELDS: WebUi = { seatFields: ['discs', 'completed'] };

const NINA_PINTA_FIELDS: WebUi = {
  seatFields: ['townOf', 'cityOf', 'captainOf', 'shipOf', 'strongholdOf', 'lookedAt', 'city', 'captain', 'stronghold'],
  hiddenFields: ['open', 'askTies'],
};

/** What the Soloist may give Planck, from the easier to the harder. */
const PLANCKS = [
  { value: 'random', label: 'Drawn at random' },
  { value: 'spain', label: 'Spain (easier)' },
  { value: 'portugal', label: 'Portugal (easier)' },
  { value: 'france', label: 'France (hard)' },
  { value: 'england', label: 'England (hardest)' },
] as const;

const NATIONS = [
  { value: 'random', label: 'Drawn at random' },
  { value: 'spain', label: 'Spain (first in the first era)' },
  { value: 'portugal', label: 'Portugal (looks at three lands)' },
  { value: 'england', label: 'England (larger ships)' },
  { value: 'france', label: 'France (attacks without a war)' },
] as const;

/** A nation for each seat of a table with others; the Soloist is asked when the game begins. */
const NATION_OPTIONS: readonly GameOption[] = [1, 2, 3, 4].map((seat) => ({
  key: `nations.${seat - 1}`,
  label: `Nation of seat ${seat}`,
  hint: seat === 1 ? 'No nation is played twice.' : '',
  seats: [2, 3, 4].filter((count) => count >= seat),
  initial: 'random',
  values: NATIONS,
}));

const SPECIMEN_FIELDS: WebUi = { hiddenFields: ['knownBy'] };

/** The one list of games for the browser. A game of the server that is missing here is played all the same. */
const GAMES: readonly WebGame[] = [
  {
    id: 'francis-drake',
    blurb: 'Provision your ship on Plymouth Street, then raid and trade in the Caribbean: three voyages for glory.',
    options: [
      {
        key: 'learner',
        label: 'Learner’s street',
        hint: 'The places of Plymouth Street keep their printed order in all three voyages.',
        initial: false,
      },
    ],
    usual: 4,
    lesson: { learner: true },
    fields: FRANCIS_DRAKE_FIELDS,
    load: async (components) => ({
      ...FRANCIS_DRAKE_FIELDS,
      ...(await import('@portolan/francis-drake-ui/web')).francisDrakeUi(components),
    }),
  },
  {
    id: 'amerigo',
    blurb: 'Sail among islands that lie differently each time, found posts, build villages and beware of the pirates.',
    options: [],
    usual: 3,
    fields: AMERIGO_FIELDS,
    load: async () => ({ ...AMERIGO_FIELDS, ...(await import('./games/amerigo.ts')).amerigoUi }),
  },
  {
    id: 'nina-pinta',
    blurb:
      'Load your ships in secret, explore three worlds, found towns and cities, and gather the fruits of progress.',
    options: [
      {
        key: 'planck',
        label: 'Planck’s nation',
        hint: 'Alone you play against Planck, whom the rules of the game play.',
        seats: [1],
        initial: 'random',
        values: PLANCKS,
      },
      {
        key: 'askTies',
        label: 'Decide for Planck',
        hint: 'Where several choices serve Planck alike, you are asked; otherwise a fixed order decides.',
        seats: [1],
        initial: true,
      },
      {
        key: 'open',
        label: 'Open play',
        hint: 'Everybody sees all gold and all Benefits.',
        seats: [2, 3, 4],
        initial: false,
      },
      ...NATION_OPTIONS,
    ],
    usual: 3,
    fields: NINA_PINTA_FIELDS,
    load: async () => ({ ...NINA_PINTA_FIELDS, ...(await import('./games/ninaPinta.ts')).ninaPintaUi }),
  },
  {
    id: 'specimen',
    blurb: 'Bid charts for the right to explore, peek at an island, and settle or sail on. Ten minutes, our own game.',
    options: [],
    usual: 3,
    load: async () => ({ ...SPECIMEN_FIELDS, ...(await import('@portolan/specimen-ui/web')).landfallUi }),
    fields: SPECIMEN_FIELDS,
  },
];

export function findWebGame(id: string): WebGame | undefined {
  return GAMES.find((game) => game.id === id);
}
