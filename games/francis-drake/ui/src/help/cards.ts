import { type GameCards, nameAt } from '@portolan/client';
import type { Box, LocationId, View } from '@portolan/francis-drake';
import type { CardWords } from '@portolan/table-kit/cards';
import { capital, wareName } from '../words.ts';
import { cardNow } from './cardNow.ts';
import { type ThingWords, wordsFor } from './cardWords.ts';
import { closedMove } from './closedMove.ts';
import { concerns } from './concerns.ts';
import { phaseWords } from './phaseWords.ts';
import type { CardId, CardScene, Scene } from './scene.ts';

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

/** As in `place:panama`. */
function readCardId(text: string): CardId | undefined {
  const found = /^([a-z]+):([\w-]+)$/.exec(text);
  if (found === null) return undefined;
  const [, kind = '', id = ''] = found;
  return { kind, id };
}

/** The card of the thing that `text` names; undefined where there is none. */
export function cardFor(scene: Scene, text: string): CardWords | undefined {
  const id = readCardId(text);
  const words = id === undefined ? undefined : findWords(scene, id);
  return id === undefined || words === undefined ? undefined : { ...words, now: cardNow(scene, id) };
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
