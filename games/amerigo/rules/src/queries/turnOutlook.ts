import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { COLOURS, type Colour, WHITE } from '../ids.ts';
import type { View } from '../view.ts';
import { bonusPoints, cubesOnAction, goldForCubes, isAvailable, phasePoints, specialColour } from './actionPoints.ts';
import { budgetAfterCashing } from './budget.ts';
import { positionOf } from './position.ts';
import { openTokens } from './tokens.ts';

/** An action as it stands for one player. */
export interface ActionOutlook {
  readonly colour: Colour;
  readonly available: boolean;
  /** Added by tokens to the points of the phase. */
  readonly bonus: number;
}

/** What a turn in this phase offers a player. */
export interface TurnOutlook {
  /** Action points of the phase, before tokens and gold. */
  readonly points: number;
  readonly actions: readonly ActionOutlook[];
  /** The colour of the special action; absent without a white cube, or while the disc is on the first space. */
  readonly special?: Colour;
  /** The most gold that could be turned into action points, chests and gold tokens included. */
  readonly gold: number;
  /** The gold for not acting. */
  readonly takeGold: number;
  /** The points for the cubes; absent without an unused token. */
  readonly takePoints?: number;
  readonly ownsJump: boolean;
  /** The token for them may have been used. */
  readonly ownsPoints: boolean;
}

export function turnOutlook(box: Box, view: View, seat: Seat): TurnOutlook {
  const position = positionOf(view);
  const player = view.players[seat];
  const special = specialColour(box, position, seat);
  const hasPoints = openTokens(player, box.tokens.cubePoints) !== 0;
  return {
    points: phasePoints(position),
    actions: COLOURS.map((_, colour) => ({
      colour,
      available: isAvailable(box, position, seat, colour),
      bonus: bonusPoints(box, position, seat, colour),
    })),
    ...(special === WHITE ? {} : { special }),
    gold: budgetAfterCashing(box, position, { seat, ap: 0 }),
    takeGold: goldForCubes(box, position, seat),
    ...(hasPoints ? { takePoints: cubesOnAction(position) } : {}),
    ownsJump: openTokens(player, box.tokens.orderJump) !== 0,
    ownsPoints: (player.tokens & box.tokens.cubePoints) !== 0,
  };
}
