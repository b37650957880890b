import { nameAt } from '@portolan/client';
import type { Box, LocationId, View } from '@portolan/francis-drake';
import { type Cards, type CardWords, makeCards } from '@portolan/table-kit/cards';
import { capital, wareName } from '../words.ts';
import { cardNow } from './cardNow.ts';
import { type ThingWords, wordsFor } from './cardWords.ts';
import { closedMove } from './closedMove.ts';
import { concerns } from './concerns.ts';
import { phaseWords } from './phaseWords.ts';
import type { CardId, Scene } from './scene.ts';

export const { cardsOf, describeCard, cardFor }: Cards<Box, View> = makeCards<Box, View, CardId>({
  readId: readCardId,
  wordsOf: findWords,
  nowOf: cardNow,
  closedMove,
  concerns,
});

/** As in `place:panama`. */
function readCardId(text: string): CardId | undefined {
  const found = /^([a-z]+):([\w-]+)$/.exec(text);
  if (found === null) return undefined;
  const [, kind = '', id = ''] = found;
  return { kind, id };
}

type FoundWords = Omit<CardWords, 'now'>;

function findWords(scene: Scene, { kind, id }: CardId): FoundWords | undefined {
  const { box, names } = scene;
  switch (kind) {
    case 'place': {
      const destination = box.components.destinations.find((place) => place.id === id);
      return destination === undefined ? undefined : named(wordsFor(box, 'kind', destination.type, destination.name));
    }
    case 'loc':
      return named(wordsFor(box, kind, id, box.components.locations[id as LocationId]?.name ?? ''));
    case 'phase':
      return phaseWords(id);
    case 'seat':
      return named(wordsFor(box, kind, id, nameAt(names, Number(id))));
    case 'commodity':
      return wordsFor(box, kind, id, capital(wareName(id)));
    default:
      return wordsFor(box, kind, id, '');
  }
}

/** Places have their names from the components, and seats from those who play. */
function named(words: ThingWords | undefined): FoundWords | undefined {
  return words === undefined ? undefined : { ...words, named: true };
}
