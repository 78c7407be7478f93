import { expect, test } from 'vitest';
import { redactError, redactPii } from '@/lib/redact-error';

test.each([
  ['550 5.1.1 <maria.gomez+jobs@example.com>: unknown', '550 5.1.1 <…@…>: unknown'],
  ['Key (email)=(maria@example.com) already exists.', 'Key (email)=(…) already exists.'],
  ['Key (lower(email), job_id)=(m@x.org, 7) is there', 'Key (lower(email), job_id)=(…) is there'],
  ['Failing row contains (17, Maria (Mia) Gomez, null).', 'Failing row contains (…).'],
  ['invalid input syntax for type uuid: "night nurse"', 'invalid input syntax for type uuid: "…"'],
  [
    'GET https://api.example.com/search?q=elm+street&lat=3 failed',
    'GET https://api.example.com/search?… failed',
  ],
  ['/alerts/0123456789abcdef0123456789abcdef0123 is gone', '/alerts/*** is gone'],
  ['token eyJhbGciOi.eyJzdWIiOi.c2ln-bmF0dXJl refused', 'token *** refused'],
  ['Authorization: Bearer abc.def', 'Authorization: Bearer ***'],
  ['asked by 203.0.113.77 and 2001:db8::7:1', 'asked by *.*.*.* and *:*'],
])('redacts %j', (text, redacted) => {
  expect(redactPii(text)).toBe(redacted);
});

test.each([
  'connect ECONNREFUSED 127.0.0.1:54321',
  'Job 5f0c1f9e-8f2a-4c8e-9a53-0a4f6a1b2c3d has no place',
  'at run (/site/lib/email/outbox.ts:92:13)',
  'duplicate key value violates unique constraint "applications_once"',
])('does not change %j', (text) => {
  expect(redactPii(text)).toBe(text);
});

test("keeps an error's name, stack and code, and redacts its texts and its cause", () => {
  const cause = Object.assign(new Error('for ada@example.com'), { code: '23505' });
  const redacted = redactError(new TypeError('No place', { cause }));
  expect(redacted).toMatchObject({
    name: 'TypeError',
    message: 'No place',
    stack: expect.stringContaining('redact-error.test'),
    cause: { code: '23505', message: 'for …@…' },
  });
  expect(redactError({ details: ['of ada@example.com', 7, null] })).toEqual({
    details: ['of …@…', 7, null],
  });
});

test('cuts off an error that contains itself', () => {
  const cyclic: Record<string, unknown> = {};
  cyclic.self = cyclic;
  expect(JSON.stringify(redactError(cyclic))).toContain('…');
});
