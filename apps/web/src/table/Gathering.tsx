import type { Api } from '@portolan/client';
import type { TableInfo } from '@portolan/protocol';
import { Button, cx, Icon, SeatBadge } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { BottomBar } from '../app/BottomBar.tsx';
import { isAway, seatNames, seatsOf } from '../app/seatNames.ts';
import { api, identity, tell, tellFailure } from '../app/session.ts';
import { useStore } from '../app/useStore.ts';
import { whoAmI } from '../app/whoAmI.ts';
import { Vignette } from '../art/Vignette.tsx';
import { gameOptions } from '../games/gameOptions.ts';
import { t as tShell } from '../messages/shell.ts';
import { t } from '../messages/tableLater.ts';
import { AgreedOptions } from './AgreedOptions.tsx';
import '../style/gathering.css';

/** A table before the first move: take a seat, invite others, start. */
export function Gathering({ table }: { readonly table: TableInfo }): JSX.Element {
  const who = useStore(identity);
  const player = who.known ? who.me?.player : undefined;
  return (
    <>
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
            {seatNames(table).map((name, at) => (
              <Seat key={at} table={table} at={at} name={name} player={player} />
            ))}
          </ul>
          <div class="stack">
            <Invite table={table} />
            <Agreed table={table} />
          </div>
        </div>
      </div>
      <BottomBar>
        <Start table={table} isHost={table.host === player} />
      </BottomBar>
    </>
  );
}

interface SeatProps {
  readonly table: TableInfo;
  readonly at: number;
  readonly name: string;
  readonly player: string | undefined;
}

function Seat({ table, at, name, player }: SeatProps): JSX.Element {
  const seat = table.seats[at];
  const own = seatsOf(table.seats, player).includes(at);
  return (
    <li class={cx('gather-seat', seat?.kind === 'open' && 'gather-seat-open')}>
      <SeatBadge seat={at} />
      <span class="gather-who">
        <span class="gather-name" title={name}>
          {name}
        </span>
        {own && <span class="quiet">{t('gather.you')}</span>}
        {!own && isAway(seat) && <span class="gather-away">{t('player.away')}</span>}
      </span>
      {seat?.kind === 'open' && (
        <Button size="small" onClick={() => void act((requests) => requests.sit(table.id, at))}>
          {t('gather.sit')}
        </Button>
      )}
      {own && (
        <Button size="small" look="plain" onClick={() => void act((requests) => requests.leave(table.id))}>
          {t('gather.leave')}
        </Button>
      )}
    </li>
  );
}

function Start({ table, isHost }: { readonly table: TableInfo; readonly isHost: boolean }): JSX.Element {
  const free = table.seats.filter(({ kind }) => kind === 'open').length;
  const state = free === 0 ? t('gather.full') : t('gather.free', { n: free });
  return (
    <>
      <span class="quiet" role="status">
        {isHost ? state : t('gather.waitHost')}
      </span>
      {isHost && (
        <Button
          look="primary"
          size="big"
          disabled={free > 0}
          onClick={() => void act((requests) => requests.start(table.id))}
        >
          {t('gather.start')}
        </Button>
      )}
    </>
  );
}

async function act(work: (requests: Api) => ReturnType<Api['sit']>): Promise<void> {
  if ((await whoAmI()) === undefined) return;
  const answer = await work(api);
  if (!answer.ok) tellFailure(answer.error);
}

/** Not for a game without options. */
function Agreed({ table }: { readonly table: TableInfo }): JSX.Element | null {
  if (gameOptions(table.game).length === 0) return null;
  return (
    <section class="sheet">
      <AgreedOptions table={table} />
    </section>
  );
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
