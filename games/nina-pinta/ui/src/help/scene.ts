import { type Box, placeAt, type View, WORLDS } from '@portolan/nina-pinta';
import type { CardFacts, CardScene as KitScene } from '@portolan/table-kit/cards';

/** What a card is about: `data-card` is its kind and the parts of its id, with colons between them. */
export interface CardId {
  readonly kind: string;
  readonly parts: readonly string[];
}

export type Scene = CardFacts<Box, View>;

/** The scene of a card, with the viewer's legal moves in notation. */
export type CardScene = KitScene<Box, View>;

/** As in `land:nina:andes`, `settlers:0:nina:andes` or `benefit:music:1`. */
export function readCardId(text: string): CardId | undefined {
  const [kind = '', ...parts] = text.split(':');
  return /^[a-zA-Z]+$/.test(kind) && parts.length > 0 && parts.every((part) => /^\w+$/.test(part))
    ? { kind, parts }
    : undefined;
}

export function worldIn(id: string | undefined): number {
  return WORLDS.findIndex((one) => one === id);
}

/** The number of a land in a world, below 0 if there is none. */
export function placeIn({ box }: Pick<Scene, 'box'>, world: string | undefined, land: string | undefined): number {
  const [at, index] = [box.names.lands.findIndex((one) => one === land), worldIn(world)];
  return at < 0 || index < 0 ? -1 : placeAt(index, at);
}

/** The number of a player, below 0 if there is none. */
export function playerIn({ view }: Pick<Scene, 'view'>, id: string | undefined): number {
  const seat = /^\d$/.test(id ?? '') ? Number(id) : -1;
  return seat < view.players.length ? seat : -1;
}
