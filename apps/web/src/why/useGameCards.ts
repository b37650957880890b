import type { GameCards, GameUi } from '@portolan/client';
import { useEffect, useState } from 'preact/hooks';

/** What the game knows about its cards, loaded when somebody asks. */
export function useGameCards(ui: GameUi): GameCards | undefined {
  const [cards, setCards] = useState<GameCards>();
  useEffect(() => {
    void (ui.cards?.() ?? Promise.resolve(namelessCards(ui))).then(setCards);
  }, [ui]);
  return cards;
}

function namelessCards(ui: GameUi): GameCards {
  return {
    concerns: (card, text, view) => ui.targets?.(text, view).includes(card) === true,
    nameOf: () => undefined,
  };
}
