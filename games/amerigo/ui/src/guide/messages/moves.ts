import { defineMessages, translator } from '@portolan/i18n';

/** What a suggested move is called. Places are marked on the map. */
export const t = translator(
  defineMessages('am.guide.moves', {
    start:
      'Start at the marked space {side, select, top {at the top} right {on the right} bottom {at the bottom} other {on the left}}',
    harbour: 'Sail to the marked harbour of {island}',
    sail: 'Sail to the marked place',
    ship: 'Begin with your {ship, select, first {first} other {second}} ship',
    progress: 'Move {count, plural, one {# space} other {# spaces}}, to space {to}',
    advance: 'Move {count, plural, one {# space} other {# spaces}}, to space {to} ({colour})',
    found: 'Found a post on {island}',
    lay: 'Build it on {island} as marked',
  }),
);
