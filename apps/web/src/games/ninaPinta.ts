import type { GameUi } from '@portolan/client';
import { openBox } from '@portolan/nina-pinta';
import { plainTable, textFor } from '@portolan/nina-pinta-ui';

const box = openBox();

/** Only the box is opened here: the game itself would be fetched with its rules and bots. */
export const ninaPintaUi: GameUi = {
  text: textFor(),
  readMove: (text) => (box.ok ? box.value.moves.byText.get(text) : undefined),
  ...plainTable(),
};
