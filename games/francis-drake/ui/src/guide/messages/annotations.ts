import { defineMessages, translator } from '@portolan/i18n';

/** What an event means to the player, told when it happens for the first time. */
export const t = translator(
  defineMessages('fd.guide.annotations', {
    stopped:
      'It is now on your ship log, the panel with your name. Your disc stays in its circle until the voyage ends.',
    stoppedDrake: 'Drake gives nothing yet. You spend your next turn here too, and then you get your load.',
    drakeAgain: 'This is your second turn there, so now you get your load.',
    tavernRolled: 'The die decides: crew, or the Ghost to bluff with.',
    investorPaid: 'You have now used your Investor for this game.',
    noBarrel: 'Without a barrel your ship stays at home for the whole voyage.',
    docked:
      'You are {dock, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} in the Sailing Order{swap, select, true {, unless the Governor changes it} other {}}.{waiting, select, true { The others may still load more.} other {}}',
    countersLaid: 'Only you know where the strong ones are.',
    docksSwapped: 'The Governor has moved you up one dock: you act earlier.',
    missionPlaced: 'The others see your disc, but not its number.',
    counterTurned: 'Now everyone knows it. It stays face up for the rest of the voyage.',
    attacked: 'You paid and scored. The treasure was already gone.',
    attackedTreasure:
      'You paid and scored, and the treasure is in your chest. The others cannot look inside until the end.',
    traded: 'It does not score yet: sets of commodities count at the end of the game.',
    chosen: 'You pay nothing and gain nothing. The next player there moves up.',
    unable:
      'You did not have the crew, guns or trade goods for it, or a galleon to attack a galleon with. You get the disc back.',
    missedOut: 'Everyone who can succeed or trade there in this voyage did so before you.',
    tooDear: 'The counter made it more expensive than you could afford. You pay nothing.',
    returnedHero: 'Early and with a success: you get the hero’s bonus.',
    returned: 'Your voyage is over, without a hero’s bonus.',
    othersCounters: 'Only the player who placed them knows them.',
    dealtCounters:
      'Nobody holds the {kind, select, galleon {Admiral} other {Governor}}, who would have placed them. They make {kind, select, galleon {galleons} other {forts}} stronger.',
    othersSwapped: 'The Governor’s holder moves up one dock, unless they are in dock 1.',
    rangesSet: 'Barrels are not used up: they set how far each ship can go in this voyage.',
    ghostVanished: 'A Ghost only misleads; it never carries out a mission.',
    discsRevealed: 'All discs are revealed: from now on only the hidden counters and the chests are secret.',
    othersAttacked: 'Only two attacks can succeed at each Destination in a voyage, and the treasure goes to the first.',
    othersHero: 'The first two docks give a hero’s bonus to a ship that comes home early and with a success.',
    boardReset: 'A new voyage begins, and the street may have a new order.',
  }),
);
