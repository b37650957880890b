import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly to: readonly string[];
  /** The `Message-ID`. */
  readonly id: string;
  readonly subject: string;
  /** The address that a mail program posts to if its reader wants no more. */
  readonly unsubscribe: string;
  readonly text: string;
  /** The whole mail, as it came. */
  readonly source: string;
}

/** A real mail server on this machine that keeps what it receives. */
export interface MailServer {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  /** Answers the next mail with an error. */
  refuseNext(code: number, message: string): void;
  close(): Promise<void>;
}

/** `received` is called before the sender is told that the mail was taken. */
export async function startMailServer(received: (mail: ReceivedMail) => void = () => undefined): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  let refusal: Error | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, { envelope }, done) {
      const take = (source: string): void => {
        if (refusal !== undefined) {
          const refused = refusal;
          refusal = undefined;
          done(refused);
          return;
        }
        const mail = {
          to: envelope.rcptTo.map(({ address }) => address),
          id: headerOf(source, 'Message-ID'),
          subject: readWords(headerOf(source, 'Subject')),
          unsubscribe: headerOf(source, 'List-Unsubscribe').replace(/[<>]/g, ''),
          text: textOf(source),
          source,
        };
        mails.push(mail);
        received(mail);
        done();
      };
      // A mail that broke off was not received.
      text(stream).then(take, done);
    },
  });
  // A client that is killed in the middle of a mail is no fault of the server.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received: mails,
    refuseNext(code, message) {
      refusal = Object.assign(new Error(message), { responseCode: code });
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function headerOf(source: string, name: string): string {
  const unfolded = source.replace(/\r\n[ \t]+/g, ' ');
  return new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1]?.trim() ?? '';
}

/** Plain text, however it was encoded. */
function textOf(source: string): string {
  const body = source.slice(source.indexOf('\r\n\r\n') + 4);
  const encoding = headerOf(source, 'Content-Transfer-Encoding');
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding === 'quoted-printable' ? readQuoted(body.replace(/=\r\n/g, '')) : body;
}

/** Text in which some bytes were written as numbers. */
function readQuoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

/** A header with words in another alphabet than that of mails (RFC 2047). */
function readWords(header: string): string {
  const words = header.replace(/\?= =\?/g, '?==?');
  return words.replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, encoding: string, word: string) =>
    encoding.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString() : readQuoted(word.replaceAll('_', ' ')),
  );
}
