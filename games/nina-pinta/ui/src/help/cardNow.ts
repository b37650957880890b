import { boardNow } from './boardNow.ts';
import { chartNow } from './chartNow.ts';
import type { CardId, Scene } from './scene.ts';
import { sheetNow } from './sheetNow.ts';

/** What is true of the thing now; one sentence each. */
export function cardNow(scene: Scene, card: CardId): string[] {
  return chartNow(scene, card) ?? sheetNow(scene, card) ?? boardNow(scene, card) ?? [];
}
