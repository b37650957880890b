import type { Said } from '@portolan/i18n';
import type { BaseEvent } from '@portolan/kernel';
import type { EntryInfo, Moment, TableInfo, ToldOutcome } from '@portolan/protocol';
import type { Match } from './matchStore.ts';
import type { Outlook, Selection } from './selection.ts';
import type { Step } from './steps.ts';
import type { Timeline } from './timeline.ts';

/** What a move does, what it costs and what it brings: phrases without closing punctuation. */
export interface MoveText {
  /** The move itself; it can be understood without the rest. */
  readonly text: string;
  readonly cost?: string;
  readonly effect?: string;
}

/** A game's own words. A game that brings none is shown in notation. */
export interface GameText {
  /** The question put to the one who sees `view`. */
  prompt(view: unknown): string;
  /** Describes a move to the viewer of `view`, who may play it. */
  describeMove(move: unknown, view: unknown): MoveText;
  /**
   * A sentence, or undefined for an event that goes without saying. `names` is by seat; `you` is the seat of a reader
   * who is addressed as such.
   */
  describeEvent(event: BaseEvent, names: readonly string[], you?: number): string | undefined;
  /** The same sentence in parts, so that the things it speaks of can be shown on the board. */
  tellEvent?(event: BaseEvent, names: readonly string[], you?: number): readonly Said[] | undefined;
  /** Loads the texts of events, which the first picture does without; until then no event has one. */
  readonly loadEvents?: () => Promise<void>;
  /**
   * The same texts for one match: with the names that places have only there, and for the seats whose players have
   * resigned. Any view of the match will do.
   */
  forMatch?(view: unknown, resigned: readonly number[]): GameText;
}

/** Words for a place without drawings as well. */
export interface TableText extends GameText {
  /** The table as its viewer sees it, in several lines. */
  describeView(view: unknown, names: readonly string[]): string;
}

/** A question of the page for a new table: a switch, or with `values` one of several. */
export type GameOption = {
  /** The game's name for it; `list.0`, `list.1` and so on are the members of a list. */
  readonly key: string;
  readonly label: string;
  readonly hint: string;
  /** The id of the rule whose second reading this is. */
  readonly rule?: string;
  /** Asked only at tables with this many seats. */
  readonly seats?: readonly number[];
} & (
  | { readonly initial: boolean; readonly values?: undefined }
  | { readonly initial: string; readonly values: readonly { readonly value: string; readonly label: string }[] }
);

/** Choosing a move: what is possible, what was picked, and the ways forward and back. */
export interface Turn {
  readonly selection: Selection;
  readonly outlook: Outlook;
  /** The outlook before anything was picked. */
  readonly whole: Outlook;
  pick(...targets: readonly string[]): void;
  back(): void;
  cancel(): void;
  /** Plays the move that is chosen; nothing happens when none is. */
  confirm(): void;
}

/** What a game's own table is given: live, in a replay, or for somebody who only watches. */
export interface TableProps {
  readonly table: TableInfo;
  /** As far as the match has been shown; its view is the one to draw. In a replay and for spectators nothing is legal. */
  readonly moment: Moment;
  /** By seat. */
  readonly names: readonly string[];
  /** The viewer's seats. */
  readonly own: readonly number[];
  /** The seats whose players have resigned: they come last, whatever the bots in their seats achieve. */
  readonly resigned: readonly number[];
  /** Absent where nothing can be chosen: in a replay, for spectators, while others are asked or a move is under way. */
  readonly turn?: Turn;
  /** The step that is being shown, for tables that show steps as motion. */
  readonly timeline: Timeline<Step>;
  /** Absent in a replay. */
  readonly match?: Match;
}

/** What a game's own controls are given; they stand below the question, in place of the buttons for every move. */
export interface ControlsProps<Node = unknown> extends TableProps {
  readonly turn: Turn;
  /** The buttons for every move, for a question that needs nothing better. */
  readonly otherwise: Node;
}

/** What a picture of a game's board is given. */
export interface StillProps {
  readonly view: unknown;
  /** By seat. */
  readonly names: readonly string[];
}

export interface ResultProps {
  readonly outcome: ToldOutcome;
  /** By seat. */
  readonly names: readonly string[];
  /** Of the moves that stand, in order. Empty where the course of the match is not at hand. */
  readonly events: readonly BaseEvent[];
}

