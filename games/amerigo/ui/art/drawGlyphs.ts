// Draws src/art/glyphs.svg: node games/amerigo/ui/art/drawGlyphs.ts
import { writeFileSync } from 'node:fs';
import { FILLS, GLYPHS } from './glyphs.ts';

const PEN = 'fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"';

/** The icons, as symbols of one sheet. */
export function drawGlyphs(): string {
  const symbols = Object.entries(GLYPHS).map(
    ([name, parts]) =>
      `<symbol id="${name}" viewBox="0 0 24 24" overflow="visible"><g ${PEN}>${parts.map(drawPart).join('')}</g></symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg"><title>Signs</title>\n${symbols.join('\n')}\n</svg>\n`;
}

function drawPart(part: string): string {
  const [fill = '', d = ''] = part.split('|');
  const colour = FILLS[fill];
  return colour === undefined ? `<path d="${d}"/>` : `<path style="fill:${colour}" d="${d}"/>`;
}

if (import.meta.main) {
  const text = drawGlyphs();
  writeFileSync(new URL('../src/art/glyphs.svg', import.meta.url), text);
  console.log(`glyphs.svg ${(text.length / 1000).toFixed(1)} KB`);
}
