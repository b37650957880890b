import {
  type AnyGame,
  advance,
  type BaseState,
  below,
  type GamePackage,
  InvariantError,
  ok,
  type Rng,
  rngFromSeed,
  type Seat,
  shuffle,
  tell,
} from '@portolan/kernel';

/** Two worlds that `seat` cannot tell apart. */
export interface WorldPair {
  readonly seat: Seat;
  readonly one: BaseState;
  readonly other: BaseState;
}

/** Moves of a seat, one for each world, after which `pair.seat` still cannot tell them apart. */
export interface MovePair {
  readonly texts: readonly [string, string];
  readonly next: WorldPair;
}

/** A package whose games start from the world assigned to their seed. */
export function beginAt(pkg: GamePackage, worldOf: (seed: Rng) => BaseState | undefined): GamePackage {
  return {
    ...pkg,
    open(components?: unknown) {
      const open = components === undefined ? pkg.open() : pkg.open(components);
      if (!open.ok) return open;
      const { game } = open.value;
      const setup: AnyGame['setup'] = (_options, _seats, rng) => {
        const world = worldOf(rng);
        if (world === undefined) throw new InvariantError('no world for this seed');
        return game.clone(world);
      };
      return ok({ ...open.value, game: { ...game, setup } });
    },
  };
}

/** A world in the middle of a random game, and one that differs only in what a seat may not know. */
export function dealPair(game: AnyGame, seats: number, rng: Rng): WorldPair {
  const options = game.readOptions({});
  if (!options.ok) throw new InvariantError(`${game.id} has no default options`);
  for (;;) {
    const state = game.setup(options.value, seats, rngFromSeed(`${rng.join()}/${below(rng, 1_000_000_000)}`));
    const moves = below(rng, 80);
    for (let played = 0; played < moves && game.awaiting(state).length > 0; played++) playAny(game, state, rng);
    if (game.awaiting(state).length === 0) continue;
    const seat = below(rng, seats);
    const other = game.determinize(state, seat, rng);
    if (facts(state) !== facts(other)) return { seat, one: state, other };
  }
}

function playAny(game: AnyGame, state: BaseState, rng: Rng): void {
  const asked = game.awaiting(state);
  const seat = asked[below(rng, asked.length)] ?? 0;
  const moves = game.legalMoves(state, seat, []);
  game.apply(state, seat, moves[below(rng, moves.length)]);
}

function facts(state: BaseState): string {
  return JSON.stringify({ ...state, rng: 0 });
}

/** Undefined if every move of `mover` would reveal to the seat in which world it is. */
export function pairMoves(game: AnyGame, pair: WorldPair, mover: Seat, rng: Rng): MovePair | undefined {
  const ones = shuffle(rng, game.legalMoves(pair.one, mover, []));
  const others = shuffle(rng, game.legalMoves(pair.other, mover, []));
  for (const one of ones) {
    const first = game.writeMove(one);
    // The observing seat makes the same move in both worlds.
    const candidates = mover === pair.seat ? others.filter((move) => game.writeMove(move) === first) : others;
    const step = stepIn(game, pair.seat, { state: pair.one, mover, move: one });
    for (const other of candidates) {
      const twin = stepIn(game, pair.seat, { state: pair.other, mover, move: other });
      if (step.seen !== twin.seen) continue;
      const next = { seat: pair.seat, one: step.state, other: twin.state };
      return { texts: [first, game.writeMove(other)], next };
    }
  }
  return undefined;
}

interface Step {
  readonly state: BaseState;
  readonly mover: Seat;
  readonly move: unknown;
}

/** Plays a move, and returns what `seat` and spectators see of it. */
function stepIn(
  game: AnyGame,
  seat: Seat,
  { state, mover, move }: Step,
): { readonly state: BaseState; readonly seen: string } {
  const played = advance(game, { state, seq: 0 }, mover, move);
  const viewers = [seat, 'spectator'] as const;
  const seen = JSON.stringify([
    game.awaiting(played.state),
    viewers.map((viewer) => [game.view(played.state, viewer), tell(game, played.events, viewer)]),
  ]);
  return { state: played.state, seen };
}
