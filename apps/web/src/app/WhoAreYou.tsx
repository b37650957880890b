import type { Me } from '@portolan/protocol';
import type { JSX } from 'preact';
import { NameDialog } from './NameDialog.tsx';
import { useStore } from './useStore.ts';
import { asking } from './whoAmI.ts';

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
