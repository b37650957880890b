/** What a circle of a Location grants. */
export interface Items {
  readonly crew: number;
  readonly guns: number;
  readonly goods: number;
  readonly barrels: number;
  readonly galleon: number;
  readonly pinnace: number;
  readonly admiral: number;
  readonly governor: number;
  readonly informer: number;
  readonly hindDisc: number;
}

const NOTHING: Items = {
  crew: 0,
  guns: 0,
  goods: 0,
  barrels: 0,
  galleon: 0,
  pinnace: 0,
  admiral: 0,
  governor: 0,
  informer: 0,
  hindDisc: 0,
};

/** The counters that come with Admiral and Governor are implied by them. */
export function makeItems(part: Readonly<Record<string, number | undefined>>): Items {
  const items = { ...NOTHING };
  for (const name of itemNames()) items[name] = part[name] ?? 0;
  return items;
}

/** As in `crew+2guns`: the names of what there is, with a number where there is more than one. */
export function writeItems(items: Items): string {
  return itemNames()
    .filter((name) => items[name] > 0)
    .map((name) => (items[name] === 1 ? name : `${items[name]}${name}`))
    .join('+');
}

export function itemNames(): (keyof Items)[] {
  return Object.keys(NOTHING) as (keyof Items)[];
}
