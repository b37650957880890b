import { defineMessages, translator } from '@portolan/i18n';

/** What to aim for next. */
export const t = translator(
  defineMessages('am.guide.plan', {
    sail: 'sail to a big island and found a post there.',
    found: 'found your first post. Without one you cannot build.',
    voyage: 'found posts on big islands, where tiles score most.',
    plan: 'plan tiles for {name} ({empty, plural, one {# empty space} other {# empty spaces}}), then build them.',
    build:
      'build {tiles, plural, one {the tile you have planned} other {the # tiles you have planned}} on {name}, which has {empty, plural, one {# empty space} other {# empty spaces}}.',
    complete:
      'fill the last {empty, plural, one {# space} other {# spaces}} of {name}: that completes the island and pays {points, plural, one {# point} other {# points}} for your posts there.',
    more: 'your islands are full, so found a post on another one.',
    cannons:
      'Unless you load {missing, plural, one {# more cannon} other {# more cannons}}, the pirates cost you up to {loss, plural, one {# point} other {# points}} at the end of the round.',
  }),
);
