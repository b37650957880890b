import type { BaseEvent } from '@portolan/kernel';
import type { Match } from './matchStore.ts';
import type { Selection } from './selection.ts';
import type { Timeline } from './timeline.ts';

/** A game's own words. A game that brings none is shown in notation. */
export interface GameText {
  /** The question put to the one who sees `view`. */
  prompt(view: unknown): string;
  /** What the move does, for one who sees `view` and may play it. */
  describeMove(move: unknown, view: unknown): string;
  /** A sentence, or undefined for an event that goes without saying. `names` is by seat. */
  describeEvent(event: BaseEvent, names: readonly string[]): string | undefined;
  /** The table as its viewer sees it, in several lines. */
  describeView(view: unknown, names: readonly string[]): string;
}

/** A question of the page for a new table: a switch, or with `values` one of several. */
export type GameOption = {
  readonly key: string;
  readonly label: string;
  readonly hint: string;
  /** Asked only at tables with so many seats. */
  readonly seats?: readonly number[];
} & (
  | { readonly initial: boolean; readonly values?: undefined }
  | { readonly initial: string; readonly values: readonly { readonly value: string; readonly label: string }[] }
);

/** What a game's own table is given. */
export interface TableProps {
  readonly view: unknown;
  /** By seat. */
  readonly names: readonly string[];
  readonly selection: Selection;
  readonly onPick: (target: string) => void;
  readonly timeline: Timeline<BaseEvent>;
  readonly match: Match;
}

/** What a game brings for the browser. All of it is loaded only when one of its tables is opened. */
export interface GameUi<Component = unknown> {
  readonly text?: GameText;
  /** The move behind its notation, for `text.describeMove`; undefined for one that the shipped components lack. */
  readMove?(text: string): unknown;
  /** The things a move points at, in the order a person picks them. */
  targets?(text: string, view: unknown): readonly string[];
  /** The words for a target that is no word of its own. */
  nameTarget?(target: string): string | undefined;
  /** Fields of the view that hold seats: the generic table draws them as such. */
  readonly seatFields?: readonly string[];
  /** Fields of the view that say nothing to people. */
  readonly hiddenFields?: readonly string[];
  /** The game's own table; without it the generic one serves. */
  readonly table?: () => Promise<Component>;
}
