import { defineMessages, translator } from '@portolan/i18n';

/** What a move does, what it brings and what it costs. */
export const t = translator(
  defineMessages('am.moves', {
    act: 'Take the action {action}',
    special: 'Take the special action',
    specialOf: 'Take the special action {action}',
    jump: 'Jump to the lead of the order track',
    takeGold: 'Take gold instead of an action',
    takePoints: 'Score the cubes instead of an action',
    cashChest: 'Open a chest',
    cashToken: 'Turn over a gold token',
    ship: 'Sail the {ship, select, first {first} other {second}} ship',
    shipFrom: 'Sail the {ship, select, first {first} other {second}} ship from {place}',
    start: 'Place the ship at {place}',
    sail: 'Sail to {place}',
    stay: 'Leave the ship where it is',
    return: 'Sail out and back to the same anchor',
    boost: 'Use the ship token',
    found: 'Found a post at {place}',
    decline: 'Found no post here',
    load: '{count, plural, =0 {Load no cannons} one {Load # cannon} other {Load # cannons}}',
    plan: 'Plan the {piece}',
    progress: 'Move {count, plural, one {# space} other {# spaces}} along the progress track',
    token: 'Take the token',
    build: 'Build the {piece}',
    lay: 'Lay it at {place}',
    layTurned: 'Lay it at {place}, turned by {degrees}°',
    buy: 'Buy {production}',
    stayOnTrack: 'Stay where you are on the order track',
    advance: 'Move {count, plural, one {# space} other {# spaces}} along the order track',
    end: 'End the action',

    actionPoints: '{ap, plural, one {# action point} other {# action points}}',
    gold: '{gold} gold',
    points: '{points, plural, one {# point} other {# points}}',
    pointsAndGold: '{ap, plural, one {# action point} other {# action points}} and {gold} gold',
    steps: '{steps, plural, one {# step} other {# steps}}',
    stepsToAnchor: '{steps, plural, one {# step} other {# steps}} to an anchor',
    moreSteps: '{steps, plural, one {# more step} other {# more steps}} for each ship',
    island: 'island of {spaces, plural, one {# space} other {# spaces}}, {empty} empty',
    discovery:
      '{points, plural, one {# point} other {# points}} for the discovery of an island of {spaces, plural, one {# space} other {# spaces}}, {empty} empty',
    tileWorth:
      '{points, plural, one {# point} other {# points}} on an island with {empty, plural, one {# empty space} other {# empty spaces}}',
    orderSpace: 'to a {colour} space',
  }),
);
