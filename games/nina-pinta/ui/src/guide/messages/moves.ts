import { defineMessages, translator } from '@portolan/i18n';

/** What a suggested move is called, where the name of the move does not say enough. */
export const t = translator(
  defineMessages('np.guide.moves', {
    pack: 'Pack {loads}',
    'pack.none': 'Leave all three ships empty',
    load: '{world} ({crew})',
    migrate: 'Move a Settler from {from} to {to}',
    pass: 'Pass and take place {space} in the turn order',
    'pass.end': 'Pass',
    push: 'Pass with Turn Order and take place {space}',
    makeWay: 'Give way to place {space}',
    plunder: 'Play a Pirate and take {gold} gold',
  }),
);
