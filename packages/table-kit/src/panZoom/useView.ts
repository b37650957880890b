import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { WHOLE } from './camera.ts';
import { listenForGestures } from './gestures.ts';
import { makeView, type View } from './view.ts';

export interface ViewParts {
  readonly window: RefObject<HTMLElement | null>;
  readonly sheet: RefObject<HTMLElement | null>;
  readonly enabled: boolean;
  readonly most: number;
}

/** The view of a window, moved by gestures while it is enabled, and how much it is enlarged. */
export function useView({ window: root, sheet, enabled, most }: ViewParts): readonly [RefObject<View | null>, number] {
  const view = useRef<View>(null);
  const [zoom, setZoom] = useState(1);
  useEffect(() => {
    if (!enabled || root.current === null || sheet.current === null) return;
    const made = makeView(root.current, sheet.current, most);
    const watched: View = {
      ...made,
      show(camera) {
        made.show(camera);
        setZoom(camera.zoom);
      },
    };
    view.current = watched;
    const stop = listenForGestures(watched);
    return () => {
      stop();
      watched.show(WHOLE);
      view.current = null;
    };
  }, [enabled, most]);
  return [view, zoom];
}
