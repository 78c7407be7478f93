import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

type Received = { path: string; headers: Record<string, string | string[] | undefined>; body: string };

/** Takes what a program sends to another one's address, and answers as it is told to. */
export async function startReceiver(answer: () => { status: number; headers?: Record<string, string> }) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    received.push({ path: request.url ?? '', headers: request.headers, body: await text(request) });
    const { status, headers } = answer();
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
