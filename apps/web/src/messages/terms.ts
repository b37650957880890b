import { defineMessages, translator } from '@portolan/i18n';

/** What players agree on besides the rules, and spans of time. */
export const t = translator(
  defineMessages('web.terms', {
    'terms.title': 'Time',
    'terms.noClock': 'No clock: everyone takes the time they need.',
    'terms.bank': '{bank} for each player.',
    'terms.bankAndMore': '{bank} for each player, and {more} more after every turn.',
    'terms.days': '{n, plural, one {One day} other {# days}} for each turn.',
    'terms.weekends': 'Saturdays and Sundays do not count.',
    'terms.holidays':
      '{n, plural, one {One holiday of each player’s choice does} other {# holidays of each player’s choice do}} not count.',
    'terms.vacation': '{n, plural, one {One day} other {# days}} of vacation for each player.',
    'terms.standIn': 'When the time is up, a bot plays until the player is back.',
    'terms.resign': 'When the time is up, the player has resigned.',
    'terms.silence': 'After {time} of silence, the others can vote for a bot to stand in.',
    'terms.rated': 'This game is rated.',
    'terms.language': 'The chat is in {language}.',
    'terms.hints.everybody': 'Everybody may ask for hints.',
    'terms.hints.nobody': 'There are no hints.',

    'terms.shortBank': '{bank} + {more}',
    'terms.shortDays': '{n, plural, one {One day} other {# days}} per turn',

    'time.days': '{n, plural, one {# day} other {# days}}',
    'time.hours': '{n, plural, one {# hour} other {# hours}}',
    'time.minutes': '{n, plural, one {# minute} other {# minutes}}',
    'time.seconds': '{n, plural, one {# second} other {# seconds}}',
    'time.pair': '{one} {other}',
    'time.shortHours': '{n, number} h',
    'time.shortMinutes': '{n, number} min',
    'time.shortSeconds': '{n, number} s',
  }),
);
