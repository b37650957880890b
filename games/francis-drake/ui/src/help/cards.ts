import { nameAt } from '@portolan/client';
import { capital } from '../words.ts';
import { cardNow } from './cardNow.ts';
import { type CardWords, wordsFor } from './cardWords.ts';
import { phaseWords } from './phaseWords.ts';
import type { CardId, Scene } from './scene.ts';

/** A card: what a thing is, what holds of it now, and the rules behind it. */
export interface Card extends CardWords {
  readonly now: readonly string[];
}

/** As in `place:panama`. */
export function readCardId(text: string): CardId | undefined {
  const found = /^([a-z]+):([\w-]+)$/.exec(text);
  if (found === null) return undefined;
  const [, kind = '', id = ''] = found;
  return { kind, id };
}

/** The card of the thing that `text` names; undefined where there is none. */
export function cardFor(scene: Scene, text: string): Card | undefined {
  const id = readCardId(text);
  const words = id === undefined ? undefined : findWords(scene, id);
  return id === undefined || words === undefined ? undefined : { ...words, now: cardNow(scene, id) };
}

function findWords(scene: Scene, { kind, id }: CardId): CardWords | undefined {
  const { box, names } = scene;
  switch (kind) {
    case 'place': {
      const destination = box.components.destinations.find((place) => place.id === id);
      return destination === undefined ? undefined : wordsFor('kind', destination.type, destination.name);
    }
    case 'phase':
      return phaseWords(id);
    case 'seat':
      return wordsFor(kind, id, nameAt(names, Number(id)));
    case 'commodity':
      return wordsFor(kind, id, capital(id));
    default:
      return wordsFor(kind, id, '');
  }
}
