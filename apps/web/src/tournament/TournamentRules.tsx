import type { TournamentInfo } from '@portolan/protocol';
import type { JSX } from 'preact';
import { termsInWords } from '../clock/termsInWords.ts';
import { t } from '../messages/tournament.ts';

/** How the tournament is played, in words. */
export function TournamentRules({ tournament }: { readonly tournament: TournamentInfo }): JSX.Element {
  const { seats, groupSize: size, rounds, roundDays: days } = tournament;
  return (
    <section class="surface stack">
      <h2>{t('tournament.rules')}</h2>
      <ul class="tournament-rules">
        <li>{t('tournament.rule.groups', { seats, size, rounds })}</li>
        <li>{t('tournament.rule.points')}</li>
        <li>{t('tournament.rule.ties')}</li>
        <li>{t('tournament.rule.winners')}</li>
        <li>{t('tournament.rule.late', { days })}</li>
        <li>{t('tournament.rule.bots')}</li>
        <li>{t('tournament.rule.terms', { terms: termsInWords(tournament.terms).join(' ') })}</li>
      </ul>
    </section>
  );
}
