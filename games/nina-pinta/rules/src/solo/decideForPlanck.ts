import type { Box } from '../box.ts';
import type { Condition, Context, Decision, FrameOf, MoveOf } from '../decisions/types.ts';
import { playBonusAt } from '../effects/bonus.ts';
import { placeWarMarker } from '../effects/war.ts';
import { BONUSES, type BonusId, PLACES, PLANCK } from '../ids.ts';
import type { State } from '../state.ts';
import { buildAt, buildingAt } from './build.ts';
import { putNatives } from './explore.ts';
import { harbourInFallback } from './fallback.ts';
import { MATTER_RULES, PLANCK_MATTERS, type PlanckMatter } from './matters.ts';
import { layPirate } from './pirates.ts';
import { recoverPlanckSettler } from './recover.ts';

type Answer = MoveOf<'decideForPlanck'>;

/** What is decided: by which kind of move, and to what effect. An option is a World or a Place. */
interface Matter {
  kind(box: Box, state: State, option: number): Answer['kind'];
  decide(context: Context, option: number): void;
}

const MATTERS: Readonly<Record<PlanckMatter, Matter>> = {
  war: {
    kind: () => 'war',
    decide: (context, world) => placeWarMarker(context, PLANCK, world),
  },
  recover: { kind: () => 'recover', decide: recoverPlanckSettler },
  natives: { kind: () => 'place', decide: putNatives },
  fallback: { kind: () => 'consolidate', decide: harbourInFallback },
  pirate: { kind: () => 'pirate', decide: layPirate },
  build: {
    kind: (box, state, place) => buildingAt(box, state, place) ?? 'town',
    decide: buildAt,
  },
  native: /* @__PURE__ */ bonusMatter('native'),
  stronghold: /* @__PURE__ */ bonusMatter('stronghold'),
  corn: /* @__PURE__ */ bonusMatter('corn'),
  timber: /* @__PURE__ */ bonusMatter('timber'),
  iron: /* @__PURE__ */ bonusMatter('iron'),
  gems: /* @__PURE__ */ bonusMatter('gems'),
  town: /* @__PURE__ */ bonusMatter('town'),
  city: /* @__PURE__ */ bonusMatter('city'),
  cathedral: /* @__PURE__ */ bonusMatter('cathedral'),
};

/** One condition per matter, which holds for all others. The options come from the frame. */
const CONDITIONS: readonly Condition<'decideForPlanck', Answer['kind']>[] = /* @__PURE__ */ PLANCK_MATTERS.map(
  (matter) => [
    MATTER_RULES[matter],
    ({ box, state, frame }, move) => frame.matter !== matter || isOption(box, state, frame, move),
  ],
);

/** The Soloist chooses between options that are equally good for Planck. */
export const decideForPlanck: Decision<'decideForPlanck'> = {
  legal(box, state, { matter, options }, out) {
    for (let option = 0; option < PLACES; option++) {
      if ((options >> option) & 1) out.push(box.moves[MATTERS[matter].kind(box, state, option)][option]);
    }
  },

  apply(context, { matter }, move) {
    MATTERS[matter].decide(context, optionOf(move));
  },

  asks: 'NP-SOLO-02',
  conditions: {
    war: CONDITIONS,
    pirate: CONDITIONS,
    recover: CONDITIONS,
    place: CONDITIONS,
    consolidate: CONDITIONS,
    // A City comes before a Town.
    town: [['NP-SOLO-62', ({ box, state, frame }) => !isCityDue(box, state, frame)], ...CONDITIONS],
    city: CONDITIONS,
    upgrade: CONDITIONS,
  },
};

function isOption(box: Box, state: State, { matter, options }: FrameOf<'decideForPlanck'>, move: Answer): boolean {
  const option = optionOf(move);
  return ((options >> option) & 1) === 1 && MATTERS[matter].kind(box, state, option) === move.kind;
}

function isCityDue(box: Box, state: State, { matter, options }: FrameOf<'decideForPlanck'>): boolean {
  return matter === 'build' && buildingAt(box, state, 31 - Math.clz32(options)) !== 'town';
}

function optionOf(move: Answer): number {
  return 'world' in move ? move.world : move.place;
}

function bonusMatter(id: BonusId): Matter {
  const bonus = BONUSES.indexOf(id);
  return {
    kind: () => 'place',
    decide: (context, place) => playBonusAt(context, PLANCK, bonus, place),
  };
}
