import type { WebUi } from './table/useGameTable.ts';

/** A game as the browser knows it before any of its code is loaded. */
export interface WebGame {
  readonly id: string;
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

const SPECIMEN_FIELDS: WebUi = { hiddenFields: ['knownBy'] };

/** The one list of games for the browser. A game of the server that is missing here is played all the same. */
const GAMES: readonly WebGame[] = [
  {
    id: 'francis-drake',
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
    usual: 3,
    fields: AMERIGO_FIELDS,
    load: async (components) => ({
      ...AMERIGO_FIELDS,
      ...(await import('@portolan/amerigo-ui/web')).amerigoUi(components),
    }),
  },
  {
    id: 'nina-pinta',
    usual: 3,
    fields: NINA_PINTA_FIELDS,
    load: async (components) => ({
      ...NINA_PINTA_FIELDS,
      ...(await import('@portolan/nina-pinta-ui/web')).ninaPintaUi(components),
    }),
  },
  {
    id: 'specimen',
    usual: 3,
    load: async () => ({ ...SPECIMEN_FIELDS, ...(await import('@portolan/specimen-ui/web')).landfallUi }),
    fields: SPECIMEN_FIELDS,
  },
];

export function findWebGame(id: string): WebGame | undefined {
  return GAMES.find((game) => game.id === id);
}
