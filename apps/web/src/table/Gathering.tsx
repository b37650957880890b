import type { Api } from '@portolan/client';
import type { TableInfo } from '@portolan/protocol';
import { Button, cx, Icon, SeatBadge } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { seatNames, seatsOf } from '../app/seatNames.ts';
import { api, identity, tell, tellFailure } from '../app/session.ts';
import { useStore } from '../app/useStore.ts';
import { whoAmI } from '../app/WhoAreYou.tsx';
import { Vignette } from '../art/Vignette.tsx';
import { t as tShell } from '../messages/shell.ts';
import { t } from '../messages/table.ts';

/** A table before the first move: take a seat, invite others, start. */
export function Gathering({ table }: { readonly table: TableInfo }): JSX.Element {
  const who = useStore(identity);
  const player = who.known ? who.me?.player : undefined;
  const names = seatNames(table);
  const own = seatsOf(table.seats, player);
  const full = table.seats.every(({ kind }) => kind !== 'open');
  return (
    <div class="column stack-wide">
      <header class="gather-head">
        <Vignette game={table.game} />
        <div class="stack">
          <h1>{table.title}</h1>
          <p class="lead">{t('gather.lead')}</p>
        </div>
      </header>
      <div class="pair">
        <ul class="sheet gather-seats" aria-label={tShell('seat.list')}>
          {table.seats.map((seat, at) => (
            <li key={at} class={cx('gather-seat', seat.kind === 'open' && 'gather-seat-open')}>
              <SeatBadge seat={at} />
              <span class="gather-name">
                {names[at]} {own.includes(at) && <span class="quiet">{t('gather.you')}</span>}
              </span>
              {seat.kind === 'open' && (
                <Button size="small" onClick={() => void act((requests) => requests.sit(table.id, at))}>
                  {t('gather.sit')}
                </Button>
              )}
              {own.includes(at) && (
                <Button size="small" look="plain" onClick={() => void act((requests) => requests.leave(table.id))}>
                  {t('gather.leave')}
                </Button>
              )}
            </li>
          ))}
        </ul>
        <Invite table={table} />
      </div>
      {table.host === player ? (
        <div>
          <Button
            look="primary"
            size="big"
            disabled={!full}
            onClick={() => void act((requests) => requests.start(table.id))}
          >
            {t('gather.start')}
          </Button>
        </div>
      ) : (
        <p class="quiet">{t('gather.waitHost')}</p>
      )}
    </div>
  );
}

async function act(work: (requests: Api) => ReturnType<Api['sit']>): Promise<void> {
  if ((await whoAmI()) === undefined) return;
  const answer = await work(api);
  if (!answer.ok) tellFailure(answer.error);
}

function Invite({ table }: { readonly table: TableInfo }): JSX.Element {
  const address = `${window.location.origin}/join/${table.code}`;
  async function copy(): Promise<void> {
    await navigator.clipboard?.writeText(address);
    tell(t('gather.copied'));
  }
  return (
    <section class="sheet stack">
      <h2>{t('gather.invite')}</h2>
      <p class="gather-link" translate={false}>
        {address}
      </p>
      <div class="row">
        <Button onClick={copy}>
          <Icon name="copy" />
          {t('gather.copy')}
        </Button>
        <span class="quiet">{t('gather.code')}</span>
        <strong class="gather-code" translate={false}>
          {table.code}
        </strong>
      </div>
    </section>
  );
}
