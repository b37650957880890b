import type { SoundName } from '../sound/hear.ts';
import type { Waypoint } from './route.ts';

/** Names of pieces and spots on the page; the first one that is visible counts. */
export type Where = readonly string[];

/** When a movement takes place, as shares of the event's time. */
export interface CueTime {
  readonly at: number;
  readonly for: number;
}

/** The way a sprite takes over a board. It is drawn behind the sprite. */
export interface Route {
  /** The spot of the board. */
  readonly within: string;
  readonly through: readonly Waypoint[];
  /** The sprite comes from beyond the first waypoint, or leaves beyond the last one. */
  readonly enters?: boolean;
  readonly leaves?: boolean;
  /** It ends at the last waypoint, where nothing is yet. */
  readonly stays?: boolean;
  /** The size of the sprite's type, as a share of the board's width; without it, that of the piece. */
  readonly em?: number;
  /** False where no line is drawn behind the sprite. */
  readonly wake?: boolean;
  /** Where the sprite looks as it is drawn; it is mirrored when it moves the other way. */
  readonly faces?: 'left' | 'right';
}

/** The journey of a sprite from one place to another. */
export interface Journey {
  readonly from: Where;
  readonly to: Where;
  readonly time: CueTime;
  /** The piece on the table that is hidden meanwhile. */
  readonly hides?: string;
  readonly via?: Route;
  /** How high it flies, as a share of the distance. */
  readonly arc?: number;
  /** It is gone when it arrives. */
  readonly spent?: boolean;
}

/** One movement of an event's animation. `Sprite` is whatever the game draws for a moving piece. */
export type Cue<Sprite> = CueTime &
  (
    | ({ readonly do: 'travel'; readonly sprite: Sprite } & Omit<Journey, 'time'>)
    /** Turns a piece over; `sprite` is its other side. */
    | { readonly do: 'turn'; readonly piece: string; readonly sprite: Sprite }
    | { readonly do: 'appear'; readonly sprite: Sprite; readonly to: Where }
    /** Appears, grows and fades, like smoke. */
    | { readonly do: 'puff'; readonly sprite: Sprite; readonly to: Where }
    | { readonly do: 'vanish'; readonly piece: string }
    /** A picture of what happens at a place, larger than the place and in front of it. */
    | { readonly do: 'closeup'; readonly sprite: Sprite; readonly to: Where }
    /** Draws attention; with reduced motion every movement becomes one. */
    | { readonly do: 'ring'; readonly around: Where }
    /** A moment in front of the table, for instance the ranking at the end of a round. */
    | { readonly do: 'ceremony'; readonly sprite: Sprite }
    | { readonly do: 'sound'; readonly sound: SoundName }
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

export function travel<const Sprite>(sprite: Sprite, { time, ...journey }: Journey): Cue<Sprite> {
  return { do: 'travel', sprite, ...journey, ...time };
}

export function ring(...around: readonly string[]): Cue<never> {
  return { do: 'ring', around, at: 0, for: 1 };
}

export function sound(name: SoundName, at = 0): Cue<never> {
  return { do: 'sound', sound: name, at, for: 0 };
}
