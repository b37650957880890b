/** A legal move and the things a person points at to choose it, in the order he picks them. */
export interface Option {
  readonly text: string;
  readonly path: readonly string[];
}

/** What was picked so far out of which moves. A value: every step makes a new one. */
export interface Selection {
  readonly options: readonly Option[];
  readonly picks: readonly string[];
  /** Every target is the name of one thing, so that things may be picked in any order. Words of notation are not. */
  readonly free: boolean;
}

export interface Choice {
  readonly target: string;
  /** The moves still possible behind it. */
  readonly options: readonly Option[];
}

export interface Outlook {
  /** Everything that is settled: what was picked, and what had no alternative. */
  readonly settled: readonly string[];
  /** What may be picked next, in the order of the moves. Empty when nothing is left to pick. */
  readonly choices: readonly Choice[];
  /** Everything that may be pointed at, also out of order, and the moves still possible behind it. */
  readonly lit: ReadonlyMap<string, readonly Option[]>;
  /** The move that is chosen and waits to be confirmed. */
  readonly chosen: Option | undefined;
  /** Something was picked that can be taken back. */
  readonly canBack: boolean;
}

/** A move on its way to be chosen: what remains to be pointed at. */
interface Candidate {
  readonly option: Option;
  readonly rest: readonly string[];
}

export function beginSelection(options: readonly Option[], { free = false } = {}): Selection {
  return { options, picks: [], free };
}

/** The words of the notation: the path of a move where a game's table does not know better. */
export function wordsOf(text: string): readonly string[] {
  return text.split(' ').filter((word) => word !== '');
}

/**
 * Picks `target`. Where things have names, all moves that need it remain. Otherwise, where it is the next thing for
 * some moves, those remain, and else those that need it later. Nothing changes when no move wants it.
 */
export function pick(selection: Selection, target: string): Selection {
  const { candidates } = narrow(selection);
  return candidates.some(({ rest }) => rest.includes(target))
    ? { ...selection, picks: [...selection.picks, target] }
    : selection;
}

/** Takes back the last thing picked, with all that followed from it. */
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

/** Moves that cannot be told apart by what is pointed at. A game's table has none. */
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
  const wanted = next.length > 0 ? next : candidates.filter(({ rest }) => rest.includes(target));
  return wanted.map(({ option, rest }) => ({ option, rest: rest.toSpliced(rest.indexOf(target), 1) }));
}

/** Settles what every move wants next. A lone move is settled whole: it only waits to be confirmed. */
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

/** The moves behind each target, both in the order of the moves. */
function behind(
  wishes: readonly { readonly option: Option; readonly targets: Iterable<string> }[],
): ReadonlyMap<string, readonly Option[]> {
  const byTarget = new Map<string, Option[]>();
  for (const { option, targets } of wishes) {
    for (const target of targets) {
      const options = byTarget.get(target);
      if (options === undefined) byTarget.set(target, [option]);
      else options.push(option);
    }
  }
  return byTarget;
}
