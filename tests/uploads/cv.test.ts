import { afterEach, describe, expect, test, vi } from 'vitest';
import { getCvMimeType } from '@/lib/uploads/cv';
import {
  createCvUpload,
  downloadStoredCv,
  removeOrphanedUploads,
  saveCv,
  verifyCv,
} from '@/lib/uploads/cv-store';
import { toDisplayFilename, toObjectPath } from '@/lib/uploads/filename';
import { sql } from '../support/sql';
import { toStorageUrl } from '../support/storage-url';
import { cvBytes } from './cv-files';

afterEach(() => vi.unstubAllGlobals());

describe('names', () => {
  test('in storage have a timestamp and underscores (D24)', () => {
    expect(toObjectPath('cvs', 'Mein Lebenslauf (Käthe) ../x.pdf', 'pdf', 12)).toBe(
      'cvs/12_Mein_Lebenslauf_Kathe_x.pdf',
    );
    expect(toObjectPath('cvs', '履歴書.docx', 'docx', 12)).toBe('cvs/12_file.docx');
  });

  test('for display have no paths or control characters, and keep their extension', () => {
    expect(toDisplayFilename('C:\\me\\cv\u202e.pdf')).toBe('cv.pdf');
    expect(toDisplayFilename(`${'x'.repeat(300)}.docx`)).toMatch(/^x{195}\.docx$/);
  });
});

describe('an upload', () => {
  test('goes to its signed URL once, and is verified by content', async () => {
    const upload = await createCvUpload({ name: 'My CV.pdf', size: 600 }, null);
    expect(upload.path).toMatch(/^cvs\/\d+_My_CV\.pdf$/);
    expect((await put(upload.url, cvBytes.pdf())).ok).toBe(true);
    expect((await put(upload.url, cvBytes.program())).ok).toBe(false);
    await verifyCv(upload);
    await verifyCv(upload);
    expect(await downloadStoredCv(upload.path)).toEqual(cvBytes.pdf());
    expect(await row(upload.path)).toMatchObject({
      filename: 'My CV.pdf',
      extension: 'pdf',
      claimed_at: null,
    });
  });

  test('of another kind than its name is rejected', async () => {
    const upload = await createCvUpload({ name: 'cv.pdf', size: 600 }, null);
    await put(upload.url, cvBytes.docx());
    await expect(verifyCv(upload)).rejects.toThrow('Invalid file format');
  });

  test('of two files with one name at once has two paths', async () => {
    const uploads = await Promise.all(
      Array.from({ length: 8 }, () => createCvUpload({ name: 'cv.pdf', size: 1 }, null)),
    );
    expect(new Set(uploads.map(({ path }) => path)).size).toBe(8);
  });

  test('is not verified without its ticket or its file', async () => {
    const upload = await createCvUpload({ name: 'cv.pdf', size: 600 }, null);
    await expect(verifyCv(upload)).rejects.toThrow('Please upload your CV before submitting');
    await put(upload.url, cvBytes.pdf());
    const forged = [
      { ...upload, ticket: 'guessed' },
      { ...upload, ticket: '' },
      { ...upload, path: 'cvs/1_nothing.pdf' },
    ];
    for (const each of forged)
      await expect(verifyCv(each)).rejects.toThrow('Please upload your CV before submitting');
    expect(await row(upload.path)).toMatchObject({ verified_at: null });
  });

  test('with other content than its name is rejected and discarded, and the cleanup deletes its file', async () => {
    const upload = await createCvUpload({ name: 'cv.pdf', size: 600 }, null);
    await put(upload.url, cvBytes.program());
    await expect(verifyCv(upload)).rejects.toThrow('Invalid file format');
    await expect(verifyCv(upload)).rejects.toThrow('Please upload your CV before submitting');
    await cleanUp();
    expect(await row(upload.path)).toBeUndefined();
    expect(await downloadStoredCv(upload.path)).toBeNull();
  });

  test('of 5 MB is accepted, and a byte more rejected, despite a wrong declared size', async () => {
    const maxBytes = 5 * 1024 * 1024;
    const upload = await createCvUpload({ name: 'cv.pdf', size: maxBytes }, null);
    expect((await put(upload.url, cvBytes.pdf(maxBytes))).ok).toBe(true);
    await verifyCv(upload);

    const tooLarge = { name: 'cv.pdf', size: maxBytes + 1 };
    await expect(createCvUpload(tooLarge, null)).rejects.toThrow('File is larger than 5 MB');
    const misdeclared = await createCvUpload({ name: 'cv.pdf', size: 10 }, null);
    expect((await put(misdeclared.url, cvBytes.pdf(maxBytes + 1))).ok).toBe(true);
    await expect(verifyCv(misdeclared)).rejects.toThrow('File is larger than 5 MB');
    expect((await row(misdeclared.path))?.discarded_at).not.toBeNull();
    expect(await downloadStoredCv(upload.path, 100)).toBe('too large');
  });

  test('of a byte more is rejected at once although another reader holds the response', async () => {
    const misdeclared = await createCvUpload({ name: 'cv.pdf', size: 10 }, null);
    await put(misdeclared.url, cvBytes.pdf(5 * 1024 * 1024 + 1));
    const original = globalThis.fetch;
    // React shares equal requests within a render, except those with a signal.
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      const response = await original(...request);
      return request[1]?.signal ? response : trackResponseCopies(response);
    });
    await expect(verifyCv(misdeclared)).rejects.toThrow('File is larger than 5 MB');
    expect((await row(misdeclared.path))?.discarded_at).not.toBeNull();
  });

  test('with the form itself is checked before it is stored', async () => {
    const stored = await saveCv(new File([new Uint8Array(cvBytes.docx())], 'cv.docx'), null);
    await verifyCv(stored);
    const misnamed = await saveCv(new File([new Uint8Array(cvBytes.pdf())], 'My CV.doc '), null);
    expect(misnamed.path).toMatch(/^cvs\/\d+_My_CV\.pdf$/);
    expect(await row(misnamed.path)).toMatchObject({ filename: 'My CV.pdf', extension: 'pdf' });
    const disguised = `${crypto.randomUUID()}.pdf`;
    await expect(saveCv(new File([new Uint8Array(cvBytes.program())], disguised), null)).rejects.toThrow(
      'Invalid file format',
    );
    await expect(saveCv(new File(['x'], 'cv.txt'), null)).rejects.toThrow(
      'File type must be PDF, DOC or DOCX',
    );
    expect(
      await sql`select 1 from public.uploads where filename in ${sql([disguised, 'cv.txt'])}`,
    ).toHaveLength(0);
  });
});

