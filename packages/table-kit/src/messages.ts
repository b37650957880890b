import { defineMessages, translator } from '@portolan/i18n';

/** The kit's own text; a game brings the rest. */
export const t = translator(
  defineMessages('kit', {
    asked: 'to move',
    board: 'Board',
    you: 'you',
    away: 'away',
    awayHint: 'This player does not have the table open.',
    resigned: 'resigned',
    resignedHint: 'This player has resigned. A bot plays on.',
    standIn: 'bot plays',
    standInHint: 'A bot plays until this player is back.',
    points: 'Points',
    atLeast: 'at least',
    atLeastHint: 'At least: what is hidden is not counted',
    orMore: '+',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    phaseStep: '{at, number} of {most, number}',
    moves: '{n, plural, one {# move} other {# moves}}',
  }),
);
