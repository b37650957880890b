import { type Box, GOODS, staysOnDisplay } from '@portolan/amerigo';
import { capital, nameAt } from '@portolan/client';
import { colourNamed, goodName, pieceName, productionName, tokenWords } from '../words.ts';
import {
  type ActionId,
  actionWords,
  asAction,
  asColour,
  type FixedWords,
  fixedWords,
  type ThingWords,
  tokenFixedWords,
  type WordsId,
} from './cardWords.ts';
import { mapWords } from './mapWords.ts';
import { t } from './messages/cards.ts';
import { phaseWords } from './phaseWords.ts';
import { type CardId, type Scene, seatPart } from './scene.ts';

/** The fixed words of the thing that a card is about; undefined where there is no such thing. */
export function thingWords(scene: Scene, card: CardId): ThingWords | undefined {
  const { box } = scene;
  const { kind, id } = card;
  switch (kind) {
    case 'island':
    case 'place':
    case 'ship':
    case 'post':
    case 'laid':
    case 'crate':
    case 'chest':
      return mapWords(scene, card);
    case 'act':
      return actWords(asAction(id));
    case 'storage':
    case 'cube': {
      const colour = asColour(id);
      return colour === undefined
        ? undefined
        : { title: t(kind, { colour: colourNamed(colour) }), ...fixedWords(box, kind) };
    }
    case 'phase':
      return phaseWords(id);
    case 'display':
    case 'token':
    case 'market':
    case 'production':
    case 'supply':
      return stockWords(scene, card);
    case 'track':
    case 'progressSpace':
    case 'orderSpace':
    case 'disc':
      return trackWords(scene, card);
    case 'help':
      return id === 'table' ? { title: t('help'), ...fixedWords(box, 'help') } : undefined;
    case 'tower':
    case 'pirates':
    case 'time':
    case 'round':
      return id === 'all' ? { title: t(kind), ...fixedWords(box, kind) } : undefined;
    default:
      return seatWords(scene, card);
  }
}

const ACT_TITLES: Readonly<Partial<Record<ActionId, 'special' | 'jump' | 'gold' | 'points'>>> = {
  special: 'special',
  jump: 'jump',
  gold: 'gold',
  points: 'points',
};

function actWords(id: ActionId | undefined): ThingWords | undefined {
  if (id === undefined) return undefined;
  const key = ACT_TITLES[id];
  const title = key === undefined ? phaseWords(id)?.title : t(key);
  return title === undefined ? undefined : { title, ...actionWords(id) };
}

/** Tokens on display or owned, production, and tiles in the supply. */
function stockWords({ box, view }: Scene, { kind, id }: CardId): ThingWords | undefined {
  switch (kind) {
    case 'display': {
      const space = spaceAt(view.display, id);
      return space === undefined ? undefined : displayWords(box, space, view.display[space] ?? -1);
    }
    case 'token':
      return tokenCard(box, box.names.tokens.indexOf(id));
    case 'market': {
      const space = spaceAt(view.market, id);
      if (space === undefined) return undefined;
      const key = (view.market[space] ?? -1) < 0 ? 'emptySpace' : 'production';
      return { title: key === 'emptySpace' ? t('emptySpace') : t('market'), ...fixedWords(box, key) };
    }
    case 'production':
      return spaceAt(box.production, id) === undefined
        ? undefined
        : { title: capital(productionName(box, Number(id))), ...fixedWords(box, 'production') };
    default:
      return pieceWords(box, id, undefined);
  }
}

function spaceAt(spaces: readonly unknown[], id: string): number | undefined {
  return /^\d+$/.test(id) && Number(id) < spaces.length ? Number(id) : undefined;
}

function displayWords(box: Box, space: number, token: number): ThingWords {
  const half = fixedWords(box, staysOnDisplay(box, space) ? 'displayLeft' : 'displayRight');
  const card = tokenCard(box, token);
  if (card === undefined) return { title: t('emptySpace'), ...fixedWords(box, 'emptySpace') };
  return { title: card.title, what: `${card.what} ${half.what}`, rules: [...card.rules, ...half.rules] };
}

function tokenCard(box: Box, token: number): ThingWords | undefined {
  const data = box.components.progressTokens[token];
  return data === undefined ? undefined : { title: capital(tokenWords(box, token)), ...tokenFixedWords(data.kind) };
}

function pieceWords(box: Box, id: string, words: FixedWords | undefined): ThingWords | undefined {
  const piece = box.names.pieces.indexOf(id);
  if (piece < 0) return undefined;
  const fixed = words ?? fixedWords(box, piece < box.pieces.neutrals ? 'landscape' : 'village');
  return { title: capital(pieceName(box, piece)), ...fixed };
}

function trackWords({ box, view, names }: Scene, { kind, id }: CardId): ThingWords | undefined {
  if (kind === 'progressSpace' || kind === 'orderSpace') {
    const spaces = kind === 'progressSpace' ? box.progressWorth : box.orderWorth;
    return spaceAt(spaces, id) === undefined ? undefined : { title: t(kind, { n: id }), ...fixedWords(box, kind) };
  }
  const [track = '', seat = ''] = id.split(':');
  if (track !== 'progress' && track !== 'order') return undefined;
  const words = fixedWords(box, `${track}Track`);
  if (kind === 'track') return seat === '' ? { title: t(`${track}Track`), ...words } : undefined;
  if (spaceAt(view.players, seat) === undefined) return undefined;
  return { title: t(`${track}Disc`, { name: nameAt(names, Number(seat)) }), ...words };
}

const SHEET_TITLES = {
  score: 'score',
  gold: 'goldOf',
  cannons: 'cannonsOf',
  tokens: 'tokensOf',
  chests: 'chestsOf',
  postsLeft: 'postsLeft',
  ships: 'shipsOf',
} as const satisfies Readonly<Partial<Record<WordsId, string>>>;

function isSheetPart(kind: string): kind is keyof typeof SHEET_TITLES {
  return Object.hasOwn(SHEET_TITLES, kind);
}

function seatWords({ box, view, names }: Scene, { kind, id }: CardId): ThingWords | undefined {
  const { seat, rest } = seatPart(id);
  if (spaceAt(view.players, `${seat}`) === undefined) return undefined;
  const name = nameAt(names, seat);
  if (kind === 'goods' || kind === 'productionOf') {
    const good = GOODS.findIndex((one) => one === rest);
    return good < 0 ? undefined : { title: capital(goodName(good)), ...fixedWords(box, kind) };
  }
  if (kind === 'planned') return pieceWords(box, rest, fixedWords(box, 'planned'));
  if (rest !== '') return undefined;
  if (kind === 'seat') return { title: name, ...fixedWords(box, 'seat') };
  return isSheetPart(kind) ? { title: t(SHEET_TITLES[kind], { name }), ...fixedWords(box, kind) } : undefined;
}
