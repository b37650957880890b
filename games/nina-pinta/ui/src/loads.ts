import { type Box, WORLDS } from '@portolan/nina-pinta';
import { crewWords, worldName } from './words.ts';

/** By world; the order of sailing may be missing. */
interface Load {
  readonly crews: readonly number[];
  readonly aboard: readonly number[];
  readonly voyage: readonly number[];
}

/** What is on each ship, in the order of sailing. */
export function loadWords(box: Box, { crews, aboard, voyage }: Load): string {
  const order = voyage.length === WORLDS.length ? voyage : WORLDS.map((_, world) => world);
  return order
    .map((world) => `${worldName(box, world)} ${crewWords((aboard[world] ?? 0) > 0, crews[world] ?? 0)}`)
    .join(', ');
}
