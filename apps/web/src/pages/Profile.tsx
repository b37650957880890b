import type { DeviceCode, Failure } from '@portolan/client';
import { clockTime } from '@portolan/i18n';
import type { GuestLeft, Me, TableInfo } from '@portolan/protocol';
import {
  applyTheme,
  Button,
  ButtonLink,
  Dialog,
  DialogActions,
  readTheme,
  TextField,
  THEMES,
  Tick,
} from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { FailureText } from '../app/FailureText.tsx';
import { later } from '../app/later.tsx';
import { isName, NameField } from '../app/NameField.tsx';
import { seatsOf } from '../app/seatNames.ts';
import { api, become, connection, identity, tell, tellFailure } from '../app/session.ts';
import { useStore } from '../app/useStore.ts';
import { whoAmI } from '../app/whoAmI.ts';
import { CompanyCard } from '../company/CompanyCard.tsx';
import { t } from '../messages/profile.ts';
import { t as tShell } from '../messages/shell.ts';
import { OwnBots } from '../profile/OwnBots.tsx';
import { RecordCard } from '../profile/RecordCard.tsx';

// Most people have none.
const SoloRecord = later(async () => (await import('../record/SoloRecord.tsx')).SoloRecord);

export function Profile(): JSX.Element {
  const who = useStore(identity);
  const me = who.known ? who.me : undefined;
  const { link } = useStore(connection.state);
  // The player's identity decides what comes first. Without a network the rest still works.
  if (!who.known && link !== 'offline') {
    return (
      <div class="column narrow stack-wide">
        <h1>{t('profile.title')}</h1>
        <p class="page-loading">{tShell('app.loading')}</p>
      </div>
    );
  }
  return (
    <div class="column narrow stack-wide">
      <h1>{t('profile.title')}</h1>
      {me === undefined ? <Nobody /> : <NameForm key={me.player} me={me} />}
      <AccountLink />
      <Look />
      {me !== undefined && <RecordCard key={me.player} me={me} />}
      {me !== undefined && <SoloRecord key={me.player} player={me.player} heading={t('profile.record')} />}
      {me !== undefined && <NotificationsLink />}
      <section class="surface stack">
        <h2>{t('profile.device')}</h2>
        {me !== undefined && <GetCode />}
        <UseCode />
      </section>
      {me !== undefined && <CompanyCard key={me.player} me={me} />}
      {me !== undefined && <OwnBots key={me.player} />}
      {me !== undefined && <Forget me={me} />}
    </div>
  );
}

// Only for those who move to another profile with games in progress.
const LeftDialog = later(async () => (await import('../account/LeftDialog.tsx')).LeftDialog);

function AccountLink(): JSX.Element {
  return (
    <p>
      <a href="/account">{t('profile.account')}</a>
    </p>
  );
}

function Nobody(): JSX.Element {
  return (
    <section class="surface stack">
      <p>{t('profile.nobody')}</p>
      <div>
        <Button look="primary" onClick={() => void whoAmI()}>
          {t('profile.choose')}
        </Button>
      </div>
    </section>
  );
}

function NameForm({ me }: { readonly me: Me }): JSX.Element {
  const [name, setName] = useState(me.name);
  const [failure, setFailure] = useState<Failure>();
  function edit(value: string): void {
    setName(value);
    setFailure(undefined);
  }
  async function save(event: Event): Promise<void> {
    event.preventDefault();
    const answer = await api.rename(name.trim());
    if (!answer.ok) return setFailure(answer.error);
    become(answer.value);
    tell(t('profile.saved'));
  }
  return (
    <form class="surface inline-form" onSubmit={save}>
      <NameField
        label={t('profile.name')}
        value={name}
        onInput={edit}
        {...(failure === undefined ? {} : { error: <FailureText failure={failure} /> })}
      />
      <Button type="submit" look="primary" disabled={!isName(name) || name.trim() === me.name}>
        {t('profile.save')}
      </Button>
    </form>
  );
}

