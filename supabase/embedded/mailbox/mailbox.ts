import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { listPage, messagePage } from './page.ts';
import { MailStore } from './store.ts';

type Options = { dataDir: string; port: number; smtpPort: number };
export type Mailbox = { stop(): Promise<void> };

/** An SMTP server that stores mails in a folder, and a web page that shows them. Both only listen on 127.0.0.1. */
export async function startMailbox({ dataDir, port, smtpPort }: Options): Promise<Mailbox> {
  const store = new MailStore(path.join(dataDir, 'mail'));

  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: 20 * 1024 * 1024,
    onAuth: (_auth, _session, done) => done(null, { user: 'local' }),
    async onData(stream, session, done) {
      try {
        const parts: Buffer[] = [];
        for await (const part of stream) parts.push(part);
        await store.add(
          Buffer.concat(parts),
          session.envelope.rcptTo.map(({ address }) => address),
        );
        done();
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    },
  });
  // A client that disconnects must not end the stack.
  smtp.on('error', () => {});

  const web = createServer((request, response) => {
    handleRequest(store, request, response).catch((error) => {
      response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
    });
  });

  await Promise.all([
    new Promise<void>((resolve, reject) => {
      smtp.server.once('error', reject);
      smtp.listen(smtpPort, '127.0.0.1', resolve);
    }),
    new Promise<void>((resolve, reject) => {
      web.once('error', reject);
      web.listen(port, '127.0.0.1', resolve);
    }),
  ]);

  return {
    async stop() {
      web.closeAllConnections();
      await Promise.all([
        new Promise((resolve) => web.close(resolve)),
        new Promise<void>((resolve) => smtp.close(resolve)),
      ]);
    },
  };
}

async function handleRequest(
  store: MailStore,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!isOwnPage(request))
    return send(response, 403, 'text/plain', 'Only pages of this mailbox may do that.');
  const url = new URL(request.url ?? '/', 'http://mailbox');
  const to = url.searchParams.get('to') ?? undefined;
  const id = /^\/(?:api\/messages\/)?(\d+-\w+)$/.exec(url.pathname)?.[1];
  const route = `${request.method} ${url.pathname}`;

  if (route === 'GET /') return send(response, 200, 'text/html', listPage(store.list()));
  if (route === 'GET /api/messages') return sendJson(response, store.list(to));
  if (route === 'DELETE /api/messages') return sendJson(response, { deleted: await store.clear(to) });
  if (route === 'POST /delete-all') {
    await store.clear();
    response.writeHead(303, { location: '/' }).end();
    return;
  }
  const message = request.method === 'GET' && id !== undefined ? store.get(id) : undefined;
  if (!message) return send(response, 404, 'text/plain', 'There is no such email.');
  if (url.pathname.startsWith('/api/')) return sendJson(response, message);
  send(response, 200, 'text/html', messagePage(message));
}

/** Other sites in the user's browser can reach this port too: they must neither read nor delete mails. */
function isOwnPage({ headers }: IncomingMessage): boolean {
  const host = headers.host ?? '';
  if (!/^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host)) return false;
  return headers.origin === undefined || headers.origin === `http://${host}`;
}

function sendJson(response: ServerResponse, value: unknown): void {
  send(response, 200, 'application/json', JSON.stringify(value));
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response
    .writeHead(status, {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; frame-ancestors 'none'",
    })
    .end(body);
}
