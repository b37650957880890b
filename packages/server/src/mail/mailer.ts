import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text, in lines. */
  readonly text: string;
  /**
   * Emails with the same id are the same email. Its `Message-ID` is derived from it, so that mail systems recognize one
   * that had to be sent again.
   */
  readonly id: string;
  /** Where a mail program can unsubscribe with one request (RFC 8058). */
  readonly unsubscribe?: string;
}

/** Sends mails. A server without one has no `Mailer`. */
export interface Mailer {
  /** Resolves when the mail server has taken the mail; rejects with a `MailError` otherwise. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** `permanent`: another attempt would fail as well. */
export class MailError extends Error {
  override name = 'MailError';
  readonly permanent: boolean;

  constructor(message: string, permanent: boolean) {
    super(message);
    this.permanent = permanent;
  }
}

export interface MailerOptions {
  /** `smtp://user:password@host:port` or `smtps://…`. */
  readonly url: string;
  /** `Portolan <portolan@example.org>` */
  readonly from: string;
}

/** A mail server that does not respond within this time is tried again later. */
const TIMEOUT_MS = 20_000;
const CONNECTIONS = 4;

export function makeMailer({ url, from }: MailerOptions): Mailer {
  const transport = createTransport({
    ...readSmtpUrl(url),
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = domainOf(from);
  return {
    async send({ to, subject, text, id, unsubscribe }) {
      try {
        // An address as an object is taken as it is: one with a comma in it cannot become two.
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          messageId: messageId(id, domain),
          headers: { 'auto-submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribe) },
        });
      } catch (error) {
        throw asMailError(error);
      }
    },
    close: () => transport.close(),
  };
}

/** The same for the same id, without revealing what the id was made of. */
export function messageId(id: string, domain: string): string {
  return `<${createHash('sha256').update(id).digest('hex').slice(0, 32)}@${domain}>`;
}

export function domainOf(from: string): string {
  return /@([^\s>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
}

function unsubscribeHeaders(address: string | undefined): Readonly<Record<string, string>> {
  if (address === undefined) return {};
  return { 'list-unsubscribe': `<${address}>`, 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' };
}

interface SmtpServer {
  readonly host: string;
  readonly port?: number;
  readonly secure: boolean;
  readonly auth?: { readonly user: string; readonly pass: string };
}

/** Throws if it is not the address of a mail server. */
export function readSmtpUrl(text: string): SmtpServer {
  if (!/^smtps?:\/\//.test(text) || !URL.canParse(text)) throw new Error('must start with smtp:// or smtps://');
  const { protocol, hostname, port, username, password } = new URL(text);
  if (hostname === '') throw new Error('names no host');
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    ...(port === '' ? {} : { port: Number(port) }),
    secure: protocol === 'smtps:',
    ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  };
}

function asMailError(error: unknown): MailError {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  // A refused sign-in is for the operator to fix, and no email should be dropped because of it.
  const isSignIn = error instanceof Error && 'code' in error && error.code === 'EAUTH';
  return new MailError(message, code >= 500 && code < 600 && !isSignIn);
}
