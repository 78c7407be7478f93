import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  createCvUpload,
  downloadStoredCv,
  removeOrphanedUploads,
  saveCv,
  verifyCv,
} from '@/lib/uploads/cv-store';
import { toDisplayFilename, toObjectPath } from '@/lib/uploads/filename';
import { sql } from '../support/sql';
import { cvBytes } from './cv-files';
import { getUpload, put } from './stored-uploads';

afterEach(() => vi.unstubAllGlobals());

describe('the name of a file', () => {
  test('has a timestamp and underscores in storage (D24)', () => {
    expect(toObjectPath('cvs', 'Mein Lebenslauf (Käthe) ../x.pdf', 'pdf', 12)).toBe(
      'cvs/12_Mein_Lebenslauf_Kathe_x.pdf',
    );
    expect(toObjectPath('cvs', '履歴書.docx', 'docx', 12)).toBe('cvs/12_file.docx');
  });

  test('has no path or control characters for display, and keeps its extension', () => {
    expect(toDisplayFilename('C:\\me\\cv\u202e.pdf')).toBe('cv.pdf');
    expect(toDisplayFilename(`${'x'.repeat(300)}.docx`)).toMatch(/^x{195}\.docx$/);
  });
});

describe('an uploaded CV', () => {
  test('can be sent to its signed URL once, and is verified by its content', async () => {
    const upload = await createCvUpload({ name: 'My CV.pdf', size: 600 }, null);
    expect(upload.path).toMatch(/^cvs\/\d+_My_CV\.pdf$/);
    expect((await put(upload.url, cvBytes.pdf())).ok).toBe(true);
    expect((await put(upload.url, cvBytes.program())).ok).toBe(false);
    await verifyCv(upload);
    await verifyCv(upload);
    expect(await downloadStoredCv(upload.path)).toEqual(cvBytes.pdf());
    expect(await getUpload(upload.path)).toMatchObject({
      filename: 'My CV.pdf',
      extension: 'pdf',
      claimed_at: null,
    });
  });

  test('is rejected if its extension states another kind of document', async () => {
    const upload = await createCvUpload({ name: 'cv.pdf', size: 600 }, null);
    await put(upload.url, cvBytes.docx());
    await expect(verifyCv(upload)).rejects.toThrow('Invalid file format');
  });

  test('has its own path when files with the same name are uploaded at once', async () => {
    const uploads = await Promise.all(
      Array.from({ length: 8 }, () => createCvUpload({ name: 'cv.pdf', size: 1 }, null)),
    );
    expect(new Set(uploads.map(({ path }) => path)).size).toBe(8);
  });

  test('is not verified without its ticket and its file', async () => {
    const upload = await createCvUpload({ name: 'cv.pdf', size: 600 }, null);
    await expect(verifyCv(upload)).rejects.toThrow('Please upload your CV before submitting');
    await put(upload.url, cvBytes.pdf());
    const forgedUploads = [
      { ...upload, ticket: 'guessed' },
      { ...upload, ticket: '' },
      { ...upload, path: 'cvs/1_nothing.pdf' },
    ];
    for (const forged of forgedUploads)
      await expect(verifyCv(forged)).rejects.toThrow('Please upload your CV before submitting');
    expect(await getUpload(upload.path)).toMatchObject({ verified_at: null });
  });

  test('is rejected and deleted if it is a program', async () => {
    const upload = await createCvUpload({ name: 'cv.pdf', size: 600 }, null);
    await put(upload.url, cvBytes.program());
    await expect(verifyCv(upload)).rejects.toThrow('Invalid file format');
    await expect(verifyCv(upload)).rejects.toThrow('Please upload your CV before submitting');
    await cleanUp();
    expect(await getUpload(upload.path)).toBeUndefined();
    expect(await downloadStoredCv(upload.path)).toBeNull();
  });

  test('may have at most 5 MB, even if it declares a smaller size', async () => {
    const maxBytes = 5 * 1024 * 1024;
    const upload = await createCvUpload({ name: 'cv.pdf', size: maxBytes }, null);
    expect((await put(upload.url, cvBytes.pdf(maxBytes))).ok).toBe(true);
    await verifyCv(upload);

    const tooLarge = { name: 'cv.pdf', size: maxBytes + 1 };
    await expect(createCvUpload(tooLarge, null)).rejects.toThrow('File is larger than 5 MB');
    const misdeclared = await createCvUpload({ name: 'cv.pdf', size: 10 }, null);
    expect((await put(misdeclared.url, cvBytes.pdf(maxBytes + 1))).ok).toBe(true);
    await expect(verifyCv(misdeclared)).rejects.toThrow('File is larger than 5 MB');
    expect((await getUpload(misdeclared.path))?.discarded_at).not.toBeNull();
    expect(await downloadStoredCv(upload.path, 100)).toBe('too large');
  });

  test('is rejected for its size even if another reader has a copy of the response', async () => {
    const misdeclared = await createCvUpload({ name: 'cv.pdf', size: 10 }, null);
    await put(misdeclared.url, cvBytes.pdf(5 * 1024 * 1024 + 1));
    const originalFetch = globalThis.fetch;
    // React shares the responses of equal requests, except for requests with a signal.
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      const response = await originalFetch(...request);
      return request[1]?.signal ? response : withUnreadCopy(response);
    });
    await expect(verifyCv(misdeclared)).rejects.toThrow('File is larger than 5 MB');
    expect((await getUpload(misdeclared.path))?.discarded_at).not.toBeNull();
  });

  test('is checked before it is stored when the form contains it', async () => {
    const validCv = await saveCv(new File([new Uint8Array(cvBytes.docx())], 'cv.docx'), null);
    await verifyCv(validCv);
    const renamedCv = await saveCv(new File([new Uint8Array(cvBytes.pdf())], 'My CV.doc '), null);
    expect(renamedCv.path).toMatch(/^cvs\/\d+_My_CV\.pdf$/);
    expect(await getUpload(renamedCv.path)).toMatchObject({ filename: 'My CV.pdf', extension: 'pdf' });
    const programName = `${crypto.randomUUID()}.pdf`;
    await expect(saveCv(new File([new Uint8Array(cvBytes.program())], programName), null)).rejects.toThrow(
      'Invalid file format',
    );
    await expect(saveCv(new File(['x'], 'cv.txt'), null)).rejects.toThrow(
      'File type must be PDF, DOC or DOCX',
    );
    expect(
      await sql`select 1 from public.uploads where filename in ${sql([programName, 'cv.txt'])}`,
    ).toHaveLength(0);
  });
});

