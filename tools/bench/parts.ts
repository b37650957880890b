/** The proofs whose figures make up docs/benchmarks.md, in the order in which they run. */
export const PARTS = {
  speed: [],
  search: [],
  load: [],
  page: [],
  growth: [],
  scale: [],
  cluster: [],
  faults: [],
  upgrade: [],
  power: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Part = keyof typeof PARTS;

export const PART_NAMES = Object.keys(PARTS) as readonly Part[];
