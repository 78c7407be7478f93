import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { isStopping, stopReadyFirst } from '../../lib/http/readiness';

test('who is told to end says so first, serves on, and then ends as Next.js does', async () => {
  const others = process.listeners('SIGTERM');
  process.removeAllListeners('SIGTERM');
  const stopNext = vi.fn();
  process.on('SIGTERM', stopNext);
  const server = createServer((_incoming, response) => {
    response.end(isStopping() ? 'stopping' : 'ready');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const ask = async () => {
    const outgoing = request({ host: '127.0.0.1', port, headers: { connection: 'keep-alive' } });
    outgoing.end();
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
    return [Buffer.concat(await answer.toArray()).toString(), answer.headers.connection];
  };

  vi.useFakeTimers({ toFake: ['setTimeout'] });
  stopReadyFirst(60_000);
  expect(await ask()).toEqual(['ready', 'keep-alive']);
  process.emit('SIGTERM');
  process.emit('SIGTERM');
  expect(await ask()).toEqual(['stopping', 'close']);
  expect(stopNext).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(stopNext).toHaveBeenCalledTimes(1);

  vi.useRealTimers();
  process.removeAllListeners('SIGTERM');
  for (const other of others) process.on('SIGTERM', other);
  server.close();
});
