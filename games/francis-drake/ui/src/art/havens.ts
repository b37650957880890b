import type { ChartForm } from './projection.ts';

/** A place on the chart that can be a Destination. */
export interface Haven {
  readonly id: string;
  readonly kind: string;
  readonly at: readonly [lon: number, lat: number];
  /** The middle of its card on the sheet of each form. */
  readonly label: Readonly<Record<ChartForm, readonly [x: number, y: number]>>;
}

function haven(id: string, kind: string, at: Haven['at'], label: Haven['label']): Haven {
  return { id, kind, at, label };
}

/** Harbours at their true places; the three galleons cruise where the treasure fleets passed. */
const HAVENS: readonly Haven[] = [
  haven('sanJuan', 'port', [-66.1, 18.47], { wide: [1024, 166], middle: [585, 122], tall: [330, 122] }),
  haven('santoDomingo', 'port', [-69.89, 18.47], { wide: [843, 210], middle: [514, 206], tall: [230, 168] }),
  haven('santiagoDeCuba', 'port', [-75.83, 20], { wide: [675, 77], middle: [411, 80], tall: [227, 80] }),
  haven('puertoCabello', 'town', [-68, 10.48], { wide: [896, 344], middle: [551, 415], tall: [337, 417] }),
  haven('cartagena', 'town', [-75.5, 10.4], { wide: [698, 346], middle: [417, 423], tall: [244, 440] }),
  haven('portobelo', 'town', [-79.65, 9.55], { wide: [556, 368], middle: [344, 348], tall: [133, 372] }),
  haven('granGranada', 'town', [-85.95, 11.93], { wide: [390, 304], middle: [207, 292], tall: [104, 296] }),
  haven('trinidad', 'fort', [-61.5, 10.65], { wide: [1080, 429], middle: [652, 326], tall: [335, 329] }),
  haven('maracaibo', 'fort', [-71.64, 10.65], { wide: [793, 429], middle: [486, 326], tall: [234, 329] }),
  haven('panama', 'fort', [-79.5, 8.95], { wide: [493, 449], middle: [278, 429], tall: [133, 440] }),
  haven('veracruz', 'fort', [-96.13, 19.2], { wide: [103, 190], middle: [68, 188], tall: [81, 140] }),
  haven('galleonA', 'galleon', [-63.4, 14.9], { wide: [1026, 266], middle: [634, 252], tall: [334, 250] }),
  haven('galleonB', 'galleon', [-80.5, 14.3], { wide: [544, 284], middle: [330, 270], tall: [204, 250] }),
  haven('galleonC', 'galleon', [-91.3, 22.6], { wide: [239, 50], middle: [137, 53], tall: [73, 50] }),
];

/**
 * The haven of each Destination: the one with its name. An unknown Destination gets a free one, if possible of its own
 * kind.
 */
export function assignHavens(destinations: readonly { readonly id: string; readonly type: string }[]): Haven[] {
  const free = new Set(HAVENS);
  const take = (wanted: (haven: Haven) => boolean): Haven | undefined => {
    const found = [...free].find(wanted);
    if (found !== undefined) free.delete(found);
    return found;
  };
  const known = destinations.map(({ id }) => take((one) => one.id === id));
  const alike = destinations.map(({ type }, at) => known[at] ?? take(({ kind }) => kind === type));
  return alike.flatMap((found) => found ?? take(() => true) ?? []);
}
