import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Must precede all other imports; a server that is killed this often has to start fast.
enableCompileCache(fileURLToPath(new URL('../../../.cache/compiled', import.meta.url)));
const { serve } = await import('./proofServer.ts');
const { makeMailer } = await import('@portolan/server');
const { MAIL_FROM, SITE } = await import('./postbox.ts');
const [folder = '.', mailServer = ''] = process.argv.slice(2);
await serve(folder, {
  publicUrl: SITE,
  mailer: makeMailer({ url: mailServer, from: MAIL_FROM }),
  privateTargets: true,
  limits: { noticeIntervalMs: 25, noticeLookAgainMs: 500 },
});
