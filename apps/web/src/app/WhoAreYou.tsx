import { makeStore } from '@portolan/client';
import type { Me } from '@portolan/protocol';
import type { JSX } from 'preact';
import { later } from './later.tsx';
import { identity } from './session.ts';
import { useStore } from './useStore.ts';

type Answer = (me: Me | undefined) => void;

const NameDialog = later(async () => (await import('./NameDialog.tsx')).NameDialog);

const asking = makeStore<Answer | undefined>(undefined);

/** The player; someone new is asked for a name. Undefined when they cancel. */
export function whoAmI(): Promise<Me | undefined> {
  const now = identity.get();
  if (now.known && now.me !== undefined) return Promise.resolve(now.me);
  return new Promise((resolve) => asking.set(resolve));
}

/** The dialog that asks a new player for a name. */
export function WhoAreYou(): JSX.Element | null {
  const answer = useStore(asking);
  if (answer === undefined) return null;
  function settle(me: Me | undefined): void {
    asking.set(undefined);
    answer?.(me);
  }
  return <NameDialog onAnswer={settle} />;
}
