import type { GameUi } from '@portolan/client';
import { francisDrakeText } from './index.ts';
import { shippedBox } from './shippedBox.ts';

/** What the browser gets. Only the box is opened here: the game itself would be fetched with its rules and bots. */
export const francisDrakeUi = {
  text: francisDrakeText,
  readMove: (text) => shippedBox.moves.byText.get(text),
  nameTarget: (target) => (/^[1-4]$/.test(target) ? `Disc ${target}` : undefined),
  result: async () => (await import('./result/Result.tsx')).resultFor(shippedBox),
} satisfies GameUi;
