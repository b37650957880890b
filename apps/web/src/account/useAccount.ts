import type { AccountInfo } from '@portolan/protocol';
import { useEffect, useState } from 'preact/hooks';
import { tellFailure } from '../app/session.ts';
import { accountApi } from './accountApi.ts';

/** The account as the server has it, and a function to reload it. */
export function useAccount(): readonly [AccountInfo | undefined, () => Promise<void>] {
  const [account, setAccount] = useState<AccountInfo>();
  async function load(): Promise<void> {
    const answer = await accountApi.account();
    if (answer.ok) setAccount(answer.value);
    else tellFailure(answer.error);
  }
  useEffect(() => void load(), []);
  return [account, load];
}
