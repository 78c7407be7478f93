import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fetchPublic, isPublicAddress, resolvePublicDns } from '@/lib/http/fetch-public';
import { cert, key } from './certificate.ts';
import { startNameServer } from './name-server.ts';

const limits = { maxBytes: 1024, timeoutMs: 2000 };

describe('a host name', () => {
  let names: Awaited<ReturnType<typeof startNameServer>>;
  beforeAll(async () => {
    names = await startNameServer({
      'both.com': { A: ['8.8.8.8', '8.8.4.4'], AAAA: ['2606:4700::1111'] },
      'inside.com': { A: ['127.0.0.1'] },
      'silent.com': 'silent',
    });
  });
  afterAll(() => names.stop());

  const resolve = (host: string, timeoutMs = 2000) => resolvePublicDns(host, timeoutMs, names.servers);

  test('is resolved by DNS, IPv4 first', async () => {
    expect(await resolve('both.com')).toEqual(['8.8.8.8', '8.8.4.4', '2606:4700::1111']);
    expect(await resolve('unknown.com')).toEqual([]);
  });

  test('has no addresses if no name server responds in time', async () => {
    expect(await resolve('silent.com', 400)).toEqual([]);
  });

  test.each(['inside.com', 'unknown.com', 'localhost', '127.0.0.1', '[::1]', '2130706433', '0x7f.1'])(
    'without a public address is not fetched: %s',
    async (host) => {
      expect(await fetchPublic(`https://${host}/`, limits, { resolve })).toEqual({
        ok: false,
        error: 'no-public-address',
      });
    },
  );
});

describe('a website', () => {
  let website: Server;
  let respond: (response: ServerResponse) => void;
  let requests: IncomingMessage[] = [];
  const serverAddresses = new Set<string | undefined>();
  let connections = 0;
  beforeAll(async () => {
    website = createServer({ key, cert }, (request, response) => {
      requests.push(request);
      serverAddresses.add(request.socket.localAddress);
      respond(response);
    });
    website.on('connection', () => connections++);
    await new Promise<void>((resolve) => website.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    website.closeAllConnections();
    website.close();
  });
  beforeEach(() => {
    [requests, connections] = [[], 0];
    respond = (response) => response.writeHead(200, { 'content-type': 'text/xml' }).end('<jobs/>');
  });

  type Network = NonNullable<Parameters<typeof fetchPublic>[2]>;
  const get = (
    network: Network = {},
    { url = 'https://bakery.com/jobs.xml?page=2', timeoutMs = 2000 } = {},
  ) =>
    fetchPublic(
      url,
      { ...limits, timeoutMs },
      {
        resolve: async () => ['127.0.0.1'],
        isAllowed: () => true,
        port: (website.address() as AddressInfo).port,
        ca: cert,
        ...network,
      },
    );
  const failed = (error: string) => ({ ok: false, error });

  test('is fetched with its host name and without cookies', async () => {
    expect(await get()).toEqual({
      ok: true,
      data: { status: 200, contentType: 'text/xml', body: Buffer.from('<jobs/>') },
    });
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      method: 'GET',
      url: '/jobs.xml?page=2',
      headers: { host: 'bakery.com', 'user-agent': 'Doorstep' },
    });
    expect(requests[0]?.headers.cookie).toBeUndefined();
  });

  test.each([404, 302])('returns its status %i, and redirects are not followed', async (status) => {
    respond = (response) => response.writeHead(status, { location: 'https://bakery.com/elsewhere' }).end();
    expect(await get()).toMatchObject({ ok: true, data: { status } });
    expect(requests).toHaveLength(1);
  });

  test.each([
    'http://bakery.com/',
    'https://bakery.com:8443/',
    'https://ada@bakery.com/',
    'https://:secret@bakery.com/',
    'file:///etc/passwd',
    'bakery.com',
    '',
  ])('is not fetched from the invalid URL "%s"', async (url) => {
    expect(await get({}, { url })).toEqual(failed('not-https'));
    expect(connections).toBe(0);
  });

  test('is aborted if the response is too large, too slow or interrupted', async () => {
    const timers: ReturnType<typeof setInterval>[] = [];
    respond = (response) => {
      timers.push(setInterval(() => response.write('x'.repeat(600)), 5));
    };
    expect(await get()).toEqual(failed('too-large'));
    respond = (response) => {
      timers.push(setInterval(() => response.write(' '), 5));
    };
    expect(await get({}, { timeoutMs: 150 })).toEqual(failed('no-response'));
    respond = () => {};
    expect(await get({}, { timeoutMs: 150 })).toEqual(failed('no-response'));
    respond = (response) => response.destroy();
    expect(await get()).toEqual(failed('no-response'));
    for (const timer of timers) clearInterval(timer);
  });

  test('must have a valid certificate for its host name', async () => {
    expect(await get({}, { url: 'https://rival.com/' })).toEqual(failed('no-valid-certificate'));
    const port = (website.address() as AddressInfo).port;
    expect(
      await fetchPublic('https://bakery.com/', limits, {
        resolve: async () => ['127.0.0.1'],
        isAllowed: () => true,
        port,
      }),
    ).toEqual(failed('no-valid-certificate'));
    expect(requests).toHaveLength(0);
  });

  test('is not fetched when one of its addresses is not public', async () => {
    for (const addresses of [['127.0.0.1'], ['8.8.8.8', '127.0.0.1'], ['::ffff:127.0.0.1'], []])
      expect(await get({ resolve: async () => addresses, isAllowed: isPublicAddress })).toEqual(
        failed('no-public-address'),
      );
    expect(connections).toBe(0);
  });

  test('is fetched from the address that was checked, even if DNS changes in between', async () => {
    const responses = [['127.0.0.1'], ['127.0.0.2']];
    const checked: string[] = [];
    const result = await get({
      resolve: async () => responses.shift() ?? [],
      isAllowed: (address) => checked.push(address) > 0,
    });
    expect([result.ok, checked, responses.length]).toEqual([true, ['127.0.0.1'], 1]);
    expect([...serverAddresses]).toEqual(['127.0.0.1']);
  });
});

describe('an IP address', () => {
  test.each([
    '8.8.8.8',
    '93.184.215.14',
    '172.32.0.1',
    '100.128.0.1',
    '2606:4700::1111',
    '2a00:1450:4001::1',
  ])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true));

  test.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '100.127.255.255',
    '127.0.0.1',
    '127.8.8.8',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.170',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:8.8.8.8',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::8.8.8.8',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::1',
    '3fff::1',
    '5f00::1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    '127.1',
    '0177.0.0.1',
    'bakery.com',
    '',
  ])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));
});
