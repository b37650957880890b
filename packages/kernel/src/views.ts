import type { Viewer } from './seat.ts';

/**
 * Holds what the views of one state have in common with each other and with those of the state before, so that a game
 * makes only what has changed, and a comparison of two views skips the rest.
 */
export interface SharedParts {
  /** What `make` returned the first time. It is given what it returned for the state before, if that is known. */
  of<Parts>(make: (previous: Parts | undefined) => Parts): Parts;
}

export function sharedParts(previous?: SharedParts): SharedParts {
  let before = previous;
  let kept: { readonly parts: unknown } | undefined;
  return {
    of<Parts>(make: (previous: Parts | undefined) => Parts): Parts {
      if (kept === undefined) {
        kept = { parts: make(before?.of<Parts | undefined>(() => undefined)) };
        // Otherwise every state would keep all those before it.
        before = undefined;
      }
      return kept.parts as Parts;
    },
  };
}

/** The part of a game that makes views. */
export interface ViewMaker<State, View> {
  view(state: State, viewer: Viewer, shared?: SharedParts): View;
}

/** The views of a state that no longer changes. Each is made once, and they share parts where the game allows it. */
export class Views<State, View> {
  readonly state: State;
  readonly #game: ViewMaker<State, View>;
  readonly #shared: SharedParts;
  #byViewer: Map<Viewer, View> | undefined;

  /** `previous`: the views of the state before. */
  constructor(game: ViewMaker<State, View>, state: State, previous?: Views<State, View>) {
    this.#game = game;
    this.state = state;
    const isKnown = previous !== undefined && previous.#byViewer !== undefined;
    this.#shared = sharedParts(isKnown ? previous.#shared : undefined);
  }

  of(viewer: Viewer): View {
    this.#byViewer ??= new Map();
    let view = this.#byViewer.get(viewer);
    if (view === undefined) {
      view = this.#game.view(this.state, viewer, this.#shared);
      this.#byViewer.set(viewer, view);
    }
    return view;
  }
}
