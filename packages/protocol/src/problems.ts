import { faultMaker, type ProblemTexts } from '@portolan/kernel';

/** The problems that messages and requests can have beyond their shape, in English. */
export const PROTOCOL_PROBLEMS = {
  tooLong: 'is longer than {max} characters',
  tooLarge: 'is larger than {max} KB',
  tooDeep: 'is nested more than {max} levels deep',
  tooManyEntries: 'must have at most {max} entries, not {found}',
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
  badRecoveryCode: 'must be a recovery code',
  badSecret: 'must be the secret of a link',
  badToken: 'must be the token of a bot',
  badLanguage: 'must be a language tag such as en or pt-BR, not {found}',
  badZone: 'must be a time zone such as Europe/Lisbon, not {found}',
  badDay: 'must be a day such as 2026-12-25, not {found}',
  needsClock: 'makes sense only with a clock',
  unratedOnly: 'makes sense only at an unrated table',
  badUrl: 'must be an address that starts with https://',
  badAddress: 'must be an email address',
  badPushKey: 'must be a key of the browser',
  badLink: 'must be from a link in an email',
  unknownGame: 'is not a game of this server; known: {known}',
} as const satisfies ProblemTexts;

export const protocolFault = faultMaker(PROTOCOL_PROBLEMS);
