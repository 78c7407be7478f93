import { request } from 'node:http';
import { createTransport } from 'nodemailer';
import { beforeAll, describe, expect, test } from 'vitest';
import { createAddress } from '../support/clients.ts';
import { type Message, mailbox } from '../support/mailbox.ts';

describe.skipIf(!mailbox.isAvailable)('the mailbox', () => {
  const to = createAddress('reader');
  let message: Message;
  beforeAll(async () => {
    const transport = createTransport(process.env.SMTP_URL ?? '');
    await transport.sendMail({
      from: 'Doorstep <hello@example.com>',
      to,
      subject: 'A job near “Zürich” <b>',
      text: 'Look: https://example.com/a?b=1&c=2.',
      html: '<p>Look <a href="https://example.com/a?b=1&amp;c=2">here</a></p><script>alert(1)</script>',
      headers: { 'List-Unsubscribe': '<https://example.com/out>' },
      attachments: [{ filename: 'cv.pdf', content: Buffer.from('%PDF'), contentType: 'application/pdf' }],
    });
    transport.close();
    message = await mailbox.waitFor(to);
  });

  test('stores an email with its subject, text, links, headers and attachments', () => {
    expect(message).toMatchObject({
      from: 'Doorstep <hello@example.com>',
      to: [to],
      subject: 'A job near “Zürich” <b>',
      text: 'Look: https://example.com/a?b=1&c=2.',
      links: ['https://example.com/a?b=1&c=2'],
      attachments: [{ name: 'cv.pdf', type: 'application/pdf', bytes: 4 }],
    });
    expect(message.headers).toContainEqual({ name: 'List-Unsubscribe', value: '<https://example.com/out>' });
  });

  test('shows an email without running its scripts', async () => {
    const response = await fetch(`${process.env.MAILBOX_URL}/${message.id}`);
    const html = await response.text();
    expect(html).toContain('A job near “Zürich” &#60;b&#62;');
    expect(html).not.toContain('<script');
    expect(html).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('lists emails, and returns an email by its id', async () => {
    expect(await (await fetch(`${process.env.MAILBOX_URL}/`)).text()).toContain(`href="/${message.id}"`);
    const response = await fetch(`${process.env.MAILBOX_URL}/api/messages/${message.id}`);
    expect(await response.json()).toEqual(message);
    expect((await fetch(`${process.env.MAILBOX_URL}/api/messages/1-none`)).status).toBe(404);
  });

  test('rejects requests from other sites', async () => {
    const url = `${process.env.MAILBOX_URL}/api/messages`;
    expect((await fetch(url, { method: 'DELETE', headers: { origin: 'https://evil.example' } })).status).toBe(
      403,
    );
    expect(await getStatus(url, 'evil.example')).toBe(403);
    expect(await mailbox.list(to)).toHaveLength(1);
  });

  test('deletes emails on request', async () => {
    await fetch(`${process.env.MAILBOX_URL}/api/messages?to=${to}`, { method: 'DELETE' });
    expect(await mailbox.list(to)).toEqual([]);
  });
});

/** fetch() sets the Host header itself, so it cannot simulate DNS rebinding. */
function getStatus(url: string, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .once('error', reject)
      .end();
  });
}
