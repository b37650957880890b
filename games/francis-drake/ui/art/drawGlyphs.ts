import { BODIES, BODY_FILLS } from './bodies.ts';
import { FILLS, GLYPHS } from './glyphs.ts';
import { HOUSE_FILLS, HOUSES } from './houses.ts';

/** The icons for pieces, goods and places. */
export function drawGlyphs(): string {
  return drawSymbols(GLYPHS, FILLS, { title: 'Signs', box: '0 0 24 24', stroke: 1.6 });
}

/** The pieces that have a body. The page makes an image of each, in the colour of a seat. */
export function drawBodies(): string {
  return drawSymbols(BODIES, BODY_FILLS, { title: 'Pieces', box: '0 0 48 48', stroke: 1.3, ink: BODY_FILLS.ink });
}

/** The buildings along Plymouth Street. */
export function drawHouses(): string {
  return drawSymbols(HOUSES, HOUSE_FILLS, { title: 'Plymouth', box: '0 -1 64 49', stroke: 1.2 });
}

interface SymbolStyle {
  readonly title: string;
  readonly box: string;
  readonly stroke: number;
  /** The colour of the lines; by default that of the text around the symbol. */
  readonly ink?: string | undefined;
}

function drawSymbols(
  drawings: Readonly<Record<string, readonly string[]>>,
  fills: Readonly<Record<string, string>>,
  { title, box, stroke, ink = 'currentColor' }: SymbolStyle,
): string {
  const pen = `fill="none" stroke="${ink}" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round"`;
  const drawPart = (part: string): string => {
    const [fill = '', d = '', more] = part.split('|');
    const colour = fills[fill];
    const own = more === undefined ? '' : ` ${more}`;
    return colour === undefined ? `<path d="${d}"${own}/>` : `<path style="fill:${colour}" d="${d}"${own}/>`;
  };
  const symbols = Object.entries(drawings).map(
    ([name, parts]) =>
      `<symbol id="${name}" viewBox="${box}" overflow="visible"><g ${pen}>${parts.map(drawPart).join('')}</g></symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg"><title>${title}</title>\n${symbols.join('\n')}\n</svg>\n`;
}
