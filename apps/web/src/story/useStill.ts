import { useEffect, useState } from 'preact/hooks';
import type { WebComponents, WebUi } from '../table/useGameTable.ts';

export type BoardPicture = WebComponents['still'];

/** How a game draws its board as a picture: undefined until loaded, `none` if it cannot. */
export function useStill(ui: WebUi | undefined): BoardPicture | 'none' | undefined {
  const [still, setStill] = useState<BoardPicture | 'none'>();
  const load = ui?.still;
  useEffect(() => {
    if (ui === undefined) return;
    if (load === undefined) return setStill('none');
    load().then(
      (loaded) => setStill(() => loaded),
      () => setStill('none'),
    );
  }, [ui]);
  return still;
}
