import { acceptedBox, type View } from '@portolan/amerigo';
import type { GameUi } from '@portolan/client';
import { wordBoard } from './board.ts';
import { nameField } from './nameField.ts';
import { pictureOf } from './picture.ts';
import { nameTarget, targets } from './targets.ts';
import { makeText } from './text.ts';

/** What the browser needs, for the shipped components or for custom ones that the game has accepted. */
export function amerigoUi(components?: unknown) {
  const box = acceptedBox(components);
  return {
    text: makeText(box),
    readMove: (text) => box.moves.byText.get(text),
    allMoves: () => box.moves.byText.keys(),
    targets,
    nameTarget: (target) => nameTarget(box, target),
    board: (view) => wordBoard(box, view as View),
    nameField,
    picture: (view) => pictureOf(box, view as View),
  } satisfies GameUi;
}
