import { afterEach, describe, expect, it } from 'vitest';
import { type MailServer, startMailServer } from '../testing/mailServer.ts';
import { domainOf, MailError, type Mailer, makeMailer, messageId, readSmtpUrl } from './mailer.ts';

describe('the mailer', () => {
  let server: MailServer | undefined;
  let mailer: Mailer | undefined;
  const open = async (): Promise<{ server: MailServer; mailer: Mailer }> => {
    server = await startMailServer();
    mailer = makeMailer({ url: server.url, from: 'Portolan <ships@example.org>' });
    return { server, mailer };
  };
  afterEach(async () => {
    mailer?.close();
    await server?.close();
  });

  it('sends a mail whose id depends on nothing but the given id', async () => {
    const { server, mailer } = await open();
    await mailer.send({ to: 'ann@example.org', subject: 'Your turn', text: 'Line one\nLine two\n', id: 'one' });
    await mailer.send({ to: 'ann@example.org', subject: 'Again', text: 'x', id: 'one' });
    const [first, second] = server.received;
    expect(first).toMatchObject({ to: ['ann@example.org'], id: messageId('one', 'example.org') });
    expect(first?.source).toMatch(/From: Portolan <ships@example.org>/);
    expect(first?.source).toContain('Line one\r\nLine two');
    expect(second?.id).toBe(first?.id);
  });

  it('lets mail programs unsubscribe with one request', async () => {
    const { server, mailer } = await open();
    await mailer.send({
      to: 'ann@example.org',
      subject: 's',
      text: 't',
      id: 'x',
      unsubscribe: 'https://x.test/stop/1',
    });
    const source = server.received[0]?.source ?? '';
    expect(source).toMatch(/^List-Unsubscribe: <https:\/\/x.test\/stop\/1>/m);
    expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
  });

  it('cannot be made to write a second recipient or a header of somebody else’s choice', async () => {
    const { server, mailer } = await open();
    const subject = 'Turn\r\nBcc: eve@example.org';
    await mailer.send({ to: 'ann@example.org', subject, text: 't', id: 'x' });
    expect(server.received[0]?.to).toEqual(['ann@example.org']);
    expect(server.received[0]?.source).not.toMatch(/^Bcc:/m);
    await mailer
      .send({ to: 'ann@example.org,eve@example.org', subject: 's', text: 't', id: 'y' })
      .catch(() => undefined);
    expect(server.received.flatMap(({ to }) => to)).not.toContain('eve@example.org');
  });

  it('says whether another attempt makes sense', async () => {
    const { server, mailer } = await open();
    server.refuseNext(550, 'no such mailbox');
    const refused = await mailer
      .send({ to: 'a@example.org', subject: 's', text: 't', id: 'x' })
      .catch((error) => error);
    expect(refused).toBeInstanceOf(MailError);
    expect(refused.permanent).toBe(true);
    server.refuseNext(451, 'later');
    await expect(mailer.send({ to: 'a@example.org', subject: 's', text: 't', id: 'x' })).rejects.toMatchObject({
      permanent: false,
    });
  });

  it('tries again later if nobody answers', async () => {
    mailer = makeMailer({ url: 'smtp://127.0.0.1:9', from: 'p@example.org' });
    await expect(mailer.send({ to: 'a@example.org', subject: 's', text: 't', id: 'x' })).rejects.toMatchObject({
      permanent: false,
    });
  });
});

describe('the address of a mail server', () => {
  it('has a host, and may have a port, a user and a password', () => {
    expect(readSmtpUrl('smtps://ann%40x.org:p%3Aw@mail.x.org:465')).toEqual({
      host: 'mail.x.org',
      port: 465,
      secure: true,
      auth: { user: 'ann@x.org', pass: 'p:w' },
    });
    expect(readSmtpUrl('smtp://[::1]:25')).toEqual({ host: '::1', port: 25, secure: false });
  });

  it.each(['mail.x.org', 'http://mail.x.org', 'smtp://', 'smtp:mail'])('is not %s', (text) => {
    expect(() => readSmtpUrl(text)).toThrow();
  });

  it('gives mail ids the domain of the sender', () => {
    expect(domainOf('Portolan <p@x.org>')).toBe('x.org');
    expect(domainOf('p@x.org')).toBe('x.org');
    expect(domainOf('nonsense')).toBe('localhost');
  });
});
