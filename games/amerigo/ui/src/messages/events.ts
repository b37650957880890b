import { defineMessages, translator } from '@portolan/i18n';

/** A sentence of the log for each event. */
export const t = translator(
  defineMessages('am.events', {
    phaseBegun:
      'The {colour} phase begins. {dropped, plural, one {# cube goes} other {# cubes go}} into the tower and these come out: {out}. With {ap, plural, one {# action point} other {# action points}} each, the order is {order}.',
    phaseSkipped: 'No cubes come out for the {colour} phase, so it is skipped.',
    pirateTurned: 'A pirate marker of strength {value} is turned up.',
    progressDealt: 'New progress tokens: {tokens}.',
    productionDealt: 'New production: {production}.',
    roundBegun: 'Round {round} begins. The time marker shows {marker}.',
    'final.gold': 'Points for gold: {scores}.',
    'final.goods': 'Points for goods and production: {scores}.',
    'final.tokens': 'Points for progress tokens: {scores}.',
    'final.progress': 'Points for the progress track: {scores}.',
    'final.order': 'Points for the order track: {scores}.',
    score: '{who} {points}',
    actionChosen: '{who} takes the action {action} with {ap, plural, one {# action point} other {# action points}}.',
    specialChosen:
      '{who} takes the special action {action} with {ap, plural, one {# action point} other {# action points}}.',
    goldTaken: '{who} takes gold for {cubes, plural, one {# cube} other {# cubes}} instead of an action.',
    cubesScored: '{who} scores {points, plural, one {# point} other {# points}} for the cubes.',
    goldGained: '{who} gains {gold} gold.',
    goldExceeded:
      '{who} gains {gold} gold, and {points, plural, one {# point} other {# points}} for gold beyond the limit.',
    goldSpent: '{who} pays {gold} gold.',
    chestOpened: '{who} opens a chest.',
    goldTokenUsed: '{who} turns over a gold token.',
    trackEnded:
      '{colour, select, black {{who} is at the end of the cannon track.} brown {{who} is at the end of the progress track.} other {{who} is at the end of the order track.}}',
    shipPlaced: '{who} places a ship at {place}.',
    shipSailed: '{who} sails from {from} to {to} in {steps, plural, one {# step} other {# steps}}.',
    postFounded: '{who} founds a post at {place}.',
    islandDiscovered:
      '{who} founds a post at {place} and discovers an island: {points, plural, one {# point} other {# points}}.',
    cannonsLoaded: '{who} loads {count, plural, =0 {no cannons} one {# cannon} other {# cannons}}.',
    tilePlanned: '{who} plans the {piece}.',
    tileLaid: '{who} lays the {piece} at {place}.',
    tileLaidOnGoods: '{who} lays the {piece} at {place} and takes {goods}.',
    tilesScored: '{who} scores {points, plural, one {# point} other {# points}} for tiles.',
    islandCompleted: '{who} completes an island: {points, plural, one {# point} other {# points}}.',
    islandCompletedWithChest:
      '{who} completes an island: {points, plural, one {# point} other {# points}} and a chest.',
    postsScored: '{event} Points for posts: {scores}.',
    productionBought: '{who} buys {production}.',
    piratesBeaten:
      '{who} fights off the pirates with {fired, plural, =0 {no cannons} one {# cannon} other {# cannons}}.',
    piratesLost:
      '{who} has {fired, plural, =0 {no cannons} one {# cannon} other {# cannons}} against pirates of strength {strength} and loses {lost, plural, =0 {no points} one {# point} other {# points}}.',
    tokenUsed: '{who} uses a token: {token}.',
    tokenTaken: '{who} takes a token: {token}.',
    progressMoved:
      '{who} moves {count, plural, one {# space} other {# spaces}} along the progress track, to space {to}.',
    orderKept: '{who} stays on space {to} of the order track.',
    orderMoved: '{who} moves {count, plural, one {# space} other {# spaces}} along the order track, to space {to}.',
    orderJumped: '{who} jumps along the order track, to space {to}.',
  }),
);
