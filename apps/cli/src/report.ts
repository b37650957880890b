import { EXIT, messageOf, UserError } from './errors.ts';

/** Prints what went wrong in one line and returns the exit code. */
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

/** A reader such as `head` may close the pipe early: that is not an error. */
export function forgiveClosedPipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? EXIT.ok : EXIT.internal);
  });
}
