import { boardNow } from './boardNow.ts';
import { mapNow } from './mapNow.ts';
import type { CardId, Scene } from './scene.ts';
import { sheetNow } from './sheetNow.ts';

/** What is true of the thing now; one sentence each. */
export function cardNow(scene: Scene, card: CardId): string[] {
  return mapNow(scene, card) ?? sheetNow(scene, card) ?? boardNow(scene, card) ?? [];
}
