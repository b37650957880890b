import { defineMessages, translator } from '@portolan/i18n';

/** The phases of a round, and what each of them is likely to be about. */
export const t = translator(
  defineMessages('am.phases', {
    blue: 'Move ships (blue)',
    black: 'Load cannons (black)',
    red: 'Plan (red)',
    brown: 'Progress (brown)',
    green: 'Build (green)',
    yellow: 'Buy production (yellow)',
    white: 'Turn order (white)',
    pirates: 'Pirates',
    blueWhat:
      'The blue cubes are dropped. Whatever colours come out may be chosen, most likely blue: ships sail, and found trading posts in harbours.',
    blackWhat: 'The black cubes are dropped. Most likely action: load cannons against the pirates.',
    redWhat: 'The red cubes are dropped. Most likely action: plan, which means to take tiles from the supply.',
    brownWhat: 'The brown cubes are dropped. Most likely action: advance on the progress track and take tokens.',
    greenWhat: 'The green cubes are dropped. Most likely action: build planned tiles on islands where you have a post.',
    yellowWhat: 'The yellow cubes are dropped. Most likely action: buy production for your goods.',
    whiteWhat:
      'The white cubes are dropped. Most likely action: advance on the order track, or take the special action of the colour under your disc.',
    piratesWhat:
      'The pirates attack everyone with the strength of the open markers. Then one more marker is turned up, the displays are filled, and the time marker falls.',
  }),
);
