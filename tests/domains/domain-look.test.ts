import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findAddresses } from '@/lib/domains/find-addresses';
import { proofOf } from '@/lib/domains/proof';
import { readFile } from '@/lib/domains/read-file';
import { readRecord } from '@/lib/domains/read-record';
import { cert, key } from './certificate.ts';
import { startNameServer } from './name-server.ts';

const proof = proofOf('0123456789abcdef0123456789abcdef');
const { line } = proof;

test('what to put there is named by the site', () => {
  expect(proof).toEqual({
    line: 'doorstep-verify=0123456789abcdef0123456789abcdef',
    path: '/.well-known/doorstep-verify.txt',
  });
});

describe('the record', () => {
  let names: Awaited<ReturnType<typeof startNameServer>>;
  beforeAll(async () => {
    names = await startNameServer({
      'bakery.com': { TXT: [['v=spf1 -all'], [line]] },
      'parts.com': { TXT: [[line.slice(0, 20), line.slice(20)]] },
      'quoted.com': { TXT: [[`"${line}"`]] },
      'other.com': { TXT: [['doorstep-verify=somebody-else']] },
      'words.com': { TXT: [[`${line} and more`.replace('doorstep', 'porch')], ['v=spf1 -all']] },
      'empty.com': { A: ['8.8.8.8'] },
      'silent.com': 'silent',
      'both.com': { A: ['8.8.8.8', '8.8.4.4'], AAAA: ['2606:4700::1111'] },
      'inside.com': { A: ['127.0.0.1'] },
    });
  });
  afterAll(() => names.stop());

  test.each([
    ['bakery.com', 'found'],
    ['parts.com', 'found'],
    ['quoted.com', 'found'],
    ['other.com', 'other-token'],
    ['words.com', 'no-record'],
    ['empty.com', 'no-record'],
    ['unknown.com', 'no-record'],
  ])('of %s: %s', async (domain, finding) => {
    expect(await readRecord(domain, proof, names)).toBe(finding);
  });

  test('is not waited for where nobody answers', async () => {
    expect(await readRecord('silent.com', proof, { ...names, timeoutMs: 400 })).toBe('no-answer');
    expect(await findAddresses('silent.com', 400, names.servers)).toEqual([]);
  });

  test('addresses are asked of DNS, those of IPv4 first', async () => {
    const ofDomain = (domain: string) => findAddresses(domain, 2000, names.servers);
    expect(await ofDomain('both.com')).toEqual(['8.8.8.8', '8.8.4.4', '2606:4700::1111']);
    expect(await ofDomain('unknown.com')).toEqual([]);
    expect(await readFile('inside.com', proof, { addressesOf: ofDomain })).toBe('no-address');
  });
});

describe('the file', () => {
  let website: Server;
  let answer: (response: ServerResponse) => void;
  let asked: IncomingMessage[] = [];
  const doors = new Set<string | undefined>();
  let visits = 0;
  beforeAll(async () => {
    website = createServer({ key, cert }, (request, response) => {
      asked.push(request);
      doors.add(request.socket.localAddress);
      answer(response);
    });
    website.on('connection', () => visits++);
    await new Promise<void>((resolve) => website.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    website.closeAllConnections();
    website.close();
  });
  beforeEach(() => {
    [asked, visits] = [[], 0];
    answer = (response) => response.end(`${line}\n`);
  });

  /** As if this machine were on the internet. */
  const read = (stand: Parameters<typeof readFile>[2] = {}, domain = 'bakery.com') =>
    readFile(domain, proof, {
      addressesOf: async () => ['127.0.0.1'],
      isAllowed: () => true,
      port: (website.address() as AddressInfo).port,
      ca: cert,
      timeoutMs: 2000,
      ...stand,
    });

  test('is asked for at its address, by the domain’s name', async () => {
    expect(await read()).toBe('found');
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ method: 'GET', url: proof.path, headers: { host: 'bakery.com' } });
    expect(asked[0]?.headers.cookie).toBeUndefined();
  });

  test.each<[string, string, (response: ServerResponse) => void]>([
    ['says something else', 'other-words', (response) => response.end(`${line}0`)],
    ['is a page', 'other-words', (response) => response.end(`<p>${line}</p>`)],
    ['is missing', 'no-file', (response) => response.writeHead(404).end(line)],
    ['is forbidden', 'no-file', (response) => response.writeHead(403).end(line)],
    ['is too long', 'too-long', (response) => response.end(`${line}${' '.repeat(1100)}`)],
    ['is elsewhere', 'elsewhere', (response) => response.writeHead(302, { location: '/x' }).end(line)],
    ['is broken off', 'no-answer', (response) => response.destroy()],
  ])('that %s is %s', async (_what, finding, given) => {
    answer = given;
    expect(await read()).toBe(finding);
    expect(asked).toHaveLength(1);
  });

  test('without end is left after a kilobyte, and a silent website in time', async () => {
    const timers: ReturnType<typeof setInterval>[] = [];
    answer = (response) => {
      timers.push(setInterval(() => response.write('x'.repeat(600)), 5));
    };
    expect(await read()).toBe('too-long');
    answer = (response) => {
      timers.push(setInterval(() => response.write(' '), 5));
    };
    expect(await read({ timeoutMs: 150 })).toBe('no-answer');
    answer = () => {};
    expect(await read({ timeoutMs: 150 })).toBe('no-answer');
    for (const timer of timers) clearInterval(timer);
  });

  test('counts from the domain alone: its certificate has to be its own', async () => {
    expect(await read({}, 'rival.com')).toBe('no-certificate');
    const { ca: _trusted, ...strange } = { ca: cert, addressesOf: async () => ['127.0.0.1'] };
    expect(
      await readFile('bakery.com', proof, {
        ...strange,
        isAllowed: () => true,
        port: (website.address() as AddressInfo).port,
      }),
    ).toBe('no-certificate');
    expect(asked).toHaveLength(0);
  });

  test('is not looked for at addresses that are not public, not even among others', async () => {
    const { isPublicAddress } = await import('@/lib/domains/public-address');
    for (const addresses of [['127.0.0.1'], ['8.8.8.8', '127.0.0.1'], ['::ffff:127.0.0.1'], []])
      expect(await read({ addressesOf: async () => addresses, isAllowed: isPublicAddress })).toBe(
        'no-address',
      );
    expect(visits).toBe(0);
  });

  test('is fetched from the address that was checked, whatever DNS says a moment later', async () => {
    const answers = [['127.0.0.1'], ['127.0.0.2']];
    const checked: string[] = [];
    const finding = await read({
      addressesOf: async () => answers.shift() ?? [],
      isAllowed: (address) => checked.push(address) > 0,
    });
    expect([finding, checked, answers.length]).toEqual(['found', ['127.0.0.1'], 1]);
    expect([...doors]).toEqual(['127.0.0.1']);
  });
});
