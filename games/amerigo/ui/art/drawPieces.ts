// Draws the pieces in src/art: node games/amerigo/ui/art/drawPieces.ts
import { writeFileSync } from 'node:fs';
import { drawSymbols } from '@portolan/table-kit/art';
import { BODIES, BODY_FILLS } from './bodies.ts';

const text = drawSymbols(BODIES, BODY_FILLS, { title: 'Pieces', box: '0 0 48 48', stroke: 1.5, ink: BODY_FILLS.ink });
writeFileSync(new URL('../src/art/pieces.svg', import.meta.url), text);
console.log(`pieces.svg ${(text.length / 1000).toFixed(1)} KB`);
