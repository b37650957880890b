import type { Box } from '../box.ts';
import type { Frame, PlayerState } from '../state.ts';

/** The decisions about steps on a track that has an end with gold. */
export type TrackKind = Extract<Frame['kind'], 'loadCannons' | 'moveProgress' | 'moveOrder'>;

/** The steps to the end of a track. */
export function spacesLeft({ components, orderColours }: Box, player: PlayerState, kind: TrackKind): number {
  if (kind === 'loadCannons') return components.tracks.cannons - player.cannons;
  if (kind === 'moveProgress') return components.tracks.progress.last - player.progress;
  return orderColours.length - 1 - player.track;
}

export function isAtEnd(box: Box, player: PlayerState, kind: TrackKind): boolean {
  return spacesLeft(box, player, kind) === 0;
}

/** The pending decision is whether to buy a point that is lost at the end of a track. [AM-GOLD-09] */
export function asksToForfeit(box: Box, players: readonly PlayerState[], frame: Frame): boolean {
  const { kind, seat } = frame;
  if (kind !== 'loadCannons' && kind !== 'moveProgress' && kind !== 'moveOrder') return false;
  return isAtEnd(box, players[seat], kind);
}

/** The most steps on a track. A player is asked at its end only in order to buy a point that is lost. [AM-GOLD-09] */
export function mostSteps(box: Box, player: PlayerState, kind: TrackKind): number {
  return Math.max(1, spacesLeft(box, player, kind));
}
