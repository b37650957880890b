import { defineMessages, translator } from '@portolan/i18n';

/** What to press now. The labels of buttons are inserted. */
export const t = translator(
  defineMessages('np.guide.press', {
    others: 'The others are still loading. You need not press anything.',
    chooseNation: 'Press the suggestion or another nation.',
    lookAtLands: 'Press the suggestion, three lands of one world, or “{decline}”.',
    placeWar: 'Press the suggestion or the compass of another world.',
    loadShips: 'Press the suggestion, or fill the holds yourself. Then press “{seal}”.',
    seal: 'Press the suggestion, or choose another order.',
    recoverSettler: 'Press the suggestion or another land with a Settler of yours.',
    sailShip: 'Press the suggestion or any highlighted land of this world.',
    removePair: 'Press the suggestion, a nation{more, select, true {, or “{end}”} other {}}.',
    placeNatives: 'Press the suggestion or another highlighted land.',
    migrate: 'Press the suggestion, one of your lands and a land next to it, or “{end}”.',
    chooseWorld: 'Press the suggestion or another world.',
    collectRevenue: 'Press “{collect}” or “{arrange}”.',
    mineGold: 'Press the suggestion or another amount.',
    storeGold: 'Press the suggestion or another amount.',
    build: 'Press the suggestion, another building, or “{end}”.',
    payBuilding: 'Press the suggestion or another amount.',
    placeMarker: 'Press the suggestion or another group.',
    recallCaptain: 'Press “{board}” or “{remain}”.',
    playPirate: 'Press the suggestion, an amount, “{letSail}” or “{letAllSail}”.',
    selectBenefit: 'Press the suggestion, any other Benefit on display, or a place in the turn order to pass.',
    selectDouble: 'Press the suggestion or any other Progress Benefit.',
    makeWay: 'Press the suggestion or the other place.',
    playBonus: 'Press the suggestion or any highlighted land.',
    decideForPlanck: 'Press the suggestion or another choice.',
    migrateForPlanck: 'Press the suggestion or another choice.',
  }),
);
