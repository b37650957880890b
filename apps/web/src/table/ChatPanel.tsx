import type { Match } from '@portolan/client';
import { clockTime } from '@portolan/i18n';
import { type ChatLine, LONGEST_CHAT, type TableInfo } from '@portolan/protocol';
import { Button } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { personName, seatsOf } from '../app/seatNames.ts';
import { identity, tell } from '../app/session.ts';
import { useStore } from '../app/useStore.ts';
import { whoAmI } from '../app/whoAmI.ts';
import { PersonButton } from '../company/PersonButton.tsx';
import { t } from '../messages/tableLater.ts';
import '../style/chat.css';

export interface ChatPanelProps {
  readonly match: Match;
  readonly chat: readonly ChatLine[];
  readonly table: TableInfo;
}

export function ChatPanel({ match, chat, table }: ChatPanelProps): JSX.Element {
  const who = useStore(identity);
  const [text, setText] = useState('');
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [chat.length]);

  const me = who.known ? who.me?.player : undefined;
  const isPlayer = me !== undefined && (table.host === me || seatsOf(table.seats, me).length > 0);
  const label = isPlayer ? t('chat.label') : t('chat.spectators');

  function say(event: Event): void {
    event.preventDefault();
    const line = text.trim();
    if (line === '') return;
    if (match.say(line)) setText('');
    else tell(t('chat.offline'), true);
  }

  return (
    <div class="chat">
      <ol ref={list} class="chat-lines" aria-live="polite">
        {chat.length === 0 && <li class="quiet small">{t('chat.empty')}</li>}
        {chat.map(({ id, player, spectator, hidden, text: said, at, ...author }) => (
          <li key={id}>
            <span class="chat-name" data-seat={seatsOf(table.seats, player)[0]}>
              {me === undefined || player === me || author.deleted === true ? (
                personName(author)
              ) : (
                <PersonButton player={player} name={personName(author)} table={table} line={id} />
              )}
            </span>{' '}
            {spectator && <span class="quiet small">{t('chat.spectator')} </span>}
            {hidden ? <em class="quiet">{t('chat.hidden')}</em> : <span translate={false}>{said}</span>}{' '}
            <time class="quiet">{clockTime(at)}</time>
          </li>
        ))}
      </ol>
      {who.known && who.me === undefined ? (
        <Button size="small" onClick={() => void whoAmI()}>
          {t('chat.name')}
        </Button>
      ) : (
        <form class="chat-form" onSubmit={say}>
          <input
            class="input"
            aria-label={label}
            placeholder={label}
            maxLength={LONGEST_CHAT}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <Button type="submit" icon="send" label={t('chat.send')} />
        </form>
      )}
    </div>
  );
}
