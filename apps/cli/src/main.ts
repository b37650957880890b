import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Kept on disk, the stripped sources load four times as fast. Static imports would be loaded before this line.
enableCompileCache(fileURLToPath(new URL('../../../.cache/compiled', import.meta.url)));
const [{ forgiveClosedPipe, report }, { run }, { asLocale, setLocale }] = await Promise.all([
  import('./report.ts'),
  import('./run.ts'),
  import('@portolan/i18n'),
]);

forgiveClosedPipe();
await setLocale(asLocale(process.env.PORTOLAN_LOCALE) ?? 'en');
process.exitCode = await run(process.argv.slice(2)).catch((error: unknown) => report('portolan', error));
