import { makeStore } from '@portolan/client';
import { seatColour } from '@portolan/ui-kit';
import sheet from './pieces.svg?url';

/** Every piece in `pieces.svg`. */
export type BodyName = 'frigate' | 'galleon' | 'cube' | 'chest' | 'chestOpen' | 'shot' | 'smoke' | 'burst' | 'splash';

/** The drawings by name; undefined until they are loaded. */
export const bodies = makeStore<ReadonlyMap<string, string> | undefined>(undefined);

let loading = false;

export function loadBodies(): void {
  if (loading) return;
  loading = true;
  fetch(sheet)
    .then((response) => response.text())
    .then(
      (text) =>
        bodies.set(
          new Map([...text.matchAll(/<symbol id="(\w+)".*?>(.*)<\/symbol>/g)].map(([, id = '', d = '']) => [id, d])),
        ),
      () => {
        loading = false;
      },
    );
}

const SPAIN = '#c9962e';
const images = new Map<string, string>();

/**
 * A piece as an image of its own, in the colour of its seat or of Spain. An image costs the page one element; a drawing
 * included with `use` would be styled and painted path by path for each of the many pieces.
 */
export function imageOf(name: BodyName, seat: number | undefined): string | undefined {
  const drawing = bodies.get()?.get(name);
  if (drawing === undefined) return undefined;
  const key = `${name} ${seat}`;
  const known = images.get(key);
  if (known !== undefined) return known;
  const colour = seat === undefined ? SPAIN : resolved(seatColour(seat));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 52 52" style="--colour:${colour}">${drawing}</svg>`;
  const image = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  images.set(key, image);
  return image;
}

/** The value of `var(--name)` at the root of the page. */
function resolved(variable: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(variable.slice('var('.length, -1));
}
