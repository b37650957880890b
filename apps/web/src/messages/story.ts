import { defineMessages, translator } from '@portolan/i18n';

/** The story of a finished game. */
export const t = translator(
  defineMessages('web.story', {
    'story.page': 'The story of a game of {game}',
    'story.facts': '{game} · {date} · {n, plural, one {# move} other {# moves}}',
    'story.wins': '{name} wins',
    'story.winsBy': '{name} wins by {n, plural, one {# point} other {# points}}',
    'story.shared': '{names} share the victory',
    'story.nobody': 'Nobody wins',
    'story.resigned': '{name} (resigned)',
    'story.standings': 'Final scores',
    'story.place': 'Place {n, number}',
    'story.points': '{n, plural, one {# point} other {# points}}',
    'story.missing': 'Table not found',
    'story.notOver': 'The story is told when the game is over.',
    'story.toTable': 'Go to the table',
    'story.replay': 'Watch the replay',
    'story.copy': 'Copy link',
    'story.copied': 'Link copied.',
    'story.print': 'Print',

    'story.board': 'The board at the end of the game',
    'story.boardOutline': 'The table at the end, in words',
    'story.highlights': 'From the log',
    'story.points.title': 'Where the points came from',
    'story.curve': 'How the game was expected to end',
    'story.curveLead': 'What each player could expect, move by move.',
  }),
);
