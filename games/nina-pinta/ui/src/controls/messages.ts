import { defineMessages, translator } from '@portolan/i18n';

/** Texts of the controls. */
export const t = translator(
  defineMessages('np.controls', {
    // Looking at lands.
    looked: '{n, plural, =0 {Pick lands of one world, here or on the map.} one {# land picked} other {# lands picked}}',
    landOf: '{land} of {world}',
    lookAtNothing: 'Look at nothing',

    // Loading.
    holds: 'Your holds, behind your screen',
    withCaptain: 'With the Captain',
    withoutCaptain: 'Without',
    cell: '{world}: {crew}',
    plusSettlers: '+{n}',
    noCaptain: 'still ashore there',
    undecided: 'not packed yet',
    leaveEmpty: 'Leave empty',
    crewCost: 'Crew costs',
    crewCostOf: '{cost}',
    goldLeft: 'Gold left',
    supplyLeft: 'Settlers left',
    recovered: 'From the map',
    order: 'Order of sailing',
    orderHint: 'Equal crews: tap or drag a ship to swap.',
    orderFixed: 'The largest crew first.',
    sails: '{space, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}: {world}, {crew}',
    sailsEarlier: '{ship}. Let it sail earlier',
    sailsLater: '{ship}. Let it sail later',
    decide: '{n, plural, one {Pack # more ship, or leave it empty.} other {Pack # more ships, or leave them empty.}}',
    seal: 'Seal all three loads',
    sealHint: 'Final: nobody sees the loads before everyone has sealed.',
    sealing: 'Sealing your loads…',
    loadedAlready: 'Loaded',
    sailFirst: 'Sails first',
    sailSecond: 'Sails second',

    // Settlers and lands.
    yourSettlers: '{n, plural, one {# Settler} other {# Settlers}} outside a Stronghold',
    settlers: '{n, plural, one {# Settler} other {# Settlers}} free to move',
    from: 'From',
    to: 'To',
    stay: 'Move no Settler',
    severalWays: 'land or attack',
    revenue: '{gold} gold',
    reduced: 'Reduce sends {n, plural, one {# Settler} other {# Settlers}} home',
    unconnected: '{gold} gold lost: not connected to the ship or a Stronghold',

    // Attack.
    pairs:
      '{pairs, plural, =0 {At least one pair leaves.} one {# pair has left.} other {# pairs have left.}} You have {own, plural, one {# Settler} other {# Settlers}} to spare there.',
    removeOf: 'A Settler of {nation}, and one of yours',
    pairLeft: 'leaves {own} of yours and {others} of theirs',
    endAttack: 'End the attack',

    // Governing.
    collectedAll:
      'with everything collected, {aboard} gold aboard{plundered, plural, =0 {} other {, of which Planck’s Pirate takes # if nothing is built}}',
    noShip: 'no ship there',
    mined: '{gold} gold from Mines',
    lands: '{lands}',
    toShip: 'to the ship',
    toStrongholds: 'to the Stronghold of {lands}',
    toNowhere: 'lost',
    collectAll: 'Collect everything',
    collectMore:
      '{aboard} gold aboard then{mined, plural, =0 {} other {, # from Mines}}{lost, plural, =0 {} other {, # lost}}',
    arrange: 'Decide one by one',
    arrangeMore: 'How much each Mine gives and each Stronghold keeps',
    amountLabel: '{gold}: {effect}',
    staysInMine: '{gold} stays in the Mine',
    aboardThen: '{gold} aboard',
    leftToPay: '{gold, plural, =0 {all paid} other {# left to pay}}',
    building: 'costs {price} gold; {gold} gold per era, {points, plural, one {# point} other {# points}}',
    buildNothing: 'Build nothing more',
    groupByName: 'you have settlements in {land} in all three worlds',
    groupByTerrain: '{terrains} terrains joined: {lands}',
    landWithTerrain: '{land} ({terrain})',
    points: '{points, plural, one {# point} other {# points}}',
    markerValue: 'Value {value} from the Cities of this world; the points are for the Benefits you have',
    board: 'The Captain boards the ship',
    boardMore: 'Can be loaded again, but connects nothing here any more',
    remain: 'The Captain stays ashore',
    stake:
      '{gold} gold aboard. A Pirate takes up to {most}. You have {pirates, plural, one {# Pirate} other {# Pirates}}.',
    noPirate: '{gold} gold aboard. You have no Pirate; nobody else can know that.',
    leftAboard: '{gold} left aboard',
    letSail: 'Let the ship sail',
    letAllSail: 'Let all ships sail',
    letAllSailMore: 'You are not asked again in this era',

    // Benefits.
    priceNow: 'Price in this round',
    priceNext: 'Price in the next round',
    purse: 'Your gold',
    purseAfter: '{gold}, {rest} after buying',
    nth: '{counter}, {nth, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} on display',
    worth: '{points, plural, =0 {no points} one {+# point} other {+# points}}',
    double: 'Double Selection',
    passTo: 'Pass, and be in the turn order of the next era',
    passLast: 'Pass: you are done for this era',
    passSpace: 'Pass to the {space, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} space',
    moveAside: 'Move to the {space, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} space',
    pushSpace:
      'Pass to the {space, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} space, pushing {who} with your Turn Order counter',
  }),
);
