import type { Seat } from '@portolan/kernel';
import type { Context } from '../context.ts';
import { gainGold } from '../effects/gold.ts';
import { scorePoints } from '../effects/score.ts';
import { pirateLoss, strengthAgainst } from '../queries/pirates.ts';
import { openTokens, sumOf } from '../queries/tokens.ts';

/** The intermediate scoring: each player independently, in player order. [AM-PIRATES-01] [AM-PIRATES-08] */
export function fightPirates(context: Context): void {
  const { discs } = context.state;
  for (let i = 0; i < discs.length; i++) fight(context, discs[i]);
}

/** Costs cannons for the full strength, or all cannons and the full strength in points. [AM-PIRATES-03..07] */
function fight(context: Context, seat: Seat): void {
  const { box, state, emit } = context;
  const player = state.players[seat];
  const strength = strengthAgainst(box, state, seat);
  if (player.cannons >= strength) {
    player.cannons -= strength;
    emit?.({ kind: 'piratesFought', seat, strength, fired: strength, lost: 0 });
    const reward = sumOf(box, openTokens(player, box.tokens.pirateReward));
    if (reward > 0) gainGold(context, seat, reward); // [AM-TOKENS-12]
    return;
  }
  const fired = player.cannons;
  const lost = pirateLoss(box, player, strength);
  player.cannons = 0;
  scorePoints(state, seat, 'pirates', -lost);
  emit?.({ kind: 'piratesFought', seat, strength, fired, lost });
}
