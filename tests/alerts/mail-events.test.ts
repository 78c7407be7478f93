import { afterEach, expect, test } from 'vitest';
import { POST } from '@/app/api/mail-events/route';
import { env } from '@/lib/env';
import { newAddress } from '../support/clients';
import { sql } from '../support/sql';

const send = (body: unknown, authorization = 'Bearer a secret of the mail service') =>
  POST(
    new Request('http://localhost/api/mail-events', {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );

const reasonOf = async (address: string) => {
  const [row] = await sql<{ reason: string }[]>`
    select reason from public.stopped_addresses where address = ${address}`;
  return row?.reason ?? null;
};

const withSecret = () => {
  env().mailEventsSecret = 'a secret of the mail service';
};
afterEach(() => {
  env().mailEventsSecret = undefined;
});

test('without a configured secret there is no such endpoint', async () => {
  const address = newAddress('off');
  expect((await send({ type: 'bounce', address }, 'Bearer undefined')).status).toBe(404);
  expect(await reasonOf(address)).toBeNull();
});

test('a wrong secret and a wrong body stop nobody', async () => {
  withSecret();
  const address = newAddress('wrong');
  expect((await send({ type: 'bounce', address }, 'Bearer guess')).status).toBe(401);
  for (const body of ['', '{', {}, { type: 'opened', address }, { type: 'bounce' }, 7])
    expect((await send(body)).status).toBe(400);
  expect(await reasonOf(address)).toBeNull();
});

test('a bounce and a complaint stop an address, also in a list and a second time', async () => {
  withSecret();
  const [bounced, angry] = [newAddress('bounced'), newAddress('angry')];
  expect((await send({ type: 'bounce', address: bounced.toUpperCase() })).status).toBe(200);
  expect(
    (
      await send([
        { type: 'complaint', address: angry },
        { type: 'bounce', address: bounced },
      ])
    ).status,
  ).toBe(200);
  expect([await reasonOf(bounced), await reasonOf(angry)]).toEqual(['bounce', 'complaint']);
});

test('an odd address is skipped and counted, and the others of its list are stopped', async () => {
  withSecret();
  const [first, last] = [newAddress('first'), newAddress('last')];
  const odd = ['nobody', '', 'MAILER-DAEMON', `${'x'.repeat(250)}@example.com`];
  const answer = await send([first, ...odd, last].map((address) => ({ type: 'bounce', address })));
  expect([answer.status, await answer.json()]).toEqual([200, { stopped: 2, skipped: 4 }]);
  expect([await reasonOf(first), await reasonOf(last)]).toEqual(['bounce', 'bounce']);
});
