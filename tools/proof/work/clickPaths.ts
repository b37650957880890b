import { setImmediate as immediate } from 'node:timers/promises';
import { beginSelection, clashes, type Option, outlook, pick, type Selection } from '@portolan/client';
import { type AnyGame, below, InvariantError, opening, type Rng, rngFromSeed } from '@portolan/kernel';
import type { DrawnTable, Question } from '../drawing/drawnTable.ts';

export interface PathFigures {
  readonly games: number;
  readonly decisions: number;
  /** Moves whose clicks were tried. */
  readonly moves: number;
  /** The length of the longest click path to a move. */
  readonly longest: number;
  /** Tables that were rendered to look for targets. */
  readonly drawings: number;
  readonly faults: readonly string[];
}

export interface Trial {
  readonly game: AnyGame;
  targets(text: string): readonly string[];
  /** Absent if the table is not rendered. */
  readonly table?: DrawnTable;
  readonly seats: number;
  readonly seed: string;
}

const MOST_FAULTS = 5;

/** Plays one random game and tries the clicks of every legal move on the way. */
export async function tryPaths({ game, targets, table, seats, seed }: Trial): Promise<PathFigures> {
  const options = game.readOptions({});
  if (!options.ok) throw new InvariantError(`${game.id} has no default options`);
  const { state } = opening(game, { options: options.value, seats, seed });
  const rng = rngFromSeed(`${seed}/clicks`);
  const faults: string[] = [];
  const sum = { games: 1, decisions: 0, moves: 0, longest: 0, drawings: 0 };
  for (let seat = nextSeat(game, state, rng); seat !== undefined; seat = nextSeat(game, state, rng)) {
    const legal = game.legalMoves(state, seat, []);
    const offered = legal.map((move) => {
      const text = game.writeMove(move);
      return { text, path: targets(text) };
    });
    const question = { view: game.view(state, seat), seat, seats, seq: sum.decisions, offered };
    if (sum.decisions === 0) await table?.settle(question);
    const drawn = table === undefined ? { faults: [], drawings: 0 } : faultsDrawn(table, question);
    sum.decisions++;
    sum.moves += offered.length;
    sum.longest = Math.max(sum.longest, ...offered.map(({ path }) => path.length));
    sum.drawings += drawn.drawings;
    const where = `${seed}, ${seats} players, decision ${sum.decisions}`;
    for (const fault of [...faultsOf(offered), ...drawn.faults]) faults.push(`${where}: ${fault}`);
    if (faults.length >= MOST_FAULTS) break;
    game.apply(state, seat, legal[below(rng, legal.length)]);
    // The page's effects are timers; kept back, they and all that was drawn would pile up over the whole game.
    if (table !== undefined) await immediate();
  }
  return { ...sum, faults };
}

function nextSeat(game: AnyGame, state: Parameters<AnyGame['awaiting']>[0], rng: Rng): number | undefined {
  const seats = game.awaiting(state);
  return seats.length === 0 ? undefined : seats[below(rng, seats.length)];
}

/** What is wrong with the click paths to these moves; nothing if each path leads to exactly one move. */
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

/** Clicks the targets one after the other, as far as they are highlighted; what is settled needs no click. */
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

/**
 * Follows all click paths from a question: at each click the table is rendered, everything that can be picked next must
 * be there, a click must pick that and nothing else, and nothing may be highlighted that leads nowhere.
 */
function faultsDrawn(table: DrawnTable, question: Question): { readonly faults: string[]; readonly drawings: number } {
  const faults: string[] = [];
  let drawings = 0;
  const visit = (picks: readonly string[]): void => {
    const { now, targets } = table.draw(question, picks);
    drawings++;
    const after = picks.length === 0 ? '' : ` after ${picks.join(', ')}`;
    for (const target of targets) if (!now.lit.has(target)) faults.push(`${target} glows${after} and leads nowhere`);
    for (const { target } of now.choices) {
      if (!targets.has(target)) faults.push(`${target} is not drawn${after}`);
    }
    for (const { target, options } of now.choices) {
      if (options.length === 1 || !targets.has(target)) continue;
      table.draw(question, picks);
      const clicked = table.click(target);
      if (clicked.join() !== [...picks, target].join())
        faults.push(`a click on ${target}${after} picks ${clicked.join()}`);
      else visit(clicked);
    }
  };
  visit([]);
  return { faults, drawings };
}