function NotificationsLink(): JSX.Element {
  return (
    <section class="surface stack">
      <h2>{t('profile.notifications')}</h2>
      <p class="quiet">{t('profile.notificationsHint')}</p>
      <div>
        <ButtonLink href="/notifications">{t('profile.notificationsOpen')}</ButtonLink>
      </div>
    </section>
  );
}

function Look(): JSX.Element {
  const [theme, setTheme] = useState(readTheme);
  return (
    <fieldset class="surface stack">
      <legend>{t('profile.look')}</legend>
      {THEMES.map((one) => (
        <Tick
          key={one}
          group="theme"
          label={t(`profile.theme.${one}`)}
          checked={one === theme}
          onChange={() => {
            applyTheme(one);
            setTheme(one);
          }}
        />
      ))}
    </fieldset>
  );
}

function GetCode(): JSX.Element {
  const [code, setCode] = useState<DeviceCode>();
  async function get(): Promise<void> {
    const answer = await api.deviceCode();
    if (answer.ok) setCode(answer.value);
    else tellFailure(answer.error);
  }
  return (
    <>
      <p class="quiet">{t('profile.deviceHint')}</p>
      {code === undefined ? (
        <div>
          <Button onClick={get}>{t('profile.getCode')}</Button>
        </div>
      ) : (
        <p class="big-code" role="status">
          <strong translate={false}>{code.code}</strong>
          <span class="quiet small">{t('profile.codeUntil', { time: clockTime(code.until) })}</span>
        </p>
      )}
    </>
  );
}

function UseCode(): JSX.Element {
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<Failure>();
  const [left, setLeft] = useState<GuestLeft>();
  function edit(value: string): void {
    setCode(value);
    setFailure(undefined);
  }
  async function use(event: Event): Promise<void> {
    event.preventDefault();
    const answer = await api.useDeviceCode(code.trim(), true);
    if (!answer.ok) return setFailure(answer.error);
    setCode('');
    const { guest, ...who } = answer.value;
    become(who);
    setLeft(guest);
    tell(t('profile.used', { name: who.name }));
  }
  return (
    <form class="inline-form" onSubmit={use}>
      <TextField
        label={t('profile.useCode')}
        value={code}
        maxLength={12}
        onInput={edit}
        {...(failure === undefined ? {} : { error: <FailureText failure={failure} /> })}
      />
      <Button type="submit" disabled={code.trim().length < 4}>
        {t('profile.use')}
      </Button>
      {left !== undefined && <LeftDialog left={left} onClose={() => setLeft(undefined)} />}
    </form>
  );
}

/** How many games go on without the player. */
function runningGames(tables: readonly TableInfo[], { player }: Me): number {
  return tables.filter(({ status, seats }) => status === 'running' && seatsOf(seats, player).length > 0).length;
}

function Forget({ me }: { readonly me: Me }): JSX.Element {
  const [sure, setSure] = useState(false);
  const [games, setGames] = useState<number>();
  async function ask(): Promise<void> {
    setSure(true);
    const answer = await api.tables();
    setGames(answer.ok ? runningGames(answer.value.mine, me) : undefined);
  }
  async function forget(): Promise<void> {
    setSure(false);
    const answer = await api.forget();
    if (!answer.ok) return tellFailure(answer.error);
    become(undefined);
    tell(t('profile.forgotten'));
  }
  return (
    <section class="surface stack" id="forget">
      <h2>{t('profile.forget')}</h2>
      <p class="quiet">{t('profile.forgetHint')}</p>
      <div>
        <Button look="danger" onClick={ask}>
          {t('profile.forget')}
        </Button>
      </div>
      {sure && (
        <Dialog title={t('profile.forgetAsk')} onClose={() => setSure(false)}>
          <p>{t('profile.forgetHint')}</p>
          <p role="status">
            <strong>{games === undefined ? t('profile.forgetGames') : t('profile.forgetCount', { n: games })}</strong>
          </p>
          <DialogActions>
            <Button autoFocus onClick={() => setSure(false)}>
              {tShell('app.cancel')}
            </Button>
            <Button look="danger" onClick={forget}>
              {t('profile.forget')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </section>
  );
}
