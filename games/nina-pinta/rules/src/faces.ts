import type { Components } from './data/components.ts';
import { ANY_TYPE, BONUSES, type Face, GROUPS, type Group, NOTHING } from './ids.ts';

/** The faces of the counters. Two counters with the same face are indistinguishable. */
export interface Faces {
  readonly names: readonly string[];
  /** By Face: an index into BONUSES, NOTHING for Progress Benefits. */
  readonly bonus: readonly number[];
  /** By Face: the amount on Gold. */
  readonly gold: readonly number[];
  /** By Face: the group, NOTHING for Bonus Benefits. */
  readonly group: readonly Group[];
  /** By Face: stands for any type of its group. */
  readonly any: readonly boolean[];
  /** The first Progress Benefit: a player's counts of them begin there. */
  readonly progressFrom: Face;
  readonly progressKinds: number;
  /** By era less one. */
  readonly bonusSets: readonly (readonly Face[])[];
  readonly progressSet: readonly Face[];
  /** By Face: how many can be on display at once. */
  readonly shown: readonly number[];
}

export function makeFaces({ bonusByEra, progress, eras }: Components): Faces {
  const names: string[] = [];
  const bonus: number[] = [];
  const gold: number[] = [];
  const bonusSets = Array.from({ length: eras }, (_, era) =>
    bonusByEra[era + 1].map((counter): Face => {
      const name = counter.gold === undefined ? counter.kind : `${counter.kind}${counter.gold}`;
      const known = names.indexOf(name);
      if (known >= 0) return known;
      bonus.push(BONUSES.indexOf(counter.kind));
      gold.push(counter.gold ?? 0);
      return names.push(name) - 1;
    }),
  );
  const progressFrom = names.length;
  const progressSet = progress.flatMap(({ copies }, kind) => Array.from({ length: copies }, () => progressFrom + kind));
  const most = (face: Face): number =>
    Math.max(...[...bonusSets, progressSet].map((set) => set.filter((one) => one === face).length));
  const allNames = [...names, ...progress.map(progressName)];
  return {
    names: allNames,
    bonus: [...bonus, ...progress.map(() => NOTHING)],
    gold: [...gold, ...progress.map(() => 0)],
    group: [...names.map(() => NOTHING), ...progress.map(({ group }) => GROUPS.indexOf(group))],
    any: [...names.map(() => false), ...progress.map(({ type }) => type === ANY_TYPE)],
    progressFrom,
    progressKinds: progress.length,
    bonusSets,
    progressSet,
    shown: allNames.map((_, face) => most(face)),
  };
}

/** `anyArts` and its like, and the bare name of any other type. */
function progressName({ group, type }: { readonly group: string; readonly type: string }): string {
  return type === ANY_TYPE ? `any${group.charAt(0).toUpperCase()}${group.slice(1)}` : type;
}
