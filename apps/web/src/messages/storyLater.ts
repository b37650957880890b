import { defineMessages, translator } from '@portolan/i18n';

/** The curve and the turning points, which are loaded when somebody scrolls to them. */
export const t = translator(
  defineMessages('web.storyLater', {
    'story.curveHint': 'The numbers are the turning points below.',
    'story.knewThen':
      'Your browser played the game on from every decision, each time only from what a player knew then.',
    'story.figures': 'The same in figures',
    'story.row': 'After move',
    'story.balance': 'Luck and decisions',

    'story.open':
      '{isBranch, select, true {When this what-if began} other {Before the first move}}, it was anybody’s game.',
    'story.favourite':
      '{isBranch, select, true {When this what-if began} other {Before the first move}}, {name} was expected to do best.',
    'story.comeback':
      '{isBranch, select, true {When this what-if began} other {Before the first move}}, {name} was expected to do best. It turned out differently.',
    'story.lucky': 'Luck was kindest to {name} ({places} places).',
    'story.unlucky': 'Luck was hardest on {name} ({places} places).',
    'story.costly': 'Decisions cost {name} the most ({places} places).',

    'story.turns': 'Turning points',
    'story.noTurns': 'Nothing stands out: no decision was clearly worse than another, and luck was even.',
    'story.at': '{name}, move {n, number}',
    'story.after': '{name}, after move {n, number}',
    'story.costliest': 'The costliest decision',
    'story.decision': 'A costly decision',
    'story.fair': 'A fair wind',
    'story.ill': 'An ill wind',
    'story.change': '{places} places, {points} points',
    'story.wind': 'By chance, or by what the others did:',
    'story.stillOf': 'The board at move {n, number}, as {name} saw it',
    'story.see': 'See it in the replay',
  }),
);
