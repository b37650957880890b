import type { Event } from '../src/events.ts';
import { BONUSES, type BonusId, LANDS, type LandId, MARKERS, WORLDS, type WorldId } from '../src/ids.ts';
import { makeTable, type Table, type TableOptions } from '../src/testing/table.ts';

export const ME = 0;
export const PLANCK = 1;

/** The Soloist as Spain against Planck as Portugal, whose ships take three, by default. */
export function solo(options: TableOptions = {}): Table {
  return makeTable({ seats: 1, nations: ['spain'], planck: 'portugal', ...options });
}

/** The Progress stack from the top, and nothing else in it. */
export function stackProgress({ state, face }: Table, ...names: readonly string[]): void {
  state.progressStack = names.map(face).reverse();
  state.progressSeen = names.map(() => 0);
}

export function progressFromTop({ state, box }: Table): string[] {
  return state.progressStack.map((one) => box.faces.names[one]).reverse();
}

/** The tile stack from the bottom, which is drawn first, and nothing else in it. */
export function stackTiles({ state }: Table, ...lands: readonly LandId[]): void {
  state.tileStack = lands.map((land) => LANDS.indexOf(land));
  state.tileSeen = lands.map(() => 0);
}

export function tilesFromBottom({ state }: Table): string[] {
  return state.tileStack.map((land) => LANDS[land]);
}

/** The worlds of the Arts, Science and Religion markers. */
export function mark({ state }: Table, worlds: Readonly<Record<(typeof MARKERS)[number], WorldId>>): void {
  state.markers = MARKERS.map((group) => WORLDS.indexOf(worlds[group]));
}

function worldsFrom(first: WorldId): number[] {
  const index = WORLDS.indexOf(first);
  return [index, (index + 1) % WORLDS.length, (index + 2) % WORLDS.length];
}

export interface Sailing {
  readonly world?: WorldId;
  readonly settlers?: number;
  readonly captain?: boolean;
}

/**
 * Planck's ship with its crew sails to a world; then the Soloist has a choice in another world, so that the table
 * waits there. Answers with what happened.
 */
export function sailPlanck(table: Table, { world = 'nina', settlers = 1, captain = true }: Sailing = {}): Event[] {
  const other = world === 'santaMaria' ? 'pinta' : 'santaMaria';
  table.crew(PLANCK, world, settlers, captain ? 'captain' : undefined);
  table.explore(`${other} caribbean`, `${other} amazonia`);
  table.give(PLANCK, { voyage: worldsFrom(world) });
  table.give(ME, { voyage: worldsFrom(other) });
  table.events.length = 0;
  table.enter('sailing', { order: [PLANCK, ME] });
  return table.events;
}

/** Planck governs a world; then it is the Soloist's turn. */
export function governPlanck(table: Table, world: WorldId = 'nina'): Event[] {
  table.state.goals = worldsFrom(world);
  table.events.length = 0;
  table.enter('governing', { order: [PLANCK, ME] });
  return table.events;
}

export interface Selecting {
  readonly era?: number;
  readonly round?: number;
  readonly gold?: number;
  readonly display: readonly string[];
}

/** Planck is the first to select from a display; then the Soloist is asked. */
export function selectPlanck(table: Table, { era = 1, round = 0, gold = 9, display }: Selecting): Event[] {
  table.display(...display);
  table.give(PLANCK, { gold });
  table.events.length = 0;
  table.enter('selecting', { era, round, order: [PLANCK, ME] });
  return table.events;
}

/** Soloist and Planck have nothing to select in the last era, so that the game is scored. */
export function score(table: Table, order: readonly number[] = [PLANCK, ME]): Event[] {
  table.display();
  table.events.length = 0;
  table.enter('selecting', { era: 6, order });
  if (table.state.stack.length > 0) table.play(table.legal()[0]);
  return table.events;
}

export function eventsOf<K extends Event['kind']>(
  events: readonly Event[],
  kind: K,
): readonly Extract<Event, { readonly kind: K }>[] {
  return events.filter((event): event is Extract<Event, { readonly kind: K }> => event.kind === kind);
}

export function kindsOf(events: readonly Event[]): string[] {
  return events.map((event) => event.kind);
}

export function bonusOf(id: BonusId): number {
  return BONUSES.indexOf(id);
}

/** What Planck retains, by name. */
export function retainedBy(table: Table): string[] {
  return table.player(PLANCK).retained.flatMap((count, bonus) => Array.from({ length: count }, () => BONUSES[bonus]));
}

/** The places or worlds that the Soloist may choose for Planck, in notation; none without a decision. */
export function tiesAt(table: Table): string[] {
  const { kind } = table.question();
  return kind === 'decideForPlanck' || kind === 'migrateForPlanck' ? table.legal() : [];
}
