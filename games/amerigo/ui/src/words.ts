import { type Box, COLOURS, type Components, GOODS } from '@portolan/amerigo';
import { type Arg, list } from '@portolan/i18n';
import { frameSpot } from './frameSpot.ts';
import { t } from './messages/names.ts';
import { placeId } from './table/placeId.ts';

type TokenData = Components['progressTokens'][number];

export function colourName(colour: number): string {
  return t('colour', { colour: COLOURS[colour] ?? 'other' });
}

export function colourNamed(colour: (typeof COLOURS)[number]): string {
  return t('colour', { colour });
}

/** `move ships (blue)`. */
export function actionName(colour: number): string {
  return t('colouredAction', { colour: COLOURS[colour] ?? 'other' });
}

export function goodName(good: number): string {
  return t('good', { good: GOODS[good] ?? 'other' });
}

/** `7,12` for row and column as on the printed map, `the top frame (T0)` for a frame space. */
export function placeName(box: Box, berth: number): string {
  if (berth < 0) return t('nowhere');
  const code = placeId(box, berth);
  const spot = frameSpot(box.atlas, berth);
  return spot === undefined ? code : t('frame', { side: spot.side, code });
}

const SHAPES = ['single', 'pair', 'line3', 'line4', 'corner', 'square', 'u', 'block'] as const;

/** `line of 3`. The shapes of other components are called by their ids. */
export function shapeName(id: string): string {
  const shape = SHAPES.find((one) => one === id);
  return shape === undefined ? id : t('shape', { shape });
}

/** `village corner`, `landscape line of 3`. */
export function pieceName({ pieces, components }: Box, piece: number): string {
  const isNeutral = piece < pieces.neutrals;
  const tile = isNeutral ? components.neutralTiles[piece] : components.villageTiles[piece - pieces.neutrals];
  if (tile === undefined) return t('unknownPiece');
  return t('piece', { kind: isNeutral ? 'landscape' : 'other', shape: shapeName(tile.id) });
}

/** `cotton for 3`. */
export function productionName({ production }: Box, kind: number): string {
  const found = production[kind];
  return found === undefined ? t('unknownToken') : t('production', { good: goodName(found.good), cost: found.cost });
}

/** What a progress token does, in a few words. */
export function tokenWords({ components }: Box, token: number): string {
  const data = components.progressTokens[token];
  return data === undefined ? t('unknownToken') : wordsFor(data, data.amount ?? 0);
}

function wordsFor({ kind, colours = [] }: TokenData, amount: number): string {
  switch (kind) {
    case 'actionPoints':
      return t('token.actionPoints', {
        amount,
        actions: list(
          colours.map((colour) => t('action', { colour })),
          'or',
        ),
      });
    case 'shipPoints':
    case 'pirateThreat':
    case 'pirateReward':
    case 'gold':
    case 'postGold':
    case 'betterGold':
    case 'endPosts':
    case 'endPoints':
      return t(`token.${kind}`, { amount });
    default:
      return t(`token.${kind}`);
  }
}

/** The tokens of a set, a bit for each. */
export function tokensIn(set: number): number[] {
  const tokens: number[] = [];
  for (let token = 0; token < 31; token++) if ((set >> token) & 1) tokens.push(token);
  return tokens;
}

/** Amounts of several things, without those of which there are none. */
export function amounts(counts: readonly number[], name: (index: number) => string): Arg {
  const things = counts.flatMap((count, index) => (count > 0 ? [t('amount', { count, thing: name(index) })] : []));
  return someOf(things);
}

/** The things in a row, or a word for none. */
export function someOf(things: readonly Arg[]): Arg {
  return things.length === 0 ? t('none') : list(things, 'plain');
}
