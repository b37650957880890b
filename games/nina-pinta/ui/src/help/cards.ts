import type { Box, View } from '@portolan/nina-pinta';
import { type Cards, makeCards } from '@portolan/table-kit/cards';
import { cardNow } from './cardNow.ts';
import { closedMove } from './closedMove.ts';
import { concerns } from './concerns.ts';
import { type CardId, readCardId } from './scene.ts';
import { thingWords } from './thingWords.ts';

export const { cardsOf, describeCard, cardFor }: Cards<Box, View> = makeCards<Box, View, CardId>({
  readId: readCardId,
  wordsOf: thingWords,
  nowOf: cardNow,
  closedMove,
  concerns,
});