describe('the cleanup', () => {
  test('deletes files that were unclaimed for 24 hours, also concurrently, and keeps the rest', async () => {
    const [old, fresh, claimed] = await Promise.all(
      ['old.pdf', 'fresh.pdf', 'claimed.pdf'].map((name) =>
        saveCv(new File([new Uint8Array(cvBytes.pdf())], name), null),
      ),
    );
    if (!old || !fresh || !claimed) throw new Error('Nothing was stored.');
    await sql`update public.uploads set created_at = now() - interval '25 hours' where path in ${sql([old.path, claimed.path])}`;
    await sql`update public.uploads set claimed_at = now() where path = ${claimed.path}`;
    await Promise.all([cleanUp(), cleanUp(), cleanUp()]);
    expect(await row(old.path)).toBeUndefined();
    expect(await downloadStoredCv(old.path)).toBeNull();
    for (const { path } of [fresh, claimed]) {
      expect(await row(path)).toBeDefined();
      expect(await downloadStoredCv(path)).not.toBeNull();
    }
  });
});

async function cleanUp() {
  while ((await removeOrphanedUploads()) > 0);
}

/** One of two copies of a response; the other is never read. */
function trackResponseCopies(response: Response): Response {
  response.clone();
  return response;
}

const put = (url: string, body: Buffer) =>
  fetch(toStorageUrl(url), {
    method: 'PUT',
    headers: { 'content-type': getCvMimeType('pdf') },
    body: new Uint8Array(body),
  });

const row = async (path: string) => (await sql`select * from public.uploads where path = ${path}`)[0];
