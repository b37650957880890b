import type { Items } from '../items.ts';
import type { HarbourAssessment } from './assessment.ts';

/**
 * What a player would sail with, packed into one number: to add what a stop gives is to add two numbers. Trying ways
 * along the street is most of the advice's work.
 */
export type Outfit = number;

const SHIFT = {
  crew: 0,
  guns: 5,
  goods: 10,
  barrels: 14,
  galleon: 18,
  pinnace: 20,
  admiral: 22,
  governor: 23,
  informer: 24,
  hindDisc: 25,
  ghost: 26,
  choice: 28,
} as const;

/** What may still be chosen: as many Locations as offer a choice fit behind the rest. */
const MOST_CHOICES = 3;
const CHOICES = ((1 << MOST_CHOICES) - 1) << SHIFT.choice;

export function packItems(items: Items): Outfit {
  return (
    (items.crew << SHIFT.crew) |
    (items.guns << SHIFT.guns) |
    (items.goods << SHIFT.goods) |
    (items.barrels << SHIFT.barrels) |
    (items.galleon << SHIFT.galleon) |
    (items.pinnace << SHIFT.pinnace) |
    (items.admiral << SHIFT.admiral) |
    (items.governor << SHIFT.governor) |
    (items.informer << SHIFT.informer) |
    (items.hindDisc << SHIFT.hindDisc)
  );
}

export function packCrew(crew: number, ghost: boolean): Outfit {
  return (crew << SHIFT.crew) | (Number(ghost) << SHIFT.ghost);
}

/** A yield still to be chosen, at the first, second or third Location that offers a choice. */
export function packChoice(which: number): Outfit {
  return which < MOST_CHOICES ? 1 << (SHIFT.choice + which) : 0;
}

export function hasChoice(outfit: Outfit, which: number): boolean {
  return (outfit & packChoice(which)) !== 0;
}

export function withoutChoices(outfit: Outfit): Outfit {
  return outfit & ~CHOICES;
}

/** What the asked seat has now. */
export function packOwn({ self, sight, me }: HarbourAssessment): Outfit {
  const items = {
    crew: self.crew,
    guns: self.guns,
    goods: self.goods,
    barrels: self.barrels,
    galleon: Number(self.galleon),
    pinnace: Number(self.pinnace),
    admiral: Number(sight.admiral === me),
    governor: Number(sight.governor === me),
    informer: Number(sight.informer === me),
    hindDisc: Number(sight.hind === me),
  };
  return packItems(items) | packCrew(0, self.ghost);
}

export function crewOf(outfit: Outfit): number {
  return outfit & 31;
}

export function gunsOf(outfit: Outfit): number {
  return (outfit >> SHIFT.guns) & 31;
}

export function goodsOf(outfit: Outfit): number {
  return (outfit >> SHIFT.goods) & 15;
}

export function barrelsOf(outfit: Outfit): number {
  return (outfit >> SHIFT.barrels) & 15;
}

export function hasGalleon(outfit: Outfit): boolean {
  return ((outfit >> SHIFT.galleon) & 3) > 0;
}

export function hasPinnace(outfit: Outfit): boolean {
  return ((outfit >> SHIFT.pinnace) & 3) > 0;
}

export function admiralsOf(outfit: Outfit): number {
  return (outfit >> SHIFT.admiral) & 1;
}

export function governorsOf(outfit: Outfit): number {
  return (outfit >> SHIFT.governor) & 1;
}

export function informersOf(outfit: Outfit): number {
  return (outfit >> SHIFT.informer) & 1;
}

export function hindsOf(outfit: Outfit): number {
  return (outfit >> SHIFT.hindDisc) & 1;
}

export function ghostsOf(outfit: Outfit): number {
  return (outfit >> SHIFT.ghost) & 3;
}
