import { defineMessages, translator } from '@portolan/i18n';

/** What an event means to the player, told when it happens for the first time. */
export const t = translator(
  defineMessages('np.guide.annotations', {
    loadsRevealed: 'The loads are open now, and everyone has paid for their crews.',
    shipTurnedBack: 'Your ship had nowhere to land and went home. An empty ship cannot open a new world.',
    landExplored:
      'You explored {place}: {terrain}. {capacity, plural, =0 {Nobody can settle there yet} one {It has room for # settlement} other {It has room for # settlements}}, and each Settler yields {gold} gold in every era.',
    mineOpened:
      'In addition, each of your Settlers there may dig 1 gold in every era, until the {gold} gold of the Mine are used up.',
    goldFound: '{gold} gold were found and lie on your ship, which brings them home when you govern this world.',
    civilisation:
      'You found a Civilisation: {gold} gold lie on your ship. Your Captain has to stay there for this era.',
    strongholdOccupied:
      'One of your Settlers is in a Stronghold: safe from attacks, and able to store up to {limit} gold.',
    settlersReduced:
      '{count, plural, one {# Settler of yours} other {# Settlers of yours}} had to leave, because the land has no more room. They are back in your supply.',
    revenueCollected:
      'You collected {gold} gold{lost, plural, =0 {} other {; # gold were lost, because no chain of your lands leads to a ship or Stronghold}}.',
    shipSailedBack: 'Your ship came home with {gold} gold. Only gold at home pays for crews and Benefits.',
    captainStayed: 'Your Captain stays there and can come home when you govern this world in a later era.',
    built: 'Your building stays for good. It yields gold in every era and scores at the end.',
    benefitKept: 'Progress Benefits stay with you and score at the end of the game.',
    bonusKept: 'You keep this counter until you use it.',
    bonusDiscarded: 'It could not do anything, so it was discarded.',
    passed: 'You take no more Benefits in this era. Your place counts for the next era.',
    piratePlayed: 'A Pirate took {gold} gold from your ship.',
    pairLost: 'An attack made a Settler of yours leave. Settlers in Strongholds, Towns and Cities cannot be attacked.',
    warPlaced: 'In that world ships with a Captain and Settlers can attack in this era.',
    othersExplored: 'The land is known now, and your ships can land there too.',
    othersBuilt: 'Towns and Cities of others also take up room.',
    othersCity: 'Every City makes the group of its world worth more, for everyone.',
    othersTook: 'That Benefit is gone. Nothing new comes before the next era.',
    othersPassed: 'Whoever passes first takes the best place in the next turn order.',
  }),
);
