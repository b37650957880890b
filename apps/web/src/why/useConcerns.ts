import type { GameUi } from '@portolan/client';
import { useEffect, useState } from 'preact/hooks';
import type { Concerns } from './movesAbout.ts';

/** What the game knows about its cards, loaded when somebody asks. */
export function useConcerns(ui: GameUi): Concerns | undefined {
  const [concerns, setConcerns] = useState<Concerns>();
  useEffect(() => {
    const none = Promise.resolve<Concerns>((card, text, view) => ui.targets?.(text, view).includes(card) === true);
    void (ui.concerns?.() ?? none).then((loaded) => setConcerns(() => loaded));
  }, [ui]);
  return concerns;
}
