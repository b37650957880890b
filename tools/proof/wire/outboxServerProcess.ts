import { makeMailer } from '@portolan/server';
import { MAIL_FROM, SITE } from './postbox.ts';
import { serve } from './proofServer.ts';

const [folder = '.', mailServer = ''] = process.argv.slice(2);
await serve(folder, {
  publicUrl: SITE,
  mailer: makeMailer({ url: mailServer, from: MAIL_FROM }),
  privateTargets: true,
  limits: { noticeIntervalMs: 25, noticeLookAgainMs: 500 },
});
