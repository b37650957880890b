import type { RefusalCode, RefusalInfo } from '@portolan/protocol';

const CODES: Readonly<Record<RefusalCode, string>> = {
  over: 'the game is over',
  wrongSeat: 'it is not your turn',
  stale: 'the match has moved on; wait for the next turn',
  unreadable: 'this is not the notation of a move',
  illegal: 'this move is not legal now',
  notSeated: 'you have no seat in this match',
  noUndo: 'this cannot be taken back',
  notRunning: 'this match cannot be played',
  unknownTable: 'there is no such match',
  badMessage: 'this message cannot be read',
  tooFast: 'too many messages; wait a moment',
  notAllowed: 'this is not allowed',
  notKnown: 'you are not known here',
  notFound: 'this was not found',
  badRequest: 'this cannot be done',
  tooMany: 'there are too many already',
};

/** A refusal in English, for authors of bots. */
export function explain({ code, rule, reason, params = {} }: RefusalInfo): string {
  const details = Object.entries(params).map(([name, value]) => `${name} ${value}`);
  const more = [...(reason === undefined ? [] : [reason]), ...(rule === undefined ? [] : [`rule ${rule}`]), ...details];
  return more.length === 0 ? CODES[code] : `${CODES[code]} (${more.join(', ')})`;
}
