import { createHmac } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Keys, readKeys } from '../../supabase/embedded/keys.ts';
import { removeData } from '../../supabase/embedded/remove-data.ts';
import { type Stack, startStack } from '../../supabase/embedded/stack.ts';
import { freePorts } from '../support/test-stack.ts';

// A stack of its own: lite reads the functions that there are once, so these must be there before anybody calls.
const dataDir = mkdtempSync(path.join(tmpdir(), 'doorstep-calls-'));
let stack: Stack;
let keys: Keys;
let sql: Sql;

beforeAll(async () => {
  const [api, database, mailbox, smtp] = await freePorts(4);
  const ports = { api, database, mailbox, smtp };
  stack = await startStack({ dataDir, ports, siteUrl: 'http://localhost', isEmpty: true, isThrowaway: true });
  keys = readKeys(dataDir);
  sql = postgres(stack.databaseUrl, { max: 1, onnotice: () => {} });
  await sql.unsafe(functions);
}, 60_000);
afterAll(async () => {
  await sql?.end();
  await stack?.stop();
  await removeData(dataDir);
});

const functions = `
  alter role anon set statement_timeout = '3s';
  create type public.pair as (left_one int, right_one text);
  create domain public.word as text check (value <> 'bad');
  create table public.notes (id int primary key, text text not null check (text <> 'wrong'), at timestamptz default '2026-01-02 03:04:05.6+00');
  insert into public.notes values (1, 'one'), (2, 'two');
  create function door() returns text stable return current_setting('application_name');
  create function who() returns json stable return json_build_object('user', current_user, 'sub', auth.uid(), 'role', auth.role(),
    'claims', nullif(current_setting('request.jwt.claims', true), '')::json, 'method', current_setting('request.method', true),
    'path', current_setting('request.path', true), 'header', current_setting('request.headers', true)::json ->> 'x-thing',
    'read only', current_setting('transaction_read_only'), 'timeout', current_setting('statement_timeout'), 'zone', current_setting('timezone'));
  create function add(a int, b int default 1) returns int immutable return a + b;
  create function greet(name text) returns text stable return 'Hello, ' || name;
  create function say(it word) returns word stable return it;
  create function nothing() returns void language sql as '';
  create function note(id int, text text) returns void language sql as 'insert into public.notes values (id, text)';
  create function count_notes() returns bigint stable return (select count(*) from public.notes);
  create function things(n int) returns table (id int, word text, flag bool, share float8, price numeric, big bigint, at timestamptz, day date, tags text[], info jsonb)
    stable language sql as $$ select i, 'Zoë "' || i || '" \\ 🎉', i % 2 = 0, i / 8.0::float8, i * 1.25 + 0.01, i * 1000000000::bigint,
      '2026-01-02 03:04:05.123456+02'::timestamptz + i * interval '1 day', date '2026-02-03', array['a', '', 'b c'], '{"x": [1, null], "y": {"z": "é"}}'::jsonb
      from generate_series(1, n) as i $$;
  create function odd_values() returns table (list text[], price numeric) stable language sql as $$ select array['a', null], 2.50 $$;
  create function one_column(n int) returns table (id int) stable language sql as 'select generate_series(1, n)';
  create function numbers(n int) returns setof int stable language sql as 'select generate_series(1, n)';
  create function all_notes() returns setof notes stable language sql as 'select * from public.notes where id < 3';
  create function some_note(wanted int) returns notes stable language sql as 'select * from public.notes where id = wanted';
  create function pair_of(a int) returns pair immutable return (a, 'right')::pair;
  create function pairs() returns setof pair immutable language sql as $$ select (1, null)::public.pair union all select (2, 'b')::public.pair $$;
  create function out_args(a int, out twice int, out said text) stable language sql as $$ select 2 * a, null::text $$;
  create function one_out(a int, out twice int) stable language sql as 'select 2 * a';
  create function clash(answer int, given text, called text, out value text) stable language sql as $$ select answer || given || called $$;
  create function clashing(answer text, api jsonb default null) returns text stable return answer;
  create function no_text() returns text stable return null::text;
  create function no_json() returns jsonb stable return null::jsonb;
  create function back(value jsonb) returns jsonb immutable return value;
  create function back_json(value json) returns json immutable return value;
  create function sum_of(numbers int[]) returns bigint immutable return (select sum(n) from unnest(numbers) as n);
  create function words_of(list text[]) returns setof text immutable language sql as 'select unnest(list)';
  create function later(day date, id uuid default null, yes bool default true) returns text immutable return day || ' ' || coalesce(id::text, '-') || ' ' || yes;
  create function waits() returns void language sql as 'select pg_sleep(30)';
  create function secret() returns text stable return 'secret';
  revoke execute on function secret() from public, anon;
  create function fail(code text) returns int language plpgsql as $$ begin
    raise exception using errcode = code, message = 'Not today', detail = 'It rains', hint = 'Try tomorrow'; end $$;
  create function halve(n int) returns int immutable return 10 / n;
  create function many(variadic numbers int[]) returns bigint immutable return (select sum(n) from unnest(numbers) as n);
  create function either(a int) returns text immutable return 'int';
  create function either(b text) returns text immutable return 'text';
  create function unnamed(jsonb) returns jsonb immutable return $1;
  create function any_record() returns record immutable return (1, 2);
`;

