import type { Term } from '@portolan/bots';
import type { GameUi } from '@portolan/client';
import { list } from '@portolan/i18n';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../messages/analysis.ts';

type NameTerm = (name: string) => string | undefined;

/** Names the parts of an expected score: what the page knows itself, the game's own words, or a source of points. */
export function useTermNames(ui: GameUi): NameTerm {
  const [own, setOwn] = useState<NameTerm>();
  useEffect(() => {
    void ui.terms?.().then((loaded) => setOwn(() => loaded));
  }, [ui.terms]);
  return (name) =>
    own?.(name) ?? (name === 'scored' ? t('term.scored') : ui.nameTarget?.(name.replace(/^source\./, '')));
}

const MOST_NAMED = 2;
/** Less is not worth a word. */
const LEAST_POINTS = 0.25;

/** Why a move is better, in words; undefined if there are none for it. */
export function sayReason(terms: readonly Term[], nameTerm: NameTerm): string | undefined {
  const gains = new Map<string, number>();
  for (const { name, points } of terms) {
    const named = nameTerm(name);
    if (named !== undefined) gains.set(named, (gains.get(named) ?? 0) + points);
  }
  const names = [...gains]
    .filter(([, points]) => points > LEAST_POINTS)
    .sort(([, one], [, other]) => other - one)
    .map(([name]) => name)
    .slice(0, MOST_NAMED);
  if (names.length > 0) return t('analysis.reason', { names: list(names, 'plain') });
  return terms.some(({ name, points }) => name === 'rivals' && points > 0) ? t('analysis.rivalsLess') : undefined;
}
