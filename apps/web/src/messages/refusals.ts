import { defineMessages, translator } from '@portolan/i18n';

/** Why the server refused a request, by the code of the refusal. */
export const t = translator(
  defineMessages('web.refusals', {
    unreachable: 'The server cannot be reached right now.',
    over: 'The game is over.',
    wrongSeat: 'It is not your turn.',
    stale: 'The game has moved on. Please look again.',
    unreadable: 'This is not a move of this game.',
    illegal: 'This move is not allowed now.',
    illegalRule: 'This move is not allowed now: {rule}.',
    notSeated: 'You have no seat at this table.',
    noUndo: 'This can no longer be undone.',
    notRunning: 'The game has not started yet.',
    unknownTable: 'Table not found.',
    badMessage: 'The server did not understand this page.',
    tooFast: 'That was too fast. Please wait a moment.',
    notAllowed: 'You are not allowed to do this.',
    notKnown: 'Please choose a name first.',
    notFound: 'No table has this code.',
    badRequest: 'This could not be done.',
    badRequestDetail: 'This could not be done ({detail}).',
    tooMany: 'You have too many tables. Finish or leave one first.',
  }),
);
