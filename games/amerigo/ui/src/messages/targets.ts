import { defineMessages, translator } from '@portolan/i18n';

/** Labels for what moves point at, each by itself. */
export const t = translator(
  defineMessages('am.targets', {
    special: 'Special action',
    jump: 'Jump to the front',
    gold: 'Take gold',
    points: 'Take points for the cubes',
    cashChest: 'Open a chest',
    cashToken: 'Use the token: {token}',
    ship: 'Ship {n}',
    stay: 'Stay here',
    return: 'Sail out and back',
    boost: 'Use the ship token',
    decline: 'No trading post',
    load: 'Load {n, plural, one {# cannon} other {# cannons}}',
    progress: '{n, plural, one {# space} other {# spaces}} on the progress track',
    advance: '{n, plural, one {# space} other {# spaces}} on the order track',
    end: 'End the action',
    blue: 'Move ships (blue)',
    black: 'Load cannons (black)',
    red: 'Plan tiles (red)',
    brown: 'Progress (brown)',
    green: 'Build (green)',
    yellow: 'Buy production (yellow)',
    white: 'Advance (white)',
    frameSpace: '{side, select, T {Top {number}} R {Right {number}} B {Bottom {number}} other {Left {number}}}',
    square: 'Row {row}, column {col}',
    unturned: 'Not turned',
    turned: 'Turned by {degrees}°',
  }),
);
