import { below, nextWord, rngFromSeed } from '@portolan/kernel';
import { describe, expect, it } from 'vitest';
import { advise } from '../src/bot/advice.ts';
import type { Event } from '../src/events.ts';
import { BONUSES, LANDS, MILITARY, NATIONS, NOTHING, NOWHERE, PLANCK } from '../src/ids.ts';
import type { Move } from '../src/moves.ts';
import { benefitCost } from '../src/queries/benefits.ts';
import { isOfPlanck } from '../src/queries/isOfPlanck.ts';
import { worldOf } from '../src/queries/lands.ts';
import { type PlanckReason, planckReason } from '../src/queries/planckReason.ts';
import type { PlanckCause } from '../src/solo/causes.ts';
import type { State } from '../src/state.ts';
import { makeTable } from '../src/testing/table.ts';
import type { View } from '../src/view.ts';

/** The percentage of the Soloist's moves that are random; the others follow the advice, which makes games eventful. */
const WILD = 35;
const READINGS = { settlersSpread: true, pirateByRevenue: true, planckShiftsGold: true } as const;
const { box, game } = makeTable({ seats: 1 });
const advice = advise(box);

/** What Planck did, and what the rules were doing at that moment. */
interface Deed {
  readonly event: Event;
  /** The functions at work. */
  readonly callers: ReadonlySet<string>;
  readonly state: State;
  /** The Soloist's view just before. */
  readonly before: View;
}

type EventOf<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;

/** The functions that called the caller, by name. */
function callersNow(): ReadonlySet<string> {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 50;
  const lines = new Error().stack?.split('\n') ?? [];
  Error.stackTraceLimit = stackTraceLimit;
  return new Set(lines.flatMap((line) => /^\s*at (?:[\w$]+\.)*([\w$]+) /.exec(line)?.[1] ?? []));
}

/** Everything Planck does in one game. */
function deedsIn(planck: (typeof NATIONS)[number], seed: string, readings: Partial<typeof READINGS>): Deed[] {
  const rng = rngFromSeed(`reasons ${planck} ${seed}`);
  const { state } = makeTable({ seats: 1, nations: ['random'], planck, seed, ...readings });
  const deeds: Deed[] = [];
  while (state.stack.length > 0) {
    const [seat] = game.awaiting(state);
    const legal = game.legalMoves(state, seat, []);
    let last = game.clone(state);
    const { stack } = last;
    const ratings = nextWord(rng) % 100 < WILD ? undefined : advice.rate(game.view(state, seat), legal);
    game.apply(state, seat, best(legal, ratings) ?? legal[below(rng, legal.length)], (event) => {
      const now = game.clone(state);
      if (isOfPlanck(event)) deeds.push({ event, callers: callersNow(), state: now, before: game.view(last, seat) });
      // Steps keep the pending decision until the move is over.
      last = { ...now, stack };
    });
  }
  return deeds;
}

function best(legal: readonly Move[], ratings: readonly number[] | undefined): Move | undefined {
  return ratings && legal[ratings.indexOf(Math.max(...ratings))];
}

/** A branch of Planck's rules: what it does, in which function, and when. */
interface Branch {
  readonly kind: Event['kind'];
  readonly by: string;
  readonly rule: number;
  readonly cause: PlanckCause;
  holds(deed: Deed): boolean;
}

function branch<K extends Event['kind']>(
  [kind, by]: readonly [kind: K, by: string],
  [rule, cause]: readonly [rule: number, cause: PlanckCause],
  holds: (event: EventOf<K>, deed: Deed) => boolean = () => true,
): Branch {
  return { kind, by, rule, cause, holds: (deed) => holds(deed.event as EventOf<K>, deed) };
}

const crewSide = ({ state }: Deed): number => state.players[PLANCK].crewSide;
const isMilitary = ({ face }: EventOf<'progressTurnedUp'>): boolean => box.faces.group[face] === MILITARY;
/** No land of the world beside it is explored. */
const isFirst = ({ place }: { readonly place: number }, { state }: Deed): boolean =>
  (state.explored[worldOf(place)] & ~(1 << (place % LANDS.length))) === 0;
const hasCaptainAshore = ({ place }: { readonly place: number }, { state }: Deed): boolean =>
  state.players[PLANCK].captains[worldOf(place)] !== NOWHERE;
