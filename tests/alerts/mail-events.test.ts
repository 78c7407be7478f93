import { afterEach, expect, test } from 'vitest';
import { POST } from '@/app/api/mail-events/route';
import { env } from '@/lib/env';
import { createAddress } from '../support/clients';
import { sql } from '../support/sql';

const send = (body: unknown, authorization = 'Bearer a secret of the mail service') =>
  POST(
    new Request('http://localhost/api/mail-events', {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );

const getSuppressionReason = async (address: string) => {
  const [row] = await sql<{ reason: string }[]>`
    select reason from public.email_suppressions where address = ${address}`;
  return row?.reason ?? null;
};

const configureSecret = () => {
  env().mailEventsSecret = 'a secret of the mail service';
};
afterEach(() => {
  env().mailEventsSecret = undefined;
});

test('responds 404 without a configured secret', async () => {
  const address = createAddress('off');
  expect((await send({ type: 'bounce', address }, 'Bearer undefined')).status).toBe(404);
  expect(await getSuppressionReason(address)).toBeNull();
});

test('rejects a wrong secret and an invalid body', async () => {
  configureSecret();
  const address = createAddress('wrong');
  expect((await send({ type: 'bounce', address }, 'Bearer guess')).status).toBe(401);
  for (const body of ['', '{', {}, { type: 'opened', address }, { type: 'bounce' }, 7])
    expect((await send(body)).status).toBe(400);
  expect(await getSuppressionReason(address)).toBeNull();
});

test('suppresses addresses after bounces and complaints, single or in a list', async () => {
  configureSecret();
  const [bounced, complained] = [createAddress('bounced'), createAddress('complained')];
  expect((await send({ type: 'bounce', address: bounced.toUpperCase() })).status).toBe(200);
  expect(
    (
      await send([
        { type: 'complaint', address: complained },
        { type: 'bounce', address: bounced },
      ])
    ).status,
  ).toBe(200);
  expect([await getSuppressionReason(bounced), await getSuppressionReason(complained)]).toEqual([
    'bounce',
    'complaint',
  ]);
});

test('skips and counts invalid addresses in a list, and suppresses the valid addresses', async () => {
  configureSecret();
  const [first, last] = [createAddress('first'), createAddress('last')];
  const invalid = ['no-at-sign', '', 'MAILER-DAEMON', `${'x'.repeat(250)}@example.com`];
  const response = await send([first, ...invalid, last].map((address) => ({ type: 'bounce', address })));
  expect([response.status, await response.json()]).toEqual([200, { stopped: 2, skipped: 4 }]);
  expect([await getSuppressionReason(first), await getSuppressionReason(last)]).toEqual(['bounce', 'bounce']);
});
