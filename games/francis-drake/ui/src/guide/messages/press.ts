import { defineMessages, translator } from '@portolan/i18n';

/** What to press now. The labels of the page's own buttons are inserted. */
export const t = translator(
  defineMessages('fd.guide.press', {
    home: 'Your ship is home. {name} is deciding; you need not press anything.',
    ashore: 'Your ship has no barrel and stays in Plymouth. {name} is deciding; you need not press anything.',
    plymouthTurn: 'Press a suggestion, any other highlighted Location on the street, or “Go to outbound dock {n}”.',
    chooseYield: 'Press a suggestion or anything else you want to take.',
    placeFrigates: 'Press a counter, then a galleon on the map, until all are placed.',
    placeTroops: 'Press a counter, then a fort on the map, until all are placed.',
    placeMission: 'Press a suggestion, or one of your discs and then any highlighted Destination on the map.',
    useInformer:
      'Press “Look at discs” or “Look at a counter”, then a highlighted Destination; or press “Leave the Informer unused”.',
    exchangeDiscs: 'Press two of your discs to swap them, or “Change nothing”.',
    moveDisc: 'Press a highlighted Destination to move your disc there, or “Change nothing”.',
    attack: 'Press “Attack” or “Decline”.',
    pressAttack: 'Press “Attack now” or “Decline”.',
    trade: 'Press the commodity you want, or “Decline”.',
    goHome: 'Press “Go home” or “Sail on”.',
  }),
);
