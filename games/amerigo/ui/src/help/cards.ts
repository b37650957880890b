import type { Box, View } from '@portolan/amerigo';
import type { GameCards } from '@portolan/client';
import type { CardWords } from '@portolan/table-kit/cards';
import { cardNow } from './cardNow.ts';
import { closedMove } from './closedMove.ts';
import { concerns } from './concerns.ts';
import type { CardId, CardScene, Scene } from './scene.ts';
import { thingWords } from './thingWords.ts';

/** The caller guarantees that every view is one of this game. */
export function cardsOf(box: Box): GameCards {
  return {
    concerns: (card, text, view) => concerns(box, card, text, view as View),
    nameOf: (card, view, names) => cardFor({ box, view: view as View, names }, card),
  };
}

/** The words of a card for a viewer who may play `legal`. */
export function describeCard(scene: CardScene, text: string): CardWords | undefined {
  const card = cardFor(scene, text);
  const id = readCardId(text);
  return card === undefined || id === undefined ? undefined : { ...card, closed: closedMove(scene, id) };
}

/** As in `island:3`, `place:7,12` or `planned:0:village corner`. */
function readCardId(text: string): CardId | undefined {
  const found = /^([a-zA-Z]+):([\w,: -]+)$/.exec(text);
  if (found === null) return undefined;
  const [, kind = '', id = ''] = found;
  return { kind, id };
}

/** The card of the thing that `text` names; undefined where there is none. */
export function cardFor(scene: Scene, text: string): CardWords | undefined {
  const id = readCardId(text);
  const words = id === undefined ? undefined : thingWords(scene, id);
  return id === undefined || words === undefined ? undefined : { ...words, now: cardNow(scene, id) };
}
