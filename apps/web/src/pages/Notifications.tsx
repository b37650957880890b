import '../style/notifications.css';
import type { NoticeInfo } from '@portolan/protocol';
import { Button } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { identity, tellFailure } from '../app/session.ts';
import { useStore } from '../app/useStore.ts';
import { whoAmI } from '../app/whoAmI.ts';
import { t } from '../messages/notifications.ts';
import { t as tShell } from '../messages/shell.ts';
import { ByMail } from '../notifications/ByMail.tsx';
import { ByWebhook } from '../notifications/ByWebhook.tsx';
import { Channels } from '../notifications/Channels.tsx';
import { noticeApi } from '../notifications/noticeApi.ts';
import { OnThisDevice } from '../notifications/OnThisDevice.tsx';
import { useMailLink } from '../notifications/useMailLink.ts';
import { When } from '../notifications/When.tsx';

/** How the player wants to be told that a table awaits them. */
export function Notifications(): JSX.Element {
  const who = useStore(identity);
  const me = who.known ? who.me : undefined;
  const used = useMailLink();
  return (
    <div class="column narrow stack-wide">
      <h1>{t('notify.title')}</h1>
      {used !== undefined && (
        <p class="surface" role="status">
          {used}
        </p>
      )}
      {who.known && me === undefined && <Nobody />}
      {me !== undefined && <Settings key={`${me.player} ${used}`} />}
      {!who.known && <p class="page-loading">{tShell('app.loading')}</p>}
      <p>
        <a href="/me">{t('notify.profile')}</a>
      </p>
    </div>
  );
}

function Nobody(): JSX.Element {
  return (
    <section class="surface stack">
      <p>{t('notify.nobody')}</p>
      <div>
        <Button look="primary" onClick={() => void whoAmI()}>
          {t('notify.choose')}
        </Button>
      </div>
    </section>
  );
}

function Settings(): JSX.Element {
  const [info, setInfo] = useState<NoticeInfo>();
  useEffect(() => {
    void noticeApi.info().then((answer) => (answer.ok ? setInfo(answer.value) : tellFailure(answer.error)));
  }, []);
  if (info === undefined) return <p class="page-loading">{tShell('app.loading')}</p>;
  return (
    <>
      <p class="quiet">{t('notify.intro')}</p>
      <When info={info} onChange={setInfo} />
      <Channels info={info} onChange={setInfo} />
      <OnThisDevice info={info} onChange={setInfo} />
      {info.mail && <ByMail info={info} onChange={setInfo} />}
      <ByWebhook info={info} onChange={setInfo} />
    </>
  );
}
