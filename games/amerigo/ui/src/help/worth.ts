import type { Box, View } from '@portolan/amerigo';
import type { Player } from './scene.ts';

/** Points and losses according to a view. */

/** By seat: what the posts on an island would score if it were completed now. [AM-GREEN-19] */
export function postPoints({ components }: Box, view: View, island: number): number[] {
  const multiples = components.islandScoring.posts;
  return (view.map.islands[island]?.posts ?? []).map((posts) => {
    const multiple = posts === 0 ? 0 : (multiples[Math.min(posts, multiples.length) - 1] ?? 0);
    return multiple * view.timeMarker;
  });
}

/** The open markers, plus the threat tokens of the others. [AM-PIRATES-02] [AM-TOKENS-10] */
export function pirateStrength(box: Box, view: View, seat: number): number {
  const open = view.pirates.open.reduce((sum, value) => sum + value, 0);
  const threats = view.players.map((player, other) => (other === seat ? 0 : amountOf(box, player, 'pirateThreat')));
  return threats.reduce((sum, amount) => sum + amount, open);
}

/** What the pirates would cost a player now, in points. [AM-PIRATES-05] [AM-PIRATES-06] [AM-TOKENS-11] */
export function pirateLoss(box: Box, view: View, seat: number): number {
  const player = view.players[seat];
  const strength = pirateStrength(box, view, seat);
  if (player === undefined || player.cannons >= strength) return 0;
  const halved = (player.tokens & box.tokens.pirateDamage) !== 0;
  return Math.min(player.score, halved ? Math.ceil(strength / 2) : strength);
}

/** What the goods of a player would score at the end. [AM-END-06] */
export function goodsPoints({ goods, production }: Player): number {
  return goods.reduce((sum, count, good) => sum + count * (production[good] ?? 0), 0);
}

/** The sum over a player's open tokens of a kind. */
function amountOf(box: Box, { tokens, used }: Player, kind: keyof Box['tokens']): number {
  const set = tokens & ~used & box.tokens[kind];
  return box.amounts.reduce((sum, amount, token) => sum + ((set >> token) & 1) * amount, 0);
}
