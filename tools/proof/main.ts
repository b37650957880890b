import { forgiveClosedPipe, report } from '@portolan/cli/toolkit';
import { run } from './run.ts';

forgiveClosedPipe();
process.exitCode = await run(process.argv.slice(2)).catch((error: unknown) => report('proof', error));
