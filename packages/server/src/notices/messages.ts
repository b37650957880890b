import { defineMessages, translator } from '@portolan/i18n';

/** A line and a subject for every kind of notice. */
export const t = translator(
  defineMessages('server.notices', {
    'line.turn': 'It is your turn in {title} (table {code}).',
    'line.start': '{title} has started (table {code}).',
    'line.end': '{title} is over (table {code}).',
    'line.invite': 'You are invited to play {title} (table {code}).',
    'line.askBack': 'A request to take moves back in {title} needs your answer (table {code}).',
    'line.vote':
      'The others want a bot to stand in for you in {title} (table {code}). Any move of yours ends the vote.',
    'line.standIn': 'A bot is standing in for you in {title} (table {code}). You can take your seat back at any time.',
    'line.resigned': 'Your time in {title} has run out, and a bot has taken over your seat for good (table {code}).',
    'line.clock': 'Your time in {title} runs out soon (table {code}).',
    'subject.turn': 'Your turn in {title}',
    'subject.start': '{title} has started',
    'subject.end': '{title} is over',
    'subject.invite': 'You are invited to play {title}',
    'subject.askBack': 'Your answer is needed in {title}',
    'subject.vote': 'The others want to replace you in {title}',
    'subject.standIn': 'A bot is standing in for you in {title}',
    'subject.resigned': 'Your time in {title} has run out',
    'subject.clock': 'Your time in {title} runs out soon',
    digest: '{waiting, plural, =0 {News from your tables} =1 {A table awaits you} other {# tables await you}}',
    'mail.settings': 'When and where you are notified:',
    'mail.stop': 'Stop emails to this address:',
    'confirm.subject': 'Confirm your address',
    'confirm.why': 'Somebody, most likely you, wants to be notified at this address when a table awaits them.',
    'confirm.open': 'To confirm it, open this page:',
    'confirm.stop': 'If it was not you, do nothing, or remove the address here:',
    webhook: 'You will be notified here when a table awaits you.',
  }),
);
