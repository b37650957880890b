import { openBox } from '@portolan/amerigo';
import { plainTable, textFor } from '@portolan/amerigo-ui';
import type { WebUi } from '../table/useGameTable.ts';

const box = openBox();

/** Only the box is opened here: the game itself would be fetched with its rules and bots. */
export const amerigoUi: WebUi = {
  ...plainTable(),
  text: textFor(),
  readMove: (text) => (box.ok ? box.value.moves.byText.get(text) : undefined),
};
