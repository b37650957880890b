import type { Limits } from '@portolan/server';

const MANY = 1_000_000_000;

/** For proofs that send more in a second than people do in a day. */
export const UNLIMITED: Partial<Limits> = {
  messageBurst: MANY,
  messagesPerSecond: MANY,
  requestBurst: MANY,
  requestsPerSecond: MANY,
  guestBurst: MANY,
  guestsPerSecond: MANY,
  tableBurst: MANY,
  tablesPerSecond: MANY,
  gatheringTables: MANY,
  runningTables: MANY,
  tables: MANY,
  sockets: MANY,
  socketsPerNetwork: MANY,
  chatBurst: MANY,
  chatsPerSecond: MANY,
  watchBurst: MANY,
  watchesPerSecond: MANY,
};
