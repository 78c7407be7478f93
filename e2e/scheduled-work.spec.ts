import { expect, test } from './fixtures/test';

const path = '/api/scheduled-work';
const steps = new Set([
  'configuration',
  'freshness',
  'reminders',
  'closingEmails',
  'cases',
  'alerts',
  'outbox',
  'retention',
  'accounts',
  'uploads',
  'limits',
  'numbers',
  'replies',
  'words',
  'counts',
]);
const secret = process.env.CRON_SECRET ?? '';

test('scheduled work runs with the secret, by POST and GET', async ({ request }) => {
  const headers = { authorization: `Bearer ${secret}` };
  for (const response of [await request.post(path, { headers }), await request.get(path, { headers })]) {
    expect(response.status()).toBe(200);
    expect(response.headers()['cache-control']).toBe('no-store');
    expect(new Set(Object.keys(await response.json()))).toEqual(steps);
  }
});

test('scheduled work does not run without the secret', async ({ request }) => {
  const invalidHeaders = [
    '',
    'Bearer',
    'Bearer x',
    `Bearer ${secret}x`,
    secret,
    `Basic ${btoa(`:${secret}`)}`,
  ];
  for (const authorization of invalidHeaders) {
    const response = await request.post(path, { headers: { authorization } });
    expect([authorization, response.status()]).toEqual([authorization, 401]);
    expect((await response.json()).error).toContain('CRON_SECRET');
  }
});
