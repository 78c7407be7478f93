import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { Call } from '../../supabase/embedded/api/callable.ts';
import { directCalls } from '../../supabase/embedded/api/direct-calls.ts';

test('nothing is run for who left while their call was read', async () => {
  const isRead = Promise.withResolvers<void>();
  const isLookedUp = Promise.withResolvers<Call>();
  const isRun = Promise.withResolvers<AbortSignal>();
  const listener = directCalls(
    {
      trips: {
        run: async (_steps, caller) => {
          isRun.resolve(caller);
          return ['1', '1'];
        },
        stop: async () => {},
      },
      callerOf: () => ({ role: 'anon', claims: { role: 'anon' } }),
      callOf: () => {
        isRead.resolve();
        return isLookedUp.promise;
      },
      settingsOf: async () => [],
    },
    (_request, response) => response.end(),
  );
  const left = Promise.withResolvers<void>();
  const server = createServer((asked, response) => {
    response.once('close', () => left.resolve());
    void listener(asked, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const asking = request({ host: '127.0.0.1', port, path: '/rest/v1/rpc/add', method: 'POST' });
  asking.setHeader('content-type', 'application/json').on('error', () => {});
  asking.end('{"a":1}');
  await isRead.promise;
  asking.destroy();
  await left.promise;
  isLookedUp.resolve({ text: 'select 1', shape: { isVoid: false, isRow: false, isSet: false } });
  expect((await isRun.promise).aborted).toBe(true);
});
