// Draws every picture in src/art: node games/nina-pinta/ui/art/drawAll.ts
import { writeFileSync } from 'node:fs';
import { drawBodies } from './drawBodies.ts';
import { drawGlyphs } from './drawGlyphs.ts';
import { drawTerrains, drawWorld } from './drawWorld.ts';

const PICTURES: Readonly<Record<string, () => string>> = {
  world: drawWorld,
  terrain: drawTerrains,
  pieces: drawBodies,
  glyphs: drawGlyphs,
};

for (const [name, draw] of Object.entries(PICTURES)) {
  const text = draw();
  writeFileSync(new URL(`../src/art/${name}.svg`, import.meta.url), text);
  console.log(`${name}.svg ${(text.length / 1000).toFixed(1)} KB`);
}
