import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openCvUpload, readStoredCv, storeCv, verifyCv } from '@/lib/uploads/cv-store';
import { scanForViruses } from '@/lib/uploads/virus-scan';
import { sql } from '../support/sql';
import { storageAddress } from '../support/storage-address';
import { cvBytes, pdf } from './cv-files';
import { fakeClamd } from './fake-clamd';

const settings = vi.hoisted(() => ({ clamavUrl: undefined as string | undefined }));
vi.mock('@/lib/env', async (original) => {
  const actual = await original<typeof import('@/lib/env')>();
  return { ...actual, env: () => ({ ...actual.env(), ...settings }) };
});

/** The harmless text that every scanner knows, in two parts so that none finds it here. */
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
const found = 'stream: Eicar-Test-Signature FOUND\0';
const honest = (file: Buffer, socket: Socket) => socket.end(file.includes(eicar) ? found : 'stream: OK\0');

const closing: (() => Promise<void>)[] = [];
async function scanner(...options: Parameters<typeof fakeClamd>): Promise<string> {
  const { url, close } = await fakeClamd(...options);
  closing.push(close);
  return url;
}
afterEach(async () => {
  settings.clamavUrl = undefined;
  for (const close of closing.splice(0)) await close();
});

describe('a scanner', () => {
  test('gets the whole file and says whether it is clean', async () => {
    const file = Buffer.alloc(3_000_000, 'CV');
    let got: Buffer | undefined;
    const url = await scanner((bytes, socket) => {
      got = bytes;
      honest(bytes, socket);
    });
    expect(await scanForViruses(file, { url })).toBe('clean');
    expect(got?.equals(file)).toBe(true);
    expect(await scanForViruses(Buffer.from(eicar), { url })).toBe('infected');
    expect(await scanForViruses(Buffer.alloc(0), { url })).toBe('clean');
  });

  test('is reached by a socket of this machine as well', async () => {
    const url = await scanner(honest, {
      socketPath: path.join(tmpdir(), `clamd-${crypto.randomUUID()}.sock`),
    });
    expect(await scanForViruses(Buffer.from(eicar), { url })).toBe('infected');
  });

  test('that answers in parts has answered', async () => {
    const url = await scanner((_file, socket) => {
      socket.write('stream: Eicar-Test');
      setImmediate(() => socket.end('-Signature FOUND\0'));
    });
    expect(await scanForViruses(Buffer.from('x'), { url })).toBe('infected');
  });

  test.each<[string, (socket: Socket) => void]>([
    ['says nothing', () => {}],
    ['says half of it and stops', (socket) => socket.write('stream: O')],
  ])('that %s has not said that a file is clean', async (_what, act) => {
    const url = await scanner((_file, socket) => act(socket));
    await expect(scanForViruses(Buffer.from('x'), { url, timeoutMs: 300 })).rejects.toThrow('took too long');
  });

  test.each<[string, (socket: Socket) => void, string]>([
    ['says half of it and goes', (socket) => socket.end('stream: OK'), 'broke off after "stream: OK"'],
    ['goes at once', (socket) => socket.destroy(), 'broke off|ECONNRESET'],
    ['says an error', (socket) => socket.end('stream: Not enough memory ERROR\0'), 'Not enough memory'],
    ['says something else', (socket) => socket.end('UNKNOWN COMMAND\0'), 'UNKNOWN COMMAND'],
    ['never ends', (socket) => socket.write('x'.repeat(10_000)), 'without end'],
  ])('that %s has not said that a file is clean', async (_what, act, sentence) => {
    const url = await scanner((_file, socket) => act(socket));
    await expect(scanForViruses(Buffer.from('x'), { url })).rejects.toThrow(new RegExp(sentence));
  });

  test('whose limit is lower than the file has not said so either', async () => {
    const url = await scanner(honest, { maxBytes: 1000 });
    // It closes while the file is still on its way.
    await expect(scanForViruses(Buffer.alloc(9_000_000), { url })).rejects.toThrow(
      /size limit|EPIPE|ECONNRESET/,
    );
  });

  test('that is not there is a fault, and one that nobody has set is none', async () => {
    const { url, close } = await fakeClamd(honest);
    await close();
    await expect(scanForViruses(Buffer.from('x'), { url })).rejects.toThrow('ECONNREFUSED');
    expect(await scanForViruses(Buffer.from('x'))).toBe('unscanned');
  });
});

describe('a CV', () => {
  const infected = () => pdf(`2 0 obj\n(${eicar})\nendobj\n`);

  test('that is clean is noted as scanned, and as not scanned without a scanner', async () => {
    const before = await storeCv(new File([new Uint8Array(cvBytes.pdf(700))], 'cv.pdf'), null);
    expect(await row(before.path)).toMatchObject({ size_bytes: 700, scanned_at: null });
    settings.clamavUrl = await scanner(honest);
    const after = await storeCv(new File([new Uint8Array(cvBytes.pdf(700))], 'cv.pdf'), null);
    expect(await row(after.path)).toMatchObject({ size_bytes: 700, scanned_at: expect.any(Date) });
  });

  test('with a virus is refused, given up and deleted', async () => {
    settings.clamavUrl = await scanner(honest);
    const name = `${crypto.randomUUID()}.pdf`;
    await expect(storeCv(new File([new Uint8Array(infected())], name), null)).rejects.toThrow(
      'We found a virus',
    );
    expect(await sql`select 1 from public.uploads where filename = ${name}`).toHaveLength(0);

    const upload = await uploaded(infected());
    await expect(verifyCv(upload)).rejects.toThrow('We found a virus');
    expect(await row(upload.path)).toMatchObject({ verified_at: null, discarded_at: expect.any(Date) });
    expect(await readStoredCv(upload.path)).toBeNull();
  });

  test('waits for a scanner that is out of order, and the next try takes it', async () => {
    const down = await fakeClamd(honest);
    await down.close();
    settings.clamavUrl = down.url;
    const upload = await uploaded(cvBytes.pdf());
    await expect(verifyCv(upload)).rejects.toThrow('try again in a minute');
    expect(await row(upload.path)).toMatchObject({ verified_at: null, discarded_at: null });

    settings.clamavUrl = await scanner(honest);
    await verifyCv(upload);
    expect(await row(upload.path)).toMatchObject({ scanned_at: expect.any(Date) });
  });
});

async function uploaded(body: Buffer) {
  const upload = await openCvUpload({ name: 'cv.pdf', size: body.byteLength }, null);
  await fetch(storageAddress(upload.url), {
    method: 'PUT',
    headers: { 'content-type': 'application/pdf' },
    body: new Uint8Array(body),
  });
  return upload;
}

const row = async (path: string) => (await sql`select * from public.uploads where path = ${path}`)[0];
