import type { Failure } from '@portolan/client';
import type { OwnBot } from '@portolan/protocol';
import { Button, Dialog, DialogActions } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { accountApi } from '../account/accountApi.ts';
import { FailureText } from '../app/FailureText.tsx';
import { isName, NameField } from '../app/NameField.tsx';
import { tell, tellFailure } from '../app/session.ts';
import { t } from '../messages/profile.ts';

/** The programs that play for a player: make one, see its token once, remove it. */
export function OwnBots(): JSX.Element {
  const [bots, setBots] = useState<readonly OwnBot[]>([]);
  const [made, setMade] = useState<OwnBot>();
  async function load(): Promise<void> {
    const answer = await accountApi.ownBots();
    if (answer.ok) setBots(answer.value);
  }
  useEffect(() => void load(), []);
  async function remove({ id, name }: OwnBot): Promise<void> {
    const answer = await accountApi.removeBot(id);
    if (!answer.ok) return tellFailure(answer.error);
    if (made?.id === id) setMade(undefined);
    tell(t('profile.botRemoved', { name }));
    return load();
  }
  return (
    <section class="surface stack" id="bots">
      <h2>{t('profile.bots')}</h2>
      <p class="quiet">{t('profile.botsHint')}</p>
      {bots.length > 0 && (
        <ul class="own-bots">
          {bots.map((bot) => (
            <BotRow key={bot.id} bot={bot} onRemove={remove} />
          ))}
        </ul>
      )}
      {made?.token !== undefined && (
        <div class="own-bot-token" role="status">
          <p>{t('profile.botToken', { name: made.name })}</p>
          <code translate={false}>{made.token}</code>
        </div>
      )}
      <NewBot
        key={made?.id}
        onMade={(bot) => {
          setMade(bot);
          void load();
        }}
      />
    </section>
  );
}

interface BotRowProps {
  readonly bot: OwnBot;
  readonly onRemove: (bot: OwnBot) => Promise<void>;
}

function BotRow({ bot, onRemove }: BotRowProps): JSX.Element {
  const [sure, setSure] = useState(false);
  return (
    <li>
      <strong translate={false}>{bot.name}</strong>
      <span class="quiet small">{t(bot.connected ? 'profile.botHere' : 'profile.botAway')}</span>
      <Button label={t('profile.botRemoveNamed', { name: bot.name })} onClick={() => setSure(true)}>
        {t('profile.botRemove')}
      </Button>
      {sure && (
        <Dialog title={t('profile.botRemoveAsk', { name: bot.name })} onClose={() => setSure(false)}>
          <p>{t('profile.botRemoveHint')}</p>
          <DialogActions>
            <Button autoFocus onClick={() => setSure(false)}>
              {t('profile.botKeep')}
            </Button>
            <Button
              look="danger"
              onClick={() => {
                setSure(false);
                void onRemove(bot);
              }}
            >
              {t('profile.botRemove')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </li>
  );
}

function NewBot({ onMade }: { readonly onMade: (bot: OwnBot) => void }): JSX.Element {
  const [name, setName] = useState('');
  const [failure, setFailure] = useState<Failure>();
  function edit(value: string): void {
    setName(value);
    setFailure(undefined);
  }
  async function make(event: Event): Promise<void> {
    event.preventDefault();
    const answer = await accountApi.newBot(name.trim());
    if (!answer.ok) return setFailure(answer.error);
    onMade(answer.value);
  }
  return (
    <form class="inline-form" onSubmit={make}>
      <NameField
        optional
        label={t('profile.botName')}
        value={name}
        onInput={edit}
        {...(failure === undefined ? {} : { error: <FailureText failure={failure} /> })}
      />
      <Button type="submit" disabled={!isName(name)}>
        {t('profile.botMake')}
      </Button>
    </form>
  );
}
