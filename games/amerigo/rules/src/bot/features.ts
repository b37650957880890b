import { type Features, featureList, type Measures } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { BLACK, BLUE, BROWN, type Colour, GREEN, RED, YELLOW } from '../ids.ts';
import { bonusPoints } from '../queries/actionPoints.ts';
import { strengthAgainst } from '../queries/pirates.ts';
import { openTokens } from '../queries/tokens.ts';
import type { State } from '../state.ts';
import { buildingWorth, plansWorth } from './building.ts';
import { buyingWorth } from './goods.ts';
import { landWorth, sharesWorth, shareWorth } from './islands.ts';
import { voyageWorth } from './sailing.ts';
import { purse, type Situation, situationOf } from './situation.ts';
import { cannonWorth, progressWorth, tokenWorth } from './tracks.ts';
import { WEIGHTS } from './weights.ts';

/** Increase it with every change to the measures. */
const VERSION = 2;

/** The action points of an ordinary phase. */
const ORDINARY = 4;

/** At the beginning of a round. */
const MEASURES: Measures<Situation> = {
  one: () => 1,
  gold: ({ player }) => player.gold,
  cannons: ({ player }) => player.cannons,
  shortfall: ({ box, state, seat, player }) => Math.max(0, strengthAgainst(box, state, seat) - player.cannons),
  exposed: ({ box, state, seat, player }) =>
    player.cannons < strengthAgainst(box, state, seat) ? Math.min(player.score, strengthAgainst(box, state, seat)) : 0,
  progress: ({ player }) => player.progress,
  progressPoints: ({ box, player }) => box.progressWorth[player.progress],
  track: ({ player }) => player.track,
  trackPoints: ({ box, player }) => box.orderWorth[player.track],
  first: ({ state, seat }) => (state.discs[0] === seat ? 1 : 0),
  turn: ({ state, seat }) => state.discs.indexOf(seat),
  chests: ({ player }) => player.chests,
  posts: ({ box, player }) => box.components.posts - player.posts,
  islands: ({ player }) => player.outposts.filter((posts) => posts > 0).length,
  openIslands: ({ state, player }) => player.outposts.filter((posts, at) => posts > 0 && state.empty[at] > 0).length,
  shares: (situation) => sharesWorth(situation),
  land: (situation) => landWorth(situation),
  planned: ({ box, player }) =>
    player.planned.reduce((sum, count, piece) => sum + count * box.pieces.squares[piece], 0),
  plannedTiles: ({ player }) => sum(player.planned),
  villages: ({ player }) => sum(player.villages),
  goods: ({ player }) => sum(player.goods),
  production: ({ player }) => sum(player.production),
  sales: ({ player }) => player.goods.reduce((total, count, good) => total + count * player.production[good], 0),
  bestSale: ({ player }) => Math.max(...player.goods.map((count, good) => count * player.production[good])),
  tokens: ({ player }) => bits(player.tokens & ~player.used),
  tokensWorth: (situation) => tokensWorth(situation),
  // What ordinary actions would bring: posts within reach, places for the planned tiles, tiles for the land, and so on.
  sail: (situation) => voyageWorth(situation, ORDINARY),
  plan: (situation) => plansWorth(situation, ORDINARY),
  build: (situation) => buildingWorth(situation, ORDINARY),
  buildMore: (situation) => buildingWorth(situation, 3 * ORDINARY),
  buy: (situation) => buyingWorth(situation, ORDINARY),
  learn: (situation) => progressWorth(situation, ORDINARY),
  sinceMark: (situation) => sinceMark(situation),
  neutrals: ({ box, player }) =>
    player.planned.reduce(
      (total, count, piece) => total + (piece < box.pieces.neutrals ? count * box.pieces.small[piece] : 0),
      0,
    ),
  bigLand: (situation) => openLand(situation, true),
  smallLand: (situation) => openLand(situation, false),
  rivalShares: (situation) => rivalShares(situation),
  bonus: ({ box, state, seat }) => ACTIONS.reduce((total, colour) => total + bonusPoints(box, state, seat, colour), 0),
  bonusTiles: ({ box, state, seat }) => bonusPoints(box, state, seat, RED) + bonusPoints(box, state, seat, GREEN),
  finalTokens: ({ box, player }) => (openTokens(player, box.tokens.endGold) === 0 ? 0 : player.gold),
  cashable: (situation) => purse(situation) - situation.player.gold,
  saved: (situation) => cannonWorth(situation, situation.player.cannons),
  ships: ({ player }) => player.ships.filter((berth) => berth >= 0).length,
};

export function features(box: Box): Features<State> {
  return featureList({
    version: VERSION,
    measures: MEASURES,
    read: (state, player) => situationOf(box, WEIGHTS, state, player),
    seats: ({ seats }) => seats,
    players: ({ players }) => players.length,
    score: ({ players }, player) => players[player].score,
  });
}

const ACTIONS: readonly Colour[] = [BLUE, BLACK, RED, BROWN, GREEN, YELLOW];

/** The steps from the last mark of the progress track that the disc has reached. */
function sinceMark({ box, player }: Situation): number {
  let space = player.progress;
  while (space > 0 && box.progressMarks[space] === 0) space--;
  return player.progress - space;
}

/** Empty spaces on big or small islands where the seat has a post. */
function openLand({ layout, state, player }: Situation, big: boolean): number {
  let spaces = 0;
  for (let island = 0; island < state.empty.length; island++) {
    if (player.outposts[island] > 0 && layout.big[island] === big) spaces += state.empty[island];
  }
  return spaces;
}

/** What the completion of the seat's islands would bring to others. */
function rivalShares(situation: Situation): number {
  const { state, seat, player } = situation;
  let worth = 0;
  for (let island = 0; island < state.empty.length; island++) {
    if (player.outposts[island] === 0 || state.empty[island] === 0) continue;
    for (let other = 0; other < state.seats; other++) {
      if (other !== seat) worth += shareWorth(situation, other, island);
    }
  }
  return worth;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest > 0; rest &= rest - 1) count++;
  return count;
}

function tokensWorth(situation: Situation): number {
  const { tokens, used } = situation.player;
  let worth = 0;
  for (let rest = tokens & ~used; rest > 0; rest &= rest - 1)
    worth += tokenWorth(situation, 31 - Math.clz32(rest & -rest));
  return worth;
}
