import type { EntryInfo } from '@portolan/protocol';
import { botName } from '../messages/bots.ts';
import { t } from '../messages/log.ts';

/** Who reads the log, and what everybody is called. */
export interface LogReader {
  readonly names: readonly string[];
  /** The seat that is addressed as "you". */
  readonly you: number | undefined;
}

/** What an entry says that is not a move, or undefined for one that goes without saying. */
export function entryWords(entry: EntryInfo, { names, you }: LogReader): string | undefined {
  const said = { name: nameOf(names, entry.seat), you: entry.seat !== undefined && entry.seat === you };
  switch (entry.kind) {
    case 'undo':
      return t('log.undo', said);
    case 'resign':
      return t(entry.why === 'flag' ? 'log.resignFlag' : 'log.resign', said);
    case 'standIn':
      return t(`log.standIn.${reasonOf(entry)}`, { ...said, bot: botName(entry.standIn ?? '') });
    case 'return':
      return t('log.return', said);
    case 'vote':
      return t(entry.off === true ? 'log.voteOff' : 'log.vote', { ...said, whom: nameOf(names, entry.for) });
    case 'askBack':
      return t('log.askBack', { ...said, place: placeInWords(entry.to) });
    case 'answerBack':
      return t(entry.agree === true ? 'log.agree' : 'log.refuse', said);
    case 'withdrawBack':
      return t('log.withdraw', said);
    case 'takeBack':
      return t('log.takeBack', { place: placeInWords(entry.to) });
    case 'calendar':
      return t('log.calendar', said);
    case 'paused':
      return t(entry.why === 'nobody' ? 'log.paused.nobody' : 'log.paused.away');
    case 'resumed':
      return t('log.resumed');
    default:
      return undefined;
  }
}

/** The mark of a move that a bot made for a player; undefined for one of their own. */
export function standInMark({ seat, standIn }: EntryInfo, { names, you }: LogReader): string | undefined {
  if (standIn === undefined) return undefined;
  return t('log.standInMark', { bot: botName(standIn), name: nameOf(names, seat), you: seat === you });
}

/** Where a match goes back to: moves have the numbers that a replay shows. */
export function placeInWords(to = 0): string {
  return t('log.place', { to });
}

function reasonOf({ why }: EntryInfo): 'asked' | 'flag' | 'vote' {
  return why === 'flag' || why === 'vote' ? why : 'asked';
}

function nameOf(names: readonly string[], seat: number | undefined): string {
  return seat === undefined ? '' : (names[seat] ?? '');
}
