import { type Box, COLOURS, type View } from '@portolan/amerigo';
import { columns, nameAt } from '@portolan/client';
import { readGrid } from './grid.ts';
import { mapLines } from './mapText.ts';
import { amounts, goodName, pieceName, placeName, productionName, tokensIn, tokenWords } from './words.ts';

/** The table in several lines: the phase, the cubes, every player board, what is on offer, and the map. */
export function describeView(box: Box, view: View, names: readonly string[]): string {
  const who = (seat: number): string => nameAt(names, seat);
  const sections = [
    [headline(box, view, who)],
    cubes(view),
    boards(view, who),
    holdings(box, view, who),
    offers(box, view),
    [...mapLines(readGrid(box, view), occupants(box, view)), '', legend(view, who)],
    islands(view, who),
  ];
  return sections.map((lines) => lines.join('\n')).join('\n\n');
}

type Who = (seat: number) => string;

function headline(box: Box, view: View, who: Who): string {
  const round = `Round ${view.round} of ${box.components.rounds}`;
  if (view.question === undefined) return `${round}: the game is over.`;
  return `${round}, the ${view.phase} phase, time marker ${view.timeMarker}. ${who(view.question.seat)} is asked.`;
}

function cubes({ cubes: { action, storage, tower } }: View): string[] {
  const row = (title: string, counts: readonly number[]): (string | number)[] => [title, ...counts];
  return columns([['Cubes', ...COLOURS], row('action space', action), row('storage', storage), row('tower', tower)]);
}

const BOARD_HEAD = ['Players', 'score', 'gold', 'cannons', 'progress', 'order', 'posts left', 'chests'];

function boards(view: View, who: Who): string[] {
  const rows = view.discs.map((seat) => {
    const player = view.players[seat];
    if (player === undefined) return [];
    const { score, gold, cannons, progress, track, posts, chests } = player;
    return [who(seat), score, gold, cannons, progress, track, posts, chests];
  });
  return columns([BOARD_HEAD, ...rows]);
}

function holdings(box: Box, view: View, who: Who): string[] {
  return view.players.flatMap((player, seat) => {
    const ships = player.ships.filter((berth) => berth >= 0).map((berth) => placeName(box, berth));
    const open = tokensIn(player.tokens & ~player.used).map((token) => tokenWords(box, token));
    return [
      `${who(seat)}: ships at ${ships.length === 0 ? 'no place yet' : ships.join(' and ')}`,
      `  planned: ${amounts(player.planned, (piece) => pieceName(box, piece))}`,
      `  goods: ${amounts(player.goods, goodName)}; production: ${amounts(player.production, goodName)}`,
      ...(open.length === 0 ? [] : [`  tokens: ${open.join('; ')}`]),
    ];
  });
}

function offers(box: Box, view: View): string[] {
  const tokens = view.display.filter((token) => token >= 0).map((token) => tokenWords(box, token));
  const production = view.market.filter((kind) => kind >= 0).map((kind) => productionName(box, kind));
  return [
    `Pirates: strength ${view.pirates.open.reduce((sum, value) => sum + value, 0)}, ${view.pirates.down} face down`,
    `Progress tokens: ${tokens.length === 0 ? 'none' : ''}`.trimEnd(),
    ...tokens.map((words) => `  ${words}`),
    `Production: ${production.length === 0 ? 'none' : production.join(', ')}`,
    `Landscape tiles: ${amounts(view.supply, (piece) => pieceName(box, piece).replace('landscape ', ''))}`,
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
    for (const berth of ships) if (berth >= 0 && berth < stride * stride) put(berth, SHIPS.charAt(seat));
  }
  return signs;
}

function legend(view: View, who: Who): string {
  const seats = view.players.map((_, seat) => {
    const [post, village, ship] = [POSTS, VILLAGES, SHIPS].map((signs) => signs.charAt(seat));
    return `${who(seat)} ${post} post, ${village} village, ${ship} ship`;
  });
  return `= landscape tile   ${seats.join('   ')}`;
}

function islands(view: View, who: Who): string[] {
  const rows = view.map.islands.map(({ spaces, empty, big, chest, posts, completed }, island) => [
    island + 1,
    spaces,
    empty,
    `${big ? 'big' : 'small'}${chest ? ', chest' : ''}`,
    posts.flatMap((count, seat) => (count > 0 ? [`${who(seat)} ${count}`] : [])).join(', '),
    completed === undefined ? '' : `completed by ${who(completed)}`,
  ]);
  return columns([['Island', 'spaces', 'empty', 'size', 'posts', ''], ...rows]);
}
