import { EXIT, messageOf, UserError } from './errors.ts';

/** Tells a person in one line what went wrong, and returns the exit code. */
export function report(program: string, error: unknown): number {
  if (error instanceof UserError) {
    process.stderr.write(`${program}: ${error.message}\n`);
    return EXIT.usage;
  }
  if (process.env.PORTOLAN_DEBUG === '1' && error instanceof Error) process.stderr.write(`${error.stack}\n`);
  const message = `internal error: ${messageOf(error)}; run with PORTOLAN_DEBUG=1 for the trace`;
  process.stderr.write(`${program}: ${message}\n`);
  return EXIT.internal;
}

/** A reader that has seen enough, such as `head`, closes the pipe: that is no error of ours. */
export function forgiveClosedPipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? EXIT.ok : EXIT.internal);
  });
}
