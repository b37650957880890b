import { defineMessages, translator } from '@portolan/i18n';

/** What the pages say about a game before it is loaded. */
export const t = translator(
  defineMessages('web.games', {
    'francis-drake.blurb':
      'Provision your ship on Plymouth Street, then raid and trade in the Caribbean: three voyages for glory.',
    'francis-drake.length': 'three voyages, about two hours',

    'amerigo.blurb':
      'Sail among islands that are different each time, found trading posts, build villages and beware of pirates.',
    'amerigo.length': 'five rounds, about 90 minutes',

    'nina-pinta.blurb':
      'Load your ships in secret, explore three worlds, found towns and cities, and enjoy the fruits of progress.',
    'nina-pinta.length': 'six eras, a long evening',

    'specimen.blurb':
      'Bid charts for the right to explore, peek at an island, and settle or sail on. Ten minutes, our own game.',
  }),
);
