import type { GameUi } from '@portolan/client';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../messages/analysis.ts';

export type NameTerm = (name: string) => string | undefined;

/** Names the parts of an expected score: what the page knows itself, the game's own words, or a source of points. */
export function useTermNames(ui: GameUi): NameTerm {
  const [own, setOwn] = useState<NameTerm>();
  useEffect(() => {
    void ui.terms?.().then((loaded) => setOwn(() => loaded));
  }, [ui.terms]);
  return (name) =>
    own?.(name) ?? (name === 'scored' ? t('term.scored') : ui.nameTarget?.(name.replace(/^source\./, '')));
}
