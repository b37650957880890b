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

/** Drawn in this order. */
export const PENS: readonly Pen[] = [
  'wave',
  'reef',
  'sounding',
  'tuft',
  'hill',
  'shade',
  'snow',
  'hatch',
  'grove',
  'wood',
  'leaf',
];

type Drawing = Readonly<Partial<Record<Pen, string>>>;

/** Relative path data from the middle of the thing, by variant. */
const DRAWINGS: Readonly<Record<Exclude<SceneryKind, 'sounding'>, readonly Drawing[]>> = {
  palm: [
    {
      wood: 'm-.4 3.100q-.3-2.400.7-4.700',
      leaf: 'm.3-1.600q-1.500-1.600-3.200-.200m3.200.200q-2.300-.300-2.900 1.900m2.900-1.900q-.500-1.800.800-2.300m-.800 2.300q1.500-1.500 3 0m-3 0q2.300-.200 2.700 2',
    },
    {
      wood: 'm-1.600 3q.300-2 0-3.600m2 3.600q-.200-2.800.900-4.600',
      leaf: 'm-1.600-.6q-1.100-1-2 .200m2-.200q-1.300 0-1.500 1.200m1.500-1.200q.2-1.400 1.200-1.300m-1.200 1.300q1.200-.4 1.600.8m1.300-1.800q-1.300-1.500-2.700-.2m2.700.2q-.3-1.600.9-1.900m-.9 1.900q1.400-1.100 2.300.3m-2.300-.3q1.700.2 1.700 2',
    },
    {
      wood: 'm1 3.100q.3-2.500-1.200-4.500',
      leaf: 'm-.2-1.400q-1.500-1.500-3 .1m3-.1q-2.100-.1-2.600 2m2.600-2q-.2-1.800 1.200-2m-1.200 2q1.700-1.300 2.900.3m-2.900-.3q2.200.1 2.300 2.200',
    },
  ],
  grove: [
    {
      wood: 'm-2 2.900v-1.500m2.200 2.100v-1.500m2.200.6v-1.500',
      grove:
        'm-3.600.6a1.600 1.800 0 1 1 3.200 0a1.600 1.400 0 1 1-3.200 0zm4.400-.8a1.500 1.700 0 1 1 3 0a1.500 1.300 0 1 1-3 0zm-2.200-1.200a1.600 1.900 0 1 1 3.200 0a1.600 1.500 0 1 1-3.200 0z',
    },
    {
      wood: 'm-1.800 2.800v-1.500m3.400 1.700v-1.500',
      grove:
        'm-3.400.4a1.700 2 0 1 1 3.400 0a1.700 1.500 0 1 1-3.400 0zm3.300.2a1.700 2 0 1 1 3.400 0a1.700 1.500 0 1 1-3.400 0z',
    },
    {
      wood: 'm-2.200 2.200v-1.400m2.400 2.200v-1.500',
      grove:
        'm-3.700-.2a1.500 1.700 0 1 1 3 0a1.500 1.300 0 1 1-3 0zm2.300.9a1.700 2 0 1 1 3.400 0a1.700 1.500 0 1 1-3.400 0zm1.700-2a1.500 1.700 0 1 1 3 0a1.500 1.300 0 1 1-3 0z',
    },
  ],
  hill: [
    {
      hill: 'm-3.500 2q1-3.600 2.900-3.500 1.300.1 2.100 1.700.9-.6 2 1.800z',
      hatch: 'm-.6-1.500q1 .9 1 2.400m.5-.7q.7.500.7 1.500m-4.200-1.300q-.4.600-.5 1.200',
    },
    {
      hill: 'm-3.300 1.800q1.500-3.800 3.500-3.600 1.800.2 3.200 3.600z',
      hatch: 'm.2-1.800q1.100 1 1.200 2.300m-.1-1.600q.9.800 1 1.800m-2.800-1.600q.5.600.6 1.300',
    },
    {
      hill: 'm-.8 1.900q1-2.700 2.300-2.600 1.200.1 2.100 2.600zm-2.800 0q1.200-3.400 2.700-3.400 1.500.1 2.300 3.400z',
      hatch: 'm-.9-1.500q.9.800.9 2m2.100-1.200q.700.700.7 1.500',
    },
  ],
  mountain: [
    {
      hill: 'm-4.100 3 2.300-4 .8.600 1.700-3.600 1.500 2.200.6-.500 1.700 5.300z',
      shade: 'm.7-4 1.500 2.200.6-.5 1.700 5.300h-3.700l-.500-2.500.800-.800z',
      snow: 'm-.3-1.600 1-2.400 1.500 2.200-.7.900-.7-.7-.600.600z',
    },
    {
      hill: 'm-3.900 2.900 3-6.200 1.900 3 1-1.200 2.200 4.400z',
      shade: 'm-.900-3.300 1.900 3 1-1.200 2.200 4.400h-3.600l-.500-2.600z',
      snow: 'm-1.900-1.200 1-2.100 1.300 2-.7.700-.600-.800-.500.600z',
    },
    {
      hill: 'm-4.100 2.800 2-3.400.9 1 2-4.600 3.300 7z',
      shade: 'm.8-4.200 3.300 7h-3.400l-.7-2.800.9-1.200z',
      snow: 'm-.2-1.900 1-2.300 1.100 2.300-.700.700-.500-.900-.500.600z',
    },
  ],
  tuft: [
    { tuft: 'm-1 1q0-1-.6-1.600m.9 1.600q.1-1.400.2-2m.3 2q.3-1.100.9-1.500' },
    { tuft: 'm-1.200.6q.1-.8-.3-1.200m.6 1.200q.3-1 .2-1.500m1 2.100q.1-.8-.2-1.300m.5 1.300q.3-1 .6-1.300' },
    { tuft: 'm0 1q0-1.200-.3-1.900m.6 1.900q.2-1 .8-1.400m-1.700 1.400q-.1-.9-.7-1.200' },
  ],
  reef: [
    { reef: 'm-2 0h1.400m-.7-.7v1.400m1.300.1h1.400m-.7-.7v1.400m.1-2.500h1.400m-.7-.7v1.400' },
    { reef: 'm-1.800-.6h1.400m-.7-.7v1.400m.3.600h1.400m-.7-.7v1.400m1-1.500h1.400m-.7-.7v1.400' },
    { reef: 'm-1.900.7h1.400m-.7-.7v1.400m.5-2.300h1.400m-.7-.7v1.400m1.100.600h1.400m-.7-.7v1.400' },
  ],
  wave: [
    { wave: 'm-2.200 0q.9-1.100 1.800 0t1.800 0' },
    { wave: 'm-2.200-.5q.9-1.100 1.800 0t1.800 0m-2.600 1.500q.9-1.100 1.800 0t1.800 0' },
    { wave: 'm-1.500.3q.9-1.100 1.800 0t1.800 0m-4.200-1.400q.7-.9 1.400 0' },
  ],
};

