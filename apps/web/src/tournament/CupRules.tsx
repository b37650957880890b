import type { TournamentInfo } from '@portolan/protocol';
import type { JSX } from 'preact';
import { termsInWords } from '../clock/termsInWords.ts';
import { t } from '../messages/tournament.ts';

/** How the tournament is played, in words. */
export function CupRules({ cup }: { readonly cup: TournamentInfo }): JSX.Element {
  const { seats, groupSize: size, rounds, roundDays: days } = cup;
  return (
    <section class="sheet stack">
      <h2>{t('cup.rules')}</h2>
      <ul class="cup-rules">
        <li>{t('cup.rule.groups', { seats, size, rounds })}</li>
        <li>{t('cup.rule.points')}</li>
        <li>{t('cup.rule.ties')}</li>
        <li>{t('cup.rule.winners')}</li>
        <li>{t('cup.rule.late', { days })}</li>
        <li>{t('cup.rule.bots')}</li>
        <li>{t('cup.rule.terms', { terms: termsInWords(cup.terms).join(' ') })}</li>
      </ul>
    </section>
  );
}
