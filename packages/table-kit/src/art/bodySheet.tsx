import { makeStore } from '@portolan/client';
import { cx, seatColour } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useReadable } from '../useReadable.ts';
import './body.css';

export interface BodyProps<Name extends string> {
  readonly name: Name;
  /** Without a seat it has the neutral colour. */
  readonly seat?: number | undefined;
  readonly class?: string;
}

export interface BodySheet<Name extends string> {
  /** A piece with a body, hidden from screen readers. */
  Body(props: BodyProps<Name>): JSX.Element;
}

/** The browser parses each image as a document of its own: all those of a table at once would be a long task. */
const NEW_PER_FRAME = 3;

/**
 * Pieces with bodies, drawn by `drawSymbols` on a 48-unit grid with `--colour` for the seat's colour. Each becomes an
 * image of its own: an image costs the page one element; a drawing included with `use` would be styled and painted
 * path by path for each of the many pieces.
 */
export function bodySheet<Name extends string>(address: string, neutral: string): BodySheet<Name> {
  const drawings = makeStore<ReadonlyMap<string, string> | undefined>(undefined);
  const images = new Map<string, string>();
  /** The callbacks of those who want each image. */
  const waiting = new Map<string, Set<() => void>>();
  let left = NEW_PER_FRAME;
  let isScheduled = false;
  let loading = false;

  function load(): void {
    if (loading) return;
    loading = true;
    fetch(address)
      .then((response) => response.text())
      .then(
        (text) => drawings.set(symbolsIn(text)),
        () => {
          loading = false;
        },
      );
  }

  /** Undefined until it can be made; `again` is called then. */
  function imageOf(name: Name, seat: number | undefined, again: () => void): string | undefined {
    const drawing = drawings.get()?.get(name);
    if (drawing === undefined) return undefined;
    const key = `${name} ${seat}`;
    const known = images.get(key);
    if (known !== undefined) return known;
    if (left === 0) {
      waiting.set(key, (waiting.get(key) ?? new Set()).add(again));
      return undefined;
    }
    left--;
    schedule();
    const image = svgImage({ box: '-2 -2 52 52', colour: seat === undefined ? neutral : seatValue(seat), drawing });
    images.set(key, image);
    return image;
  }

  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(() => setTimeout(nextFrame));
  }

  function nextFrame(): void {
    isScheduled = false;
    left = NEW_PER_FRAME;
    for (const [key, agains] of [...waiting].slice(0, NEW_PER_FRAME)) {
      waiting.delete(key);
      for (const again of agains) again();
    }
    // Some of those called may have unmounted in the meantime.
    if (waiting.size > 0) schedule();
  }

  return {
    Body({ name, seat, class: more }) {
      useReadable(drawings);
      const [, setTimes] = useState(0);
      const again = useRef(() => setTimes((times) => times + 1)).current;
      useEffect(load, []);
      return <img class={cx('tk-body', more)} src={imageOf(name, seat, again)} alt="" draggable={false} />;
    },
  };
}

function symbolsIn(text: string): Map<string, string> {
  return new Map([...text.matchAll(/<symbol id="(\w+)".*?>(.*)<\/symbol>/g)].map(([, id = '', d = '']) => [id, d]));
}

export interface SvgImage {
  /** The view box. */
  readonly box: string;
  /** The value of `--colour`. */
  readonly colour: string;
  readonly drawing: string;
}

/** A drawing as the address of an image. */
export function svgImage({ box, colour, drawing }: SvgImage): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" style="--colour:${colour}">${drawing}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const seatValues = new Map<number, string>();

/** The colour of a seat as a value: an image does not know the variables of the page. */
export function seatValue(seat: number): string {
  const variable = seatColour(seat).slice('var('.length, -1);
  // Read once, because while a table is being drawn it would bring all styles up to date every time.
  const value = seatValues.get(seat) ?? getComputedStyle(document.documentElement).getPropertyValue(variable);
  seatValues.set(seat, value);
  return value;
}
