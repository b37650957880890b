import { integer, type ShapeFault } from '@portolan/kernel';
import file from './components.json' with { type: 'json' };
import type { Components } from './components.ts';
import type { PROBLEMS } from './problems.ts';

type Listed = 'destinations' | 'galleonCounters';

interface Bound {
  readonly list: Listed;
  readonly id: string;
  readonly field: string;
  readonly min: number;
  readonly max: number;
}

/**
 * Our file names the bounds by place, as in `/destinations/1/zone`; here they are tied to the id at that place, so that
 * an owner may list things in another order.
 */
const BOUNDS: readonly Bound[] = Object.entries(file.forcedBounds).map(([pointer, [min, max]]) => {
  const [, list, at, field] = pointer.split('/');
  return { list: list as Listed, id: file[list as Listed][Number(at)].id, field, min, max };
});

/** What the worked examples force about values that the rulebook does not state. */
export function* boundFaults(components: Components): Generator<ShapeFault> {
  for (const { list, id, field, min, max } of BOUNDS) {
    const rows: readonly { readonly id: string }[] = components[list];
    const at = rows.findIndex((row) => row.id === id);
    if (at < 0) continue;
    const row: Readonly<Record<string, unknown>> = { ...rows[at] };
    const wrong = integer(min, max)(row[field], `/${list}/${at}/${field}`);
    if (wrong !== undefined) yield { ...wrong, problem: 'workedExamples' satisfies keyof typeof PROBLEMS };
  }
}
