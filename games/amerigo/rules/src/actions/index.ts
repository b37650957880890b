import type { Seat } from '@portolan/kernel';
import type { Context } from '../context.ts';
import { BLACK, BLUE, BROWN, type Colour, GREEN, RED, YELLOW } from '../ids.ts';
import { actionPoints } from '../queries/actionPoints.ts';
import { loadCannons } from './black.ts';
import { moveShips } from './blue.ts';
import { moveProgress } from './brown.ts';
import { askBuild } from './green.ts';
import { plan } from './red.ts';
import { advance } from './white.ts';
import { askBuy } from './yellow.ts';

export interface Choice {
  readonly colour: Colour;
  /** Taken with a white cube as a joker. */
  readonly special: boolean;
}

/** Starts an action. A special one counts as the action of its colour in every respect. [AM-WHITE-08] [AM-TOKENS-27] */
export function beginAction(context: Context, seat: Seat, { colour, special }: Choice): void {
  const { box, state, emit } = context;
  const ap = actionPoints(box, state, seat, colour);
  emit?.({ kind: 'actionChosen', seat, colour, special, ap });
  if (colour === BLUE) moveShips(state, seat, ap);
  else if (colour === BLACK) loadCannons(context, seat, ap);
  else if (colour === RED) plan(context, seat, ap);
  else if (colour === BROWN) moveProgress(context, seat, ap);
  else if (colour === GREEN) askBuild(context, { seat, ap, points: 0 });
  else if (colour === YELLOW) askBuy(context, { seat, ap });
  else advance(context, seat, ap);
}
