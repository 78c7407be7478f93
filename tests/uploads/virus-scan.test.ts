import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createCvUpload, downloadStoredCv, saveCv, verifyCv } from '@/lib/uploads/cv-store';
import { scanForViruses } from '@/lib/uploads/virus-scan';
import { sql } from '../support/sql';
import { toStorageUrl } from '../support/storage-url';
import { cvBytes, pdf } from './cv-files';
import { startFakeClamd } from './fake-clamd';

const settings = vi.hoisted(() => ({ clamavUrl: undefined as string | undefined }));
vi.mock('@/lib/env', async (original) => {
  const actual = await original<typeof import('@/lib/env')>();
  return { ...actual, env: () => ({ ...actual.env(), ...settings }) };
});

/** The harmless file that all scanners report as a test. Split in two, so that they don't report this source file. */
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
const found = 'stream: Eicar-Test-Signature FOUND\0';
const respondLikeClamd = (file: Buffer, socket: Socket) =>
  socket.end(file.includes(eicar) ? found : 'stream: OK\0');

const closing: (() => Promise<void>)[] = [];
async function startScanner(...options: Parameters<typeof startFakeClamd>): Promise<string> {
  const { url, close } = await startFakeClamd(...options);
  closing.push(close);
  return url;
}
afterEach(async () => {
  settings.clamavUrl = undefined;
  for (const close of closing.splice(0)) await close();
});

describe('a scanner', () => {
  test('gets the whole file and returns whether it is clean', async () => {
    const file = Buffer.alloc(3_000_000, 'CV');
    let got: Buffer | undefined;
    const url = await startScanner((bytes, socket) => {
      got = bytes;
      respondLikeClamd(bytes, socket);
    });
    expect(await scanForViruses(file, { url })).toBe('clean');
    expect(got?.equals(file)).toBe(true);
    expect(await scanForViruses(Buffer.from(eicar), { url })).toBe('infected');
    expect(await scanForViruses(Buffer.alloc(0), { url })).toBe('clean');
  });

  test('works over a local socket too', async () => {
    const url = await startScanner(respondLikeClamd, {
      socketPath: path.join(tmpdir(), `clamd-${crypto.randomUUID()}.sock`),
    });
    expect(await scanForViruses(Buffer.from(eicar), { url })).toBe('infected');
  });

  test('may respond in parts', async () => {
    const url = await startScanner((_file, socket) => {
      socket.write('stream: Eicar-Test');
      setImmediate(() => socket.end('-Signature FOUND\0'));
    });
    expect(await scanForViruses(Buffer.from('x'), { url })).toBe('infected');
  });

  test.each<[string, (socket: Socket) => void]>([
    ['sends nothing', () => {}],
    ['stalls in the middle of its response', (socket) => socket.write('stream: O')],
  ])('that %s makes the scan fail', async (_what, act) => {
    const url = await startScanner((_file, socket) => act(socket));
    await expect(scanForViruses(Buffer.from('x'), { url, timeoutMs: 300 })).rejects.toThrow('took too long');
  });

  test.each<[string, (socket: Socket) => void, string]>([
    [
      'disconnects in the middle of its response',
      (socket) => socket.end('stream: OK'),
      'broke off after "stream: OK"',
    ],
    ['disconnects without a response', (socket) => socket.destroy(), 'broke off|ECONNRESET'],
    ['reports an error', (socket) => socket.end('stream: Not enough memory ERROR\0'), 'Not enough memory'],
    ['sends an unknown response', (socket) => socket.end('UNKNOWN COMMAND\0'), 'UNKNOWN COMMAND'],
    ['never ends its response', (socket) => socket.write('x'.repeat(10_000)), 'without end'],
  ])('that %s makes the scan fail', async (_what, act, sentence) => {
    const url = await startScanner((_file, socket) => act(socket));
    await expect(scanForViruses(Buffer.from('x'), { url })).rejects.toThrow(new RegExp(sentence));
  });

  test('with a limit below the file size makes the scan fail', async () => {
    const url = await startScanner(respondLikeClamd, { maxBytes: 1000 });
    // It closes the connection during the upload.
    await expect(scanForViruses(Buffer.alloc(9_000_000), { url })).rejects.toThrow(
      /size limit|EPIPE|ECONNRESET/,
    );
  });

  test('that is unreachable makes the scan fail; without a configured one the file is unscanned', async () => {
    const { url, close } = await startFakeClamd(respondLikeClamd);
    await close();
    await expect(scanForViruses(Buffer.from('x'), { url })).rejects.toThrow('ECONNREFUSED');
    expect(await scanForViruses(Buffer.from('x'))).toBe('unscanned');
  });
});

describe('a CV', () => {
  const infected = () => pdf(`2 0 obj\n(${eicar})\nendobj\n`);

  test('is marked as scanned only if a scanner is configured', async () => {
    const before = await saveCv(new File([new Uint8Array(cvBytes.pdf(700))], 'cv.pdf'), null);
    expect(await row(before.path)).toMatchObject({ size_bytes: 700, scanned_at: null });
    settings.clamavUrl = await startScanner(respondLikeClamd);
    const after = await saveCv(new File([new Uint8Array(cvBytes.pdf(700))], 'cv.pdf'), null);
    expect(await row(after.path)).toMatchObject({ size_bytes: 700, scanned_at: expect.any(Date) });
  });

  test('with a virus is rejected and deleted', async () => {
    settings.clamavUrl = await startScanner(respondLikeClamd);
    const name = `${crypto.randomUUID()}.pdf`;
    await expect(saveCv(new File([new Uint8Array(infected())], name), null)).rejects.toThrow(
      'We found a virus',
    );
    expect(await sql`select 1 from public.uploads where filename = ${name}`).toHaveLength(0);

    const upload = await uploadAndVerify(infected());
    await expect(verifyCv(upload)).rejects.toThrow('We found a virus');
    expect(await row(upload.path)).toMatchObject({ verified_at: null, discarded_at: expect.any(Date) });
    expect(await downloadStoredCv(upload.path)).toBeNull();
  });

  test('is rejected while the scanner is down, and accepted on the next try', async () => {
    const down = await startFakeClamd(respondLikeClamd);
    await down.close();
    settings.clamavUrl = down.url;
    const upload = await uploadAndVerify(cvBytes.pdf());
    await expect(verifyCv(upload)).rejects.toThrow('try again in a minute');
    expect(await row(upload.path)).toMatchObject({ verified_at: null, discarded_at: null });

    settings.clamavUrl = await startScanner(respondLikeClamd);
    await verifyCv(upload);
    expect(await row(upload.path)).toMatchObject({ scanned_at: expect.any(Date) });
  });
});

async function uploadAndVerify(body: Buffer) {
  const upload = await createCvUpload({ name: 'cv.pdf', size: body.byteLength }, null);
  await fetch(toStorageUrl(upload.url), {
    method: 'PUT',
    headers: { 'content-type': 'application/pdf' },
    body: new Uint8Array(body),
  });
  return upload;
}

const row = async (path: string) => (await sql`select * from public.uploads where path = ${path}`)[0];
