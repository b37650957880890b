import { useEffect, useState } from 'preact/hooks';
import type { CardHost } from '../help/CardHost.tsx';

/** The cards of everything on the table; fetched once the table itself is there. */
export function useCards(): typeof CardHost | undefined {
  const [cards, setCards] = useState<typeof CardHost>();
  useEffect(() => {
    void import('../help/CardHost.tsx').then((loaded) => setCards(() => loaded.CardHost));
  }, []);
  return cards;
}
