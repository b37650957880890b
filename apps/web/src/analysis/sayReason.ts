import type { Term } from '@portolan/bots';
import { type List, list } from '@portolan/i18n';
import { t } from '../messages/analysis.ts';
import type { NameTerm } from './useTermNames.ts';

const MOST_NAMED = 2;
/** Differences below this are not mentioned. */
const LEAST_POINTS = 0.25;
/** Nearly every move loses something; a loss below this share of the largest gain is not mentioned. */
const NOTABLE_LOSS = 0.5;

/** Why a move is better, in words: what it gains and what it gives up; undefined if nothing about it can be put into words. */
export function sayReason(terms: readonly Term[], nameTerm: NameTerm): string | undefined {
  const changes = new Map<string, number>();
  for (const { name, points } of terms) {
    const named = nameTerm(name);
    if (named !== undefined) changes.set(named, (changes.get(named) ?? 0) + points);
  }
  const gains = largest(changes, (points) => points).slice(0, MOST_NAMED);
  const [gain] = gains;
  if (gain === undefined) return isRivalsLess(terms) ? t('analysis.rivalsLess') : undefined;
  const losses = largest(changes, (points) => -points)
    .filter(({ by }) => by >= NOTABLE_LOSS * gain.by)
    .slice(0, MOST_NAMED);
  if (losses.length === 0) return t('analysis.reason', { names: say(gains) });
  return t('analysis.trade', { gains: say(gains), losses: say(losses) });
}

interface Change {
  readonly name: string;
  readonly by: number;
}

function largest(changes: ReadonlyMap<string, number>, measure: (points: number) => number): readonly Change[] {
  return [...changes]
    .map(([name, points]) => ({ name, by: measure(points) }))
    .filter(({ by }) => by > LEAST_POINTS)
    .sort((one, other) => other.by - one.by);
}

function say(changes: readonly Change[]): List {
  return list(
    changes.map(({ name }) => name),
    'plain',
  );
}

function isRivalsLess(terms: readonly Term[]): boolean {
  return terms.some(({ name, points }) => name === 'rivals' && points > 0);
}