describe('the cleanup', () => {
  test('deletes files that were unclaimed for 24 hours and no others, even in concurrent runs', async () => {
    const [oldFile, freshFile, claimedFile] = await Promise.all(
      ['old.pdf', 'fresh.pdf', 'claimed.pdf'].map((name) =>
        saveCv(new File([new Uint8Array(cvBytes.pdf())], name), null),
      ),
    );
    if (!oldFile || !freshFile || !claimedFile) throw new Error('Nothing was stored.');
    await sql`update public.uploads set created_at = now() - interval '25 hours' where path in ${sql([oldFile.path, claimedFile.path])}`;
    await sql`update public.uploads set claimed_at = now() where path = ${claimedFile.path}`;
    await Promise.all([cleanUp(), cleanUp(), cleanUp()]);
    expect(await getUpload(oldFile.path)).toBeUndefined();
    expect(await downloadStoredCv(oldFile.path)).toBeNull();
    for (const { path } of [freshFile, claimedFile]) {
      expect(await getUpload(path)).toBeDefined();
      expect(await downloadStoredCv(path)).not.toBeNull();
    }
  });
});

async function cleanUp() {
  while ((await removeOrphanedUploads()) > 0);
}

/** Returns the response after cloning it. The clone is never read. */
function withUnreadCopy(response: Response): Response {
  response.clone();
  return response;
}
