import type { HttpClient } from '../httpClient.ts';

export interface OwnTable {
  readonly game: string;
  readonly visibility: string;
  readonly seats?: readonly object[];
  readonly start?: true;
  readonly components?: unknown;
  readonly terms?: object;
}

const TWO_SEATS = [{ kind: 'me' }, { kind: 'open' }];

/** Creates a table of the attacker's own; undefined if that was refused. */
export async function tableOf(
  client: HttpClient,
  { seats = TWO_SEATS, ...rest }: OwnTable,
): Promise<string | undefined> {
  const { status, body } = await client.post('/api/tables', { seats, ...rest });
  return status === 200 ? (JSON.parse(body) as { readonly id: string }).id : undefined;
}

/** A started match in which the attacker plays both seats. */
export async function sharedTable(client: HttpClient, game: string): Promise<string> {
  const seats = [{ kind: 'me' }, { kind: 'me' }];
  const id = await tableOf(client, { game, visibility: 'hotseat', seats, start: true });
  if (id === undefined) throw new Error('no table');
  return id;
}
