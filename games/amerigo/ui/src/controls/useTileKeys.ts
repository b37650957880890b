import { useEffect, useRef } from 'preact/hooks';
import type { Laying } from './laying.ts';

export interface TileKeys {
  readonly laying: Laying | undefined;
  onMirror?(): void;
}

/** R turns the tile, with Shift the other way; M tells why there is no mirroring. */
export function useTileKeys(keys: TileKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return;
      const { laying, onMirror } = latest.current;
      const key = event.key.toLowerCase();
      if (key === 'r' && laying !== undefined) turnBy(laying, event.shiftKey ? -1 : 1);
      else if (key === 'm') onMirror?.();
      else return;
      // Otherwise the browser lays out the page at once, to see whether the key is typed anywhere.
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

export function turnBy({ turn, turns, turnTo }: Laying, quarters: number): void {
  if (turns > 1) turnTo((turn + quarters + turns) % turns);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}
