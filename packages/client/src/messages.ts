import { defineMessages, translator } from '@portolan/i18n';

export const t = translator(
  defineMessages('client', {
    seat: 'Seat {n, number}',
    'move.withOne': '{text}: {detail}',
    'move.withBoth': '{text}: {effect} for {cost}',
    'move.both': '{effect} for {cost}',
  }),
);
