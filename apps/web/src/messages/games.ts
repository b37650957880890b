import { defineMessages, translator } from '@portolan/i18n';

/** What the pages say about a game before it is loaded. */
export const t = translator(
  defineMessages('web.games', {
    'francis-drake.blurb':
      'Provision your ship on Plymouth Street, then raid and trade in the Caribbean: three voyages for glory.',
    'francis-drake.length': 'three voyages, about two hours',
    'francis-drake.learner': 'Learner’s street',
    'francis-drake.learnerHint': 'The locations on Plymouth Street keep their printed order in all three voyages.',

    'amerigo.blurb':
      'Sail among islands that are different each time, found trading posts, build villages and beware of pirates.',
    'amerigo.length': 'five rounds, about 90 minutes',

    'nina-pinta.blurb':
      'Load your ships in secret, explore three worlds, found towns and cities, and enjoy the fruits of progress.',
    'nina-pinta.length': 'six eras, a long evening',
    'nina-pinta.planck': 'Planck’s nation',
    'nina-pinta.planckHint': 'In the solo game your rival is Planck, who is played by the rules of the game.',
    'nina-pinta.askTies': 'Decide for Planck',
    'nina-pinta.askTiesHint':
      'Where several choices are equally good for Planck, you are asked. Otherwise a fixed order decides.',
    'nina-pinta.open': 'Open play',
    'nina-pinta.openHint': 'Everyone sees all gold and all Benefits.',
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

    'specimen.blurb':
      'Bid charts for the right to explore, peek at an island, and settle or sail on. Ten minutes, our own game.',
  }),
);
