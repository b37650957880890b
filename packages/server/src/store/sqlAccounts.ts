import {
  type AccountStore,
  type AddressRow,
  MAIL_PURPOSES,
  type MailLinkRow,
  type OwnLine,
  type PasskeyRow,
} from './accountStore.ts';
import { type Cells, parseJson } from './rows.ts';
import { changed, hold, one, run, type SqlClient } from './sql.ts';

type PasskeyStore = Pick<
  AccountStore,
  'addPasskey' | 'passkey' | 'passkeys' | 'usePasskey' | 'renamePasskey' | 'removePasskey'
>;
type CodeStore = Pick<AccountStore, 'addRecoveryCodes' | 'takeRecoveryCode' | 'countRecoveryCodes'>;
type AddressStore = Pick<
  AccountStore,
  'addAddress' | 'address' | 'addresses' | 'removeAddress' | 'addMailLink' | 'mailLink' | 'takeMailLink'
>;
type OwnDataStore = Pick<AccountStore, 'tableIds' | 'linesOf'>;

const ADD_PASSKEY = `INSERT INTO passkey (id, player, name, public_key, counter, transports, created_at)
  VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`;

export function passkeyStore(db: SqlClient): PasskeyStore {
  return {
    addPasskey: ({ id, player, name, publicKey, counter, transports, createdAt }) =>
      db.write(() => changed(ADD_PASSKEY, id, player, name, publicKey, counter, JSON.stringify(transports), createdAt)),
    passkey: async (id) => readPasskey(await db.one('SELECT * FROM passkey WHERE id = ?', id)),
    passkeys: async (player) =>
      (await db.all('SELECT * FROM passkey WHERE player = ? ORDER BY created_at, id', player)).flatMap(
        (row) => readPasskey(row) ?? [],
      ),
    usePasskey: (id, counter, at) =>
      db.write(() => run('UPDATE passkey SET counter = ?, used_at = ? WHERE id = ?', counter, at, id)),
    renamePasskey: (player, id, name) =>
      db.write(() => changed('UPDATE passkey SET name = ? WHERE id = ? AND player = ?', name, id, player)),
    removePasskey: (player, id) =>
      db.write(() => changed('DELETE FROM passkey WHERE id = ? AND player = ?', id, player)),
  };
}

export function recoveryCodeStore(db: SqlClient): CodeStore {
  return {
    addRecoveryCodes: (player, hashes, fresh) =>
      db.write(function* () {
        yield* hold('SELECT id FROM player WHERE id = ?', player);
        if (fresh) yield* run('DELETE FROM recovery_code WHERE player = ?', player);
        for (const hash of hashes) yield* run('INSERT INTO recovery_code (hash, player) VALUES (?, ?)', hash, player);
      }),
    takeRecoveryCode: (hash) =>
      db.write(function* () {
        const row = yield* one('DELETE FROM recovery_code WHERE hash = ? RETURNING player', hash);
        return row === undefined ? undefined : String(row.player);
      }),
    countRecoveryCodes: async (player) =>
      Number((await db.one('SELECT count(*) AS n FROM recovery_code WHERE player = ?', player))?.n ?? 0),
  };
}

export function addressStore(db: SqlClient): AddressStore {
  return {
    addAddress: ({ address, player, addedAt }) =>
      db.write(function* () {
        const text = 'INSERT INTO address (address, player, added_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING';
        yield* run(text, address, player, addedAt);
        return readAddress(yield* one('SELECT * FROM address WHERE address = ?', address))?.player === player;
      }),
    address: async (address) => readAddress(await db.one('SELECT * FROM address WHERE address = ?', address)),
    addresses: async (player) =>
      (await db.all('SELECT * FROM address WHERE player = ? ORDER BY added_at, address', player)).flatMap(
        (row) => readAddress(row) ?? [],
      ),
    removeAddress: (player, address) =>
      db.write(function* () {
        yield* run('DELETE FROM mail_link WHERE player = ? AND address = ?', player, address);
        return yield* changed('DELETE FROM address WHERE address = ? AND player = ?', address, player);
      }),
    addMailLink: ({ hash, purpose, address, player, until }) =>
      db.write(function* () {
        yield* hold('SELECT id FROM player WHERE id = ?', player);
        yield* run('DELETE FROM mail_link WHERE player = ? AND purpose = ? AND address = ?', player, purpose, address);
        const text = 'INSERT INTO mail_link (hash, purpose, address, player, until) VALUES (?, ?, ?, ?, ?)';
        yield* run(text, hash, purpose, address, player, until);
      }),
    mailLink: async (hash, now) => validLink(await db.one('SELECT * FROM mail_link WHERE hash = ?', hash), now),
    takeMailLink: (hash, now) =>
      db.write(function* () {
        return validLink(yield* one('DELETE FROM mail_link WHERE hash = ? RETURNING *', hash), now);
      }),
  };
}

export const TABLE_IDS = `SELECT game_table FROM seat WHERE player = ? AND game_table > ?
  ORDER BY game_table LIMIT ?`;
export const LINES_OF = `SELECT game_table, line, text, at FROM chat
  WHERE player = ? AND (game_table, line) > (?, ?) ORDER BY game_table, line LIMIT ?`;

export function ownDataStore(db: SqlClient): OwnDataStore {
  return {
    tableIds: async (player, after, limit) =>
      (await db.all(TABLE_IDS, player, after, limit)).map(({ game_table }) => String(game_table)),
    linesOf: async (player, { table, line }, limit) =>
      (await db.all(LINES_OF, player, table, line, limit)).map(readLine),
  };
}

function readPasskey(row: Cells | undefined): PasskeyRow | undefined {
  if (row === undefined) return undefined;
  const transports = parseJson(row.transports);
  return {
    id: String(row.id),
    player: String(row.player),
    name: String(row.name),
    publicKey: String(row.public_key),
    counter: Number(row.counter),
    transports: Array.isArray(transports) ? transports.map(String) : [],
    createdAt: Number(row.created_at),
    usedAt: row.used_at === null ? undefined : Number(row.used_at),
  };
}

function readAddress(row: Cells | undefined): AddressRow | undefined {
  if (row === undefined) return undefined;
  return { address: String(row.address), player: String(row.player), addedAt: Number(row.added_at) };
}

function validLink(row: Cells | undefined, now: number): MailLinkRow | undefined {
  const link = readMailLink(row);
  return link === undefined || link.until < now ? undefined : link;
}

function readMailLink(row: Cells | undefined): MailLinkRow | undefined {
  const purpose = MAIL_PURPOSES.find((one) => one === row?.purpose);
  if (row === undefined || purpose === undefined) return undefined;
  const { hash, address, player, until } = row;
  return {
    hash: String(hash),
    purpose,
    address: String(address),
    player: String(player),
    until: Number(until),
  };
}

function readLine(row: Cells): OwnLine {
  return { table: String(row.game_table), line: Number(row.line), text: String(row.text), at: Number(row.at) };
}
