import { exportLog } from '../exportLog.ts';
import type { Meter } from '../meter.ts';
import type { Services } from '../services.ts';
import type { OwnLine } from '../store/accountStore.ts';
import type { ChannelRow } from '../store/noticeStore.ts';
import type { TableRow } from '../store/store.ts';
import { seatsOf } from '../subscriptions.ts';
import type { OwnData } from './ownData.ts';

const PAGE = 50;
const LINES_PAGE = 500;
/** More than anybody may have of them. */
const MOST_LISTED = 1000;

type Parts = Pick<Services, 'store' | 'games' | 'players' | 'turns' | 'info' | 'table' | 'now'>;

/** What the server itself has about a player. No secret is part of it: neither those of the player, nor of a running game. */
export function addOwnSections(ownData: OwnData, services: Parts): void {
  const { store, now } = services;
  ownData.add('player', async (player) => {
    const row = await store.player(player);
    return row && { id: row.id, name: row.name, createdAt: row.createdAt, locale: row.locale };
  });
  ownData.add('devices', async (player) =>
    (await store.sessions(player)).map(({ id, label, createdAt, seenAt, until }) => ({
      id,
      label,
      createdAt,
      seenAt,
      until,
    })),
  );
  ownData.add('passkeys', async (player) =>
    (await store.passkeys(player)).map(({ id, name, createdAt, usedAt }) => ({ id, name, createdAt, usedAt })),
  );
  ownData.add('recoveryCodesLeft', (player) => store.countRecoveryCodes(player));
  ownData.add('addresses', async (player) =>
    (await store.addresses(player)).map(({ address, addedAt }) => ({ address, addedAt })),
  );
  ownData.add('programs', async (player) =>
    (await store.bots(player)).map(({ id, name, createdAt }) => ({ id, name, createdAt })),
  );
  ownData.add('notices', async (player) => {
    const { settings, tables, channels } = await store.notices(player);
    return { settings, tables, channels: channels.map(shownChannel) };
  });
  ownData.add('mutedAndBlocked', (player) => store.shuns(player));
  ownData.add('ban', (player) => store.ban(player, now()));
  ownData.add('reports', async (player) =>
    // The lines they quote were written by others.
    (await store.reportsBy(player, MOST_LISTED)).map(({ evidence: _, reporter: __, ...report }) => report),
  );
  ownData.add('tournaments', async (player) =>
    (await store.tournamentsOf(player, MOST_LISTED)).map(({ id, title, game, host, status, createdAt, winner }) => ({
      ...{ id, title, game, status, createdAt },
      isHost: host === player,
      hasWon: winner === player,
    })),
  );
  ownData.add('offers', (player) => store.offers({ player, now: now(), limit: MOST_LISTED }));
  ownData.add('invitations', (player) => store.invitations(player, MOST_LISTED));
  ownData.add('recordHidden', (player) => store.isRecordHidden(player));
  ownData.add('ratings', (player) => store.ratingsOf(player));
  ownData.add('results', (player) => store.tallies(player));
  ownData.add('tables', (player, meter) => tablesOf(services, player, meter));
  ownData.add('chat', (player) => linesOf(services, player));
}

/** Where notices go, without the keys of a push service. */
function shownChannel({ target, confirmed, createdAt }: ChannelRow): unknown {
  const { kind } = target;
  const to = kind === 'mail' ? target.address : kind === 'webhook' ? target.url : new URL(target.endpoint).host;
  return { kind, to, confirmed, createdAt };
}

async function* tablesOf(services: Parts, player: string, meter: Meter): AsyncGenerator<unknown, void, undefined> {
  const { store } = services;
  for (let after = ''; ; ) {
    const ids = await store.tableIds(player, after, PAGE);
    for (const id of ids) {
      const row = await services.table(id);
      if (row !== undefined && row.damage === undefined) yield await tableFor(services, row, { player, meter });
    }
    if (ids.length < PAGE) return;
    after = ids.at(-1) ?? '';
  }
}

/** Of a running match only the player's own moves: the others' are not theirs to know, nor those made on a shared device. */
async function tableFor(
  services: Parts,
  row: TableRow,
  { player, meter }: { readonly player: string; readonly meter: Meter },
): Promise<unknown> {
  const table = await services.info(row);
  if (row.status === 'finished') {
    const turn = await services.turns.enter(`data of ${player}`, meter);
    const log = turn && (await exportLog(services, row, turn).finally(turn.end));
    return { ...table, ...(log?.ok === true ? { log: log.value.trimEnd().split('\n') } : {}) };
  }
  const own = row.visibility === 'hotseat' ? [] : seatsOf(row, player);
  const entries = (await services.store.entries(row.id, 0)).filter(
    ({ entry }) => 'seat' in entry && own.includes(entry.seat),
  );
  return { ...table, ownEntries: entries.map(({ seq, entry, at }) => ({ seq, ...entry, at })) };
}

async function* linesOf({ store }: Parts, player: string): AsyncGenerator<OwnLine, void, undefined> {
  for (let after = { table: '', line: 0 }; ; ) {
    const lines = await store.linesOf(player, after, LINES_PAGE);
    yield* lines;
    const last = lines.at(-1);
    if (last === undefined || lines.length < LINES_PAGE) return;
    after = last;
  }
}
