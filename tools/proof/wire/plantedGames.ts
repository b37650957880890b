import { below, branchRng, type GamePackage, type Rng, type Viewer } from '@portolan/kernel';
import type { EntryInfo, OwnBot, TableTerms } from '@portolan/protocol';
import { makeLog, openSqliteStore, type RunningServer, startServer } from '@portolan/server';
import { BotClient, type Page, Visitor } from '@portolan/server/testing';
import { drakeSecrets } from './drakeSecrets.ts';
import { plant, strangeWords } from './planted.ts';
import { RandomPlayer } from './randomPlayer.ts';
import { unfold } from './unfold.ts';
import { UNLIMITED } from './unlimited.ts';

/** A server whose games have a secret word planted in every secret of a seat. */
export function openPlantedServer(packages: readonly GamePackage[]): Promise<RunningServer> {
  return startServer(
    {
      packages: packages.map(plant),
      store: openSqliteStore(':memory:'),
      secret: 'planted',
      version: 'planted',
      workerScript: new URL('./plantedWorker.ts', import.meta.url),
      botThreads: 1,
      limits: { ...UNLIMITED, lobbyIntervalMs: 1 },
      log: makeLog((line) => (line.includes('"level":"error"') ? process.stderr.write(line) : undefined), Date.now),
    },
    '127.0.0.1',
    0,
  );
}

/** With and without clocks, and with votes. */
const TERMS: readonly TableTerms[] = [
  {},
  { silenceHours: 1 },
  { clock: { kind: 'live', bankSeconds: 86_400, incrementSeconds: 5 } },
  { clock: { kind: 'correspondence', daysPerTurn: 30, skipWeekends: true, holidays: 3, vacationDays: 10 } },
];

export interface Scanned {
  readonly moves: number;
  readonly frames: number;
  readonly words: number;
  /** Moves of bots that stood in for a player. */
  readonly standIns: number;
  readonly leaks: readonly string[];
}

/** Plays a random game with all seats, and scans every frame sent to anyone before its end. */
export async function playPlanted(address: string, game: string, seats: number, rng: Rng): Promise<Scanned> {
  // The last seat of several is played by a program.
  const people = Math.max(1, seats - 1);
  const visitors = await Promise.all(
    Array.from({ length: people }, (_, seat) => Visitor.guest(address, `Seat ${seat}`)),
  );
  const [host, ...others] = visitors;
  if (host === undefined) return { moves: 0, frames: 0, words: 0, standIns: 0, leaks: ['nobody came'] };
  const seatRequests = [{ kind: 'me' }, ...Array.from({ length: seats - 1 }, () => ({ kind: 'open' }))];
  const terms = TERMS[below(rng, TERMS.length)] ?? {};
  const { id, code } = await host.table('/tables', { game, visibility: 'public', seats: seatRequests, terms });
  for (const [at, visitor] of others.entries()) await visitor.table(`/tables/${id}/sit`, { seat: at + 1 });
  const program = seats > people ? await seatProgram(host, code, rng) : undefined;
  await host.table(`/tables/${id}/start`);
  const scan = new Scan(game);
  const pages = await Promise.all(
    visitors.map(async (visitor, seat) => ({ visitor, viewer: seat as Viewer, page: await visitor.page() })),
  );
  const stranger = new Visitor(address);
  const spectator = { visitor: stranger, viewer: 'spectator' as const, page: await stranger.page() };
  const stepping = await Promise.all(
    [...pages, spectator].map(async ({ visitor, viewer }) => ({ viewer, page: await visitor.page() })),
  );
  for (const { page } of [...pages, spectator]) {
    page.send({ type: 'lobby' });
    await page.watch(id);
  }
  for (const { page } of stepping) await page.watch(id, undefined, true);
  await Promise.all(
    pages.map(({ page }, seat) =>
      new RandomPlayer({
        table: id,
        seat,
        rng: branchRng(rng),
        tag: `g${seat}-`,
        mayLeave: true,
        // The others take advice, which does not know the words.
        standIn: 'random',
        hasRequests: true,
        answered: () => disturb(page, id, rng, pages),
      }).play(page),
    ),
  );
  for (const { page, viewer } of [...pages, spectator]) {
    // Watch again from the start, as a latecomer would.
    page.send({ type: 'watch', table: id });
    await page.ask({ type: 'ping' });
    scan.read(page.frames, viewer);
    page.terminate();
  }
  for (const { page, viewer } of stepping) {
    await page.ask({ type: 'ping' });
    scan.read(page.frames, viewer);
    page.terminate();
  }
  if (program !== undefined) {
    await program.next('over');
    scan.read(program.frames, people);
    program.close();
  }
  return scan.found(pages[0]?.page.at(id).entries ?? []);
}

/** A program that plays at random, and sometimes asks for what it must not have. */
async function seatProgram(host: Visitor, code: string, rng: Rng): Promise<BotClient> {
  const { token = '' } = (await host.post<OwnBot>('/me/bots', { name: 'Program' })).body;
  const own = branchRng(rng);
  const program = await BotClient.open(host.address, token, ({ match, turn, legal }) => {
    if (below(own, 4) === 0) program.send({ type: 'move', match, turn: Math.max(0, turn - 1), move: 'bid 1 x' });
    return legal[below(own, legal.length)] ?? '';
  });
  program.send({ type: 'join', code });
  await program.next('joined');
  return program;
}

/** Occasionally tries to obtain what the page must not have. */
function disturb(page: Page, table: string, rng: Rng, all: readonly { readonly page: Page }[]): void {
  if (below(rng, 4) !== 0) return;
  const seq = page.at(table).entries.length;
  const stolen = all[below(rng, all.length)]?.page.at(table).moment?.legal?.[0] ?? 'bid 1 x';
  page.send({ type: 'why', id: `y${seq}`, table, text: stolen });
  page.send({ type: 'move', id: `z${seq}-${below(rng, 1_000_000)}`, table, seq: seq + 1, text: stolen });
  if (below(rng, 4) === 0) page.send({ type: 'watch', table, since: below(rng, seq + 1) });
}

class Scan {
  #game: string;
  #frames = 0;
  #words = 0;
  #leaks: string[] = [];

  constructor(game: string) {
    this.#game = game;
  }

  /** All that one page was sent. */
  read(frames: readonly string[], viewer: Viewer): void {
    for (const frame of frames) {
      this.#frames++;
      this.#words += frame.split('token-').length - 1;
      for (const seat of strangeWords(frame, viewer))
        this.#leaks.push(`${viewer} reads a word of seat ${seat}: ${frame.slice(0, 120)}`);
    }
    if (this.#game !== 'francis-drake') return;
    for (const news of unfold(frames)) {
      for (const secret of drakeSecrets(news, viewer)) this.#leaks.push(`${viewer} sees ${secret}`);
    }
  }

  found(entries: readonly EntryInfo[]): Scanned {
    const standIns = entries.filter(({ kind, standIn }) => kind === 'move' && standIn !== undefined).length;
    return { moves: entries.length, frames: this.#frames, words: this.#words, standIns, leaks: this.#leaks };
  }
}