type Asked = { method?: string; body?: unknown; query?: string; headers?: Record<string, string> };

/** What the API answers to a call, without what differs with time and with where JSON has spaces. */
async function ask(name: string, { method = 'POST', body = {}, query = '', headers = {} }: Asked, also = {}) {
  const response = await fetch(`${stack.env.NEXT_PUBLIC_SUPABASE_URL}/rest/v1/rpc/${name}${query}`, {
    method,
    headers: { apikey: keys.publishableKey, 'content-type': 'application/json', ...headers, ...also },
    ...(method === 'POST' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const { date: _date, 'content-length': length, ...others } = Object.fromEntries(response.headers);
  if (length !== undefined) expect(Number(length)).toBe(Buffer.byteLength(text));
  return { status: response.status, headers: others, body: text === '' ? null : JSON.parse(text) };
}

/** The same call by lite: it does not look at the profile of the other method, with which no call is answered directly. */
const askUpstream = (name: string, asked: Asked) =>
  ask(name, asked, { [asked.method === 'GET' ? 'content-profile' : 'accept-profile']: 'public' });

function token(claims: Record<string, unknown>, secret = keys.jwtSecret, alg = 'HS256'): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part({ alg, typ: 'JWT' })}.${part(claims)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}
const now = () => Math.floor(Date.now() / 1000);
const sub = '0c1d5f0a-5c3e-4a52-9a56-2f7d3f1f0001';
const signedIn = (claims = {}) => ({ sub, role: 'authenticated', exp: now() + 60, ...claims });
const bearer = (jwt: string) => ({ headers: { authorization: `Bearer ${jwt}` } });
const one = { headers: { accept: 'application/vnd.pgrst.object+json' } };

const calls: [name: string, asked?: Asked][] = [
  ['add', { body: { a: 2, b: 3 } }],
  ['add', { body: { b: 3, a: 2 } }],
  ['add', { body: { a: 2 } }],
  ['add', { body: { a: null } }],
  ['add', { body: { a: '7' } }],
  ['add', { body: { a: 'seven' } }],
  ['add', { body: { a: 3_000_000_000 } }],
  ['add', { method: 'GET', query: '?a=2&b=5' }],
  ['add', { method: 'GET', query: '?a=two' }],
  ['greet', { body: { name: 'Zoë 🎉 "x" \\ \n  é' } }],
  ['greet', { method: 'GET', query: `?name=${encodeURIComponent('Zoë & 🎉=1')}` }],
  ['greet', { body: { name: '' } }],
  ['greet', { body: { name: 5 } }],
  ['say', { body: { it: 'good' } }],
  ['nothing'],
  ['nothing', { body: '' }],
  ['nothing', one],
  ['things', { body: { n: 3 } }],
  ['things', { body: { n: 0 } }],
  ['things', { body: { n: 1 }, ...one }],
  ['things', { body: { n: 0 }, ...one }],
  ['things', { body: { n: 2 }, ...one }],
  ['things', { method: 'GET', query: '?n=2' }],
  ['one_column', { body: { n: 2 } }],
  ['one_column', { body: { n: 1500 } }],
  ['numbers', { body: { n: 3 } }],
  ['numbers', { body: { n: 0 } }],
  ['numbers', { body: { n: 1500 } }],
  ['numbers', { body: { n: 1 }, ...one }],
  ['all_notes'],
  ['some_note', { body: { wanted: 1 } }],
  ['some_note', { body: { wanted: 1 }, ...one }],
  ['some_note', { body: { wanted: 99 } }],
  ['pair_of', { body: { a: 5 } }],
  ['pairs'],
  ['out_args', { body: { a: 5 } }],
  ['one_out', { body: { a: 5 } }],
  ['clash', { body: { answer: 1, given: 'a', called: 'b' } }],
  ['clashing', { body: { answer: 'yes' } }],
  ['no_text'],
  ['no_json'],
  ['back', { body: { value: { a: [1, 'two', null, { b: true }] } } }],
  ['back', { body: { value: ['é', 1.5] } }],
  ['back_json', { body: { value: { a: 1, b: [null] } } }],
  ['sum_of', { body: { numbers: [1, 2, 3] } }],
  ['sum_of', { body: { numbers: [] } }],
  ['sum_of', { body: { numbers: null } }],
  ['words_of', { body: { list: ['a', 'b, "c"', '{}', '🎉'] } }],
  ['words_of', { method: 'GET', query: '?list={a,"b c"}' }],
  ['later', { body: { day: '2026-03-04', id: sub, yes: false } }],
  ['later', { body: { day: 'tomorrow or so' } }],
  ['halve', { body: { n: 0 } }],
  ['waits'],
  ['secret'],
  ['secret', { headers: {} }],
  ...[
    'P0001',
    'PT409',
    'PT499',
    '22023',
    '23502',
    '23514',
    '40001',
    '42501',
    '42883',
    '53400',
    '55P03',
    '57014',
  ].map((code): [string, Asked] => ['fail', { body: { code } }]),
  // What is not there, or not called so.
  ['nowhere'],
  ['add', { body: { a: 1, c: 2 } }],
  ['add', { body: { b: 2 } }],
  ['add', { body: '{"a": 1' }],
  ['add', { body: '[{"a": 1}]' }],
  ['add', { body: '5' }],
  ['add', { method: 'DELETE' }],
  ['many', { body: { numbers: [1, 2] } }],
  ['either', { body: { a: 1 } }],
  ['either', { body: { b: 'x' } }],
  ['unnamed', { body: { anything: 1 } }],
  ['add', { body: { a: 1 }, headers: { accept: 'text/csv' } }],
  ['things', { body: { n: 2 }, headers: { accept: 'application/vnd.pgrst.array+json;nulls=stripped' } }],
  ['things', { body: { n: 5 }, query: '?select=id,word&order=id.desc&limit=2' }],
  ['things', { body: { n: 5 }, headers: { prefer: 'count=exact', range: '1-2' } }],
  // Writing where nothing may be written.
  ['note', { method: 'GET', query: '?id=50&text=x' }],
];

describe('a call is answered as lite answers it', () => {
  test.each(calls)('%s %j', async (name, asked = {}) => {
    const { headers, ...answer } = await ask(name, asked);
    const { headers: expected, ...upstream } = await askUpstream(name, asked);
    expect(answer).toEqual(upstream);
    expect(headers).toEqual(expected);
  });

  test('by whoever asks', async () => {
    const who: [string, Asked][] = [
      ['visitor', {}],
      ['visitor with the key twice', { headers: { authorization: `Bearer ${keys.publishableKey}` } }],
      ['the server', { headers: { apikey: keys.secretKey } }],
      [
        'the server with the key twice',
        { headers: { apikey: keys.secretKey, authorization: `Bearer ${keys.secretKey}` } },
      ],
      ['somebody', bearer(token(signedIn()))],
      ['somebody with other claims', bearer(token(signedIn({ app_metadata: { a: 'é' }, aud: 'x' })))],
      [
        'the server as somebody',
        { headers: { apikey: keys.secretKey, ...bearer(token(signedIn())).headers } },
      ],
      ['somebody of old', bearer(token(signedIn({ exp: now() - 1 })))],
      ['somebody of tomorrow', bearer(token(signedIn({ iat: now() + 600 })))],
      ['somebody not yet', bearer(token(signedIn({ nbf: now() + 600 })))],
      ['somebody for ever', bearer(token(signedIn({ exp: undefined })))],
      ['a forger', bearer(token(signedIn(), 'another secret'))],
      ['a forger without a signature', bearer(`${token(signedIn()).split('.').slice(0, 2).join('.')}.`)],
      ['a forger with another algorithm', bearer(token(signedIn(), keys.jwtSecret, 'none'))],
      ['a role that is none', bearer(token(signedIn({ role: 'nobody' })))],
      ['no token at all', bearer('x.y')],
      ['without a key', { headers: { apikey: '' } }],
      ['with another key', { headers: { apikey: 'sb_publishable_x' } }],
      ['the server in a browser', { headers: { apikey: keys.secretKey, 'user-agent': 'Mozilla/5.0 (X11)' } }],
    ];
    for (const [name, asked] of who) {
      const thing = { ...asked, headers: { 'x-thing': 'here', ...asked.headers } };
      expect(await ask('who', thing), name).toEqual(await askUpstream('who', thing));
      expect(await ask('secret', asked), name).toEqual(await askUpstream('secret', asked));
      const get = { ...thing, method: 'GET' };
      expect(await ask('who', get), name).toEqual(await askUpstream('who', get));
    }
  });
});

test('where lite differs from PostgREST, a direct call does not', async () => {
  const { body } = await ask('odd_values', {});
  expect(body).toEqual([{ list: ['a', null], price: 2.5 }]);
  expect(await ask('fail', { body: { code: '23505' } })).toMatchObject({
    status: 409,
    body: { code: '23505', details: 'It rains', hint: 'Try tomorrow' },
  });
});

describe('who answers', () => {
  const direct = 'doorstep-api-direct';
  const doorOf = async (asked: Asked) => (await ask('door', asked)).body;

  test('a plain call is answered directly, another one by lite', async () => {
    expect(await doorOf({})).toBe(direct);
    expect(await doorOf({ headers: { 'content-profile': 'public' } })).toBe(direct);
    expect(await doorOf({ method: 'GET' })).toBe(direct);
    expect(await doorOf({ headers: { accept: '*/*' } })).toBe(direct);
    expect(await doorOf(bearer(token(signedIn())))).toBe(direct);
    const others: Asked[] = [
      { headers: { 'accept-profile': 'public' } },
      { method: 'GET', headers: { 'content-profile': 'public' } },
      { headers: { prefer: 'count=exact' } },
      { headers: { range: '0-0' } },
      { query: '?limit=1' },
    ];
    for (const asked of others) expect(await doorOf(asked)).toBe('doorstep-api');
  });

  test('a token is good until it expires', async () => {
    const soon = token(signedIn({ exp: now() + 4 }));
    expect((await ask('who', bearer(soon))).body).toMatchObject({ user: 'authenticated', sub });
    await expect
      .poll(() => ask('who', bearer(soon)))
      .toMatchObject({ status: 401, body: { code: 'PGRST303' } });
  });
});

test('what the database refused is in the log of the API', async () => {
  await ask('fail', { body: { code: 'PT418' } });
  await expect.poll(() => readFileSync(path.join(dataDir, 'api.log'), 'utf8')).toContain('PT418');
});

describe('a call is a transaction of its own', () => {
  test('that leaves nothing of its caller behind', async () => {
    await ask('who', bearer(token(signedIn())));
    const server = { headers: { apikey: keys.secretKey } };
    const after = await Promise.all(
      Array.from({ length: 30 }, (_, index) => ask('who', index % 2 ? server : {})),
    );
    for (const [index, { body }] of after.entries())
      expect(body).toMatchObject(
        index % 2
          ? { user: 'service_role', sub: null, timeout: '0' }
          : { user: 'anon', sub: null, timeout: '3s' },
      );
  });

  test('that is kept when it is answered, and is not when it is refused', async () => {
    expect((await ask('note', { body: { id: 60, text: 'kept' } })).status).toBe(204);
    expect(await ask('note', { body: { id: 60, text: 'twice' } })).toMatchObject({
      status: 409,
      body: { code: '23505' },
    });
    expect(await ask('note', { body: { id: 61, text: 'wrong' } })).toMatchObject({
      status: 400,
      body: { code: '23514' },
    });
    expect((await ask('note', { method: 'GET', query: '?id=62&text=x' })).status).toBe(405);
    expect([...(await sql`select id, text from public.notes where id >= 60`)]).toEqual([
      { id: 60, text: 'kept' },
    ]);
  });

  test('and one that failed does not spoil its connection', async () => {
    for (let time = 1; time <= 30; time++) {
      expect((await ask('halve', { body: { n: 0 } })).body.code).toBe('22012');
      expect((await ask('halve', { body: { n: 5 } })).body).toBe(2);
    }
  });
});
