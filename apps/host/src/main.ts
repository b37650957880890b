import type { RunningServer } from '@portolan/server';
import { startHost } from './host.ts';
import { readSettings, SettingsError } from './settings.ts';

// Everything acknowledged is on disk, so after an unexpected error a restart is the safest choice.
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => {
    console.error(
      JSON.stringify({ time: new Date().toISOString(), level: 'fatal', message: event, error: describe(error) }),
    );
    process.exit(1);
  });
}

const server = await open();
console.log(`Portolan is at ${server.address.replace('0.0.0.0', 'localhost')}`);

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // A second signal exits at once.
    if (stopping) process.exit(1);
    stopping = true;
    void server.stop().then(() => process.exit(0));
  });
}

async function open(): Promise<RunningServer> {
  try {
    return await startHost(readSettings(process.env));
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    return process.exit(2);
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
