import { setImmediate as later } from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import { logErrorOnce, redirectConsole } from '../../lib/console-to-log';
import { log } from '../../lib/log';

redirectConsole();
const errors = vi.spyOn(log, 'error');
beforeEach(() => void vi.clearAllMocks());

test('what Next.js prints is logged once, without personal data', async () => {
  const error = Object.assign(new Error('of maria@example.com'), { digest: '42' });
  console.error(' \u2a2f', error);
  logErrorOnce('/job/[id]', error);
  console.error('Auth error of maria@example.com');
  console.error(new Error('of no page'));
  await later();
  expect(errors.mock.calls).toMatchObject([
    [{ where: '/job/[id]', fault: { digest: '42', message: 'of …@…' } }, 'fault'],
    [{ said: ['Auth error of …@…'] }, 'console'],
    [{ where: 'console', fault: { message: 'of no page' } }, 'fault'],
  ]);
});

test('an error has the id that the proxy gave its request, but no words in its place', () => {
  const id = '0123456789abcdef0123456789abcdef';
  logErrorOnce('/login', new Error('one'), id);
  logErrorOnce('/login', new Error('two'), 'maria@example.com');
  const ids = errors.mock.calls.map(([line]) => (line as unknown as { id: string }).id);
  expect(ids).toEqual([id, expect.stringMatching(/^[0-9a-f]{12}$/)]);
});

test('a request that is broken off in the middle is not an error', async () => {
  const hangUp = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
  logErrorOnce('/login', hangUp);
  console.error(' \u2a2f', hangUp);
  logErrorOnce('/login', Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }));
  await later();
  expect(errors.mock.calls).toMatchObject([[{ fault: { message: 'read ECONNRESET' } }, 'fault']]);
});
