import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = { recipients: string[]; raw: string; mail: Email };

export type TestMailServer = { url: string; received: ReceivedMail[]; stop(): Promise<void> };

type Behavior = {
  /** Returns the rejection of a recipient; undefined accepts it. */
  reject?: (recipient: string) => { code: number; message: string } | undefined;
};

/** A mail server on loopback that stores received mails. */
export async function startMailServer({ reject }: Behavior = {}, port = 0): Promise<TestMailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      const rejection = reject?.(address);
      done(rejection && Object.assign(new Error(rejection.message), { responseCode: rejection.code }));
    },
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const raw = Buffer.concat(parts);
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        PostalMime.parse(raw).then((mail) => {
          received.push({ recipients, raw: raw.toString('latin1'), mail });
          done();
        }, done);
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: actualPort } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${actualPort}`,
    received,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