export interface GuideProps {
  /** The id of the table. */
  readonly table: string;
  readonly view: unknown;
  /** By seat. */
  readonly names: readonly string[];
  readonly own: readonly number[];
  /** What may be played now, in notation. */
  readonly legal: readonly string[] | undefined;
  /** The player's moves are made and only the end of the turn is missing. */
  readonly mayEnd: boolean;
  /** How far the choice of a move has come; `only` is a move without an alternative. */
  readonly picked: 'nothing' | 'part' | 'move' | 'only';
  /** The move that waits to be confirmed, in notation. */
  readonly chosen: string | undefined;
  /** The board still shows what happened before the question; a button skips it. */
  readonly showing: boolean;
  /** The labels of the page's own buttons, so that the guide can name them. */
  readonly buttons: {
    readonly confirm: string;
    readonly back: string;
    readonly undo: string;
    readonly endTurn: string;
    readonly skip: string;
  };
  readonly entries: readonly EntryInfo[];
  /** Picks the move as if by hand; it still has to be confirmed. */
  choose(text: string): void;
  onClose(): void;
}

/** What things are called. */
export interface ThingName {
  readonly title: string;
  /** Whether it is a name, of a person or from the components, rather than a text of the interface. */
  readonly named?: boolean;
}

/** What a game knows about the things on its table that have a card, for a page that shows other words about them. */
export interface GameCards {
  /** Whether a move uses the thing that the card is about. */
  concerns(card: string, text: string, view: unknown): boolean;
  /** Undefined where there is no such card. `names` is by seat. */
  nameOf(card: string, view: unknown, names: readonly string[]): ThingName | undefined;
}

/** A match that is over. */
export interface FinishedMatch {
  readonly outcome: ToldOutcome;
  /** The last view, as anybody sees it. */
  readonly view: unknown;
}

/** Something to remember about a match. */
export interface RecordFact {
  readonly label: string;
  readonly value: string;
}

/** How the page shows components; the page knows what kind of thing each one is. */
export interface Components {
  readonly table: unknown;
  readonly still: unknown;
  readonly controls: unknown;
  readonly result: unknown;
  readonly guide: unknown;
  readonly overview: unknown;
  readonly legend: unknown;
}

/** A game's own table, and the controls that go with it. */
export interface GameTable<C extends Components = Components> {
  readonly Table: C['table'];
  readonly Controls?: C['controls'];
}

/** What a game brings for the browser. All of it is loaded only when one of its tables is opened. */
export interface GameUi<C extends Components = Components> {
  readonly text?: GameText;
  /** The move behind its notation, for `text.describeMove`; undefined for one that the shipped components lack. */
  readMove?(text: string): unknown;
  /**
   * The things a move points at, in the order a person usually picks them. With a table of its own each thing has a
   * name of its own, so that they may be picked in any order.
   */
  targets?(text: string, view: unknown): readonly string[];
  /** Every move of the notation, legal or not, so that a player can ask why one is closed. */
  allMoves?(): Iterable<string>;
  /** What it knows about the cards on its table; without it, cards are called like targets. */
  readonly cards?: () => Promise<GameCards>;
  /** The name of a target, or of a source of points in the result; without one the page spells out its id. */
  nameTarget?(target: string): string | undefined;
  /** How long an event deserves to be shown, in ms; 0 leaves it out. `view` is the one just before it. */
  paceOf?(event: BaseEvent, view: unknown): number;
  /** The game's own table; without it the generic one serves. */
  readonly table?: () => Promise<GameTable<C>>;
  /** The board by itself as a picture, as wide as its place. */
  readonly still?: () => Promise<C['still']>;
  /** Charts for the result. */
  readonly result?: () => Promise<C['result']>;
  /** What is worth remembering of a finished solo match, in the order of columns. */
  readonly record?: () => Promise<(finished: FinishedMatch) => readonly RecordFact[]>;
  /** Names the parts that bots divide an expected score into, for instance the features of the game. */
  readonly terms?: () => Promise<(name: string) => string | undefined>;
  /** The game at a glance, above its rules. */
  readonly overview?: () => Promise<C['overview']>;
  /** Every symbol of the table and what it stands for. */
  readonly legend?: () => Promise<C['legend']>;
  /** Leads somebody new through a game. */
  readonly guide?: () => Promise<C['guide']>;
}
