import type { Box, View } from '@portolan/amerigo';
import { type Cards, makeCards } from '@portolan/table-kit/cards';
import { cardNow } from './cardNow.ts';
import { closedMove } from './closedMove.ts';
import { concerns } from './concerns.ts';
import type { CardId } from './scene.ts';
import { thingWords } from './thingWords.ts';

export const { cardsOf, describeCard, cardFor }: Cards<Box, View> = makeCards<Box, View, CardId>({
  readId: readCardId,
  wordsOf: thingWords,
  nowOf: cardNow,
  closedMove,
  concerns,
});

/** As in `island:3`, `place:7,12` or `planned:0:village corner`. */
function readCardId(text: string): CardId | undefined {
  const found = /^([a-zA-Z]+):([\w,: -]+)$/.exec(text);
  if (found === null) return undefined;
  const [, kind = '', id = ''] = found;
  return { kind, id };
}
