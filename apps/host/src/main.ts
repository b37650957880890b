import type { RunningServer } from '@portolan/server';
import { startHost } from './host.ts';
import { readSettings, SettingsError } from './settings.ts';

// Everything acknowledged is on disk, so after an unexpected error a restart is the safest choice.
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => fail(event, describe(error)));
}

/** The server stops in less; longer means that the disk or a thread does not respond. */
const LONGEST_STOP_MS = 9_000;

const opening = open();
let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // A second signal exits at once.
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => fail('stopping takes too long', 'exiting with what is on disk'), LONGEST_STOP_MS).unref();
    void opening.then((server) => server.stop()).then(() => process.exit());
  });
}

const server = await opening;
console.log(`Portolan is at ${server.address.replace('0.0.0.0', 'localhost')}`);

async function open(): Promise<RunningServer> {
  try {
    return await startHost(readSettings(process.env));
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    return process.exit(2);
  }
}

function fail(message: string, error: string): never {
  console.error(JSON.stringify({ time: new Date().toISOString(), level: 'fatal', message, error }));
  process.exit(1);
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
