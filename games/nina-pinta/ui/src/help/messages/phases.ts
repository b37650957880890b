import { defineMessages, translator } from '@portolan/i18n';

/** The phases of an era. */
export const t = translator(
  defineMessages('np.phases', {
    establish: 'Establish the era',
    loading: 'Loading',
    sailing: 'Sail and populate',
    governing: 'Govern',
    selecting: 'Select Benefits',
    completing: 'Complete the era',
    establishWhat:
      'A token is turned up and lets a world grow or opens it for building. Everyone takes the gold on it, the Benefits of the era go on display, and war comes to some worlds.',
    loadingWhat:
      'Everyone loads three ships in secret, each with Settlers and at most one Captain, for 1 gold each. The largest crew sails first.',
    sailingWhat:
      'In three rounds every player sails one ship: it explores, consolidates or attacks. Then one Settler may migrate, and lands that are too full are reduced.',
    governingWhat:
      'In three rounds every player governs one world: gold flows along connected lands to the ship or Strongholds, Towns and Cities are built, and the ship sails home with its gold.',
    selectingWhat:
      'In turn order everyone selects a Benefit or passes, at a price that rises with each round. The places of those who pass form the next turn order.',
    completingWhat: 'The Benefits left on display leave the game, and all wars end.',
    selectingLast:
      'In turn order everyone selects a Benefit or passes, at a price that rises with each round. In this last era the places of those who pass break ties.',
    completingLast:
      'There is no such phase in the last era: the game ends after Benefits have been selected, and is scored.',
  }),
);
