import type { Me } from '@portolan/protocol';
import { Tick } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { seatsOf } from '../app/seatNames.ts';
import { api } from '../app/session.ts';
import { t } from '../messages/account.ts';
import { accountApi } from './accountApi.ts';

/** Whoever uses this device before somebody signs in on it. */
export interface Guest {
  readonly me: Me;
  /** How many unfinished games they have. */
  readonly games: number;
  /** They can sign in again whenever they like. */
  readonly secured: boolean;
}

export interface GuestNoticeProps {
  readonly guest: Guest;
  readonly bring: boolean;
  readonly onChange: (bring: boolean) => void;
}

/** Says what a sign-in means for the games played on this device so far. */
export function GuestNotice({ guest, bring, onChange }: GuestNoticeProps): JSX.Element | null {
  const { me, games, secured } = guest;
  const { name } = me;
  if (secured) return <p>{t('signIn.secured', { name })}</p>;
  if (games === 0) return null;
  return (
    <>
      <p>{t('signIn.guest', { name, n: games })}</p>
      <Tick label={t('signIn.bring')} hint={t('signIn.bringHint', { name })} checked={bring} onChange={onChange} />
    </>
  );
}

/** Undefined if nobody uses this device, or until the server has answered. */
export function useGuest(me: Me | undefined): Guest | undefined {
  const [guest, setGuest] = useState<Guest>();
  useEffect(() => {
    setGuest(undefined);
    if (me !== undefined) void findGuest(me).then(setGuest);
  }, [me?.player]);
  return guest;
}

async function findGuest(me: Me): Promise<Guest> {
  const [tables, account] = await Promise.all([api.tables(), accountApi.account()]);
  const mine = tables.ok ? tables.value.mine : [];
  const open = mine.filter(({ status }) => status === 'gathering' || status === 'running');
  const games = open.filter(({ seats, host }) => host === me.player || seatsOf(seats, me.player).length > 0).length;
  const { passkeys, addresses, codesLeft } = account.ok ? account.value : { passkeys: [], addresses: [], codesLeft: 0 };
  return { me, games, secured: passkeys.length + addresses.length + codesLeft > 0 };
}
