import type { Finding } from '@portolan/bots';
import { describeMove, type GameUi, type MoveText, moveSentence } from '@portolan/client';
import type { JSX } from 'preact';
import { t } from '../messages/analysis.ts';
import { inMatch } from '../table/inMatch.ts';
import { rounded } from './figures.ts';
import { sayReason } from './sayReason.ts';
import { useTermNames } from './useTermNames.ts';

/** What a decision cost, what would have been better, and why. */
export function FindingText({ ui, finding }: { readonly ui: GameUi; readonly finding: Finding }): JSX.Element {
  const { places, points, view, terms } = finding;
  const nameTerm = useTermNames(ui);
  const reason = sayReason(terms, nameTerm);
  const texts = inMatch(ui, view);
  const [played, better] = sayApart(
    describeMove(texts, finding.played, view),
    describeMove(texts, finding.better, view),
  );
  const cost = { place: rounded(places), points: rounded(Math.max(0, points)) };
  return (
    <>
      <span class="finding-cost">{t('analysis.cost', cost)}</span>
      <span>{t('analysis.played', { move: played })}</span>
      <strong>{t('analysis.better', { move: better })}</strong>
      {reason !== undefined && <span class="small quiet finding-reason">{reason}</span>}
    </>
  );
}

/** Shortly, unless the short texts are the same. */
function sayApart(one: MoveText, other: MoveText): readonly [string, string] {
  return one.text === other.text ? [moveSentence(one), moveSentence(other)] : [one.text, other.text];
}
