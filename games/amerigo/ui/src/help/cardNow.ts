import { boardNow } from './boardNow.ts';
import { mapNow } from './mapNow.ts';
import type { CardId, Scene } from './scene.ts';
import { sheetNow } from './sheetNow.ts';

const ON_MAP = ['island', 'place', 'ship', 'post', 'laid', 'crate', 'chest'];
const ON_SHEETS = [
  ...['track', 'progressSpace', 'orderSpace', 'disc', 'seat', 'score', 'gold', 'cannons', 'goods', 'productionOf'],
  ...['planned', 'tokens', 'chests', 'ships', 'postsLeft'],
];

/** What is true of the thing now; one sentence each. */
export function cardNow(scene: Scene, card: CardId): string[] {
  if (ON_MAP.includes(card.kind)) return mapNow(scene, card);
  return ON_SHEETS.includes(card.kind) ? sheetNow(scene, card) : boardNow(scene, card);
}
