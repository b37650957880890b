import { defineMessages, translator } from '@portolan/i18n';

/** Sections of the legend, and symbols that no other text names. */
export const t = translator(
  defineMessages('np.legend', {
    pieces: 'Pieces',
    lands: 'Lands',
    worlds: 'Worlds and eras',
    groups: 'Groups of Progress Benefits',
    bonus: 'Bonus Benefits',
    progress: 'Progress Benefits',
    nations: 'Nations',
    settler: 'Settler',
    captain: 'Captain',
    ship: 'Ship',
    points: 'Points',
    screen: 'Hidden behind a screen',
    mine: 'Gold Mine',
    civilisation: 'Civilisation',
    natives: 'Natives',
    war: 'State of War, and the banner of France',
    peace: 'Peace',
    grow: 'Grow token',
    build: 'Build token',
    era: 'Era',
    pass: 'Pass, and the end of an era',
    planck: 'Planck',
  }),
);
