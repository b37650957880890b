import { type Box, GROUPS, NATIONS, TERRAINS, WORLDS } from '@portolan/nina-pinta';
import type { GlyphName } from '../art/Glyph.tsx';
import { t as word } from '../messages/names.ts';
import { counterName, groupName, nationName, worldTitle } from '../words.ts';
import { t } from './messages/legend.ts';

/** What a symbol stands for. */
export function symbolName(box: Box, name: GlyphName): string {
  if (WORLDS.some((id) => id === name)) return worldTitle(box, name);
  if (NATIONS.some((id) => id === name)) return nationName(name);
  if (GROUPS.some((id) => id === name)) return groupName(name);
  const terrain = TERRAINS.find((id) => id === name);
  if (terrain !== undefined) return word('terrainTitle', { terrain });
  return t.find(name, {}) ?? counterName(name);
}