/** Figures as lines in a box of 1.2 by 2 units: text this small must not look like text one should read. */
const FIGURES = [
  'm.6 0q-.6 0-.6 1t.6 1 .6-1-.6-1',
  'm.2.4.5-.4v2',
  'm.1.500q0-.5.500-.5t.5.500q0 .4-1.100 1.500h1.200',
  'm.1.2q1-.5 1 .3 0 .5-.6.5.7 0 .7.500 0 .9-1.200.4',
  'm.9 2v-2l-.9 1.400h1.200',
  'm1.100 0h-.9l-.1.8q1.100-.2 1.100.500 0 1-1.100.6',
  'm.9 0q-.8.4-.8 1.400 0 .600.500.600t.500-.6-.5-.6-.5.5',
  'm0 0h1.100l-.7 2',
  'm.6.900q-.5 0-.5-.4t.5-.5.5.5-.5.4-.6.500.6.600.6-.6-.6-.5',
  'm.3 2q.8-.4.8-1.400 0-.6-.5-.600t-.5.600.5.600.500-.5',
];

/** Path data by pen. */
export function drawScenery(scenery: readonly Scenery[]): Readonly<Record<Pen, string>> {
  const drawn = Object.fromEntries(PENS.map((pen) => [pen, ''])) as Record<Pen, string>;
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