const isEmpty = ({ state }: Deed): boolean => state.display.every((face) => face === NOTHING);
const isPoor = ({ state }: Deed): boolean => state.players[PLANCK].gold < benefitCost(box, state);
const isPushed = ({ callers }: Deed): boolean => callers.has('pushTo');
const byRevenue = ({ state }: Deed): boolean => state.readings?.pirateByRevenue === true;
const isDouble = ({ callers }: Deed): boolean => callers.has('takeDouble');
const isSpyglass = ({ bonus }: EventOf<'bonusRetained'>): boolean => BONUSES[bonus] === 'spyglass';

const BRANCHES: readonly Branch[] = [
  branch(['warPlaced', 'placeWarMarker'], [21, 'war']),
  branch(['progressTurnedUp', 'loadPlanck'], [23, 'firstWorld'], (event) => !isMilitary(event)),
  branch(['progressTurnedUp', 'planGoverning'], [58, 'firstWorld'], (event) => !isMilitary(event)),
  branch(['progressTurnedUp', 'drawWorld'], [25, 'military'], isMilitary),
  branch(['courseFixed', 'loadPlanck'], [24, 'clockwise']),
  branch(['courseFixed', 'planGoverning'], [24, 'clockwise']),
  branch(['planckLoaded', 'loadPlanck'], [29, 'loadThree'], (_, deed) => crewSide(deed) === 3),
  branch(['planckLoaded', 'loadPlanck'], [30, 'loadFour'], (_, deed) => crewSide(deed) === 4),
  branch(['settlerRecovered', 'recoverPlanckSettler'], [36, 'recovered']),
  branch(['tileDrawn', 'drawLand'], [40, 'tile']),
  branch(['shipHarboured', 'tryAttack'], [43, 'attackAtWar']),
  branch(['pairRemoved', 'removePairs'], [45, 'pair']),
  branch(['bannerTurned', 'tryAttack'], [47, 'banner']),
  branch(['shipHarboured', 'tryExplore'], [48, 'caribbean'], isFirst),
  branch(['shipHarboured', 'tryExplore'], [49, 'explore'], (event, deed) => !isFirst(event, deed)),
  branch(['landExplored', 'tryExplore'], [48, 'caribbean'], isFirst),
  branch(['landExplored', 'tryExplore'], [49, 'explore'], (event, deed) => !isFirst(event, deed)),
  branch(['nativesPlaced', 'putNatives'], [51, 'natives']),
  branch(['shipHarboured', 'tryConsolidate'], [52, 'consolidate']),
  branch(['shipHarboured', 'harbourInFallback'], [53, 'fallbackCaptain'], hasCaptainAshore),
  branch(
    ['shipHarboured', 'harbourInFallback'],
    [53, 'fallbackRevenue'],
    (event, deed) => !hasCaptainAshore(event, deed),
  ),
  branch(['settlersReturned', 'harbourInFallback'], [54, 'returned']),
  branch(['settlerMigrated', 'migrateSettler'], [55, 'migrated']),
  branch(['settlersReduced', 'sailPlanck'], [57, 'reduced']),
  branch(['pirateLaid', 'layPirate'], [75, 'pirateReach'], (_, deed) => !byRevenue(deed)),
  branch(['pirateLaid', 'layPirate'], [75, 'pirateRevenue'], (_, deed) => byRevenue(deed)),
  branch(['worldGoverned', 'begin'], [58, 'governed']),
  branch(['revenueCollected', 'collect'], [60, 'collected']),
  branch(['goldMined', 'collect'], [60, 'collected']),
  branch(['goldStored', 'shiftToShip'], [61, 'shifted']),
  branch(['built', 'buildAt'], [62, 'city'], ({ what }) => what !== 'town'),
  branch(['built', 'buildAt'], [64, 'town'], ({ what }) => what === 'town'),
  branch(['goldSpent', 'buildAt'], [65, 'paid']),
  branch(['captainBoarded', 'recall'], [66, 'captain']),
  branch(['captainStayed', 'recall'], [66, 'captain']),
  branch(['piratePlayed', 'plunderForPlanck'], [75, 'plunder']),
  branch(['shipSailedBack', 'sailBack'], [67, 'home']),
  branch(['benefitSelected', 'take'], [68, 'nearest'], (_, deed) => !isDouble(deed)),
  branch(['benefitSelected', 'take'], [78, 'nearestProgress'], (_, deed) => isDouble(deed)),
  branch(['doublePlayed', 'takeDouble'], [79, 'double']),
  branch(['passed', 'passForPlanck'], [80, 'pushed'], (_, deed) => isPushed(deed)),
  branch(['passed', 'passForPlanck'], [69, 'passedEmpty'], (_, deed) => !isPushed(deed) && isEmpty(deed)),
  branch(
    ['passed', 'passForPlanck'],
    [69, 'passedPoor'],
    (_, deed) => !isPushed(deed) && !isEmpty(deed) && isPoor(deed),
  ),
  branch(['bonusRetained', 'passForPlanck'], [80, 'turnOrder']),
  branch(['bonusRetained', 'placeBonus'], [73, 'spyglass'], isSpyglass),
  branch(['bonusRetained', 'placeBonus'], [71, 'retained'], (event) => !isSpyglass(event)),
  branch(['goldTaken', 'playBonusForPlanck'], [77, 'gold']),
  branch(['shipsEnlarged', 'playBonusForPlanck'], [82, 'ships']),
  ...(
    [
      [72, 'native', ['native']],
      [76, 'stronghold', ['stronghold']],
      [81, 'increase', ['corn', 'timber', 'iron', 'gems']],
      [83, 'townCounter', ['town']],
      [84, 'cityCounter', ['city']],
      [85, 'cathedral', ['cathedral']],
    ] as const
  ).map(([rule, cause, ids]) =>
    branch(['bonusPlayed', 'playBonusAt'], [rule, cause], ({ bonus }) => ids.some((id) => id === BONUSES[bonus])),
  ),
  branch(['progressReturned', 'returnProgress'], [70, 'under']),
];

