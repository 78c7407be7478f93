import { setImmediate as later } from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import { log } from '../../lib/log';
import { logErrorOnce, redirectConsole } from '../../lib/redirect-console';

redirectConsole();
const errors = vi.spyOn(log, 'error');
beforeEach(() => void vi.clearAllMocks());

test('logs the console output of Next.js once and without personal data', async () => {
  const error = Object.assign(new Error('No account for maria@example.com'), { digest: '42' });
  console.error(' \u2a2f', error);
  logErrorOnce('/job/[id]', error);
  console.error('Auth error of maria@example.com');
  console.error(new Error('not on a page'));
  await later();
  expect(errors.mock.calls).toMatchObject([
    [{ where: '/job/[id]', error: { digest: '42', message: 'No account for …@…' } }, 'error'],
    [{ text: ['Auth error of …@…'] }, 'console'],
    [{ where: 'console', error: { message: 'not on a page' } }, 'error'],
  ]);
});

test('logs the request id of the proxy, or a new id if that is invalid', () => {
  const id = '0123456789abcdef0123456789abcdef';
  logErrorOnce('/login', new Error('one'), id);
  logErrorOnce('/login', new Error('two'), 'maria@example.com');
  const ids = errors.mock.calls.map(([line]) => (line as unknown as { id: string }).id);
  expect(ids).toEqual([id, expect.stringMatching(/^[0-9a-f]{12}$/)]);
});

test('does not log an aborted request', async () => {
  const abortError = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
  logErrorOnce('/login', abortError);
  console.error(' \u2a2f', abortError);
  logErrorOnce('/login', Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }));
  await later();
  expect(errors.mock.calls).toMatchObject([[{ error: { message: 'read ECONNRESET' } }, 'error']]);
});
