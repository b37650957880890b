export type Labels = Readonly<Record<string, string | number>>;

/** The value of a metric when it is read, or one value for each set of labels. */
export type MetricValue = number | readonly { readonly labels: Labels; readonly value: number }[];

export interface Counter {
  add(labels?: Labels): void;
}

export interface Histogram {
  observe(value: number): void;
}

interface About {
  readonly name: string;
  readonly help: string;
}

/**
 * Figures in Prometheus' text format. The format has been stable since 2014, and three kinds of figures are needed: not
 * enough to depend on a library for ten years.
 */
export interface MetricsRegistry {
  counter(about: About): Counter;
  /** `read` is called whenever the figures are. */
  gauge(about: About, read: () => MetricValue | Promise<MetricValue>): void;
  /** A counter that is kept elsewhere. */
  total(about: About, read: () => MetricValue): void;
  /** `bounds`: the upper bounds of its buckets, ascending. */
  histogram(about: About, bounds: readonly number[]): Histogram;
  /** The figures, as a scraper expects them. */
  text(): Promise<string>;
}

export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

type Kind = 'counter' | 'gauge' | 'histogram';

export function makeMetricsRegistry(): MetricsRegistry {
  const families: (() => Promise<string>)[] = [];

  function add(kind: Kind, { name, help }: About, samples: () => readonly string[] | Promise<readonly string[]>): void {
    families.push(async () =>
      [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, ...(await samples()), ''].join('\n'),
    );
  }

  function read(kind: Kind, about: About, from: () => MetricValue | Promise<MetricValue>): void {
    add(kind, about, async () => {
      const found = await from();
      const all = typeof found === 'number' ? [{ labels: {}, value: found }] : found;
      return all.map(({ labels, value }) => `${about.name}${writeLabels(labels)} ${value}`);
    });
  }

  return {
    counter(about) {
      /** By labels as JSON, which is faster than as Prometheus has them: they are counted more often than read. */
      const counts = new Map<string, number>();
      add('counter', about, () =>
        [...counts].map(([labels, value]) => `${about.name}${writeLabels(JSON.parse(labels))} ${value}`),
      );
      return {
        add(labels = {}) {
          const key = JSON.stringify(labels);
          counts.set(key, (counts.get(key) ?? 0) + 1);
        },
      };
    },
    gauge: (about, from) => read('gauge', about, from),
    total: (about, from) => read('counter', about, from),
    histogram(about, bounds) {
      const counts = bounds.map(() => 0);
      let sum = 0;
      let count = 0;
      add('histogram', about, () => histogramLines(about.name, { bounds, counts, sum, count }));
      return {
        observe(value) {
          sum += value;
          count++;
          const at = bounds.findIndex((bound) => value <= bound);
          if (at >= 0) counts[at] = (counts[at] ?? 0) + 1;
        },
      };
    },
    text: async () => (await Promise.all(families.map((family) => family()))).join(''),
  };
}

interface Observed {
  readonly bounds: readonly number[];
  /** Of each bucket alone. */
  readonly counts: readonly number[];
  readonly sum: number;
  readonly count: number;
}

/** Buckets count everything up to their bound. */
function histogramLines(name: string, { bounds, counts, sum, count }: Observed): readonly string[] {
  let below = 0;
  const buckets = bounds.map((bound, at) => {
    below += counts[at] ?? 0;
    return `${name}_bucket{le="${bound}"} ${below}`;
  });
  return [...buckets, `${name}_bucket{le="+Inf"} ${count}`, `${name}_sum ${sum}`, `${name}_count ${count}`];
}

function writeLabels(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(String(value))}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

function escapeLabel(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}
