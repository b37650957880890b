import { defineMessages, translator } from '@portolan/i18n';

/** “Why can’t I?” */
export const t = translator(
  defineMessages('web.why', {
    title: 'Why can’t I …?',
    lead: 'Point at a place, a piece or a button to see what you can do with it now, and which rule forbids the rest.',
    pointNow: 'Point at something',
    point: 'Why can’t I …? Tap or click anything on the table, or focus it and press Enter.',
    end: 'Stop asking',
    close: 'Close',
    answer: 'Why not',
    this: 'This',
    what: 'Or choose what you want to do',
    which: 'And then',
    choose: 'Choose …',
    open: 'You can: {moves}.',
    closed: 'Not now: {moves}.',
    quoted: '“{move}”',
    moves: '{moves}{more, plural, =0 {} one {, and # more} other {, and # more}}',
    noMove: 'No move uses this.',
    noRule: 'This is not possible now.',
    notYou: 'Others are deciding now. Ask again when it is your turn.',
    rule: 'Rule {rule}',
  }),
);
