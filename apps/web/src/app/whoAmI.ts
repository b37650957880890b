import { makeStore } from '@portolan/client';
import type { Me } from '@portolan/protocol';
import { identity } from './session.ts';

export type Answer = (me: Me | undefined) => void;

/** Set while someone new is asked for a name. */
export const asking = makeStore<Answer | undefined>(undefined);

/** The player; someone new is asked for a name. Undefined when they cancel. */
export function whoAmI(): Promise<Me | undefined> {
  const now = identity.get();
  if (now.known && now.me !== undefined) return Promise.resolve(now.me);
  return new Promise((resolve) => asking.set(resolve));
}
