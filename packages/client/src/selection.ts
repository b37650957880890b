/** A legal move and the targets that select it, in the order in which people usually pick them. */
export interface Option {
  readonly text: string;
  readonly path: readonly string[];
}

/** The targets picked so far, and the moves they were picked from. Immutable: every pick creates a new one. */
export interface Selection {
  readonly options: readonly Option[];
  readonly picks: readonly string[];
  /** Each target names one thing, so targets can be picked in any order. Words of the notation do not. */
  readonly free: boolean;
}

export interface Choice {
  readonly target: string;
  /** The moves that remain possible after picking it. */
  readonly options: readonly Option[];
}

export interface Outlook {
  /** What was picked, and what had no alternative. */
  readonly settled: readonly string[];
  /** What can be picked next, in the order of the moves. Empty when nothing is left to pick. */
  readonly choices: readonly Choice[];
  /** Everything that can be pointed at, in any order, with the moves that remain possible after it. */
  readonly lit: ReadonlyMap<string, readonly Option[]>;
  /** The chosen move, waiting to be confirmed. */
  readonly chosen: Option | undefined;
  /** Whether there is a pick that can be undone. */
  readonly canBack: boolean;
}

/** A candidate move and the targets still to be picked for it. */
interface Candidate {
  readonly option: Option;
  readonly rest: readonly string[];
}

export function beginSelection(options: readonly Option[], { free = false } = {}): Selection {
  return { options, picks: [], free };
}

/** The words of the notation: the path of a move for games without targets of their own. */
export function wordsOf(text: string): readonly string[] {
  return text.split(' ').filter((word) => word !== '');
}

/**
 * Picks `target`. Where targets are names, all moves that need it remain. Otherwise the moves that need it next remain,
 * or failing that, those that need it later. Nothing changes when no move needs it.
 */
export function pick(selection: Selection, target: string): Selection {
  const { candidates } = narrow(selection);
  return candidates.some(({ rest }) => rest.includes(target))
    ? { ...selection, picks: [...selection.picks, target] }
    : selection;
}

/** Undoes the last pick and everything that followed from it. */
export function back(selection: Selection): Selection {
  return { ...selection, picks: selection.picks.slice(0, -1) };
}

export function cancel(selection: Selection): Selection {
  return selection.picks.length === 0 ? selection : { ...selection, picks: [] };
}

export function outlook(selection: Selection): Outlook {
  const { candidates, settled } = narrow(selection);
  const done = candidates.find(({ rest }) => rest.length === 0);
  return {
    settled,
    choices: choicesOf(candidates),
    lit: behind(candidates.map(({ option, rest }) => ({ option, targets: new Set(rest) }))),
    chosen: done?.option,
    canBack: selection.picks.length > 0,
  };
}

/** Moves that share a path, so that pointing cannot distinguish them. A game's own table has none. */
export function clashes(options: readonly Option[]): (readonly Option[])[] {
  const byPath = new Map<string, Option[]>();
  for (const option of options) {
    const key = JSON.stringify(option.path);
    byPath.set(key, [...(byPath.get(key) ?? []), option]);
  }
  return [...byPath.values()].filter((group) => group.length > 1);
}

function narrow({ options, picks, free }: Selection): { candidates: readonly Candidate[]; settled: readonly string[] } {
  const settled: string[] = [];
  let candidates = forced(
    options.map((option) => ({ option, rest: option.path })),
    settled,
  );
  for (const target of picks) {
    settled.push(target);
    candidates = forced(take(candidates, target, free), settled);
  }
  return { candidates, settled };
}

function take(candidates: readonly Candidate[], target: string, free: boolean): readonly Candidate[] {
  const next = free ? [] : candidates.filter(({ rest }) => rest[0] === target);
  const paths = next.length > 0 ? next : candidates.filter(({ rest }) => rest.includes(target));
  return paths.map(({ option, rest }) => ({ option, rest: rest.toSpliced(rest.indexOf(target), 1) }));
}

/** Settles whatever all candidates need next. A single candidate is settled completely and only needs confirmation. */
function forced(candidates: readonly Candidate[], settled: string[]): readonly Candidate[] {
  let now = candidates;
  for (;;) {
    const target = now[0]?.rest[0];
    if (target === undefined || !now.every(({ rest }) => rest[0] === target)) return now;
    settled.push(target);
    now = now.map(({ option, rest }) => ({ option, rest: rest.slice(1) }));
  }
}

function choicesOf(candidates: readonly Candidate[]): readonly Choice[] {
  const next = candidates.map(({ option, rest }) => ({ option, targets: rest.slice(0, 1) }));
  return [...behind(next)].map(([target, options]) => ({ target, options }));
}

/** The moves that each target leads to, both in the order of the moves. */
function behind(
  paths: readonly { readonly option: Option; readonly targets: Iterable<string> }[],
): ReadonlyMap<string, readonly Option[]> {
  const byTarget = new Map<string, Option[]>();
  for (const { option, targets } of paths) {
    for (const target of targets) {
      const options = byTarget.get(target);
      if (options === undefined) byTarget.set(target, [option]);
      else options.push(option);
    }
  }
  return byTarget;
}
