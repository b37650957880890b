import { type Box, WORLDS } from '@portolan/nina-pinta';
import { t } from './messages/names.ts';
import { crewWords, factWords, worldName } from './words.ts';

/** By world; the order of sailing may be missing. */
interface Load {
  readonly crews: readonly number[];
  readonly aboard: readonly number[];
  readonly voyage: readonly number[];
}

/** What is on each ship, in the order of sailing. */
export function loadWords(box: Box, { crews, aboard, voyage }: Load): string {
  const order = voyage.length === WORLDS.length ? voyage : WORLDS.map((_, world) => world);
  const ships = order.map((world) => {
    const crew = crewWords((aboard[world] ?? 0) > 0, crews[world] ?? 0);
    return t('shipLoad', { world: worldName(box, world), crew });
  });
  return factWords(ships);
}
