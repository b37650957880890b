import {
  type AnyGame,
  type BaseEvent,
  type BaseState,
  type GamePackage,
  nextWord,
  ok,
  type Seat,
  seesAs,
  type Viewer,
} from '@portolan/kernel';

/** A word that only its seat may read, planted in the state, the events and the moves of that seat. */
const TOKEN = /token-(\d)-[0-9a-f]{16}/g;

interface PlantedState extends BaseState {
  planted: string[];
}

interface PlantedEvent extends BaseEvent {
  readonly token: string;
  /** The seat whose move caused it. */
  readonly by: Seat;
}

/** The same game with a secret word planted in every secret of a seat. */
export function plant(pkg: GamePackage): GamePackage {
  return {
    ...pkg,
    open(components?: unknown) {
      const open = components === undefined ? pkg.open() : pkg.open(components);
      return open.ok ? ok({ game: plantGame(open.value.game), advice: open.value.advice }) : open;
    },
  };
}

function plantGame(game: AnyGame): AnyGame {
  const wordsOf = (state: BaseState): string[] => (state as PlantedState).planted;
  const withWords = (state: BaseState, words: readonly string[]): PlantedState => ({
    ...state,
    planted: words.slice(),
  });
  return {
    ...game,
    setup(options, seats, rng) {
      const words = Array.from(
        { length: seats },
        (_, seat) => `token-${seat}-${hex(nextWord(rng))}${hex(nextWord(rng))}`,
      );
      return withWords(game.setup(options, seats, rng), words);
    },
    clone: (state) => withWords(game.clone(state), wordsOf(state)),
    determinize: (state, seat, rng) => withWords(game.determinize(state, seat, rng), wordsOf(state)),
    legalMoves(state, seat, out) {
      const token = wordsOf(state)[seat];
      const moves = game.legalMoves(state, seat, []);
      out.length = 0;
      for (const move of moves) out.push({ move, token });
      return out;
    },
    apply(state, seat, move, emit) {
      const token = wordsOf(state)[seat] ?? '';
      game.apply(state, seat, bare(move), (event) => {
        const planted: PlantedEvent = { ...event, token, by: seat };
        emit?.(planted);
      });
    },
    view: (state, viewer) => ({
      view: game.view(state, viewer),
      words: wordsOf(state).filter((_, seat) => seesAs(viewer, seat)),
    }),
    redact: (event, viewer) => redact(game, event, viewer),
    reveals: (event) => game.reveals(event),
    writeMove: (move) => `${game.writeMove(bare(move))} ${(move as { token?: string }).token ?? ''}`,
    readMove(text) {
      const at = text.lastIndexOf(' ');
      const move = game.readMove(text.slice(0, at));
      return move === undefined ? undefined : { move, token: text.slice(at + 1) };
    },
    allMoves: () => game.allMoves().map((move) => ({ move, token: '' })),
    whyNot: (state, seat, move) => game.whyNot(state, seat, bare(move)),
  };
}

function redact(game: AnyGame, event: BaseEvent, viewer: Viewer): BaseEvent | undefined {
  const { token, by, ...rest } = event as PlantedEvent;
  const redacted = game.redact(rest, viewer);
  return redacted !== undefined && seesAs(viewer, by) ? ({ ...redacted, token } as BaseEvent) : redacted;
}

function bare(move: unknown): unknown {
  return (move as { readonly move: unknown }).move;
}

function hex(word: number): string {
  return word.toString(16).padStart(8, '0');
}

/** The seats whose words occur in a text although `viewer` may not read them. */
export function strangeWords(text: string, viewer: Viewer): number[] {
  return [...text.matchAll(TOKEN)].map(([, seat]) => Number(seat)).filter((seat) => !seesAs(viewer, seat));
}
