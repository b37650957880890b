import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import type { PlayerState } from '../state.ts';
import type { View } from '../view.ts';
import { isLastRound } from './lastRound.ts';
import { type Position, positionOf } from './position.ts';
import { openTokens, sumOf } from './tokens.ts';

/** The open markers, plus the threat tokens of the other players. [AM-PIRATES-02] [AM-TOKENS-10] */
export function strengthAgainst(box: Box, state: Position, seat: Seat): number {
  let strength = threatAgainst(box, state, seat);
  for (let i = 0; i < state.piratesUp.length; i++) strength += state.piratesUp[i];
  return strength;
}

/** What the threat tokens of the other players add. [AM-TOKENS-10] */
function threatAgainst(box: Box, { players }: Position, seat: Seat): number {
  let threat = 0;
  for (let other = 0; other < players.length; other++) {
    if (other !== seat) threat += sumOf(box, openTokens(players[other], box.tokens.pirateThreat));
  }
  return threat;
}

/** What an attack of the pirates does to a player. */
export interface Attack {
  readonly strength: number;
  /** The player has enough cannons. */
  readonly isRepelled: boolean;
  readonly fired: number;
  /** Points. */
  readonly lost: number;
  /** Gold. */
  readonly reward: number;
}

/** Costs cannons for the full strength, or all cannons and the full strength in points. [AM-PIRATES-03..07] */
export function attackOn(box: Box, player: PlayerState, strength: number): Attack {
  const { cannons, score } = player;
  if (cannons >= strength) {
    const reward = sumOf(box, openTokens(player, box.tokens.pirateReward)); // [AM-TOKENS-12]
    return { strength, isRepelled: true, fired: strength, lost: 0, reward };
  }
  const lost = Math.min(damageTo(box, player, strength), score); // [AM-PIRATES-06]
  return { strength, isRepelled: false, fired: cannons, lost, reward: 0 };
}

/** Whether the player had enough cannons in an attack that is over. [AM-PIRATES-07] */
export function isRepelled({ strength, fired }: Pick<Attack, 'strength' | 'fired'>): boolean {
  return fired >= strength;
}

/** The points that an attack costs a player with too few cannons and enough points. [AM-PIRATES-05] [AM-TOKENS-11] */
export function damageTo(box: Box, player: PlayerState, strength: number): number {
  return openTokens(player, box.tokens.pirateDamage) !== 0 ? Math.ceil(strength / 2) : strength;
}

/** The next attack, and the one after it as far as it can be foreseen. */
export interface PirateOutlook {
  readonly now: Attack;
  /** The part of the strength that comes from threat tokens. */
  readonly threat: number;
  /** Absent in the last round. */
  readonly next?: {
    readonly least: number;
    readonly most: number;
    /** Means over the markers that may turn up, if no more cannons are loaded. */
    readonly strength: number;
    readonly lost: number;
    /** The probability of having too few cannons. */
    readonly beaten: number;
  };
}

/** Every marker that nobody has seen is as likely as any other to turn up next. [AM-NEXT-03] [AM-HIDDEN-05] */
export function pirateOutlook(box: Box, view: View, seat: Seat): PirateOutlook {
  const position = positionOf(view);
  const player = view.players[seat];
  const threat = threatAgainst(box, position, seat);
  const now = attackOn(box, player, strengthAgainst(box, position, seat));
  const unseen = view.toCome.pirates;
  if (isLastRound(box, view) || view.pirates.down === 0) return { now, threat };
  const after = { ...player, cannons: player.cannons - now.fired, score: player.score - now.lost };
  const attacks = unseen.map((value) => attackOn(box, after, now.strength + value));
  const mean = (figure: (attack: Attack) => number): number =>
    attacks.reduce((sum, attack) => sum + figure(attack), 0) / attacks.length;
  return {
    now,
    threat,
    next: {
      least: now.strength + Math.min(...unseen),
      most: now.strength + Math.max(...unseen),
      strength: mean(({ strength }) => strength),
      lost: mean(({ lost }) => lost),
      beaten: mean(({ isRepelled }) => (isRepelled ? 0 : 1)),
    },
  };
}
