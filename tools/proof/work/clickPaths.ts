import { beginSelection, clashes, type Option, outlook, pick, type Selection } from '@portolan/client';
import { type AnyGame, below, InvariantError, opening, type Rng, rngFromSeed } from '@portolan/kernel';

/** The things a move points at, as a game's own table has it. */
export type Targets = (text: string, view: unknown) => readonly string[];

export interface PathFigures {
  readonly games: number;
  readonly decisions: number;
  /** Moves whose clicks were tried. */
  readonly moves: number;
  /** Clicks of the longest way to a move. */
  readonly longest: number;
  readonly faults: readonly string[];
}

const MOST_FAULTS = 5;

/** Plays one random game and tries the clicks of every legal move on the way. */
export function tryPaths(game: AnyGame, targets: Targets, seats: number, seed: string): PathFigures {
  const options = game.readOptions({});
  if (!options.ok) throw new InvariantError(`${game.id} has no default options`);
  const { state } = opening(game, { options: options.value, seats, seed });
  const rng = rngFromSeed(`${seed}/clicks`);
  const faults: string[] = [];
  const sum = { games: 1, decisions: 0, moves: 0, longest: 0 };
  for (let seat = nextSeat(game, state, rng); seat !== undefined; seat = nextSeat(game, state, rng)) {
    const legal = game.legalMoves(state, seat, []);
    const view = game.view(state, seat);
    const offered = legal.map((move) => {
      const text = game.writeMove(move);
      return { text, path: targets(text, view) };
    });
    sum.decisions++;
    sum.moves += offered.length;
    sum.longest = Math.max(sum.longest, ...offered.map(({ path }) => path.length));
    for (const fault of faultsOf(offered))
      faults.push(`${seed}, ${seats} players, decision ${sum.decisions}: ${fault}`);
    if (faults.length >= MOST_FAULTS) break;
    game.apply(state, seat, legal[below(rng, legal.length)]);
  }
  return { ...sum, faults };
}

function nextSeat(game: AnyGame, state: Parameters<AnyGame['awaiting']>[0], rng: Rng): number | undefined {
  const seats = game.awaiting(state);
  return seats.length === 0 ? undefined : seats[below(rng, seats.length)];
}

/** What is wrong with the ways to these moves; nothing where each is reached by clicks that lead to no other. */
export function faultsOf(offered: readonly Option[]): string[] {
  const faults = clashes(offered.map(({ text, path }) => ({ text, path: path.toSorted() }))).map(
    (group) => `the same clicks for ${group.map(({ text }) => `'${text}'`).join(' and ')}`,
  );
  const begun = beginSelection(offered, { free: true });
  for (const { text, path } of offered) {
    if (path.length === 0) faults.push(`nothing to click for '${text}'`);
    for (const order of [path, path.toReversed()]) {
      const fault = follow(begun, order, text);
      if (fault !== undefined) faults.push(fault);
    }
  }
  return faults;
}

/** Clicks one thing after the other, as far as each is lit; what is settled already needs no click. */
function follow(begun: Selection, path: readonly string[], text: string): string | undefined {
  let selection = begun;
  for (const target of path) {
    const now = outlook(selection);
    if (now.settled.includes(target)) continue;
    if (!now.lit.has(target)) return `${target} is not lit on the way to '${text}'`;
    selection = pick(selection, target);
  }
  const { chosen } = outlook(selection);
  return chosen?.text === text ? undefined : `the clicks for '${text}' choose ${chosen?.text ?? 'nothing'}`;
}
