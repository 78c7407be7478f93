import { afterEach, expect, test, vi } from 'vitest';
import { reportFaults } from '@/lib/fault-reports';
import { logFault } from '@/lib/log';
import { startReceiver } from './receiver';

let status = 200;
const receiver = await startReceiver(() => ({ status, headers: { 'retry-after': '30' } }));
reportFaults(`http://abc123@${receiver.host}/sub/42`, 'test');

afterEach(() => {
  vi.useRealTimers();
  receiver.received.length = 0;
});

test('a fault of the log is told at the address as well, in its envelope and without a person', async () => {
  const cause = Object.assign(new Error('for ada@example.com'), { code: '23505' });
  const id = logFault('/job/[id]', new TypeError('No place at https://a.b/search?q=night+nurse', { cause }));
  await expect.poll(() => receiver.received.length).toBe(1);
  const [{ path, headers, body } = { path: '', headers: {}, body: '' }] = receiver.received;
  expect(path).toBe('/sub/api/42/envelope/?sentry_version=7&sentry_key=abc123');
  expect(headers['content-type']).toBe('application/x-sentry-envelope');
  const [envelope, item, event] = body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(item).toEqual({ type: 'event' });
  expect(envelope.event_id).toMatch(/^[0-9a-f]{32}$/);
  expect(event).toMatchObject({
    event_id: envelope.event_id,
    level: 'error',
    environment: 'test',
    transaction: '/job/[id]',
    tags: { request: id },
  });
  expect(
    event.exception.values.map(({ type, value }: { type: string; value: string }) => [type, value]),
  ).toEqual([
    ['Error', 'for …@…'],
    ['TypeError', 'No place at https://a.b/search?…'],
  ]);
  const frames = event.exception.values[1].stacktrace.frames;
  expect(frames.at(-1)).toMatchObject({
    filename: expect.stringContaining('fault-reports.test.ts'),
    in_app: true,
  });
  expect(body).not.toMatch(/ada@|night/);
});

test('what PostgreSQL answered is told by its code', async () => {
  logFault('outbox', {
    code: '57014',
    message: 'canceling statement due to statement timeout',
    details: null,
  });
  await expect.poll(() => receiver.received.length).toBe(1);
  const event = JSON.parse(receiver.received[0]?.body.split('\n')[2] ?? '');
  expect(event.exception.values).toEqual([
    { type: '57014', value: 'canceling statement due to statement timeout' },
  ]);
});

test('thirty in a minute are enough, and a service that has had enough is left alone for as long as it says', async () => {
  vi.useFakeTimers({ now: Date.now() + 120_000, toFake: ['Date'] });
  for (let number = 0; number < 40; number++) logFault('outbox', new Error('again'));
  await expect.poll(() => receiver.received.length).toBe(30);
  vi.setSystemTime(Date.now() + 61_000);
  status = 429;
  logFault('outbox', new Error('later'));
  await expect.poll(() => receiver.received.length).toBe(31);
  // Its answer has come when the next one is not sent.
  await expect
    .poll(() => {
      const before = receiver.received.length;
      logFault('outbox', new Error('refused'));
      return before;
    })
    .toBe(31);
  status = 200;
  vi.setSystemTime(Date.now() + 91_000);
  logFault('outbox', new Error('allowed'));
  await expect.poll(() => receiver.received.some(({ body }) => body.includes('allowed'))).toBe(true);
  await receiver.stop();
});