/** What is said without a view, where it is not the same. */
const VAGUE: Readonly<Partial<Record<PlanckReason['cause'], PlanckReason['cause']>>> = {
  loadThree: 'loaded',
  loadFour: 'loaded',
  fallbackCaptain: 'fallback',
  fallbackRevenue: 'fallback',
  pirateReach: 'pirate',
  pirateRevenue: 'pirate',
  passedPoor: 'passed',
  passedEmpty: 'passed',
};

/** What follows from what Planck does, without a choice. */
const CONSEQUENCES: readonly Event['kind'][] = ['crewLanded', 'mineOpened', 'goldFound', 'strongholdOccupied'];

function expected(deed: Deed): PlanckReason | undefined {
  const taken = BRANCHES.filter(
    ({ kind, by, holds }) => deed.event.kind === kind && deed.callers.has(by) && holds(deed),
  );
  if (taken.length === 0 && CONSEQUENCES.includes(deed.event.kind)) return undefined;
  expect(taken, `${deed.event.kind} by ${[...deed.callers].join(' < ')}`).toHaveLength(1);
  const [{ rule, cause }] = taken;
  const gold = cause === 'passedPoor' ? { gold: deed.state.players[PLANCK].gold } : {};
  return { rules: [`NP-SOLO-${rule}`], cause, ...gold };
}

describe('why Planck does something', () => {
  const deeds = NATIONS.flatMap((nation) => [
    ...deedsIn(nation, 'a', READINGS),
    ...deedsIn(nation, 'b', READINGS),
    ...['c', 'd', 'e'].flatMap((seed) => deedsIn(nation, seed, {})),
  ]);

  it('is the branch that the rules took, in games against all nations', () => {
    const seen = new Set<string>();
    for (const deed of deeds) {
      const reason = planckReason(box, deed.event, deed.before);
      expect(reason, deed.event.kind).toEqual(expected(deed));
      if (reason !== undefined) seen.add(`${reason.rules} ${reason.cause}`);
    }
    const missing = BRANCHES.map(({ rule, cause }) => `NP-SOLO-${rule} ${cause}`).filter((one) => !seen.has(one));
    expect(missing).toEqual([]);
  });

  it('without a view is the same, or leaves open what only the view tells', () => {
    for (const deed of deeds) {
      const [exact, told] = [expected(deed), planckReason(box, deed.event)];
      if (told === undefined) {
        expect([undefined, 'nearest', 'nearestProgress']).toContain(exact?.cause);
        continue;
      }
      expect(told.rules).toEqual(expect.arrayContaining([...(exact?.rules ?? ['none'])]));
      expect([exact?.cause, VAGUE[exact?.cause ?? 'home']]).toContain(told.cause);
      // Two rules are named only where there really are two.
      if (told.rules.length > 1) expect(['progressTurnedUp', 'planckLoaded']).toContain(deed.event.kind);
    }
  });
});
