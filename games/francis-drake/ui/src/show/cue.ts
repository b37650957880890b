import type { GlyphName } from '../art/Glyph.tsx';

/** What moves, as it is drawn. */
export type Sprite =
  | { readonly is: 'disc'; readonly seat: number; readonly face?: string }
  | { readonly is: 'ship'; readonly seat: number; readonly galleon: boolean }
  | { readonly is: 'counter'; readonly value?: number }
  | { readonly is: 'glyph'; readonly name: GlyphName; readonly count?: number }
  | { readonly is: 'points'; readonly count: number };

/** Names of pieces and spots in the page, the first that can be seen counts. */
export type Where = readonly string[];

/** One thing that moves while an event is on show. `at` and `for` are shares of the event's time. */
export type Cue = { readonly at: number; readonly for: number } & (
  | {
      readonly do: 'travel';
      readonly sprite: Sprite;
      readonly from: Where;
      readonly to: Where;
      readonly hides?: string;
    }
  /** Turns a piece over; `sprite` is its other side. */
  | { readonly do: 'turn'; readonly piece: string; readonly sprite: Sprite }
  | { readonly do: 'appear'; readonly sprite: Sprite; readonly to: Where }
  | { readonly do: 'vanish'; readonly piece: string }
  /** Draws the eye; the only one left where motion is unwelcome. */
  | { readonly do: 'ring'; readonly around: Where }
);

/** The cues of several things that do the same, one a little after the other. */
export function staggered<Thing>(things: readonly Thing[], cue: (thing: Thing) => Cue): Cue[] {
  if (things.length < 2) return things.map(cue);
  return things.map((thing, at) => {
    const one = cue(thing);
    // The last one still ends in time.
    const step = (one.for * 0.5) / (things.length - 1);
    return { ...one, at: one.at + at * step, for: one.for * 0.5 };
  });
}

export function travel(sprite: Sprite, from: Where, to: Where, time: Pick<Cue, 'at' | 'for'>, hides?: string): Cue {
  return { do: 'travel', sprite, from, to, ...time, ...(hides === undefined ? {} : { hides }) };
}

export function ring(...around: readonly string[]): Cue {
  return { do: 'ring', around, at: 0, for: 1 };
}
