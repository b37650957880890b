import { rounded } from './coast.ts';
import type { Scenery, SceneryKind } from './scatter.ts';

/** The pens that draw scenery: one path for each, whatever the number of things. */
export type Pen =
  | 'wood'
  | 'leaf'
  | 'grove'
  | 'hill'
  | 'shade'
  | 'hatch'
  | 'snow'
  | 'tuft'
  | 'reef'
  | 'wave'
  | 'sounding';

/** Each in the order of drawing. */
export const SEA_PENS: readonly Pen[] = ['wave', 'reef', 'sounding'];
export const LAND_PENS: readonly Pen[] = ['tuft', 'hill', 'shade', 'snow', 'hatch', 'grove', 'wood', 'leaf'];

type Drawing = Readonly<Partial<Record<Pen, string>>>;

/** Relative path data from the middle of the thing, by variant. */
const DRAWINGS: Readonly<Record<Exclude<SceneryKind, 'sounding'>, readonly Drawing[]>> = {
  palm: [
    {
      wood: 'm-.4 3.1q-.3-2.4.7-4.7',
      leaf: 'm.3-1.6q-1.5-1.6-3.2-.2m3.2.2q-2.3-.3-2.9 1.9m2.9-1.9q-.5-1.8.8-2.3m-.8 2.3q1.5-1.5 3 0m-3 0q2.3-.2 2.7 2',
    },
    {
      wood: 'm-1.6 3q.3-2 0-3.6m2 3.6q-.2-2.8.9-4.6',
      leaf: 'm-1.6-.6q-1.1-1-2 .2m2-.2q-1.3 0-1.5 1.2m1.5-1.2q.2-1.4 1.2-1.3m-1.2 1.3q1.2-.4 1.6.8m1.3-1.8q-1.3-1.5-2.7-.2m2.7.2q-.3-1.6.9-1.9m-.9 1.9q1.4-1.1 2.3.3m-2.3-.3q1.7.2 1.7 2',
    },
    {
      wood: 'm1 3.1q.3-2.5-1.2-4.5',
      leaf: 'm-.2-1.4q-1.5-1.5-3 .1m3-.1q-2.1-.1-2.6 2m2.6-2q-.2-1.8 1.2-2m-1.2 2q1.7-1.3 2.9.3m-2.9-.3q2.2.1 2.3 2.2',
    },
  ],
  grove: [
    {
      wood: 'm-2 2.9v-1.5m2.2 2.1v-1.5m2.2.6v-1.5',
      grove:
        'm-3.6.6a1.6 1.8 0 1 1 3.2 0a1.6 1.4 0 1 1-3.2 0zm4.4-.8a1.5 1.7 0 1 1 3 0a1.5 1.3 0 1 1-3 0zm-2.2-1.2a1.6 1.9 0 1 1 3.2 0a1.6 1.5 0 1 1-3.2 0z',
    },
    {
      wood: 'm-1.8 2.8v-1.5m3.4 1.7v-1.5',
      grove: 'm-3.4.4a1.7 2 0 1 1 3.4 0a1.7 1.5 0 1 1-3.4 0zm3.3.2a1.7 2 0 1 1 3.4 0a1.7 1.5 0 1 1-3.4 0z',
    },
    {
      wood: 'm-2.2 2.2v-1.4m2.4 2.2v-1.5',
      grove:
        'm-3.7-.2a1.5 1.7 0 1 1 3 0a1.5 1.3 0 1 1-3 0zm2.3.9a1.7 2 0 1 1 3.4 0a1.7 1.5 0 1 1-3.4 0zm1.7-2a1.5 1.7 0 1 1 3 0a1.5 1.3 0 1 1-3 0z',
    },
  ],
  hill: [
    {
      hill: 'm-3.5 2q1-3.6 2.9-3.5 1.3.1 2.1 1.7.9-.6 2 1.8z',
      hatch: 'm-.6-1.5q1 .9 1 2.4m.5-.7q.7.5.7 1.5m-4.2-1.3q-.4.6-.5 1.2',
    },
    {
      hill: 'm-3.3 1.8q1.5-3.8 3.5-3.6 1.8.2 3.2 3.6z',
      hatch: 'm.2-1.8q1.1 1 1.2 2.3m-.1-1.6q.9.8 1 1.8m-2.8-1.6q.5.6.6 1.3',
    },
    {
      hill: 'm-.8 1.9q1-2.7 2.3-2.6 1.2.1 2.1 2.6zm-2.8 0q1.2-3.4 2.7-3.4 1.5.1 2.3 3.4z',
      hatch: 'm-.9-1.5q.9.8.9 2m2.1-1.2q.7.7.7 1.5',
    },
  ],
  mountain: [
    {
      hill: 'm-4.1 3 2.3-4 .8.6 1.7-3.6 1.5 2.2.6-.5 1.7 5.3z',
      shade: 'm.7-4 1.5 2.2.6-.5 1.7 5.3h-3.7l-.5-2.5.8-.8z',
      snow: 'm-.3-1.6 1-2.4 1.5 2.2-.7.9-.7-.7-.6.6z',
    },
    {
      hill: 'm-3.9 2.9 3-6.2 1.9 3 1-1.2 2.2 4.4z',
      shade: 'm-.9-3.3 1.9 3 1-1.2 2.2 4.4h-3.6l-.5-2.6z',
      snow: 'm-1.9-1.2 1-2.1 1.3 2-.7.7-.6-.8-.5.6z',
    },
    {
      hill: 'm-4.1 2.8 2-3.4.9 1 2-4.6 3.3 7z',
      shade: 'm.8-4.2 3.3 7h-3.4l-.7-2.8.9-1.2z',
      snow: 'm-.2-1.9 1-2.3 1.1 2.3-.7.7-.5-.9-.5.6z',
    },
  ],
  tuft: [
    { tuft: 'm-1 1q0-1-.6-1.6m.9 1.6q.1-1.4.2-2m.3 2q.3-1.1.9-1.5' },
    { tuft: 'm-1.2.6q.1-.8-.3-1.2m.6 1.2q.3-1 .2-1.5m1 2.1q.1-.8-.2-1.3m.5 1.3q.3-1 .6-1.3' },
    { tuft: 'm0 1q0-1.2-.3-1.9m.6 1.9q.2-1 .8-1.4m-1.7 1.4q-.1-.9-.7-1.2' },
  ],
  reef: [
    { reef: 'm-2 0h1.4m-.7-.7v1.4m1.3.1h1.4m-.7-.7v1.4m.1-2.5h1.4m-.7-.7v1.4' },
    { reef: 'm-1.8-.6h1.4m-.7-.7v1.4m.3.6h1.4m-.7-.7v1.4m1-1.5h1.4m-.7-.7v1.4' },
    { reef: 'm-1.9.7h1.4m-.7-.7v1.4m.5-2.3h1.4m-.7-.7v1.4m1.1.6h1.4m-.7-.7v1.4' },
  ],
  wave: [
    { wave: 'm-2.2 0q.9-1.1 1.8 0t1.8 0' },
    { wave: 'm-2.2-.5q.9-1.1 1.8 0t1.8 0m-2.6 1.5q.9-1.1 1.8 0t1.8 0' },
    { wave: 'm-1.5.3q.9-1.1 1.8 0t1.8 0m-4.2-1.4q.7-.9 1.4 0' },
  ],
};

