import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { type Face, MILITARY, RELIGION } from '../ids.ts';
import { stateOfView } from '../stateOfView.ts';
import type { View } from '../view.ts';
import { countingOf } from './points.ts';

/** What another Progress Benefit would change for the player who takes it. */
export interface Counting {
  /** The Benefits of its group that count, without it and with it. */
  readonly before: number;
  readonly after: number;
  readonly change: CountingChange;
  /** The Benefits of its type, with it. */
  readonly ofType: number;
}

/**
 * Of Religion the larger type counts, and every Any Type with it. Of the other groups each type counts once, and an Any
 * Type as one that is lacking, until all types are there.
 */
export type CountingChange = 'religion' | 'anyReligion' | 'sameType' | 'allTypes' | 'anyType' | 'newType';

/** Undefined where the player's Benefits are behind a screen. [NP-SCORE-08] [NP-SCORE-09] [NP-SCORE-16] */
export function countingWith(box: Box, view: View, seat: Seat, face: Face): Counting | undefined {
  const { progressFrom, group } = box.faces;
  if (group[face] !== MILITARY && view.players[seat].progress === undefined) return undefined;
  const player = stateOfView(box, view).players[seat];
  const before = countingOf(box, player, group[face]);
  const ofType = ++player.progress[face - progressFrom];
  const after = countingOf(box, player, group[face]);
  return { before, after, change: changeOf(box, face, { before, after, ofType }), ofType };
}

function changeOf({ faces }: Box, face: Face, { before, after, ofType }: Omit<Counting, 'change'>): CountingChange {
  const any = faces.any[face];
  if (faces.group[face] === RELIGION) return any ? 'anyReligion' : 'religion';
  if (ofType > 1 && !any) return 'sameType';
  if (after === before) return 'allTypes';
  return any ? 'anyType' : 'newType';
}
