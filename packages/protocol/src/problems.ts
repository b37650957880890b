import { faultMaker, type ProblemTexts } from '@portolan/kernel';

/** The problems that messages and requests can have beyond their shape, in English. */
export const PROTOCOL_PROBLEMS = {
  tooLong: 'is longer than {max} characters',
  notJson: 'is not JSON',
  unknownMessage: 'is not a known message',
  badId: 'must be an id of letters, digits, - and _, not {found}',
  badMove: 'must be a move of at most 200 plain characters, not {found}',
  badChat: 'must be one line of at most {max} characters, not {found}',
  badName: 'must be a name, not a value of the type {found}',
  blankName: 'must have a visible character and no space at its ends',
  hiddenCharacter: 'must not contain invisible characters',
  longName: 'must have at most {max} characters',
  badCode: 'must be a code, not {found}',
  unknownGame: 'is not a game of this server; known: {known}',
} as const satisfies ProblemTexts;

export const protocolFault = faultMaker(PROTOCOL_PROBLEMS);
