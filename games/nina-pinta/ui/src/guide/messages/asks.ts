import { defineMessages, translator } from '@portolan/i18n';

/** What the guide says about the current question. `learn.` is said in the first era only. */
export const t = translator(
  defineMessages('np.guide.asks', {
    chooseNation: 'Which nation do you play?',
    'learn.chooseNation': 'Each nation has one strength. Apart from that, all play by the same rules.',
    nationFacts: 'Planck, your opponent, plays {nation}.',

    lookAtLands: 'Look at three lands?',
    'learn.lookAtLands':
      'As Portugal you may look at three face-down lands of one world before the game begins. Only you learn what lies there.',
    lookFacts: 'In every world the Caribbean is explored first, so it helps to know the lands around it.',

    placeWar: 'Which world goes to war?',
    'learn.placeWar':
      'In a world at war, ships with a Captain and Settlers can attack: each attacker leaves together with one Settler of another player.',
    warFacts: 'Settlers that an attack could reach: {worlds}.',
    warWorld: '{world} ({own} of yours, {others} of others)',

    loadShips: 'Pack your three ships',
    'learn.loadShips':
      'Every crew member costs 1 gold, a Captain too. Only a ship with a Captain can explore. Everyone packs in secret, and the loads are shown together.',
    loadFacts:
      'You have {gold, plural, =0 {no gold} other {# gold}}{loaded, plural, =0 {} other { left}} and {settlers, plural, one {# Settler} other {# Settlers}} at home. Each ship takes up to {limit, plural, one {# crew member} other {# crew members}}.{loaded, plural, =0 {} other { Packed so far: {loads}.}}',
    load: '{world} ({crew})',

    seal: 'In which order do your ships sail?',
    'learn.seal':
      'The ship with the largest crew goes first; ships with equal crews go in the order you like. In each round every player sails one ship. Once this is settled, your loads are final.',
    sealFacts: 'Packed: {loads}. Together that costs {cost} gold.',

    recoverSettler: 'Which Settler do you take back?',
    'learn.recoverSettler':
      'You packed more Settlers than you had at home, so the missing ones come back from your lands. A Settler in a Stronghold stays.',
    recoverFacts: '{count, plural, one {# Settler is} other {# Settlers are}} still to be taken back.',

    sailShip: 'Your ship reaches {world}',
    'learn.sailShip':
      'With a Captain aboard, the ship can explore: a face-down land is turned up, everyone lands there, and what is found is yours. Or the crew lands in a land that is known.',
    sailFacts:
      'Aboard: {crew}. {explore, plural, =0 {} one {# land can be explored from here. } other {# lands can be explored from here. }}{known, plural, =0 {Nobody has been in this world yet, and the first land is always the Caribbean.} one {# land is known; it has room for {room, plural, =0 {nobody else} one {# more settlement} other {# more settlements}}.} other {# lands are known, with room for {room, plural, =0 {nobody else} one {# more settlement} other {# more settlements}}.}}',
    sailWar: 'This world is at war: a ship with a Captain and Settlers can attack here.',

    removePair: 'Whose Settler leaves?',
    'learn.removePair': 'In an attack one of your Settlers leaves for each Settler that you remove.',
    pairFacts:
      '{pairs, plural, =0 {At least one pair has to leave.} one {# pair has left; you may stop.} other {# pairs have left; you may stop.}}',

    placeNatives: 'Natives join you: where do they settle?',
    'learn.placeNatives':
      'The Natives of this land are one more Settler for you, free of charge. They settle here or in an explored land next to it.',
    nativeFacts:
      '{room, plural, =0 {This land has no room left} one {This land has room for # more settlement} other {This land has room for # more settlements}}; whoever is too many leaves when your turn ends.',

    migrate: 'Move one Settler?',
    'learn.migrate':
      'One of your Settlers in this world may move to an explored land next to its own. After that, your Settlers have to leave lands that are too full.',
    migrateFacts:
      '{places, plural, =0 {None of your Settlers has to leave at the moment.} other {As it is, your Settlers have to leave here: {list}.}}',
    crowdedPlace: '{place} ({count})',

    chooseWorld: 'Which world do you govern now?',
    'learn.chooseWorld':
      'You govern each world once, one in each round: you collect the gold of your lands, build if you can, and the ship sails home with its gold.',
    worldFacts: 'What each would bring, with the gold aboard: {worlds}.',
    worldGold: '{world} {gold}',

    collectRevenue: 'How do you collect?',
    'learn.collectRevenue':
      'Gold from your lands goes to your ship if it can get there through lands where you have a settlement or your Captain. A Stronghold of yours stores gold as well. Each of your Settlers at a Mine may dig 1 gold on top.',
    revenueFacts:
      'Collecting everything brings {gold} gold{mined, plural, =0 {} other { and # from Mines}}{lost, plural, =0 {} other {; # gold has no way to a store and is lost}}.',

    mineGold: 'How much do you mine?',
    'learn.mineGold':
      'A Mine holds a fixed amount of gold. What you leave there can be taken later, but also by others.',
    mineFacts: 'There are {gold} gold on the Mine of {place}.',

    storeGold: 'How much stays in the Stronghold?',
    'learn.storeGold':
      'Gold in a Stronghold pays for buildings in its world and is safe from Pirates. Gold on the ship comes home, where it pays for crews and Benefits.',
    storeFacts: 'The Stronghold of {place} holds up to {limit} gold.',

    build: 'Build in {world}?',
    'learn.build':
      'A Town takes the place of one Settler, in a land that belongs to a group: either connected lands of yours with three different terrains, or the same land in all three worlds. A Town yields {townGold} gold in every era and scores {townPoints}, a City {cityGold} and {cityPoints}.',
    buildFacts:
      'You have {gold} gold on the ship. A Town costs {town}, a City {city}, and a Town becomes a City for {upgrade}.',

    payBuilding: 'Who pays?',
    'learn.payBuilding': 'What the Stronghold does not pay comes from the ship.',
    payFacts: '{left} gold are still to be paid, and the Stronghold of {place} holds {gold}.',

    placeMarker: 'Which group belongs to this world?',
    'learn.placeMarker':
      'Whoever builds the first City of a world ties one group of Benefits to it. The more Cities this world has at the end, the more each Benefit of that group scores, for everyone.',
    markerFacts: 'Benefits of yours that count: {groups}.',
    groupCount: '{group} {count}',

    recallCaptain: 'Does the Captain come home?',
    'learn.recallCaptain':
      'A Captain at home can sail again in the next era, and only Captains explore and attack. A Captain who stays still connects your lands, but until then you cannot send another one to this world.',
    captainFacts: 'The ship goes home with {gold} gold in any case.',

    playPirate: 'Play a Pirate?',
    'learn.playPirate':
      'A Pirate takes up to half of the gold on a ship that sails home. Everyone is asked, so nobody learns who has one.',
    pirateFacts:
      '{who} is sailing home with {gold} gold. {pirates, plural, =0 {You have no Pirate.} one {You have # Pirate.} other {You have # Pirates.}}',

    selectBenefit: 'Which Benefit do you take?',
    'learn.selectBenefit':
      'You take one Benefit for its price, or you pass; each round costs 1 more. Square ones are Progress Benefits and score at the end: the more types of one group, the more each is worth (in Religion, the more of one type). Round ones are Bonus Benefits and help you once.',
    benefitFacts:
      'This round costs {now, plural, =0 {nothing} other {# gold}}, the next one {next}. You have {gold} gold{crew, plural, =0 {} other {; keep some for the crews of the next era}}.',

    selectDouble: 'Two Progress Benefits for one price',
    'learn.selectDouble': 'Double Selection lets you take two Progress Benefits and pay only once.',
    doubleFacts: '{left, plural, one {# Benefit} other {# Benefits}} to take.',

    makeWay: 'Your marker is pushed aside',
    'learn.makeWay':
      'With a Turn Order counter a player may take an occupied place. You choose to which side you give way.',
    wayFacts: 'The lower the number, the earlier you act in the next era.',
    wayFactsLast: 'The lower the number, the better for you if totals are equal.',

    playBonus: '{bonus}: where?',
    'learn.playBonus': 'This Bonus Benefit is used at once.',
    bonusFacts: 'Your settlements count wherever they are: {worlds}.',
    worldCount: '{world} {count}',

    decideForPlanck: 'Decide for Planck',
    'learn.decideForPlanck':
      'Planck follows fixed rules. Where several choices are equally good for Planck, you decide.',
    planckFacts: 'Take whatever helps you most, or hurts Planck most.',

    none: 'none',
  }),
);
