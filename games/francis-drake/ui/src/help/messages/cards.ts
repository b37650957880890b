import { defineMessages, translator } from '@portolan/i18n';

/** What a card says at any time: its title where the components do not name the thing, and what the thing does. */
export const t = translator(
  defineMessages('fd.cards', {
    crew: 'Crew',
    crewWhat: 'Crew pay for attacks on towns and forts. Spent crew go back to the supply.',
    guns: 'Guns',
    gunsWhat: 'Guns pay for attacks on forts and Spanish galleons. Spent guns go back to the supply.',
    barrels: 'Barrels',
    barrelsWhat:
      'Barrels of food and water set your range: the number you have at the dock is how many zones you can reach. Sailing does not use them up. Without a barrel your ship stays at home.',
    queenWhat: 'One player only. Your frigate becomes a galleon, and you also get guns and trade goods.',
    tradeWhat: 'Each trade good buys one commodity at a trade port.',
    governorWhat:
      'One player only. You place the hidden counters of the forts, which add troops to them. You move up one dock in the Sailing Order, unless you are first. After the voyage you score for silver that nobody took.',
    pinnaceWhat: 'A small boat for this voyage. When you attack a fort, you ignore its guns.',
    admiralWhat:
      'One player only. You place the hidden counters of the Spanish galleons, which add guns to them. After the voyage you score for gold that nobody took.',
    shipyardWhat: 'Your frigate becomes a galleon for this voyage, so you can attack Spanish galleons.',
    informerWhat:
      'One player only. Before the discs are revealed, you may look at discs or at a counter and then rearrange discs of your own. You also get trade goods.',
    tavernWhat: 'Roll the die for crew. A low roll brings no crew but the Ghost, an extra disc to bluff with.',
    drakeWhat: 'One player only, and it takes two of your turns: the first gives nothing, the second a large load.',
    goldenHindWhat: 'One player only. You get the Golden Hind, an extra mission disc that acts before all others.',
    investorWhat: 'Once per game, pay points for crew and guns, or for a galleon.',
    docksideWhat:
      'The last stop, with room for everyone. Take one of these: {choice}. On your next turn your ship goes to the dock.',
    town: 'Town',
    townWhat:
      'An attack on a town costs crew but no guns, and there is no hidden counter. Two attacks can succeed in each voyage; the first also takes the treasure.',
    fort: 'Fort',
    fortWhat:
      'Troops and guns defend a fort, and a hidden counter may add more troops. Two attacks can succeed in each voyage; the first also takes the treasure.',
    spanishGalleon: 'Spanish galleon',
    spanishGalleonWhat:
      'You need a galleon to attack it. The cost is guns: those on its own counter, and perhaps more from a hidden counter. Two attacks can succeed in each voyage; the first also takes the jewel.',
    port: 'Trade port',
    portWhat:
      'Pay one trade good and take one of the commodities here. Commodities score in sets at the end of the game.',
    goods: 'Trade goods',
    goodsWhat: 'Each trade good buys one commodity at a trade port. Unused ones go back after the voyage.',
    frigate: 'Frigate',
    frigateWhat: 'The ship everyone starts a voyage with. It can do everything except attack Spanish galleons.',
    galleon: 'Galleon',
    galleonWhat:
      'A galleon can do everything a frigate can, and attack Spanish galleons as well. After the voyage it becomes a frigate again.',
    pinnace: 'Pinnace',
    ownPinnaceWhat: 'Its owner ignores the guns of every fort in this voyage. It does not help against galleons.',
    disc: 'Mission disc',
    discWhat:
      'Placed face down at a Destination. The number is the round in which the ship arrives: all 1s act before all 2s, and so on.',
    hind: 'Golden Hind',
    hindWhat: 'An extra mission disc that acts before all others and always arrives first.',
    ghost: 'Ghost',
    ghostWhat: 'A disc to bluff with. Place it like any other; it vanishes when the discs are revealed.',
    back: 'Mission disc, face down',
    backWhat:
      'Everyone sees whose disc it is and where it is. Only its owner knows what is on it until all discs are revealed.',
    silver: 'Silver',
    gold: 'Gold',
    treasureWhat: 'Goes into the treasure chest of the first player to succeed there.',
    jewel: 'Jewel',
    jewelWhat: 'Goes into the treasure chest of the first player to take that galleon.',
    chest: 'Your treasure chest',
    chestWhat: 'The treasure you have taken. It scores at the end of the game; the others cannot look inside.',
    closedChest: 'A closed chest',
    closedChestWhat: 'Everyone sees treasure being taken, but chests stay closed until the end of the game.',
    voyages: 'Voyages',
    voyagesWhat: 'Each voyage starts in Plymouth and then goes to sea. After the last one, the most points win.',
    score: 'Score track',
    scoreWhat: 'Points so far. Commodities and treasure are added at the end of the game.',
    conquest: 'Conquest chart',
    conquestWhat:
      'Your first success against a town, a fort or a galleon moves a cube of yours here. After the voyage you score by how many of these kinds you have.',
    commodityChart: 'Commodity chart',
    commodityChartWhat: 'What sets of different commodities are worth at the end of the game.',
    range: 'Sailing range',
    rangeWhat: 'Your barrels set it when the ships leave. You may sail to every zone up to your range.',
    outbound: 'Outbound docks',
    outboundWhat:
      'When you are ready, your ship goes to the lowest free dock. The docks in order are the Sailing Order: dock 1 acts first.',
    homebound: 'Homebound docks',
    homeboundWhat:
      'In Plymouth, ships wait here in turn order. Later each returns to the lowest free dock. Docks 1 and 2 give the hero’s bonus to a ship that returns before its disc 4 and with a success. Ties in points are broken by dock.',
    admiral: 'Admiral',
    governor: 'Governor',
    informer: 'Informer',
    investor: 'Investor',
    help: 'Ask anything',
    helpWhat:
      'Point at something, move the focus to it, or press and hold it on a touch screen: a card explains what it is and how it stands now. Press ? to keep the card open.',
    commodityWhat:
      'Bought at a trade port for one trade good. It scores in sets of different commodities at the end of the game.',
    seatWhat:
      'A ship log shows everything that the ship carries. Only the faces of the discs and the contents of the chest are secret.',
  }),
);
