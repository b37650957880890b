import { defineMessages, translator } from '@portolan/i18n';

/** Clocks at the table; loaded where there is one. */
export const t = translator(
  defineMessages('web.time', {
    'clock.list': 'Clocks',
    'clock.runs': 'running',
    'clock.figures': '{minutes}:{seconds}',
    'clock.until': 'Until {when}',
    'clock.yourUntil': 'Your move by {when}.',
    'clock.away': 'Paused: the server was away. Nobody loses time.',
    'clock.nobody': 'Paused: nobody has the table open.',
    'clock.begins': 'Your clock is running. You have {left}.',
    'clock.low': 'Only {left} left.',
    'clock.standIn': '{bot} for {name}',
    'clock.daysOff': 'Your days off',
    'clock.useZone': 'Count your weekends in {zone}',

    'replay.when': 'Played {when}',
    'replay.took': 'Played {when} · after {took}',

    'days.zone': 'Time zone',
    'days.zoneHint': 'Your days begin and end there. The other players do not see it.',
    'days.useHere': 'Use {zone}',
    'days.weekends': 'Saturdays and Sundays do not count for you, and need no day off.',
    'days.holidays': 'Holidays',
    'days.vacation': 'Vacation',
    'days.used': '{title}: {n, number} of {most, number} days',
    'days.from': 'From',
    'days.to': 'To',
    'days.add': 'Add',
    'days.range': '{first} to {last}',
    'days.remove': 'Remove {days}',
    'days.tooMany': 'That is more than {n, plural, one {# day} other {# days}}.',
    'days.save': 'Save',
  }),
);
