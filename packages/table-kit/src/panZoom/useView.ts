import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { View } from './view.ts';

export interface ViewParts {
  readonly window: RefObject<HTMLElement | null>;
  readonly sheet: RefObject<HTMLElement | null>;
  readonly enabled: boolean;
  readonly most: number;
}

interface LoadedView {
  /** Null until it has been loaded, and while it is not enabled. */
  readonly view: RefObject<View | null>;
  /** How much it is enlarged. */
  readonly zoom: number;
  /** Enlarges it, if need be once it has been loaded: the buttons are there before. */
  zoomBy(factor: number): void;
}

/** The view of a window, moved by gestures while it is enabled. Loaded where it is needed. */
export function useView({ window: root, sheet, enabled, most }: ViewParts): LoadedView {
  const view = useRef<View>(null);
  const [zoom, setZoom] = useState(1);
  const loaded = useRef<Promise<void>>(undefined);
  useEffect(() => {
    if (!enabled) return;
    let stop = (): void => {};
    let over = false;
    loaded.current = import('./openView.ts').then(({ openView }) => {
      if (over || root.current === null || sheet.current === null) return;
      const opened = openView({ root: root.current, sheet: sheet.current, most, onZoom: setZoom });
      view.current = opened.view;
      stop = opened.close;
    });
    return () => {
      over = true;
      stop();
      view.current = null;
    };
  }, [enabled, most]);
  const zoomBy = (factor: number): void => void loaded.current?.then(() => view.current?.zoomBy(factor));
  return { view, zoom, zoomBy };
}
