import { defineMessages, translator } from '@portolan/i18n';

/** The text on the guide's panel besides the game's own. */
export const t = translator(
  defineMessages('kit.guide', {
    title: 'Guide',
    more: 'More',
    less: 'Less',
    leave: 'Leave',
    next: 'Next',
    close: 'Close the guide',
    suggestions: 'Suggestions',
    suggestion: 'My suggestion: {move}. {reason}',
    alternative: 'Or: {move}. {reason}',
    plan: 'Your plan:',
    chosen: 'Your choice',
    turnComplete: 'Your turn is complete',
    turnCompleteHint: 'Once you end it, the next player decides and you can no longer change your move.',

    over: 'The game is over.',
    waiting: '{name} is deciding. You need not press anything.',
    pressEndTurn: 'Press “{endTurn}” to go on, or “{undo}” to change your mind.',
    pressSkip: 'You are watching what happened. Press “{skip}” to go on.',
    pressConfirm: 'Press “{confirm}”: there is nothing else to choose.',
    pressConfirmOrBack: 'Press “{confirm}” to do it, or “{back}” to choose something else.',
    pressNext: 'Press one of the highlighted things to go on, or “{back}” to choose something else.',
  }),
);
