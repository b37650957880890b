import type { SqlClient } from './sql.ts';
import { addressStore, ownDataStore, passkeyStore, recoveryCodeStore } from './sqlAccounts.ts';
import { clockStore } from './sqlClock.ts';
import { companyStore } from './sqlCompany.ts';
import { findingStore } from './sqlFinding.ts';
import { leaseStore } from './sqlLeases.ts';
import { logStore } from './sqlLog.ts';
import { noticeSettingsStore } from './sqlNotices.ts';
import { outboxStore } from './sqlOutbox.ts';
import { playerStore } from './sqlPlayers.ts';
import { recordStore } from './sqlRecords.ts';
import { sessionStore } from './sqlSessions.ts';
import { tableStore } from './sqlTables.ts';
import { tournamentStore } from './sqlTournaments.ts';
import type { Store } from './store.ts';

/** Everything a store does that is the same in SQLite and in PostgreSQL. */
export function sqlStore(client: SqlClient): Omit<Store, 'time' | 'checkWritable' | 'backup' | 'close'> {
  return {
    ...playerStore(client),
    ...sessionStore(client),
    ...passkeyStore(client),
    ...recoveryCodeStore(client),
    ...addressStore(client),
    ...ownDataStore(client),
    ...tableStore(client),
    ...logStore(client),
    ...leaseStore(client),
    ...clockStore(client),
    ...companyStore(client),
    ...findingStore(client),
    ...noticeSettingsStore(client),
    ...outboxStore(client),
    ...recordStore(client),
    ...tournamentStore(client),
  };
}
