import { openBox } from '@portolan/nina-pinta';
import { plainTable, textFor } from '@portolan/nina-pinta-ui';
import type { WebUi } from '../table/useGameTable.ts';

const box = openBox();

/** Only the box is opened here: the game itself would be fetched with its rules and bots. */
export const ninaPintaUi: WebUi = {
  text: textFor(),
  readMove: (text) => (box.ok ? box.value.moves.byText.get(text) : undefined),
  ...plainTable(),
};
