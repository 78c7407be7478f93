import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createCvUpload, downloadStoredCv, saveCv, verifyCv } from '@/lib/uploads/cv-store';
import { scanForViruses } from '@/lib/uploads/virus-scan';
import { sql } from '../support/sql';
import { cvBytes, pdf } from './cv-files';
import { startFakeClamd } from './fake-clamd';
import { getUpload, put } from './stored-uploads';

const settings = vi.hoisted(() => ({ clamavUrl: undefined as string | undefined }));
vi.mock('@/lib/env', async (original) => {
  const actual = await original<typeof import('@/lib/env')>();
  return { ...actual, env: () => ({ ...actual.env(), ...settings }) };
});

/** EICAR, the harmless test file that all scanners report. Split in two, so that they don't report this file. */
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
const infectedResponse = 'stream: Eicar-Test-Signature FOUND\0';
const respondLikeClamd = (file: Buffer, socket: Socket) =>
  socket.end(file.includes(eicar) ? infectedResponse : 'stream: OK\0');

const closeFunctions: (() => Promise<void>)[] = [];
async function startScanner(...options: Parameters<typeof startFakeClamd>): Promise<string> {
  const { url, close } = await startFakeClamd(...options);
  closeFunctions.push(close);
  return url;
}
afterEach(async () => {
  settings.clamavUrl = undefined;
  for (const close of closeFunctions.splice(0)) await close();
});

describe('a scanner', () => {
  test('receives the whole file, and the result is clean or infected', async () => {
    const file = Buffer.alloc(3_000_000, 'CV');
    let received: Buffer | undefined;
    const url = await startScanner((bytes, socket) => {
      received = bytes;
      respondLikeClamd(bytes, socket);
    });
    expect(await scanForViruses(file, { url })).toBe('clean');
    expect(received?.equals(file)).toBe(true);
    expect(await scanForViruses(Buffer.from(eicar), { url })).toBe('infected');
    expect(await scanForViruses(Buffer.alloc(0), { url })).toBe('clean');
  });

  test('can listen on a Unix socket', async () => {
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
    ['does not respond', () => {}],
    ['stalls in the middle of its response', (socket) => socket.write('stream: O')],
  ])('that %s makes the scan fail', async (_description, respond) => {
    const url = await startScanner((_file, socket) => respond(socket));
    await expect(scanForViruses(Buffer.from('x'), { url, timeoutMs: 300 })).rejects.toThrow('took too long');
  });

  test.each<[string, (socket: Socket) => void, string]>([
    [
      'disconnects in the middle of its response',
      (socket) => socket.end('stream: OK'),
      'closed the connection after "stream: OK"',
    ],
    ['disconnects without a response', (socket) => socket.destroy(), 'closed the connection|ECONNRESET'],
    ['reports an error', (socket) => socket.end('stream: Not enough memory ERROR\0'), 'Not enough memory'],
    ['sends an unknown response', (socket) => socket.end('UNKNOWN COMMAND\0'), 'UNKNOWN COMMAND'],
    ['never ends its response', (socket) => socket.write('x'.repeat(10_000)), 'more than 4096 bytes'],
  ])('that %s makes the scan fail', async (_description, respond, error) => {
    const url = await startScanner((_file, socket) => respond(socket));
    await expect(scanForViruses(Buffer.from('x'), { url })).rejects.toThrow(new RegExp(error));
  });

  test('that accepts only smaller files makes the scan fail', async () => {
    const url = await startScanner(respondLikeClamd, { maxBytes: 1000 });
    // The scanner closes the connection during the upload.
    await expect(scanForViruses(Buffer.alloc(9_000_000), { url })).rejects.toThrow(
      /size limit|EPIPE|ECONNRESET/,
    );
  });

  test('that is unreachable makes the scan fail, and without a scanner the file is unscanned', async () => {
    const { url, close } = await startFakeClamd(respondLikeClamd);
    await close();
    await expect(scanForViruses(Buffer.from('x'), { url })).rejects.toThrow('ECONNREFUSED');
    expect(await scanForViruses(Buffer.from('x'))).toBe('unscanned');
  });
});

describe('a CV', () => {
  const infected = () => pdf(`2 0 obj\n(${eicar})\nendobj\n`);

  test('is marked as scanned only if a scanner is configured', async () => {
    const unscanned = await saveCv(new File([new Uint8Array(cvBytes.pdf(700))], 'cv.pdf'), null);
    expect(await getUpload(unscanned.path)).toMatchObject({ size_bytes: 700, scanned_at: null });
    settings.clamavUrl = await startScanner(respondLikeClamd);
    const scanned = await saveCv(new File([new Uint8Array(cvBytes.pdf(700))], 'cv.pdf'), null);
    expect(await getUpload(scanned.path)).toMatchObject({ size_bytes: 700, scanned_at: expect.any(Date) });
  });

  test('with a virus is rejected and deleted', async () => {
    settings.clamavUrl = await startScanner(respondLikeClamd);
    const name = `${crypto.randomUUID()}.pdf`;
    await expect(saveCv(new File([new Uint8Array(infected())], name), null)).rejects.toThrow(
      'We found a virus',
    );
    expect(await sql`select 1 from public.uploads where filename = ${name}`).toHaveLength(0);

    const upload = await uploadCv(infected());
    await expect(verifyCv(upload)).rejects.toThrow('We found a virus');
    expect(await getUpload(upload.path)).toMatchObject({ verified_at: null, discarded_at: expect.any(Date) });
    expect(await downloadStoredCv(upload.path)).toBeNull();
  });

  test('is rejected while the scanner is down, and accepted when it is up again', async () => {
    const stoppedScanner = await startFakeClamd(respondLikeClamd);
    await stoppedScanner.close();
    settings.clamavUrl = stoppedScanner.url;
    const upload = await uploadCv(cvBytes.pdf());
    await expect(verifyCv(upload)).rejects.toThrow('try again in a minute');
    expect(await getUpload(upload.path)).toMatchObject({ verified_at: null, discarded_at: null });

    settings.clamavUrl = await startScanner(respondLikeClamd);
    await verifyCv(upload);
    expect(await getUpload(upload.path)).toMatchObject({ scanned_at: expect.any(Date) });
  });
});

async function uploadCv(body: Buffer) {
  const upload = await createCvUpload({ name: 'cv.pdf', size: body.byteLength }, null);
  await put(upload.url, body);
  return upload;
}
