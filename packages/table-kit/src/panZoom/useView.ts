import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { View } from './view.ts';

export interface ViewParts {
  readonly window: RefObject<HTMLElement | null>;
  readonly sheet: RefObject<HTMLElement | null>;
  readonly enabled: boolean;
  readonly most: number;
}

/** The view of a window, moved by gestures while it is enabled, and how much it is enlarged. Loaded where it is needed. */
export function useView({ window: root, sheet, enabled, most }: ViewParts): readonly [RefObject<View | null>, number] {
  const view = useRef<View>(null);
  const [zoom, setZoom] = useState(1);
  useEffect(() => {
    if (!enabled) return;
    let stop = (): void => {};
    let over = false;
    void import('./openView.ts').then(({ openView }) => {
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
  return [view, zoom];
}