/** Figures as lines in a rectangle of 1.2 by 2 units: text this small must not look like text one should read. */
const FIGURES = [
  'm.6 0q-.6 0-.6 1t.6 1 .6-1-.6-1',
  'm.2.4.5-.4v2',
  'm.1.5q0-.5.5-.5t.5.5q0 .4-1.1 1.5h1.2',
  'm.1.2q1-.5 1 .3 0 .5-.6.5.7 0 .7.5 0 .9-1.2.4',
  'm.9 2v-2l-.9 1.4h1.2',
  'm1.1 0h-.9l-.1.8q1.1-.2 1.1.5 0 1-1.1.6',
  'm.9 0q-.8.4-.8 1.4 0 .6.5.6t.5-.6-.5-.6-.5.5',
  'm0 0h1.1l-.7 2',
  'm.6.9q-.5 0-.5-.4t.5-.5.5.5-.5.4-.6.5.6.6.6-.6-.6-.5',
  'm.3 2q.8-.4.8-1.4 0-.6-.5-.6t-.5.6.5.6.5-.5',
];

/** Path data by pen. */
export function drawScenery(scenery: readonly Scenery[]): Readonly<Record<Pen, string>> {
  const drawn = Object.fromEntries([...SEA_PENS, ...LAND_PENS].map((pen) => [pen, ''])) as Record<Pen, string>;
  // What is further south stands in front.
  for (const one of scenery.toSorted((a, b) => a.y - b.y)) {
    const at = `M${rounded(one.x)} ${rounded(one.y)}`;
    if (one.kind === 'sounding') drawn.sounding += sounding(one);
    else {
      const drawings = DRAWINGS[one.kind];
      for (const [pen, path] of Object.entries(drawings[one.variant % drawings.length] ?? {}))
        drawn[pen as Pen] += at + path;
    }
  }
  return drawn;
}

function sounding({ x, y, variant }: Scenery): string {
  const figures = [...`${variant}`].map(Number);
  const left = x - (figures.length * 1.6 - 0.4) / 2;
  return figures.map((figure, at) => `M${rounded(left + at * 1.6)} ${rounded(y - 1)}${FIGURES[figure]}`).join('');
}
