import type { Api } from '@portolan/client';
import type { TableInfo } from '@portolan/protocol';
import { BotPortrait, Button, cx, Icon, SeatBadge } from '@portolan/ui-kit';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { BottomBar } from '../app/BottomBar.tsx';
import { later } from '../app/later.tsx';
import { isAway, seatNames, seatsOf } from '../app/seatNames.ts';
import { api, connection, identity, tell, tellFailure } from '../app/session.ts';
import { useStore } from '../app/useStore.ts';
import { whoAmI } from '../app/whoAmI.ts';
import { Vignette } from '../art/Vignette.tsx';
import { AgreedTerms } from '../clock/AgreedTerms.tsx';
import { t } from '../messages/gathering.ts';
import { t as tShell } from '../messages/shell.ts';
import { AgreedOptions } from './AgreedOptions.tsx';
import '../style/gathering.css';

const PersonButton = later(
  async () => (await import('../company/PersonButton.tsx')).PersonButton,
  ({ name }) => <>{name}</>,
);
const SitAnyway = later(async () => (await import('../company/SitAnyway.tsx')).SitAnyway);
const InvitePeople = later(async () => (await import('./InvitePeople.tsx')).InvitePeople);
const RemovedNote = later(async () => (await import('../company/RemovedNote.tsx')).RemovedNote);

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
        <Removed key={table.id} table={table.id} />
        <div class="pair">
          <ul class="surface gather-seats" aria-label={tShell('seat.list')}>
            {seatNames(table).map((name, at) => (
              <Seat key={at} table={table} at={at} name={name} player={player} />
            ))}
          </ul>
          <div class="stack">
            <Invite table={table} />
            {isHere(table, player) && <InvitePeople table={table} />}
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

/** Whoever sits or hosts here may ask others to come. */
function isHere({ seats, host, visibility }: TableInfo, player: string | undefined): boolean {
  if (player === undefined || visibility === 'hotseat') return false;
  const isOpen = seats.some(({ kind }) => kind === 'open');
  return isOpen && (host === player || seatsOf(seats, player).length > 0);
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
      {seat?.kind === 'bot' && <BotPortrait bot={seat.bot} size={24} />}
      <span class="gather-who">
        <span class="gather-name" title={name}>
          {seat?.kind === 'person' && !own && player !== undefined && seat.deleted !== true ? (
            <PersonButton player={seat.player} name={name} table={table} isHost={table.host === player} />
          ) : (
            name
          )}
        </span>
        {own && <span class="quiet">{t('gather.you')}</span>}
        {!own && isAway(seat) && <span class="gather-away">{t('player.away')}</span>}
      </span>
      {seat?.kind === 'open' && <SitButton table={table.id} seat={at} />}
      {own && (
        <Button size="small" look="plain" onClick={() => void act((requests) => requests.leave(table.id))}>
          {t('gather.leave')}
        </Button>
      )}
    </li>
  );
}

/** Warns before the player sits down with somebody they have blocked. */
function SitButton({ table, seat }: { readonly table: string; readonly seat: number }): JSX.Element {
  const [beside, setBeside] = useState<string>();
  async function sit(): Promise<void> {
    if ((await whoAmI()) === undefined) return;
    const answer = await api.sit(table, seat);
    if (answer.ok) return;
    if ('reason' in answer.error && answer.error.reason === 'blockedHere')
      setBeside(String(answer.error.params?.names ?? ''));
    else tellFailure(answer.error);
  }
  function sitAnyway(): void {
    setBeside(undefined);
    void act((requests) => requests.sit(table, seat, true));
  }
  return (
    <>
      <Button size="small" onClick={sit}>
        {t('gather.sit')}
      </Button>
      {beside !== undefined && <SitAnyway names={beside} onSit={sitAnyway} onClose={() => setBeside(undefined)} />}
    </>
  );
}

/** Tells a player whom the host has removed. */
function Removed({ table }: { readonly table: string }): JSX.Element | null {
  const [removed, setRemoved] = useState(false);
  useEffect(
    () =>
      connection.listen((message) => {
        if (message.type === 'removed' && message.table === table) setRemoved(true);
      }),
    [table],
  );
  return removed ? <RemovedNote /> : null;
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

/** What everybody accepts by sitting down. */
function Agreed({ table }: { readonly table: TableInfo }): JSX.Element {
  return (
    <section class="surface stack">
      <AgreedTerms table={table} />
      <AgreedOptions table={table} />
    </section>
  );
}

/** Easier to read out. */
function inGroups(code: string): string {
  return code.replace(/^(.{5})(.{5})$/, '$1-$2');
}

function Invite({ table }: { readonly table: TableInfo }): JSX.Element {
  const address = `${window.location.origin}/join/${table.code}`;
  async function copy(): Promise<void> {
    await navigator.clipboard?.writeText(address);
    tell(t('gather.copied'));
  }
  return (
    <section class="surface stack">
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
          {inGroups(table.code)}
        </strong>
      </div>
    </section>
  );
}
