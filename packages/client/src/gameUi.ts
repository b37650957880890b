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
  /** The game's name for it; `list.0`, `list.1` and so on are the members of a list. */
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

/** What a mark of a picture is coloured like, besides the seats. */
export type Tint = 'water' | 'land' | 'highland' | 'plains' | 'forest' | 'waste' | 'frame' | 'paper' | 'ink';

/** A thing on a plain drawing. */
export interface Mark {
  readonly shape: 'box' | 'ring' | 'dot' | 'ship' | 'text';
  /** Its left upper corner, and how far it reaches. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** A number is a seat. */
  readonly tint: Tint | number;
  readonly text?: string;
  /** What the notation calls it: it lights up when a move can point at it. */
  readonly target?: string;
}

/** A plain drawing of a view for the generic table, its marks from the lowest to the uppermost. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
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
  /** The view with words in place of numbers that stand for things; the generic table shows this. */
  board?(view: unknown): unknown;
  /** Sides that the rules play: who they are. Their numbers come behind those of the seats. */
  rivals?(view: unknown): readonly string[];
  /** Where the view is best seen as a map: a plain drawing above the rest of the generic table. */
  picture?(view: unknown): Picture;
  /** The game's own table; without it the generic one serves. */
  readonly table?: () => Promise<Component>;
}
