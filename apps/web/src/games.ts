import type { WebUi } from './table/useGameTable.ts';

/** A table for one person and bots. */
export interface Lesson {
  readonly options?: Readonly<Record<string, unknown>>;
  /** As few as the game can be played with, if absent. */
  readonly seats?: number;
}

/** What the browser knows about a game before its code is loaded. */
export interface WebGame {
  readonly id: string;
  /** The default number of players. */
  readonly usual: number;
  /** A short game for trying things out, which the home page keeps out of the way. */
  readonly small?: true;
  /** The table for learning; absent for a game without a guide. */
  readonly lesson?: Lesson;
  /** Texts and drawings, for the shipped or for custom components. */
  load(components?: unknown): Promise<WebUi>;
}

/** The list of games for the browser. A server's game that is missing here is still playable on the generic table. */
const GAMES: readonly WebGame[] = [
  {
    id: 'francis-drake',
    usual: 4,
    lesson: { options: { learner: true } },
    load: async (components) => (await import('@portolan/francis-drake-ui/web')).francisDrakeUi(components),
  },
  {
    id: 'amerigo',
    usual: 3,
    lesson: {},
    load: async (components) => (await import('@portolan/amerigo-ui/web')).amerigoUi(components),
  },
  {
    id: 'nina-pinta',
    usual: 3,
    // Against a bot, which plays by the learner's own rules. The bot goes first, so that the learner has choices at sea.
    lesson: { seats: 2, options: { nations: ['england', 'spain'] } },
    load: async (components) => (await import('@portolan/nina-pinta-ui/web')).ninaPintaUi(components),
  },
  {
    id: 'specimen',
    usual: 3,
    small: true,
    load: async () => (await import('@portolan/specimen-ui/web')).landfallUi,
  },
];

export function findWebGame(id: string): WebGame | undefined {
  return GAMES.find((game) => game.id === id);
}

/** The games that the home page presents. */
export const FEATURED: readonly string[] = GAMES.filter(({ small }) => small !== true).map(({ id }) => id);

/** Also true for a game of the server that these pages do not know. */
export function isFeatured(id: string): boolean {
  return findWebGame(id)?.small !== true;
}
