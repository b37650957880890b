import type { EventSink, RuleId } from '@portolan/kernel';
import type { Box } from '../box.ts';
import type { Decision } from '../decisions/types.ts';
import { playBonusAt } from '../effects/bonus.ts';
import { placeWarMarker } from '../effects/war.ts';
import type { Event } from '../events.ts';
import { BONUSES, type BonusId, PLACES, PLANCK } from '../ids.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import { buildAt, buildingAt } from './build.ts';
import { putNatives } from './explore.ts';
import { harbourInFallback } from './fallback.ts';
import type { PlanckMatter } from './matters.ts';
import { layPirate } from './pirates.ts';
import { recoverPlanckSettler } from './recover.ts';

/** Options equally good for Planck, one of which the Soloist picks. [NP-SOLO-02] */
export const decideForPlanck: Decision<'decideForPlanck'> = {
  legal(box, state, { matter, options }, out) {
    for (let option = 0; option < PLACES; option++) {
      if ((options >> option) & 1) out.push(MATTERS[matter].move(box, state, option));
    }
  },

  apply(box, state, { matter }, move, emit) {
    MATTERS[matter].decide(box, state, 'world' in move ? move.world : move.place, emit);
  },

  whyNot: (_box, _state, { matter }) => MATTERS[matter].rule,
};

/** A matter: the rule that asks, how an option is written, and what becomes of it. An option is a World or a Place. */
interface Matter {
  readonly rule: RuleId;
  move(box: Box, state: State, option: number): Move;
  decide(box: Box, state: State, option: number, emit?: EventSink<Event>): void;
}

const MATTERS: Readonly<Record<PlanckMatter, Matter>> = {
  war: {
    rule: 'NP-SOLO-21',
    move: (box, _state, world) => box.moves.war[world],
    decide: (_box, state, world, emit) => placeWarMarker(state, PLANCK, world, emit),
  },
  recover: {
    rule: 'NP-SOLO-36',
    move: (box, _state, place) => box.moves.recover[place],
    decide: (_box, state, place, emit) => recoverPlanckSettler(state, place, emit),
  },
  natives: {
    rule: 'NP-SOLO-51',
    move: (box, _state, place) => box.moves.place[place],
    decide: (_box, state, place, emit) => putNatives(state, place, emit),
  },
  fallback: {
    rule: 'NP-SOLO-53',
    move: (box, _state, place) => box.moves.consolidate[place],
    decide: (_box, state, place, emit) => harbourInFallback(state, place, emit),
  },
  pirate: {
    rule: 'NP-SOLO-75',
    move: (box, _state, world) => box.moves.pirate[world],
    decide: (_box, state, world, emit) => layPirate(state, world, emit),
  },
  build: {
    rule: 'NP-SOLO-64',
    move: (box, state, place) => box.moves[buildingAt(box, state, place) ?? 'town'][place],
    decide: buildAt,
  },
  native: bonusMatter('native', 'NP-SOLO-72'),
  stronghold: bonusMatter('stronghold', 'NP-SOLO-76'),
  corn: bonusMatter('corn', 'NP-SOLO-81'),
  timber: bonusMatter('timber', 'NP-SOLO-81'),
  iron: bonusMatter('iron', 'NP-SOLO-81'),
  gems: bonusMatter('gems', 'NP-SOLO-81'),
  town: bonusMatter('town', 'NP-SOLO-83'),
  city: bonusMatter('city', 'NP-SOLO-84'),
  cathedral: bonusMatter('cathedral', 'NP-SOLO-85'),
};

function bonusMatter(id: BonusId, rule: RuleId): Matter {
  const bonus = BONUSES.indexOf(id);
  return {
    rule,
    move: (box, _state, place) => box.moves.place[place],
    decide: (box, state, place, emit) => playBonusAt(box, state, PLANCK, bonus, place, emit),
  };
}
