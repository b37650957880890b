import type { Seat } from '../seat.ts';

/** What every game guarantees: one name for each guarantee that the suite checks. */
export const LAWS = [
  /** States, views, events and moves are plain JSON, and no object in a state is referenced twice. */
  'json',
  /** A clone equals its original and shares nothing with it; two setups from one seed share nothing either. */
  'clone',
  /** A position never changes, whatever is asked of it or played after it. */
  'untouched',
  /** The same seed and moves give the same states and events, also from a saved state and without an event sink. */
  'determinism',
  /** An awaited seat has moves, each once, in a stable order, all accepted; any other seat has none. */
  'legal',
  /** A move the game knows is listed if and only if none of its conditions fails. */
  'conditions',
  /** `readMove` and `writeMove` are inverses, on one line. */
  'notation',
  /** A move that is not in the list is refused with the right code, and nothing changes. */
  'refusal',
  /** The moves of seats that decide at the same time can be played in any order. */
  'commute',
  /** A determinized world is complete, shares nothing, has its own future and depends only on what the seat knows. */
  'determinize',
  /** Every part of the state that views hide is dealt again by `determinize`; judged over many games. */
  'secrets',
  /** A determinized world can be played to its end. */
  'playout',
  /** What a seat cannot know does not affect its view, its events, its moves or the rules named in refusals. */
  'hidden',
  /** A move that reveals something is marked, so that no undo crosses it. */
  'undo',
  /** Whenever an event is emitted, every viewer has a view, which hides as much as the views between two moves. */
  'steps',
  /** Ratings and features are numbers, the same for a view and for a world imagined from it; rounds only ever end. */
  'foresight',
  /** The game ends within its bound, with an outcome that adds up. */
  'ending',
  /** All pieces are accounted for. */
  'pieces',
  /** The running scores equal the scores recomputed from the events, also at every single event. */
  'score',
] as const;

export type Law = (typeof LAWS)[number];

/** The place of a check, with all that is needed to reproduce it. */
export interface Place {
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  /** The number of moves played so far. */
  readonly seq: number;
  /** The latest move, undefined before the first. */
  readonly move: { readonly seat: Seat; readonly text: string } | undefined;
}

export class LawBroken extends Error {
  override name = 'LawBroken';
  readonly law: Law;
  readonly place: Place;
  readonly detail: string;

  constructor(law: Law, place: Place, detail: string) {
    super(`law '${law}' broken by ${describePlace(place)}: ${detail}`);
    this.law = law;
    this.place = place;
    this.detail = detail;
  }
}

function describePlace({ game, seats, seed, seq, move }: Place): string {
  const after = move === undefined ? 'before the first move' : `after move ${seq}, '${move.text}' of seat ${move.seat}`;
  return `${game}, ${seats} seats, seed '${seed}', ${after}`;
}
