import type { Box, View } from '@portolan/amerigo';
import { counted } from '@portolan/client';
import { actionName, pieceName } from './words.ts';

type Question = NonNullable<View['question']>;

/** The question that the table waits for, in plain words. */
export function prompt(box: Box, view: View): string {
  return view.question === undefined ? 'The game is over.' : ask(box, view, view.question);
}

function ask(box: Box, view: View, question: Question): string {
  switch (question.kind) {
    case 'takeTurn':
      return `Round ${view.round}, the ${view.phase} phase: which action do you take?`;
    case 'chooseShip':
      return `${left(0, question.ap)}Which ship sails first?`;
    case 'placeShip':
      return 'Where in the frame does the ship begin?';
    case 'sailShip':
      return `${left(0, question.ap)}Where does the ${question.ship === 0 ? 'first' : 'second'} ship sail?`;
    case 'foundPost':
      return 'The ship lies at an anchor: do you found a post?';
    case 'loadCannons':
      return `${left(1, question.ap)}How many cannons do you load?`;
    case 'planTile':
      return `${left(2, question.ap)}Which tile do you plan?`;
    case 'moveProgress':
      return `${left(3, question.ap)}How far do you go on the progress track?`;
    case 'chooseToken':
      return 'Which progress token do you take?';
    case 'chooseTile':
      return `${left(4, question.ap)}Which tile do you lay?`;
    case 'layTile':
      return `Where do you lay the ${pieceName(box, question.piece)}?`;
    case 'buyProduction':
      return `${left(5, question.ap)}Which production do you buy?`;
    case 'moveOrder':
      return `${left(6, question.ap)}How far do you go on the order track?`;
  }
}

function left(colour: number, ap: number): string {
  const name = actionName(colour);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}, ${counted(ap, 'action point')}. `;
}
