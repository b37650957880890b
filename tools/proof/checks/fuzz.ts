import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { progress, table } from '@portolan/cli/toolkit';
import { branchRng, type Rng, rngFromSeed } from '@portolan/kernel';
import type { Check, CheckContext, Verdict } from '../check.ts';
import { sendBotMessages, setUpBot } from '../wire/fuzzBots.ts';
import { FuzzClient, type FuzzReply } from '../wire/fuzzClient.ts';
import { type FuzzMessage, MESSAGE_KINDS, makeFuzzMessage } from '../wire/fuzzMessage.ts';
import { type Attacker, fingerprints, LATER_MS, setUpTables } from '../wire/fuzzTables.ts';
import { type Requests, sendRequests } from '../wire/requests.ts';
import { type ServerProcess, startServerProcess } from '../wire/serverProcess.ts';

export const fuzz: Check = {
  name: 'fuzz',
  summary:
    'messages that must have no effect: each gets a coded refusal or a closed connection, the server survives, no state changes',
  flags: {
    messages: { value: 'N', help: 'how many' },
    seed: { value: 'S', help: 'of the messages' },
  },
  run,
};

const FULL = 200_000;
const QUICK = 5_000;
const BATCH = 50;
const REQUESTS = 0.1;
const BOT_MESSAGES = 0.1;
const SHOWN = 10;

async function run({ args, quick, say }: CheckContext): Promise<Verdict> {
  const messages = args.whole('messages', { min: 1, max: 100_000_000, otherwise: quick ? QUICK : FULL });
  const rng = rngFromSeed(args.text('seed') ?? 'fuzz');
  const folder = mkdtempSync(join(tmpdir(), 'portolan-fuzz-'));
  const tally = new Tally();
  let server: ServerProcess | undefined;
  try {
    server = await startServerProcess('proofServerProcess.ts', [folder]);
    const attackers = await setUpTables(server);
    const target = await setUpBot(server.address);
    await server.stop();
    const before = await fingerprints(folder);
    server = await startServerProcess('proofServerProcess.ts', [folder, `${LATER_MS}`]);
    await sendAll({ address: server.address, attackers, messages, rng, tally });
    const requests = await sendRequests(server.address, {
      routes: server.routes,
      tables: Object.keys(before),
      count: Math.ceil(messages * REQUESTS),
      rng: branchRng(rng),
    });
    const ofBots = { target, count: Math.ceil(messages * BOT_MESSAGES), rng: branchRng(rng) };
    const bots = await sendBotMessages(server.address, ofBots);
    const alive = server.process.exitCode === null && (await fetch(`${server.address}/health`)).ok;
    await server.stop();
    const after = await fingerprints(folder);
    const changed = Object.keys(before).filter((id) => before[id] !== after[id]);
    const tables = Object.keys(before).length;
    say(table(['kind', 'sent', 'answers'], tally.rows()));
    say(`${requests.sent} requests: ${describe(requests)}`);
    say(`${bots.sent} messages of bots: ${describe(bots)}`);
    for (const reply of tally.wrong.slice(0, SHOWN))
      say(`${reply.message.kind}: ${reply.answer}: ${String(reply.message.data).slice(0, 200)}`);
    for (const line of [...requests.wrong, ...bots.wrong].slice(0, SHOWN)) say(line);
    const wrong = tally.wrong.length + requests.wrong.length + bots.wrong.length;
    const ok = wrong === 0 && alive && changed.length === 0 && Object.keys(after).length === tables;
    return {
      ok,
      figures: {
        messages: tally.sent,
        requests: requests.sent,
        botMessages: bots.sent,
        wrong,
        alive,
        tables,
        changed: changed.length,
      },
    };
  } finally {
    await server?.kill();
    rmSync(folder, { recursive: true });
  }
}

function describe({ answers }: Requests): string {
  return Object.entries(answers)
    .map(([code, n]) => `${code} ${n}`)
    .join(', ');
}

interface Load {
  readonly address: string;
  readonly attackers: readonly Attacker[];
  readonly messages: number;
  readonly rng: Rng;
  readonly tally: Tally;
}

async function sendAll({ address, attackers, messages, rng, tally }: Load): Promise<void> {
  const bar = progress('fuzz', messages);
  let sent = 0;
  await Promise.all(
    attackers.map(async ({ cookie, attack }) => {
      const client = new FuzzClient(address, cookie);
      const own = branchRng(rng);
      const share = Math.ceil(messages / attackers.length);
      for (let ids = 0; ids < share; ) {
        const size = Math.min(BATCH, share - ids);
        const batch: FuzzMessage[] = Array.from({ length: size }, () => makeFuzzMessage(own, attack, `f${++ids}`));
        for (const reply of await client.send(batch)) tally.add(reply);
        sent += size;
        bar.at(sent);
      }
      client.close();
    }),
  );
  bar.done();
}

class Tally {
  readonly wrong: FuzzReply[] = [];
  sent = 0;
  #answers = new Map<string, Map<string, number>>();

  add(reply: FuzzReply): void {
    this.sent++;
    if (!reply.ok) this.wrong.push(reply);
    const answers = this.#answers.get(reply.message.kind) ?? new Map<string, number>();
    answers.set(reply.answer, (answers.get(reply.answer) ?? 0) + 1);
    this.#answers.set(reply.message.kind, answers);
  }

  rows(): [string, number, string][] {
    return MESSAGE_KINDS.map((kind) => {
      const answers = [...(this.#answers.get(kind) ?? [])].sort(([, one], [, other]) => other - one);
      const sent = answers.reduce((sum, [, count]) => sum + count, 0);
      return [kind, sent, answers.map(([answer, count]) => `${answer} ${count}`).join(', ')];
    });
  }
}
