import type { Failure } from '@portolan/client';
import type { GuestLeft, MailLinkInfo, RefusalInfo } from '@portolan/protocol';
import { Button } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { FailureText } from '../app/FailureText.tsx';
import { navigate } from '../app/router.ts';
import { become, identity, tell } from '../app/session.ts';
import { useStore } from '../app/useStore.ts';
import { t } from '../messages/account.ts';
import { t as tShell } from '../messages/shell.ts';
import { accountApi } from './accountApi.ts';
import { GuestNotice, useGuest } from './GuestNotice.tsx';
import { LeftDialog } from './LeftDialog.tsx';
import '../style/account.css';

const SECRET = /^[\w-]{43}$/;
/** What the server says of it. Written out, because the list of all refusals would be loaded with every page. */
const LAPSED: RefusalInfo = { code: 'notFound', reason: 'lapsedLink' };

/** Where a link in an email leads. Nothing happens until the button is pressed: programs open links, too. */
export function MailLinkPage(): JSX.Element {
  const [secret] = useState(() => window.location.hash.slice(1));
  const [link, setLink] = useState<MailLinkInfo>();
  const [failure, setFailure] = useState<Failure>();
  const [left, setLeft] = useState<GuestLeft>();
  const who = useStore(identity);
  const me = who.known ? who.me : undefined;
  const guest = useGuest(me);
  const [bring, setBring] = useState(true);
  useEffect(() => {
    // Keeps it out of the browser's history.
    window.history.replaceState(undefined, '', window.location.pathname);
    // Cut off by a mail program, or not a link at all.
    if (!SECRET.test(secret)) return setFailure(LAPSED);
    void accountApi.lookAtLink(secret).then((answer) => {
      if (answer.ok) setLink(answer.value);
      else setFailure(answer.error);
    });
  }, []);
  async function use({ address }: MailLinkInfo): Promise<void> {
    const answer = await accountApi.useLink(secret, bring);
    if (!answer.ok) {
      setLink(undefined);
      return setFailure(answer.error);
    }
    if (answer.value === undefined) tell(t('mail.added', { address }));
    else {
      const { guest: stays, ...found } = answer.value;
      become(found);
      tell(t('signIn.done', { name: found.name }));
      if (stays !== undefined) return setLeft(stays);
    }
    navigate('/account', { replace: true });
  }
  return (
    <div class="column narrow stack-wide account">
      <h1>{t('mail.title')}</h1>
      <section class="surface stack">
        {link === undefined && failure === undefined && <p class="quiet">{tShell('app.loading')}</p>}
        {failure !== undefined && (
          <p role="alert">
            <FailureText failure={failure} />
          </p>
        )}
        {link !== undefined && (
          <>
            <p>
              {t(link.purpose === 'signIn' ? 'mail.signIn' : 'mail.add', { address: link.address, name: link.name })}
            </p>
            {link.purpose === 'signIn' && guest !== undefined && (
              <GuestNotice guest={guest} bring={bring} onChange={setBring} />
            )}
            <div class="account-buttons">
              <Button look="primary" onClick={() => void use(link)}>
                {t(link.purpose === 'signIn' ? 'mail.signInGo' : 'mail.addGo', { name: link.name })}
              </Button>
            </div>
          </>
        )}
        {failure !== undefined && <a href="/account">{t('mail.home')}</a>}
      </section>
      {left !== undefined && <LeftDialog left={left} onClose={() => navigate('/account', { replace: true })} />}
    </div>
  );
}
