import { report } from '../report.ts';
import { run } from '../run.ts';
import type { Ran } from './cliProcess.ts';

/** Runs a command inside this process: faster than a separate one, for commands that read no input. */
export async function cliInside(args: readonly string[]): Promise<Ran> {
  const out = capture(process.stdout);
  const err = capture(process.stderr);
  try {
    const code = await run(args).catch((error: unknown) => report('portolan', error));
    return { code, out: out.text(), err: err.text() };
  } finally {
    out.restore();
    err.restore();
  }
}

function capture(stream: NodeJS.WriteStream): { text(): string; restore(): void } {
  const { write } = stream;
  let text = '';
  stream.write = (chunk: string | Uint8Array): boolean => {
    text += String(chunk);
    return true;
  };
  return {
    text: () => text,
    restore: () => {
      stream.write = write;
    },
  };
}
