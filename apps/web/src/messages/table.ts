import { defineMessages, translator } from '@portolan/i18n';

/** What a table says on first render; the rest is in `tableLater.ts`. */
export const t = translator(
  defineMessages('web.table', {
    'table.yourTurn': 'Your turn: {title}',
    'table.board': 'Board',
    'table.asked': 'Your turn',
    'table.plainPrompt': 'Choose a move',
    'table.waiting': 'Waiting for {names}',
    'table.standIn': '{bot} (for {name})',
    'table.ownMove': 'Your move',
    'table.playing': '{n, plural, one {{names} plays} other {{names} play}}',
    'table.away':
      '{names} {n, plural, one {is} other {are}} away. The game waits; you can close this page and find it under your games.',
    'table.botTrouble': '{name}: the bot did not answer, so the first possible move was played.',
    'table.over': 'The game is over',
    'table.sending': 'Sending …',
    'table.sendingOffline':
      'You are offline. What you confirmed is saved on this device and will be sent when you are back online, even if you close this page.',
    'table.notDone': 'What you confirmed could not be done. {reason} Nothing has changed.',
    'table.choices': 'Possible moves',
    'table.chosen': 'You chose',
    'table.confirm': 'Confirm',
    'table.back': 'Back',
    'table.undo': 'Undo',
    'table.undoTurn': 'Undo turn',
    'table.turnDone': 'Your turn is done.',
    'table.endTurn': 'End turn',
    'table.seeResult': 'See the result',
    'table.watchGame': 'Watch the game',
    'table.hint': 'Hint',
    'table.whyNot': 'Why can’t I …?',
    'table.aside': 'Log, chat and menu',
    'table.watching': 'You are watching: only public information is shown.',

    'handover.title': 'Pass the device to {name}',
    'handover.lead': 'Everyone else, please look away.',
    'handover.go': 'I am {name}: show my table',
  }),
);
