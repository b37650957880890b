import type { Seat } from '@portolan/kernel';
import type { Box } from '../box.ts';
import { harbour, landCrew } from '../effects/harbour.ts';
import { migrateSettler } from '../effects/migrate.ts';
import { reduceWorld } from '../effects/reduce.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import { stateOfView } from '../stateOfView.ts';
import type { View } from '../view.ts';
import { worldOf } from './lands.ts';
import { revenueIn } from './revenueOutlook.ts';

/** How a player-turn of Sail would end if nothing else were done in it. */
export interface TurnOutlook {
  /** Settlers sent home by Reduce. */
  readonly reduced: number;
  /** Revenue of the world as things stand then: what can be stored, and what cannot. */
  readonly revenue: number;
  readonly lost: number;
}

export type OutlookMove = Extract<Move, { readonly kind: 'consolidate' | 'migrate' | 'done' }>;

/** After landing somewhere without a migration, after a migration, or after none. */
export function turnOutlook(box: Box, view: View, seat: Seat, move: OutlookMove): TurnOutlook | undefined {
  const world = worldOfMove(view, move);
  if (world === undefined) return undefined;
  const events: Event[] = [];
  const state = stateOfView(box, view);
  const context = { box, state, emit: (event: Event) => void events.push(event) };
  if (move.kind === 'consolidate') {
    harbour(context, seat, move.place, move.kind);
    landCrew(context, seat, move.place);
  } else if (move.kind === 'migrate') migrateSettler(context, seat, move.from, move.to);
  reduceWorld(context, seat, world);
  const { revenue, lost } = revenueIn(box, state, seat, world);
  const reduced = events.reduce((sum, event) => (event.kind === 'settlersReduced' ? sum + event.count : sum), 0);
  return { reduced, revenue, lost };
}

function worldOfMove({ question }: View, move: OutlookMove): number | undefined {
  if (move.kind === 'consolidate') return worldOf(move.place);
  if (move.kind === 'migrate') return worldOf(move.to);
  return question !== undefined && 'world' in question ? question.world : undefined;
}
