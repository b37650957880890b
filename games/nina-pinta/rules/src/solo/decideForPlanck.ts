import type { RuleId } from '@portolan/kernel';
import type { Box } from '../box.ts';
import type { Condition, Context, Decision, FrameOf, MoveOf } from '../decisions/types.ts';
import { playBonusAt } from '../effects/bonus.ts';
import { placeWarMarker } from '../effects/war.ts';
import { BONUSES, type BonusId, PLACES, PLANCK } from '../ids.ts';
import type { State } from '../state.ts';
import { buildAt, buildingAt } from './build.ts';
import { putNatives } from './explore.ts';
import { harbourInFallback } from './fallback.ts';
import { PLANCK_MATTERS, type PlanckMatter } from './matters.ts';
import { layPirate } from './pirates.ts';
import { recoverPlanckSettler } from './recover.ts';

type Answer = MoveOf<'decideForPlanck'>;

/** What is decided: by which rule, by which kind of move, and to what effect. An option is a World or a Place. */
interface Matter {
  readonly rule: RuleId;
  kind(box: Box, state: State, option: number): Answer['kind'];
  decide(context: Context, option: number): void;
}

const MATTERS: Readonly<Record<PlanckMatter, Matter>> = {
  war: {
    rule: 'NP-SOLO-21',
    kind: () => 'war',
    decide: (context, world) => placeWarMarker(context, PLANCK, world),
  },
  recover: { rule: 'NP-SOLO-36', kind: () => 'recover', decide: recoverPlanckSettler },
  natives: { rule: 'NP-SOLO-51', kind: () => 'place', decide: putNatives },
  fallback: { rule: 'NP-SOLO-53', kind: () => 'consolidate', decide: harbourInFallback },
  pirate: { rule: 'NP-SOLO-75', kind: () => 'pirate', decide: layPirate },
  build: {
    rule: 'NP-SOLO-64',
    kind: (box, state, place) => buildingAt(box, state, place) ?? 'town',
    decide: buildAt,
  },
  native: /* @__PURE__ */ bonusMatter('native', 'NP-SOLO-72'),
  stronghold: /* @__PURE__ */ bonusMatter('stronghold', 'NP-SOLO-76'),
  corn: /* @__PURE__ */ bonusMatter('corn', 'NP-SOLO-81'),
  timber: /* @__PURE__ */ bonusMatter('timber', 'NP-SOLO-81'),
  iron: /* @__PURE__ */ bonusMatter('iron', 'NP-SOLO-81'),
  gems: /* @__PURE__ */ bonusMatter('gems', 'NP-SOLO-81'),
  town: /* @__PURE__ */ bonusMatter('town', 'NP-SOLO-83'),
  city: /* @__PURE__ */ bonusMatter('city', 'NP-SOLO-84'),
  cathedral: /* @__PURE__ */ bonusMatter('cathedral', 'NP-SOLO-85'),
};

/** One condition per matter, which holds for all others. The options come from the frame. */
const CONDITIONS: readonly Condition<'decideForPlanck', Answer['kind']>[] = /* @__PURE__ */ PLANCK_MATTERS.map(
  (matter) => [
    MATTERS[matter].rule,
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

function bonusMatter(id: BonusId, rule: RuleId): Matter {
  const bonus = BONUSES.indexOf(id);
  return {
    rule,
    kind: () => 'place',
    decide: (context, place) => playBonusAt(context, PLANCK, bonus, place),
  };
}
