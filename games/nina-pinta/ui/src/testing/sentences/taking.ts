import { BONUSES, GROUPS, type State } from '@portolan/nina-pinta';
import { player, pointsBy, sum } from './facts.ts';
import { box, type MoveOf, moveMeant, type NpOccasion, type NpPlayed } from './occasion.ts';

/** A Benefit that a sentence speaks of, and what happens when the viewer takes it. */
export interface Taking {
  readonly seat: number;
  readonly face: number;
  readonly played: NpPlayed;
}

/** Undefined where the viewer cannot take it now. */
export function takingIn(occasion: NpOccasion): Taking | undefined {
  const { seat, viewer, legal } = occasion;
  const face = faceMeant(occasion);
  const move = legal.find((one) => one.kind === 'take' && one.face === face);
  if (seat === undefined || seat !== viewer || face < 0 || move === undefined) return undefined;
  return { seat, face, played: occasion.play(move) };
}

export function faceMeant(occasion: NpOccasion): number {
  const { about } = occasion;
  const move = moveMeant(occasion);
  if (move?.kind === 'take') return (move as MoveOf<'take'>).face;
  const id = about.kind === 'card' ? about.card : about.kind === 'drawn' ? (about.data.card ?? '') : '';
  const [kind, name = ''] = id.split(':');
  return kind === 'benefit' ? box.faces.names.indexOf(name) : -1;
}

export function bonusOf(face: number): string | undefined {
  return BONUSES[box.faces.bonus[face] ?? -1];
}

export function groupOf(face: number): number {
  return box.faces.group[face] ?? GROUPS.length;
}

/**
 * The events of the player in question, before anyone else acts. Of a double selection the second Benefit is taken by
 * itself if it is the only one left; it does not count for the first.
 */
function ownSteps({ steps }: NpPlayed, seat: number): NpPlayed['steps'] {
  const end = steps.findIndex(
    ({ event }, at) =>
      !('seat' in event) ||
      event.seat !== seat ||
      event.kind === 'passed' ||
      (event.kind === 'benefitSelected' && at > 0),
  );
  return end < 0 ? steps : steps.slice(0, end);
}

/** The state when the player has done, before anyone else acts. */
export function ownState(played: NpPlayed, seat: number): State {
  return ownSteps(played, seat).at(-1)?.state ?? played.before;
}

/** The ways in which a Benefit can be played, as states before anyone else acts. */
export function outcomesOf(occasion: NpOccasion, played: NpPlayed, seat: number): readonly State[] {
  const frame = played.after.stack.at(-1);
  const isAsked = frame?.kind === 'playBonus' || frame?.kind === 'placeMarker';
  if (!isAsked || frame.seat !== seat) return [ownState(played, seat)];
  return occasion.answersIn(played.after).flatMap((next) => outcomesOf(occasion, next, seat));
}

/** Points of a state as if the player had so much more gold. */
function totalWith(state: State, seat: number, more: number): number {
  const { gold: points, ...others } = pointsBy(state, seat);
  const { goldPerPoint } = box.components.scoring;
  const { gold } = player(state, seat);
  return (
    sum(Object.values(others)) + points - Math.floor(gold / goldPerPoint) + Math.floor((gold + more) / goldPerPoint)
  );
}

/** What the player has paid in a state. */
export function paidFor({ played, seat }: Taking): number {
  const selected = played.steps.find(({ event }) => event.kind === 'benefitSelected')?.state ?? played.before;
  return player(played.before, seat).gold - player(selected, seat).gold;
}

/** The points a Benefit adds where it adds the most, apart from what it costs. */
export function worthOf(occasion: NpOccasion, taking: Taking): number {
  const { played, seat } = taking;
  const before = totalWith(played.before, seat, 0);
  const paid = paidFor(taking);
  return Math.max(0, ...outcomesOf(occasion, played, seat).map((state) => totalWith(state, seat, paid) - before));
}

export function isDiscarded({ played, seat }: Taking): boolean {
  return ownSteps(played, seat).some(({ event }) => event.kind === 'bonusDiscarded');
}
