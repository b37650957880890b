import { type Box, COLOURS, isFrameSpace, positionOf, strengthAgainst, type View } from '@portolan/amerigo';
import { columns, nameAt } from '@portolan/client';
import { list } from '@portolan/i18n';
import { readGrid } from './grid.ts';
import { mapLines } from './mapText.ts';
import { t } from './messages/table.ts';
import {
  amounts,
  colourName,
  colourNamed,
  goodName,
  pieceName,
  placeName,
  productionName,
  shapeName,
  someOf,
  tokensIn,
  tokenWords,
} from './words.ts';

/** The table in several lines: the phase, the cubes, every player board, what is on offer, and the map. */
export function describeView(box: Box, view: View, names: readonly string[]): string {
  const who = (seat: number): string => nameAt(names, seat);
  const sections = [
    [headline(box, view, who)],
    cubes(view),
    boards(box, view, who),
    holdings(box, view, who),
    offers(box, view),
    [...mapLines(readGrid(box, view), occupants(box, view)), '', legend(view, who)],
    islands(view, who),
  ];
  return sections.map((lines) => lines.join('\n')).join('\n\n');
}

type Who = (seat: number) => string;

function headline(box: Box, { question, round, phase, timeMarker }: View, who: Who): string {
  const { rounds } = box.components;
  if (question === undefined) return t('over', { round, rounds });
  return t('headline', { round, rounds, colour: colourNamed(phase), marker: timeMarker, who: who(question.seat) });
}

function cubes({ cubes: { action, storage, tower } }: View): string[] {
  return columns([
    [t('cubes'), ...COLOURS.map((_, colour) => colourName(colour))],
    [t('action'), ...action],
    [t('storage'), ...storage],
    [t('tower'), ...tower],
  ]);
}

const BOARD_HEAD = [
  'players',
  'score',
  'gold',
  'cannons',
  'pirates',
  'progress',
  'order',
  'postsLeft',
  'chests',
] as const;

function boards(box: Box, view: View, who: Who): string[] {
  const position = positionOf(view);
  const rows = view.discs.map((seat) => {
    const player = view.players[seat];
    if (player === undefined) return [];
    const { score, gold, cannons, progress, track, posts, chests } = player;
    const pirates = strengthAgainst(box, position, seat);
    return [who(seat), score, gold, cannons, pirates, progress, track, posts, chests];
  });
  return columns([BOARD_HEAD.map((key) => t(key)), ...rows]);
}

function holdings(box: Box, view: View, who: Who): string[] {
  return view.players.flatMap((player, seat) => {
    const ships = player.ships.filter((berth) => berth >= 0).map((berth) => placeName(box, berth));
    const open = tokensIn(player.tokens & ~player.used).map((token) => tokenWords(box, token));
    return [
      ships.length === 0 ? t('noShips', { who: who(seat) }) : t('ships', { who: who(seat), places: list(ships) }),
      indented(t('planned', { tiles: amounts(player.planned, (piece) => pieceName(box, piece)) })),
      indented(
        t('goods', { goods: amounts(player.goods, goodName), production: amounts(player.production, goodName) }),
      ),
      ...(open.length === 0 ? [] : [indented(t('tokens', { tokens: list(open, 'plain') }))]),
    ];
  });
}

function indented(line: string): string {
  return `  ${line}`;
}

function offers(box: Box, view: View): string[] {
  const tokens = view.display.filter((token) => token >= 0).map((token) => tokenWords(box, token));
  const production = view.market.filter((kind) => kind >= 0).map((kind) => productionName(box, kind));
  const shapeOf = (piece: number): string => shapeName(box.components.neutralTiles[piece]?.id ?? '');
  return [
    t('markers', { open: view.pirates.open.length, down: view.pirates.down }),
    tokens.length === 0 ? t('noProgressTokens') : t('progressTokens'),
    ...tokens.map(indented),
    t('production', { tokens: someOf(production) }),
    t('landscapeTiles', { tiles: amounts(view.supply, shapeOf) }),
  ];
}

/** By seat, none of them a sign of the bare map. */
const POSTS = 'KLMN';
const VILLAGES = 'klmn';
const SHIPS = 'WXYZ';

/** What covers the map, by `row,column`. */
function occupants(box: Box, view: View): ReadonlyMap<string, string> {
  const signs = new Map<string, string>();
  const { stride } = box.atlas;
  const put = (space: number, sign: string): void => {
    signs.set(`${Math.floor(space / stride)},${space % stride}`, sign);
  };
  for (const { seat, piece, turns, space } of view.map.laid) {
    const outline = box.pieces.outlines[piece]?.[turns];
    const sign = piece < box.pieces.neutrals ? '=' : VILLAGES.charAt(seat);
    outline?.rows.forEach((row, i) => {
      put(space + row * stride + (outline.cols[i] ?? 0), sign);
    });
  }
  for (const { seat, space } of view.map.posts) put(space, POSTS.charAt(seat));
  for (const [seat, { ships }] of view.players.entries()) {
    for (const berth of ships) if (berth >= 0 && !isFrameSpace(box.atlas, berth)) put(berth, SHIPS.charAt(seat));
  }
  return signs;
}

function legend(view: View, who: Who): string {
  const seats = view.players.map((_, seat) =>
    t('seatSigns', {
      who: who(seat),
      post: POSTS.charAt(seat),
      village: VILLAGES.charAt(seat),
      ship: SHIPS.charAt(seat),
    }),
  );
  return [t('landscapeSign'), ...seats].join('   ');
}

function islands(view: View, who: Who): string[] {
  const rows = view.map.islands.map(({ spaces, empty, big, chest, posts, completed }, island) => [
    island + 1,
    spaces,
    empty,
    chest ? t('bigWithChest') : t(big ? 'big' : 'small'),
    postsOf(posts, who),
    completed === undefined ? '' : t('completed', { who: who(completed) }),
  ]);
  return columns([[t('island'), t('spaces'), t('empty'), t('size'), t('posts'), ''], ...rows]);
}

function postsOf(posts: readonly number[], who: Who): string {
  const owners = posts.flatMap((count, seat) => (count > 0 ? [t('postsOf', { who: who(seat), posts: count })] : []));
  return owners.length === 0 ? '' : t('owners', { owners: list(owners, 'plain') });
}
