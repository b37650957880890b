import { Worker } from 'node:worker_threads';
import { Slots } from './slots.ts';
import type { Store } from './store.ts';
import { makeBatch, pack, type StoreCall, type StoreOpened, type StoreResult, unpack } from './storeCalls.ts';

const METHODS: Readonly<Record<Exclude<keyof Store, 'close'>, true>> = {
  addPlayer: true,
  player: true,
  renamePlayer: true,
  setPlayerLocale: true,
  forgetPlayer: true,
  addBot: true,
  bots: true,
  botByToken: true,
  addLink: true,
  takeLink: true,
  addSession: true,
  session: true,
  sessions: true,
  touchSession: true,
  rotateSession: true,
  removeSession: true,
  removeSessions: true,
  endOldCookies: true,
  removeLapsed: true,
  addPasskey: true,
  passkey: true,
  passkeys: true,
  usePasskey: true,
  renamePasskey: true,
  removePasskey: true,
  addRecoveryCodes: true,
  takeRecoveryCode: true,
  countRecoveryCodes: true,
  addAddress: true,
  address: true,
  addresses: true,
  removeAddress: true,
  addMailLink: true,
  mailLink: true,
  takeMailLink: true,
  tableIds: true,
  linesOf: true,
  components: true,
  isDeviceUsed: true,
  addTable: true,
  addRematch: true,
  table: true,
  tableByCode: true,
  tables: true,
  botTables: true,
  countTables: true,
  changeTable: true,
  removeTable: true,
  removeSilent: true,
  append: true,
  appendAs: true,
  beatNode: true,
  removeNode: true,
  lease: true,
  claim: true,
  leasesOf: true,
  settleLease: true,
  entries: true,
  time: true,
  dueTables: true,
  nextDue: true,
  beat: true,
  wakeUp: true,
  outages: true,
  addChat: true,
  checkWritable: true,
  backup: true,
  chat: true,
  shun: true,
  unshun: true,
  shuns: true,
  shunnedBy: true,
  addRemoval: true,
  isRemoved: true,
  addReport: true,
  report: true,
  reports: true,
  reportsBy: true,
  countReports: true,
  settleReport: true,
  ban: true,
  addBan: true,
  liftBan: true,
  closeTable: true,
  hideLine: true,
  chatLine: true,
  measures: true,
  openTables: true,
  addInvitation: true,
  invitations: true,
  countInvitations: true,
  answerInvitation: true,
  addOffer: true,
  offers: true,
  removeOffer: true,
  removeOffers: true,
  expireOffers: true,
  addMatched: true,
  notices: true,
  setNotices: true,
  setTableNotices: true,
  addChannel: true,
  channel: true,
  confirmChannel: true,
  removeChannel: true,
  claimNotices: true,
  finishNotices: true,
  delayNotices: true,
  buryNotices: true,
  releaseNotices: true,
  removeDeadNotices: true,
  countNotices: true,
  unrecorded: true,
  record: true,
  results: true,
  resultsOf: true,
  ratedResults: true,
  tallies: true,
  meetings: true,
  rating: true,
  ratingsOf: true,
  ladder: true,
  replaceRatings: true,
  seasons: true,
  hideRecord: true,
  isRecordHidden: true,
  addTournament: true,
  tournament: true,
  tournaments: true,
  tournamentsOf: true,
  countTournaments: true,
  enterTournament: true,
  leaveTournament: true,
  entrants: true,
  advanceTournament: true,
  tournamentGames: true,
  tournamentOf: true,
  decideGame: true,
};

interface Pending {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/**
 * The rest of a large commit waits while pages are written to and read from. Otherwise all tables would move in step:
 * this thread would publish the moves of a whole commit before it reads the first answer, and have nothing to do while
 * the answers are being committed.
 */
const RESULTS_PER_TURN = 16;

/**
 * The SQLite store in a thread of its own, so that neither a flush nor a slow query blocks the event loop. Rejects if
 * the file cannot be opened.
 */
export async function openStoreThread(file: string): Promise<Store> {
  const worker = new Worker(new URL('./storeWorker.ts', import.meta.url), { workerData: file });
  await opened(worker);
  const pending = new Slots<Pending>();
  let ended: Error | undefined;
  const send = makeBatch<StoreCall>((batch) => worker.postMessage(pack(batch)));

  function call(method: keyof Store, args: readonly unknown[]): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (ended !== undefined) {
        reject(ended);
        return;
      }
      send({ id: pending.add({ resolve, reject }), method, args });
    });
  }

  function settle(result: StoreResult): void {
    const asked = pending.take(result.id);
    if ('error' in result) asked?.reject(result.error);
    else asked?.resolve(result.value);
  }

  const results: StoreResult[] = [];
  function settleSome(): void {
    for (const result of results.splice(0, RESULTS_PER_TURN)) settle(result);
    if (results.length > 0) setImmediate(settleSome);
  }

  function end(error: Error): void {
    for (const result of results.splice(0)) settle(result);
    ended ??= error;
    for (const { reject } of pending.takeAll()) reject(ended);
  }

  worker.on('message', (batch: string | readonly StoreResult[]) => {
    if (results.length === 0) setImmediate(settleSome);
    results.push(...unpack(batch));
  });
  worker.on('error', (error) => end(error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', () => end(new Error('the store is closed')));

  const methods = Object.keys(METHODS) as (keyof typeof METHODS)[];
  return {
    ...(Object.fromEntries(
      methods.map((method) => [method, (...args: readonly unknown[]) => call(method, args)]),
    ) as unknown as Omit<Store, 'close'>),
    async close() {
      if (ended !== undefined) return;
      await call('close', []);
      await worker.terminate();
    },
  };
}

function opened(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (message: StoreOpened) => {
      worker.off('error', reject);
      if (message.kind === 'open') resolve();
      else void worker.terminate().then(() => reject(message.error));
    });
  });
}
