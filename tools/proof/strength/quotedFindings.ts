import type { Analysis } from '@portolan/bots';

/** A finding as docs/strength.md quotes it: “Move 15, … (0.44 ± 0.07 places, 6.1 points)”. */
export interface QuotedFinding {
  /** The number of the game in the document. */
  readonly game: string;
  readonly move: number;
  readonly places: string;
  readonly error: string;
  readonly points: string;
}

export const QUOTED_PER_GAME = 3;

const HEADING = /^\*\*Game (?<game>\d+):/;
const QUOTE =
  /^- Move (?<move>\d+), .*?\((?<places>-?\d+\.\d+) ± (?<error>\d+\.\d+) places, (?<points>-?\d+\.\d+) points\)/;

/** Those under the headings of games, not those that are quoted as wrong. */
export function quotedFindings(document: string): QuotedFinding[] {
  const found: QuotedFinding[] = [];
  let game: string | undefined;
  for (const paragraph of document.split(/\n(?=- |\*\*|#|\n)/).map((text) => text.replace(/\s+/g, ' ').trim())) {
    if (paragraph.startsWith('#')) game = undefined;
    game = HEADING.exec(paragraph)?.groups?.game ?? game;
    const { move, places = '', error = '', points = '' } = QUOTE.exec(paragraph)?.groups ?? {};
    if (game !== undefined && move !== undefined) found.push({ game, move: Number(move), places, error, points });
  }
  return found;
}

/** Whether an analysis finds the same move with the same figures. */
export function isQuoted(quote: QuotedFinding, { seats }: Analysis): boolean {
  return seats.some(({ findings }) =>
    findings.some(
      ({ moves, places, error, points }) =>
        moves + 1 === quote.move &&
        places.toFixed(2) === quote.places &&
        error.toFixed(2) === quote.error &&
        points.toFixed(1) === quote.points,
    ),
  );
}
