import { defineMessages, translator } from '@portolan/i18n';

/** Why the guide advises a move, or what a chosen move is good for. Every text is true for any player who may make the move. */
export const t = translator(
  defineMessages('np.guide.reasons', {
    nation:
      '{nation, select, england {With larger ships you can land more people at once, which helps from the first era on.} portugal {You know three lands before anyone sails.} france {Once in each era you may attack where there is no war.} spain {You act first in the first era.} other {}}',
    look: 'What you see stays your secret, and it tells you where to sail.',
    'decline.look': 'It costs nothing to look, so there is little to gain from this.',
    war: '{others, plural, =0 {Nobody else has Settlers there that could be attacked} one {The others have # Settler there that can be attacked} other {The others have # Settlers there that can be attacked}}; {own, plural, =0 {none of yours is at risk} one {# of yours is at risk} other {# of yours are at risk}}.',

    pack: '{captains, plural, =0 {Nobody explores in this era} one {The Captain explores} other {# Captains explore}}, and {settlers, plural, =0 {nobody settles} one {# Settler settles} other {# Settlers settle}} there. It costs {cost} of your {gold} gold.',
    'pack.none':
      '{gold, plural, =0 {You have no gold for a crew.} other {There is little to gain there now, and you keep your # gold.}}',
    'load.none':
      '{gold, plural, =0 {You have no gold left for this ship.} other {An empty ship costs nothing, and the gold does more on the other ships or later.}}',
    'load.explore':
      'The Captain can explore, and {settlers, plural, =0 {that brings whatever is found, but nobody stays to settle} one {the Settler settles what is found} other {the Settlers settle what is found}}. It costs {cost} of your {gold} gold.',
    'load.settle':
      'Without a Captain it can only land where somebody has been. {room, plural, =0 {There is no room at the moment.} one {There is room for # settlement.} other {There is room for # settlements.}} It costs {cost} of your {gold} gold.',
    'load.nowhere': 'Nobody has been to this world, so a ship without a Captain has to turn back there.',
    seal: '{world} still has {lands, plural, =0 {no unexplored lands} one {# unexplored land} other {# unexplored lands}}: whoever comes early can choose.',
    recover: 'That land then yields {gold, plural, =0 {no less gold} other {# gold less}} in every era.',

    'explore.seen': 'You have seen it: {tile}.',
    explore: 'Nobody has settled there yet, and what is found is yours: perhaps a Mine, gold, Natives or a Stronghold.',
    consolidate:
      '{terrain}: {room, plural, =0 {there is no room left} one {there is room for # more settlement} other {there is room for # more settlements}}, and each Settler yields {gold} gold in every era.',
    'consolidate.captain': 'Only the Captain goes ashore there, and connects the lands around it.',
    'consolidate.empty':
      'Nobody is aboard. {gold, plural, =0 {The ship can collect nothing from there.} other {From there the ship can collect # gold.}}',
    attack:
      '{pairs, plural, one {# Settler of another player can be made to leave, together with one of yours} other {Up to # Settlers of other players can be made to leave, each together with one of yours}}.',
    remove: 'That makes room in this land, and it costs you one Settler as well.',

    native:
      '{room, plural, =0 {There is no room, so one of your Settlers would have to leave.} other {There is room, and the Settler yields {gold} gold there in every era.}}',
    stronghold: 'The Settler there can no longer be attacked, and you can store up to {limit} gold.',
    increase:
      'Each settlement there yields {gold} gold more in every era: {own, plural, =0 {none is yours} one {# is yours} other {# are yours}}{others, plural, =0 {} one {, # belongs to others} other {, # belong to others}}.',
    'bonus.town': 'A Town scores {points} points instead of {before} and yields {gold} gold in every era.',
    'bonus.city': 'A City scores {points} points and yields {gold} gold in every era.',
    cathedral:
      'Towns and Settlers there score {factor, plural, =2 {double} other {# times as much}} at the end; {own, plural, =0 {you have none there} other {you have #}}.',

    'migrate.crowded': 'Where it is now, there are too many: it would have to leave the map.',
    'migrate.room': 'It finds room there and yields {gold} gold in every era.',
    'migrate.full': 'There is no room there, so a Settler of yours would have to leave.',
    'done.migrate':
      '{places, plural, =0 {Everyone has room where they are.} other {No land nearby has room for those who are too many.}}',
    'done.migrateLoss':
      '{count, plural, one {# of your Settlers then leaves the map} other {# of your Settlers then leave the map}}, although there is room next to it.',
    'done.removePair': 'Every further pair costs you a Settler too.',
    'done.build': 'The gold on the ship comes home, where it pays for crews and Benefits.',
    'done.other': 'There is nothing to gain from going on.',

    govern:
      '{gold, plural, =0 {There is nothing to collect; it only has to be done once.} other {It brings # gold into your hands.}}',
    collect: 'It takes everything: {gold} gold{mined, plural, =0 {} other { and # from Mines}}.',
    arrange: 'You can leave gold in Mines, or keep some in Strongholds for buildings.',
    mine: '{left, plural, =0 {The Mine is then empty.} other {# gold stay on the Mine, for you or for others.}}',
    store:
      '{gold, plural, =0 {Everything goes to the ship and comes home.} other {It can pay for a building here later, and no Pirate can take it.}}',
    town: 'It scores {points} points instead of {before} and yields {gold} gold in every era.',
    city: 'It scores {points} points, yields {gold} gold in every era, and makes Benefits of this world’s group worth more.',
    pay: '{gold, plural, =0 {The ship pays everything.} other {So more gold stays on the ship and comes home.}}',
    marker:
      '{count, plural, =0 {You have no Benefit of this group yet.} one {You have # Benefit that counts in this group, and each is worth more with every City here.} other {You have # Benefits that count in this group, and each is worth more with every City here.}}',
    board:
      'At home the Captain is ready for the next era; there {lands, plural, =0 {is nothing left to explore here} one {is # land left to explore here} other {are # lands left to explore here}}.',
    'board.last': 'In the last era it makes no difference: Captains score nothing.',
    remain: 'The Captain goes on connecting your lands here.',
    plunder: 'You take {gold} gold now; the Pirate is then used up.',
    'decline.pirate':
      '{pirates, plural, =0 {You have no Pirate to play.} other {You keep your Pirate for a richer ship.}}',
    declineAll:
      '{pirates, plural, =0 {You have no Pirate, so you need not be asked again in this era.} other {You keep your Pirate for a later era.}}',

    'take.counts':
      '{own, plural, =0 {It is your first one that counts in {group}} other {With it # count for you in {group}}}. {points, plural, =0 {It scores nothing yet; Cities and further types make it grow.} one {As things stand it adds # point.} other {As things stand it adds # points.}}',
    'take.wasted':
      'It would not count: {why, select, religion {only the larger of your two religions scores} type {you have this type already} other {all types of the group count for you already}}.',
    'take.late': 'It is the last era, so it no longer brings you anything.',
    'take.native':
      'It is one more Settler for you on the map{points, plural, =0 {} one {, worth # point as things stand} other {, worth # points as things stand}}.',
    'take.nothing': 'It cannot be played anywhere now, so it would bring you nothing.',
    'take.goldLoss': 'You get {gold} gold at once, {less} less than it costs.',
    'take.spyglass': 'You see {count, plural, one {# land} other {# lands}} before you sail there.',
    'take.pirate': 'In a later era it takes up to half of the gold on a ship of another player.',
    'take.stronghold': 'One of your Settlers becomes safe, and you can store gold there.',
    'take.gold':
      'You get {gold} gold at once{more, plural, =0 {, exactly what it costs} other {; after paying for it you have # more than before}}.',
    'take.doubleSelection': 'Later you take two Progress Benefits for one price.',
    'take.turnOrder':
      'When you pass, you can take any place in {last, select, true {the order that breaks ties} other {the turn order}}.',
    'take.increase':
      'Every settlement in one land of {terrain} yields {gold} gold more in every era; {own, plural, =0 {you have none on {terrain}} one {you have # on {terrain}} other {you have # on {terrain}}}.',
    'take.largerShips':
      '{larger, select, true {Your ships already take that many, so it would do nothing.} other {Your ships take one more crew member each, for the rest of the game.}}',
    'take.town': 'One of your Settlers becomes a Town at once, without gold and without a group.',
    'take.city': 'One of your Towns becomes a City at once, without gold.',
    'take.cathedral':
      'Towns and Settlers of one land score {factor, plural, =2 {double} other {# times as much}} at the end.',
    double: 'Two Progress Benefits for {cost, plural, =0 {nothing} other {# gold}}.',
    pass: 'You keep your {gold} gold for the crews of the next era.',
    'pass.must':
      '{empty, select, true {Nothing is left on display} other {You cannot pay for another Benefit}}, so there is nothing else to do.',
    'pass.end': 'You keep your {gold} gold: every {per} gold score 1 point.',
    push: 'You act in place {space} in the next era, whoever is there now.',
    makeWay: 'You then act in place {space} in the next era.',
    'makeWay.end': 'You then have place {space} in the order that breaks ties.',
    planck: 'It is equally good for Planck, and it suits you best.',
  }),
);
