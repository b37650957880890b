import { defineMessages, translator } from '@portolan/i18n';

/** The questions, put to the player who is asked. */
export const t = translator(
  defineMessages('np.prompts', {
    over: 'The game is over.',
    chooseNation: 'Planck plays {nation}. Which nation do you play?',
    lookAtLands: 'Before the first era: do you look at three lands of one world?',
    placeWar: 'Era {era}: which world do you put into a State of War?',
    recoverSettler:
      'From which land do you take a Settler back? {count, plural, one {# Settler} other {# Settlers}} to go.',
    sailShip: 'Your ship sails to {world}. Where does it harbour, and what for?',
    'removePair.first': 'Attack in {place}: whose Settler leaves with one of yours?',
    'removePair.next': 'Attack in {place}: do you remove another pair?',
    placeNatives: 'Natives in {place}: where does a Settler from your supply go?',
    migrate: '{world}: do you move one of your Settlers to an adjacent land?',
    chooseWorld: 'Which world do you govern in round {round}?',
    collectRevenue: 'Governing {world}: how do you collect your revenue?',
    mineGold: 'How much gold do you take from the Mine in {place}?',
    storeGold: 'How much gold do you keep in the Stronghold of {place}?',
    build: 'What do you build in {world}? You have {gold} gold aboard the ship.',
    payBuilding: 'You still pay {left} gold for {place}. How much comes from the Stronghold of {source}?',
    placeMarker: 'The first City of {world} is built. Which marker do you place there?',
    recallCaptain: 'Your ship leaves {world}: does the Captain board?',
    playPirate: 'The ship of {whose} leaves {world} with {gold} gold. Do you play a Pirate?',
    selectBenefit: 'Which Benefit do you select for {cost} gold, or do you pass?',
    selectBenefitPurse: 'Which Benefit do you select for {cost} gold, or do you pass? You have {gold} gold.',
    'selectDouble.first': 'Which Progress Benefit do you take first?',
    'selectDouble.second': 'Which Progress Benefit do you take second?',
    'playBonus.spyglass': 'Spyglass: which lands do you look at?',
    'playBonus.town': 'Town: which Settler becomes a Town?',
    'playBonus.city': 'City: which Town becomes a City?',
    'playBonus.other': '{bonus}: in which land?',
    'planck.war': 'Planck puts a world into a State of War, and several are equally good: which one?',
    'planck.recover': 'Planck takes a Settler back, and several are equally good: which one?',
    'planck.natives': 'Planck places a Settler found as Natives, and several lands are equally good: which one?',
    'planck.fallback': 'Planck looks for a harbour, and several are equally good: which one?',
    'planck.pirate': 'Planck lays a Pirate, and several worlds are equally good: which one?',
    'planck.build': 'Planck builds, and several lands are equally good: which one?',
    'planck.bonus': 'Planck plays {bonus}, and several lands are equally good: which one?',
    'planck.migrate': 'Planck moves a Settler in {world}, and several moves are equally good: which one?',
    'loading.waiting': 'Era {era}, loading: {count, plural, one {# player is} other {# players are}} still loading.',
    'loading.sealed':
      'Era {era}, loading: your loads are sealed, {count, plural, one {# player is} other {# players are}} still loading.',
    'loading.order': 'Era {era}, loading: in which order do your ships sail? This seals the loads.',
    'loading.ship':
      'Era {era}, loading: who sails to {world}? You have {gold} gold and {places, plural, one {# place} other {# places}} aboard.',
  }),
);
