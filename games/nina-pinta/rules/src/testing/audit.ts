import type { Audit, AuditStep } from '@portolan/kernel/testing';
import type { Box } from '../box.ts';
import type { Event } from '../events.ts';
import type { Options } from '../options.ts';
import type { State } from '../state.ts';
import { counterFaults } from './counters.ts';
import { mapFaults } from './mapAudit.ts';
import { seatFaults } from './seatAudit.ts';

/** Counts the pieces and points anew, by other ways than the rules do. */
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
 * Parts of the state that no view spells out but that everybody can work out: gold and Benefits come and go in the
 * open, every step of loading is an entry of the record, the tokens turned up tell how many of them a world has, the
 * question tells where the sequence of play stands, and all see an extra attack and which counters were shuffled when.
 * A cathedral is there or not: another number says the same.
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

/** Adds the points up from what was reported. */
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
