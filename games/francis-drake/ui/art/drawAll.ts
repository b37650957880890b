// Draws every picture in src/art: node games/francis-drake/ui/art/drawAll.ts
import { writeFileSync } from 'node:fs';
import { STREET_FORMS } from '../src/art/plymouth.ts';
import { MAP_FORMS } from '../src/art/projection.ts';
import { drawCaribbean } from './drawCaribbean.ts';
import { drawBodies, drawGlyphs, drawHouses } from './drawGlyphs.ts';
import { drawStreet } from './drawStreet.ts';

const PICTURES: Readonly<Record<string, () => string>> = {
  glyphs: drawGlyphs,
  houses: drawHouses,
  pieces: drawBodies,
  ...Object.fromEntries(MAP_FORMS.map((form) => [`caribbean-${form}`, () => drawCaribbean(form)])),
  ...Object.fromEntries(STREET_FORMS.map((form) => [`street-${form}`, () => drawStreet(form)])),
};

for (const [name, draw] of Object.entries(PICTURES)) {
  const text = draw();
  writeFileSync(new URL(`../src/art/${name}.svg`, import.meta.url), text);
  console.log(`${name}.svg ${(text.length / 1000).toFixed(1)} KB`);
}
