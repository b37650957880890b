import { defineMessages, translator } from '@portolan/i18n';

/** What a suggested move is called. The first suggestion is marked on the table. */
export const t = translator(
  defineMessages('am.guide.moves', {
    start:
      'Start {marked, select, true {at the marked space} other {at another space}} {side, select, top {at the top} right {on the right} bottom {at the bottom} other {on the left}}',
    harbour: 'Sail to {marked, select, true {the marked harbour} other {a harbour}} of {island}',
    sail: 'Sail to {marked, select, true {the marked place} other {another place}}',
    ship: 'Begin with your {ship, select, first {first} other {second}} ship',
    progress: 'Move {count, plural, one {# space} other {# spaces}}, to space {to}',
    advance: 'Move {count, plural, one {# space} other {# spaces}}, to space {to} ({colour})',
    found: 'Found a post on {island}',
    lay: 'Build it on {island} as marked',
    layElsewhere: 'Build it elsewhere on {island}',
  }),
);
