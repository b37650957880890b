import { defineMessages, translator } from '@portolan/i18n';

/** The log: a sentence for each event, and what things are called in it. */
export const t = translator(
  defineMessages('am.events', {
    you: 'you',
    youFirst: 'You',
    anIsland: 'an island',
    at: 'at {place}',
    on: 'on {island}',
    ship: 'ship {n}',
    phase: 'The {colour} phase',
    cubes: '{count} {colour}',
    tower: 'tower',
    gold: 'gold',
    cannons: '{n, plural, =0 {no cannons} one {# cannon} other {# cannons}}',
    chest: 'a chest',
    goldToken: 'a gold token',
    progressTrack: 'progress track',
    orderTrack: 'order track',
    cannonTrack: 'cannon track',
    post: 'a post',
    pirates: 'pirates',
    timeMarker: 'time marker',
    phaseBegun:
      '{phase} begins. {dropped, plural, one {# cube goes} other {# cubes go}} into the {tower} and these come out: {out}. With {ap, plural, one {# action point} other {# action points}} each, the order is {order}.',
    phaseSkipped: '{phase} is skipped, as no cubes come out.',
    pirateTurned: 'One more marker of the {pirates} is turned up: strength {value}.',
    progressDealt: 'New progress tokens: {tokens}.',
    productionDealt: 'New production: {production}.',
    roundBegun: 'Round {round} begins. The {timeMarker} shows {marker}.',
    'final.gold': 'Points for gold: {scores}.',
    'final.goods': 'Points for goods and production: {scores}.',
    'final.tokens': 'Points for progress tokens: {scores}.',
    'final.progress': 'Points for the {track}: {scores}.',
    'final.order': 'Points for the {track}: {scores}.',
    score: '{who} {points}',
    actionChosen:
      '{who} {you, select, true {take} other {takes}} the action {action} with {ap, plural, one {# action point} other {# action points}}.',
    specialChosen:
      '{who} {you, select, true {take} other {takes}} the special action {action} with {ap, plural, one {# action point} other {# action points}}.',
    goldTaken:
      '{who} {you, select, true {take} other {takes}} {gold} for {cubes, plural, one {# cube} other {# cubes}} instead of an action.',
    cubesScored:
      '{who} {you, select, true {score} other {scores}} {points, plural, one {# point} other {# points}} for the cubes.',
    goldGained: '{who} {you, select, true {gain} other {gains}} {count} {gold}.',
    goldExceeded:
      '{who} {you, select, true {gain} other {gains}} {count} {gold}, and {points, plural, one {# point} other {# points}} for gold beyond the limit.',
    goldOver:
      '{who} {you, select, true {score} other {scores}} {points, plural, one {# point} other {# points}} for {gold} beyond the limit.',
    goldSpent: '{who} {you, select, true {pay} other {pays}} {count} {gold}.',
    chestOpened: '{who} {you, select, true {open} other {opens}} {chest}.',
    goldTokenUsed: '{who} {you, select, true {turn} other {turns}} over {token}.',
    trackEnded: '{who} {you, select, true {are} other {is}} at the end of the {track}.',
    shipPlaced: '{who} {you, select, true {place} other {places}} {ship} at {place}.',
    shipSailed:
      '{who} {you, select, true {sail} other {sails}} {ship} from {from} to {to} in {steps, plural, one {# step} other {# steps}}.',
    shipReturned:
      '{who} {you, select, true {sail} other {sails}} {ship} out and back to {to} in {steps, plural, one {# step} other {# steps}}.',
    postFounded: '{who} {you, select, true {found} other {founds}} {post} {where}.',
    islandDiscovered:
      '{who} {you, select, true {found} other {founds}} {post} {where} and {you, select, true {discover} other {discovers}} the {island}: {points, plural, one {# point} other {# points}}.',
    theIsland: 'island',
    cannonsLoaded: '{who} {you, select, true {load} other {loads}} {cannons}.',
    tilePlanned: '{who} {you, select, true {plan} other {plans}} the {piece}.',
    tileLaid: '{who} {you, select, true {lay} other {lays}} the {piece} {where}.',
    tileLaidOnGoods:
      '{who} {you, select, true {lay} other {lays}} the {piece} {where} and {you, select, true {take} other {takes}} {goods}.',
    tilesScored:
      '{who} {you, select, true {score} other {scores}} {points, plural, one {# point} other {# points}} for tiles.',
    islandCompleted:
      '{who} {you, select, true {complete} other {completes}} {island}: {points, plural, one {# point} other {# points}}.',
    islandCompletedWithChest:
      '{who} {you, select, true {complete} other {completes}} {island}: {points, plural, one {# point} other {# points}} and {chest}.',
    postsScored: '{event} Points for posts: {scores}.',
    productionBought: '{who} {you, select, true {buy} other {buys}} {production}.',
    piratesBeaten: '{who} {you, select, true {fight} other {fights}} off the {pirates} with {cannons}.',
    piratesLost:
      '{who} {you, select, true {have} other {has}} {cannons} against {pirates} of strength {strength} and {you, select, true {lose} other {loses}} {lost, plural, =0 {no points} one {# point} other {# points}}.',
    tokenUsed: '{who} {you, select, true {use} other {uses}} a token: {token}.',
    tokenTaken: '{who} {you, select, true {take} other {takes}} a token: {token}.',
    progressMoved:
      '{who} {you, select, true {move} other {moves}} {count, plural, one {# space} other {# spaces}} along the {track}, to space {to}.',
    orderKept: '{who} {you, select, true {stay} other {stays}} on space {to} of the {track}.',
    orderMoved:
      '{who} {you, select, true {move} other {moves}} {count, plural, one {# space} other {# spaces}} along the {track}, to space {to}.',
    orderJumped: '{who} {you, select, true {jump} other {jumps}} along the {track}, to space {to}.',
  }),
);
