import { defineMessages, translator } from '@portolan/i18n';

/** What a table can agree on before its game. */
export const t = translator(
  defineMessages('web.options', {
    'options.agreed': 'This table agreed on',
    'options.usual': 'The usual rules, without options.',
    'options.off': '{label}: no',
    'options.chosen': '{label}: {value}',
    'options.rule': 'Rule {rule}',
    'options.readings': 'Other readings of the rules',
    'options.readingsHint':
      'Where the rulebook can be read in two ways, the table can agree on the other reading. Where nothing is ticked, our rulings apply.',
    'options.readingHint': '{hint} (Rule {rule})',

    'francis-drake.learner': 'Learner’s street',
    'francis-drake.learnerHint': 'The locations on Plymouth Street keep their printed order in all three voyages.',
    'francis-drake.startOrderTies': 'Ties keep the order of the voyage’s start',
    'francis-drake.startOrderTiesHint':
      'Players with equal scores start the next voyage in the order in which they started the last one, not in the order in which they came home.',
    'francis-drake.noFrigateBlind': 'No frigate’s disc at a galleon',
    'francis-drake.noFrigateBlindHint':
      'With a frigate you cannot place a disc at a Spanish galleon, not even as a bluff.',

    'amerigo.chestPaysAtOnce': 'A chest pays at once',
    'amerigo.chestPaysAtOnceHint':
      'A chest that you win by building can pay for more tiles in the same action, not only afterwards.',
    'amerigo.goldToForfeit': 'Gold for a lost action point',
    'amerigo.goldToForfeitHint':
      'If you reach the end of a track with your last action point, you can pay 1 gold for one more that is lost there and brings you the usual 2 gold.',
    'amerigo.jumpToFirstPlayer': 'Jump to the first player of the phase',
    'amerigo.jumpToFirstPlayerHint':
      'The order token takes you to the disc of the player who went first in this phase, not to the leading disc.',

    'nina-pinta.planck': 'Planck’s nation',
    'nina-pinta.planckHint': 'In the solo game your rival is Planck, who is played by the rules of the game.',
    'nina-pinta.askTies': 'Decide for Planck',
    'nina-pinta.askTiesHint':
      'Where several choices are equally good for Planck, you are asked. Otherwise a fixed order decides.',
    'nina-pinta.open': 'Open play',
    'nina-pinta.openHint': 'Everyone sees all gold and all Benefits.',
    'nina-pinta.settlersSpread': 'Planck spreads scarce Settlers',
    'nina-pinta.settlersSpreadHint':
      'When Settlers run short, Planck first puts one in each ship. Otherwise the later ships sail short.',
    'nina-pinta.pirateByRevenue': 'Planck’s Pirate follows all revenue',
    'nina-pinta.pirateByRevenueHint':
      'It goes to the world where your revenue is highest, even if your ship cannot collect it.',
    'nina-pinta.planckShiftsGold': 'Planck empties Strongholds',
    'nina-pinta.planckShiftsGoldHint':
      'Planck moves gold from connected Strongholds to the ship, as far as you may, and does not leave it for buildings.',
    'nina-pinta.strongholdGoldStays': 'Gold in Strongholds stays',
    'nina-pinta.strongholdGoldStaysHint':
      'Gold of earlier eras stays in its Stronghold until it pays for a building. Only new revenue can be divided.',
    'nina-pinta.pushedChoosesSide': 'The pushed player chooses the side',
    'nina-pinta.pushedChoosesSideHint':
      'When a Turn Order counter pushes your marker, you choose whether it moves later or earlier, if both are possible.',
    'nina-pinta.nation': 'Nation of seat {n, number}',
    'nina-pinta.nationHint': 'Each nation can be played only once.',
    'nina-pinta.random': 'Drawn at random',
    'nina-pinta.rival.spain': 'Spain (easier)',
    'nina-pinta.rival.portugal': 'Portugal (easier)',
    'nina-pinta.rival.france': 'France (hard)',
    'nina-pinta.rival.england': 'England (hardest)',
    'nina-pinta.own.spain': 'Spain (first in the first era)',
    'nina-pinta.own.portugal': 'Portugal (looks at three lands)',
    'nina-pinta.own.england': 'England (larger ships)',
    'nina-pinta.own.france': 'France (attacks without a war)',
  }),
);
