import { asLocale, setLocale } from '@portolan/i18n';
import { forgiveClosedPipe, report } from './report.ts';
import { run } from './run.ts';

forgiveClosedPipe();
await setLocale(asLocale(process.env.PORTOLAN_LOCALE) ?? 'en');
process.exitCode = await run(process.argv.slice(2)).catch((error: unknown) => report('portolan', error));
