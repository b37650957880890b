import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Viewport } from './viewport.ts';

export interface ViewportParts {
  readonly window: RefObject<HTMLElement | null>;
  readonly sheet: RefObject<HTMLElement | null>;
  readonly enabled: boolean;
  readonly most: number;
}

interface LoadedViewport {
  /** Null until it has been loaded, and while it is not enabled. */
  readonly viewport: RefObject<Viewport | null>;
  /** How much it is enlarged. */
  readonly zoom: number;
  /** Enlarges it, if need be once it has been loaded: the buttons are there before. */
  zoomBy(factor: number): void;
}

/** The viewport of a window, moved by gestures while it is enabled. Loaded where it is needed. */
export function useViewport({ window: root, sheet, enabled, most }: ViewportParts): LoadedViewport {
  const viewport = useRef<Viewport>(null);
  const [zoom, setZoom] = useState(1);
  const loaded = useRef<Promise<void>>(undefined);
  useEffect(() => {
    if (!enabled) return;
    let stop = (): void => {};
    let over = false;
    loaded.current = import('./openViewport.ts').then(({ openViewport }) => {
      if (over || root.current === null || sheet.current === null) return;
      const opened = openViewport({ root: root.current, sheet: sheet.current, most, onZoom: setZoom });
      viewport.current = opened.viewport;
      stop = opened.close;
    });
    return () => {
      over = true;
      stop();
      viewport.current = null;
    };
  }, [enabled, most]);
  const zoomBy = (factor: number): void => void loaded.current?.then(() => viewport.current?.zoomBy(factor));
  return { viewport, zoom, zoomBy };
}
