import { fail, ok, type Result } from '@portolan/kernel';
import { playersOf } from '@portolan/match';
import { type Person, type RefusalInfo, refusal } from '@portolan/protocol';
import type { Services } from '../services.ts';
import { sitDown } from '../sitDown.ts';
import type { TableRow } from '../store/store.ts';

type Answer<T> = Promise<Result<T, RefusalInfo>>;

/** Latest matches whose players can be invited with one click, of each status. */
const LOOKED_AT = 30;
const OPPONENTS_SHOWN = 30;

/** Asks a person to sit down at a table that the inviter hosts or sits at. */
export async function invite(services: Services, inviter: string, id: string, player: string): Answer<TableRow> {
  const { store, limits, lobby } = services;
  const table = await services.tableFor({ player: inviter }, id);
  if (table === undefined) return fail({ code: 'unknownTable' });
  const refused = tableRefusal(table, inviter) ?? (await personRefusal(services, table, inviter, player));
  if (refused !== undefined) return fail(refused);
  const max = limits.invitationsPerTable;
  if ((await store.countInvitations({ table: id })) >= max) return fail(refusal('tooManyInvitations', { max }));
  const added = await store.addInvitation({ table: id, player, inviter, at: services.now() });
  if (!added) return fail(refusal('alreadyInvited'));
  lobby.invitationsChanged(player);
  services.pokeSender();
  return ok(table);
}

function tableRefusal(table: TableRow, inviter: string): RefusalInfo | undefined {
  if (table.status === 'closed') return refusal('tableClosed');
  if (table.status !== 'gathering') return refusal('gameBegun');
  if (!playersOf(table).has(inviter)) return { code: 'notSeated' };
  return table.seats.some(({ kind }) => kind === 'open') ? undefined : refusal('tableFull');
}

/** The words are the same for every reason the person may have. */
async function personRefusal(
  { store, players, company, limits }: Services,
  table: TableRow,
  inviter: string,
  player: string,
): Promise<RefusalInfo | undefined> {
  if (player === inviter) return refusal('notYourself');
  if ((await players.name(player)) === undefined || (await players.isProgram(player))) return refusal('unknownPlayer');
  if (playersOf(table).has(player)) return refusal('alreadyHere');
  const unwelcome =
    (await store.isRemoved(table.id, player)) ||
    (await company.areApart(inviter, player)) ||
    (await company.areApart(table.host, player)) ||
    (await company.banned(player)) !== undefined ||
    (await store.countInvitations({ player })) >= limits.invitationsPerPlayer;
  return unwelcome ? refusal('notInvited') : undefined;
}

/** Sits down on any free seat. */
export async function acceptInvitation(
  services: Services,
  who: { readonly player: string; readonly network: string },
  id: string,
): Answer<TableRow> {
  const { store, lobby } = services;
  const isInvited = (await store.invitations(who.player, services.limits.invitationsPerPlayer)).some(
    ({ table }) => table === id,
  );
  const table = isInvited ? await services.table(id) : undefined;
  if (table === undefined) return fail(refusal('noInvitation'));
  const seat = table.seats.findIndex(({ kind }) => kind === 'open');
  if (table.status === 'gathering' && seat < 0) return fail(refusal('tableFull'));
  const seated = await sitDown(services, who, { table: id, seat: Math.max(0, seat), anyway: true });
  if (!seated.ok) return seated;
  await store.answerInvitation(id, who.player);
  lobby.invitationsChanged(who.player);
  return seated;
}

export async function declineInvitation({ store, lobby }: Services, player: string, id: string): Answer<undefined> {
  if (!(await store.answerInvitation(id, player))) return fail(refusal('noInvitation'));
  lobby.invitationsChanged(player);
  return ok(undefined);
}

/** People the player has played with lately, the latest first. */
export async function opponentsOf({ store, company, players }: Services, player: string): Promise<Person[]> {
  const tables = [
    ...(await store.tables({ player, statuses: ['running'], limit: LOOKED_AT })),
    ...(await store.tables({ player, statuses: ['finished'], limit: LOOKED_AT })),
  ];
  const unwanted = await company.unheardBy(player);
  const met = new Set(
    tables.flatMap(({ seats }) => seats.flatMap((seat) => (seat.kind === 'person' ? seat.player : []))),
  );
  const found: Person[] = [];
  for (const other of met) {
    if (found.length >= OPPONENTS_SHOWN) break;
    if (other === player || unwanted.has(other) || (await players.isProgram(other))) continue;
    const person = await company.person(other);
    if (person.deleted !== true) found.push(person);
  }
  return found;
}
