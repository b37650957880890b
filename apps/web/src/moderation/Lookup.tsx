import type { SuspectTable } from '@portolan/client';
import { calendarDay } from '@portolan/i18n';
import type { SuspectInfo } from '@portolan/protocol';
import { Button, TextField } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { personName } from '../app/seatNames.ts';
import { companyApi } from '../company/companyApi.ts';
import { t } from '../messages/moderation.ts';
import { BanButton } from './BanButton.tsx';
import { HideButton } from './HideButton.tsx';
import { MeasureButton } from './MeasureButton.tsx';

interface Found {
  readonly player?: SuspectInfo;
  readonly table?: SuspectTable;
}

/** The id at the end of an address, or the id itself. */
function idIn(text: string): string {
  return /([\w-]+)\/?$/.exec(text.trim())?.[1] ?? '';
}

async function find(text: string): Promise<Found> {
  const id = idIn(text);
  if (id === '') return {};
  const [player, table] = await Promise.all([companyApi.suspect(id), companyApi.suspectTable(id)]);
  return { ...(player.ok ? { player: player.value } : {}), ...(table.ok ? { table: table.value } : {}) };
}

/** A player or a table by its id. */
export function Lookup({ onDone }: { readonly onDone: () => void }): JSX.Element {
  const [text, setText] = useState('');
  const [found, setFound] = useState<Found>();
  async function look(event?: Event): Promise<void> {
    event?.preventDefault();
    setFound(await find(text));
  }
  function done(): void {
    onDone();
    void look();
  }
  const isNothing = found !== undefined && found.player === undefined && found.table === undefined;
  return (
    <section class="surface stack">
      <h2>{t('mod.find')}</h2>
      <form class="inline-form" onSubmit={look}>
        <TextField
          label={t('mod.id')}
          hint={t('mod.findHint')}
          value={text}
          maxLength={200}
          onInput={setText}
          {...(isNothing ? { error: t('mod.notFound') } : {})}
        />
        <Button type="submit">{t('mod.find')}</Button>
      </form>
      {found?.player !== undefined && <PlayerFound player={found.player} onDone={done} />}
      {found?.table !== undefined && <TableFound {...found.table} onDone={done} />}
    </section>
  );
}

function PlayerFound({ player, onDone }: { readonly player: SuspectInfo; readonly onDone: () => void }): JSX.Element {
  const { ban } = player;
  return (
    <div class="mod-found stack">
      <h3>{personName(player)}</h3>
      <p class="quiet">{t('mod.openReports', { n: player.reports })}</p>
      {ban !== undefined && (
        <p>
          {ban.until === undefined
            ? t('mod.banned', { why: ban.why })
            : t('mod.bannedUntil', { why: ban.why, day: calendarDay(ban.until) })}
        </p>
      )}
      <div>
        <BanButton person={player} isBanned={ban !== undefined} onDone={onDone} />
      </div>
    </div>
  );
}

function TableFound({ table, chat, onDone }: SuspectTable & { readonly onDone: () => void }): JSX.Element {
  const { id, title, status } = table;
  const isOpen = status === 'gathering' || status === 'running';
  return (
    <div class="mod-found stack">
      <h3>{t('mod.table', { title, status: status === 'closed' ? 'other' : status })}</h3>
      {chat.length === 0 && <p class="quiet">{t('mod.noChat')}</p>}
      <ol class="mod-lines">
        {chat.map((line) => (
          <li key={line.id}>
            <span>
              <strong>{personName(line)}</strong>{' '}
              {line.hidden ? <em class="quiet">{t('mod.hidden')}</em> : <span translate={false}>{line.text}</span>}
            </span>
            {line.hidden !== true && <HideButton table={id} line={line.id} text={line.text} onDone={onDone} />}
          </li>
        ))}
      </ol>
      {isOpen && (
        <div>
          <MeasureButton
            face={t('mod.close')}
            title={t('mod.askClose')}
            hint={t('mod.closeHint')}
            action={t('mod.close')}
            run={(why) => companyApi.closeTable(id, why)}
            onDone={onDone}
          />
        </div>
      )}
    </div>
  );
}
