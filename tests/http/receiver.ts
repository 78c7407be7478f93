import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

type Received = { path: string; headers: Record<string, string | string[] | undefined>; body: string };

export async function startReceiver(respond: () => { status: number; headers?: Record<string, string> }) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    received.push({ path: request.url ?? '', headers: request.headers, body: await text(request) });
    const { status, headers } = respond();
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    received,
    host: `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
