import { makeStore } from '@portolan/client';
import type { Me } from '@portolan/protocol';
import { identity } from './session.ts';

export type Answer = (me: Me | undefined) => void;

/** Set while someone new is asked for a name. */
export const asking = makeStore<Answer | undefined>(undefined);

/** The player; someone new is asked for a name. Undefined when they cancel. */
export function whoAmI(): Promise<Me | undefined> {
  return new Promise((resolve) => {
    const stop = identity.subscribe(look);
    // A click in the first moments must not ask someone for a name who has one.
    function look(): void {
      const now = identity.get();
      if (!now.known) return;
      stop();
      if (now.me === undefined) asking.set(resolve);
      else resolve(now.me);
    }
    look();
  });
}
