/** Names of pieces and spots on the page; the first one that is visible counts. */
export type Where = readonly string[];

/** When a movement takes place, as shares of the event's time. */
export interface CueTime {
  readonly at: number;
  readonly for: number;
}

/** One movement of an event's animation. `Sprite` is whatever the game draws for a moving piece. */
export type Cue<Sprite> = CueTime &
  (
    | {
        readonly do: 'travel';
        readonly sprite: Sprite;
        readonly from: Where;
        readonly to: Where;
        /** The piece on the table that is hidden meanwhile. */
        readonly hides?: string;
      }
    /** Turns a piece over; `sprite` is its other side. */
    | { readonly do: 'turn'; readonly piece: string; readonly sprite: Sprite }
    | { readonly do: 'appear'; readonly sprite: Sprite; readonly to: Where }
    | { readonly do: 'vanish'; readonly piece: string }
    /** Draws attention; with reduced motion every cue becomes one. */
    | { readonly do: 'ring'; readonly around: Where }
  );

/** The same cue for several things, one a little after the other, within the time of one. */
export function staggered<const Sprite, Thing>(
  things: readonly Thing[],
  cue: (thing: Thing) => Cue<Sprite>,
): Cue<Sprite>[] {
  if (things.length < 2) return things.map(cue);
  return things.map((thing, at) => {
    const one = cue(thing);
    const step = (one.for * 0.5) / (things.length - 1);
    return { ...one, at: one.at + at * step, for: one.for * 0.5 };
  });
}

/** The journey of a sprite. */
export interface Journey {
  readonly from: Where;
  readonly to: Where;
  readonly time: CueTime;
  readonly hides?: string;
}

export function travel<const Sprite>(sprite: Sprite, { time, ...journey }: Journey): Cue<Sprite> {
  return { do: 'travel', sprite, ...journey, ...time };
}

export function ring(...around: readonly string[]): Cue<never> {
  return { do: 'ring', around, at: 0, for: 1 };
}
