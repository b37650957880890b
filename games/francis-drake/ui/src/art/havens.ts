import type { MapForm } from './projection.ts';

/** A place on the map that can be a Destination. */
export interface Haven {
  readonly id: string;
  readonly kind: string;
  readonly at: readonly [lon: number, lat: number];
  /** The middle of its card on the sheet of each form. */
  readonly label: Readonly<Record<MapForm, readonly [x: number, y: number]>>;
}

function haven(id: string, kind: string, at: Haven['at'], label: Haven['label']): Haven {
  return { id, kind, at, label };
}

/** Harbours at their true places; the three galleons cruise where the treasure fleets passed. */
const HAVENS: readonly Haven[] = [
  haven('sanJuan', 'port', [-66.1, 18.47], { wide: [1028, 166], middle: [585, 121], tall: [325, 172] }),
  haven('santoDomingo', 'port', [-69.89, 18.47], { wide: [843, 210], middle: [505, 208], tall: [195, 228] }),
  haven('santiagoDeCuba', 'port', [-75.83, 20], { wide: [675, 77], middle: [411, 80], tall: [195, 91] }),
  haven('puertoCabello', 'town', [-68, 10.48], { wide: [896, 345], middle: [551, 416], tall: [325, 484] }),
  haven('cartagena', 'town', [-75.5, 10.4], { wide: [702, 347], middle: [417, 427], tall: [195, 540] }),
  haven('portobelo', 'town', [-79.65, 9.55], { wide: [553, 368], middle: [344, 348], tall: [65, 450] }),
  haven('granGranada', 'town', [-85.95, 11.93], { wide: [390, 304], middle: [208, 260], tall: [65, 330] }),
  haven('trinidad', 'fort', [-61.5, 10.65], { wide: [1080, 429], middle: [645, 325], tall: [325, 370] }),
  haven('maracaibo', 'fort', [-71.64, 10.65], { wide: [793, 429], middle: [486, 325], tall: [195, 390] }),
  haven('panama', 'fort', [-79.5, 8.95], { wide: [489, 449], middle: [273, 429], tall: [65, 540] }),
  haven('veracruz', 'fort', [-96.13, 19.2], { wide: [103, 190], middle: [75, 188], tall: [65, 147] }),
  haven('galleonA', 'galleon', [-63.4, 14.9], { wide: [1026, 266], middle: [640, 246], tall: [325, 270] }),
  haven('galleonB', 'galleon', [-80.5, 14.3], { wide: [544, 284], middle: [341, 269], tall: [195, 309] }),
  haven('galleonC', 'galleon', [-91.3, 22.6], { wide: [239, 50], middle: [137, 53], tall: [65, 60] }),
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
