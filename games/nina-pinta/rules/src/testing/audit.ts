import type { Audit, AuditStep } from '@portolan/kernel/testing';
import type { Box } from '../box.ts';
import type { Event } from '../events.ts';
import type { Options } from '../options.ts';
import type { State } from '../state.ts';
import { counterFaults } from './counters.ts';
import { mapFaults } from './mapAudit.ts';
import { seatFaults } from './seatAudit.ts';

/** Counts pieces and points independently of the rules. */
export function makeAudit(box: Box): Audit<State, Event, Options> {
  return {
    pieces: (state) => [
      ...mapFaults(box, state),
      ...counterFaults(box, state),
      ...state.players.flatMap((_, seat) => seatFaults(box, state, seat)),
    ],
    scores: (state) => state.players.slice(0, state.seats).map((player) => player.score),
    rescore: (history, seats) => rescore(history, seats),
    deducible: DEDUCIBLE,
  };
}

/**
 * Parts of the state that no view contains but that anyone can deduce: gold and Benefits change in public, every step
 * of loading is a log entry, the revealed tokens tell how many a world has, the pending decision tells the position in
 * the sequence of play, and extra attacks and the shuffling of counters are public. A Cathedral is present or not, so
 * another number means the same.
 */
const DEDUCIBLE: readonly string[] = [
  'players/*/gold',
  'players/*/progress/*',
  'players/*/kept/*',
  'players/*/loaded',
  'grow/*',
  'build/*',
  'turn',
  'step',
  'world',
  'banner',
  'progressSeen/*',
  'cathedrals/*',
];

/** Adds up the points from the events. */
function rescore(history: readonly AuditStep<Event>[], seats: number): number[] {
  const scores = Array.from({ length: seats }, () => 0);
  for (const { events } of history) {
    for (const event of events) {
      if (event.kind !== 'finalScored') continue;
      for (let seat = 0; seat < seats; seat++) scores[seat] += event.points[seat];
    }
  }
  return scores;
}
