import type { GameUi } from '@portolan/client';
import { acceptedBox, type View } from '@portolan/nina-pinta';
import { wordBoard } from './board.ts';
import { laterWords } from './laterWords.ts';
import { t } from './messages/names.ts';
import { nameField } from './nameField.ts';
import { pictureOf } from './picture.ts';
import { targetName, targetsOf } from './targets.ts';

import { isProperName } from './words.ts';

/** What the browser needs, for the shipped components or for custom ones that the game has accepted. */
export function ninaPintaUi(components?: unknown) {
  const box = acceptedBox(components);
  return {
    text: laterWords(box),
    readMove: (text) => box.moves.byText.get(text),
    allMoves: () => box.moves.byText.keys(),
    targets: targetsOf,
    nameTarget: (target) => targetName(box, target),
    board: (view) => wordBoard(box, view as View),
    nameField: (key: string, number?: number) => nameField(box, key, number),
    isName: (text) => isProperName(box, text),
    picture: (view) => pictureOf(box, view as View),
    rivals: (view) => ((view as View).seats === 1 ? [t('planck')] : []),
  } satisfies GameUi;
}
