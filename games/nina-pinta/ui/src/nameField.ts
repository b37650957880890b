import { type Box, WORLDS } from '@portolan/nina-pinta';
import { t } from './messages/fields.ts';
import { worldName } from './words.ts';

/** Before the id of a world: the field with its lands. */
export const LANDS_OF = 'landsOf.';

/** The label of a field of the board in words; worlds are fields under their ids. */
export function nameField(box: Box, key: string, number?: number): string | undefined {
  if (number !== undefined) return t.find(`one.${key}`, { number });
  if (key.startsWith(LANDS_OF)) return t('landsOf', { world: worldName(box, key.slice(LANDS_OF.length)) });
  return WORLDS.some((id) => id === key) ? worldName(box, key) : t.find(key, {});
}
