import { type GameCards, type GameUi, wordsOf } from '@portolan/client';

/** Something that a player points at, as the page marks it. */
export interface Thing {
  /** What choosing it picks. */
  readonly target: string | undefined;
  /** Its card. */
  readonly card: string | undefined;
}

export interface Asking {
  readonly ui: GameUi;
  readonly view: unknown;
  /** What may be played now, in notation. */
  readonly legal: readonly string[];
  /** Whether a move has to do with the thing that a card is about. */
  readonly concerns: GameCards['concerns'];
}

export interface About {
  /** Legal moves that use the thing. */
  readonly open: readonly string[];
  /** Moves worth asking about, the most relevant ones first. */
  readonly closed: readonly string[];
}

/** Every one is a question to the server. */
const MOST = 12;

/**
 * The moves that use a thing. Of the closed ones, those of a kind that is possible now; failing that, one of each kind,
 * because they are all closed for the same reason: something else is being decided.
 */
export function movesAbout(asking: Asking, thing: Thing): About {
  const { ui, legal } = asking;
  const about = [...(ui.allMoves?.() ?? [])].filter((text) => uses(asking, thing, text));
  const playable = new Set(legal);
  const verbs = new Set(legal.map(verbOf));
  const closed = about.filter((text) => !playable.has(text));
  const near = closed.filter((text) => verbs.has(verbOf(text)));
  return {
    open: about.filter((text) => playable.has(text)),
    closed: (near.length > 0 ? near : oneOfEach(closed)).slice(0, MOST),
  };
}

function uses({ ui, view, concerns }: Asking, { target, card }: Thing, text: string): boolean {
  if (target !== undefined && (ui.targets?.(text, view) ?? wordsOf(text)).includes(target)) return true;
  return card !== undefined && concerns(card, text, view);
}

function oneOfEach(texts: readonly string[]): readonly string[] {
  return [...new Map(texts.toReversed().map((text) => [verbOf(text), text])).values()].toReversed();
}

function verbOf(text: string): string {
  return wordsOf(text)[0] ?? '';
}
