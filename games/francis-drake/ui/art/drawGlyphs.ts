import { FILLS, GLYPHS } from './glyphs.ts';
import { HOUSE_FILLS, HOUSES } from './houses.ts';

/** The icons for pieces, goods and places. */
export function drawGlyphs(): string {
  return drawSymbols(GLYPHS, FILLS, { title: 'Signs', box: '0 0 24 24', stroke: 1.6 });
}

/** The buildings along Plymouth Street. */
export function drawHouses(): string {
  return drawSymbols(HOUSES, HOUSE_FILLS, { title: 'Plymouth', box: '0 -1 64 49', stroke: 1.2 });
}

/** Each drawing is a symbol, inked in the colour of the text around it. */
function drawSymbols(
  drawings: Readonly<Record<string, readonly string[]>>,
  fills: Readonly<Record<string, string>>,
  { title, box, stroke }: { readonly title: string; readonly box: string; readonly stroke: number },
): string {
  const pen = `fill="none" stroke="currentColor" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round"`;
  const drawPart = (part: string): string => {
    const [fill = '', d = ''] = part.split('|');
    const colour = fills[fill];
    return colour === undefined ? `<path d="${d}"/>` : `<path style="fill:${colour}" d="${d}"/>`;
  };
  const symbols = Object.entries(drawings).map(
    ([name, parts]) =>
      `<symbol id="${name}" viewBox="${box}" overflow="visible"><g ${pen}>${parts.map(drawPart).join('')}</g></symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg"><title>${title}</title>\n${symbols.join('\n')}\n</svg>\n`;
}
