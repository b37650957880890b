import type { GameCards } from '@portolan/client';
import type { CardWords, DescribeCard } from './cardWords.ts';
import type { CardScene } from './TableCards.tsx';

/** What the words of a card depend on, whoever may play what. */
export type CardFacts<Box, View> = Omit<CardScene<Box, View>, 'legal'>;

/** What a game says of its cards. */
export interface CardParts<Box, View, Id> {
  /** Undefined where `data-card` names no card. */
  readId(text: string): Id | undefined;
  /** The words that stay true; undefined where there is no such thing. */
  wordsOf(scene: CardFacts<Box, View>, id: Id): Omit<CardWords, 'now'> | undefined;
  nowOf(scene: CardFacts<Box, View>, id: Id): readonly string[];
  /** For a choice that is closed: the move that choosing it would have been. */
  closedMove(scene: CardScene<Box, View>, id: Id): string | undefined;
  /** Whether a move uses the thing that a card is about. */
  concerns(box: Box, card: string, text: string, view: View): boolean;
}

export interface Cards<Box, View> {
  /** The caller guarantees that every view is one of this game. */
  cardsOf(box: Box): GameCards;
  /** The words of a card for a viewer who may play `legal`. */
  readonly describeCard: DescribeCard<CardScene<Box, View>>;
  /** The same for anybody. */
  readonly cardFor: DescribeCard<CardFacts<Box, View>>;
}

/** The cards of a game, from its parts. */
export function makeCards<Box, View, Id>(parts: CardParts<Box, View, Id>): Cards<Box, View> {
  const cardFor: DescribeCard<CardFacts<Box, View>> = (scene, text) => {
    const id = parts.readId(text);
    const words = id === undefined ? undefined : parts.wordsOf(scene, id);
    return id === undefined || words === undefined ? undefined : { ...words, now: parts.nowOf(scene, id) };
  };
  return {
    cardsOf: (box) => ({
      concerns: (card, text, view) => parts.concerns(box, card, text, view as View),
      nameOf: (card, view, names) => cardFor({ box, view: view as View, names }, card),
    }),
    describeCard: (scene, text) => {
      const card = cardFor(scene, text);
      const id = parts.readId(text);
      return card === undefined || id === undefined ? undefined : { ...card, closed: parts.closedMove(scene, id) };
    },
    cardFor,
  };
}
