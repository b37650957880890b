import { defineMessages, translator } from '@portolan/i18n';

/** The charts of a finished game. */
export const t = translator(
  defineMessages('am.result', {
    tie: 'Ties are broken by the order track after the last phase: whoever is ahead ranks higher.',
    round: 'Round {n}',
    final: 'Final scoring',
  }),
);
