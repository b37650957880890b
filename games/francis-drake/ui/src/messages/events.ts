import { defineMessages, translator } from '@portolan/i18n';

/** The log, one event at a time. */
export const t = translator(
  defineMessages('fd.events', {
    you: 'you',
    youFirst: 'You',
    voyageBegun: 'Voyage {n} begins. Turn order in Plymouth: {names}.',
    stopped: '{who} {you, select, true {stop} other {stops}} at {location}.',
    stoppedFor:
      '{who} {you, select, true {stop} other {stops}} at {location} and {you, select, true {get} other {gets}} {items}.',
    drake:
      '{who} {you, select, true {stop} other {stops}} at {location} and {you, select, true {wait} other {waits}} there for a turn.',
    tavern: '{who} {you, select, true {roll} other {rolls}} {roll}, which makes {result}: {n} crew.',
    tavernGhost: '{who} {you, select, true {roll} other {rolls}} {roll}, which makes {result}: no crew, but {ghost}.',
    investorPaid: '{who} {you, select, true {pay} other {pays}} {points} to the {investor}.',
    yieldTaken: '{who} {you, select, true {take} other {takes}} {items} at {location}.',
    docked: '{who} {you, select, true {go} other {goes}} to {dock}.',
    outbound: 'outbound dock {n}',
    treasureLaid: 'Treasure is placed at {n, plural, one {# Destination} other {# Destinations}}.',
    countersDealt:
      'The hidden counters of the {kind, select, galleon {galleons} other {forts}} are dealt at random; nobody has seen them.',
    countersLaid:
      '{who} {you, select, true {place} other {places}} the hidden counters of the {kind, select, galleon {galleons} other {forts}}.',
    countersSeen:
      '{who} {you, select, true {place} other {places}} the hidden counters of the {kind, select, galleon {galleons} other {forts}}: {counters}.',
    docksSwapped: 'The {governor} moves {who} ahead of {other} in the Sailing Order.',
    rangesSet: 'Range: {ranges}.',
    range: '{who} {n, plural, =0 {cannot sail} other {#}}',
    missionPlaced: '{who} {you, select, true {place} other {places}} {disc} at {place}.',
    aDisc: 'a disc',
    informerUnused: '{who} {you, select, true {leave} other {leaves}} the {informer} unused.',
    discsInspected: '{who} {you, select, true {look} other {looks}} at the discs at {place}.',
    discsSeen: '{who} {you, select, true {look} other {looks}} at the discs at {place}: {discs}.',
    counterInspected: '{who} {you, select, true {look} other {looks}} at the counter at {place}.',
    counterSeen: '{who} {you, select, true {look} other {looks}} at the counter at {place}: it is {n}.',
    discsKept: '{who} {you, select, true {change} other {changes}} nothing.',
    discsExchanged: '{who} {you, select, true {swap} other {swaps}} the discs at {one} and {other}.',
    discMoved: '{who} {you, select, true {move} other {moves}} a disc from {from} to {to}.',
    revealed: 'All discs are revealed.',
    revealedAt: '{place}: {discs}.',
    revealedNone: 'No discs were placed.',
    ghostVanished: '{you, select, true {Your disc} other {{who}’s disc}} at {place} was {ghost}; it is removed.',
    sailingOrder: 'The Sailing Order is {names}.',
    shipsSailed: 'Ships sail with {disc}: {ships}.',
    sailsTo: '{who} to {place}',
    counterTurned: '{who} {you, select, true {reveal} other {reveals}} the counter at {place}: it is {n}.',
    attacked: '{who} {you, select, true {take} other {takes}} {place} for {cost}: {gain}.',
    traded: '{who} {you, select, true {trade} other {trades}} for {commodity} at {place}.',
    chosen: '{who} {you, select, true {decline} other {declines}} the mission at {place}.',
    unable: '{who} cannot carry out the mission at {place} and {you, select, true {take} other {takes}} {disc} back.',
    missedOut:
      '{who} {you, select, true {arrive} other {arrives}} too late at {place} and {you, select, true {take} other {takes}} {disc} back.',
    tooDear:
      '{place} is too strong for {who}{you, select, true {: you take {disc} back} other {, who takes {disc} back}}.',
    returned: '{who} {you, select, true {return} other {returns}} to {dock}.',
    hero: '{who} {you, select, true {return} other {returns}} to {dock} and {you, select, true {score} other {scores}} a hero’s bonus of {n}.',
    homebound: 'homebound dock {n}',
    scored: 'Points for {what}: {scores}.',
    kinds: 'different kinds of conquest',
    commodities: 'sets of commodities',
    tally: '{who} {n}',
    counterScored: '{who} {you, select, true {score} other {scores}} {points} as {person}.',
    boardReset: 'The board is set up for the next voyage. Plymouth Street: {street}.',
    chestsOpened: 'The treasure chests are opened.',
    chestOf: '{who}: {silver} silver, {gold} gold, {jewels, plural, one {# jewel} other {# jewels}}.',
  }),
);
