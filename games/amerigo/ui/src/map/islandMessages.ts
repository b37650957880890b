import { defineMessages, translator } from '@portolan/i18n';

/** What is said about an island. */
export const t = translator(
  defineMessages('am.island', {
    bigIsland: 'Large island, {size, plural, one {# square} other {# squares}}',
    smallIsland: 'Small island, {size, plural, one {# square} other {# squares}}',
    free: '{free, plural, =0 {no square free} one {# square free} other {# squares free}}',
    sizeAndFree: '{size}, {free}',
    undiscovered: 'Nobody has a post here yet.',
    postsOf: '{name}: {posts, plural, one {# post} other {# posts}}, {points, plural, one {# point} other {# points}}',
    paysNow: 'If completed now, posts score:',
    completer:
      '{points, plural, one {# point} other {# points}}{chest, select, yes { and the chest} other {}} for whoever completes it',
    completedBy: 'Completed by {name}',
    islandLabel: '{name}. {facts}',
  }),
);
