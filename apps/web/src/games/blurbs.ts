import { t } from '../messages/games.ts';

/** One sentence about a game; undefined for a game the pages do not know. */
export function blurbOf(game: string): string | undefined {
  switch (game) {
    case 'francis-drake':
    case 'amerigo':
    case 'nina-pinta':
    case 'specimen':
      return t(`${game}.blurb`);
    default:
      return undefined;
  }
}

/** How long a game is; undefined for a game the pages do not know. */
export function lengthOf(game: string): string | undefined {
  switch (game) {
    case 'francis-drake':
    case 'amerigo':
    case 'nina-pinta':
      return t(`${game}.length`);
    default:
      return undefined;
  }
}
