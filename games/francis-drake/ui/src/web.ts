import type { GameUi } from '@portolan/client';
import { openBox } from '@portolan/francis-drake';
import { francisDrakeText } from './index.ts';

const box = openBox();

/** What the browser gets. Only the box is opened here: the game itself would be fetched with its rules and bots. */
export const francisDrakeUi = {
  text: francisDrakeText,
  readMove: (text) => (box.ok ? box.value.moves.byText.get(text) : undefined),
  nameTarget: (target) => (/^[1-4]$/.test(target) ? `Disc ${target}` : undefined),
} satisfies GameUi;
