import { afterEach, describe, expect, test, vi } from 'vitest';
import { cvMimeType } from '@/lib/uploads/cv';
import { openCvUpload, readStoredCv, removeOrphanedUploads, storeCv, verifyCv } from '@/lib/uploads/cv-store';
import { displayName, objectPath } from '@/lib/uploads/file-name';
import { sql } from '../support/sql';
import { storageAddress } from '../support/storage-address';
import { cvBytes } from './cv-files';

afterEach(() => vi.unstubAllGlobals());

describe('names', () => {
  test('in storage have a timestamp and underscores (D24)', () => {
    expect(objectPath('cvs', 'Mein Lebenslauf (Käthe) ../x.pdf', 'pdf', 12)).toBe(
      'cvs/12_Mein_Lebenslauf_Kathe_x.pdf',
    );
    expect(objectPath('cvs', '履歴書.docx', 'docx', 12)).toBe('cvs/12_file.docx');
  });

  test('for people lose paths and control characters, and keep their ending', () => {
    expect(displayName('C:\\me\\cv\u202e.pdf')).toBe('cv.pdf');
    expect(displayName(`${'x'.repeat(300)}.docx`)).toMatch(/^x{195}\.docx$/);
  });
});

describe('an upload', () => {
  test('goes to its signed address once, and is verified by content', async () => {
    const upload = await openCvUpload({ name: 'My CV.pdf', size: 600 }, null);
    expect(upload.path).toMatch(/^cvs\/\d+_My_CV\.pdf$/);
    expect((await put(upload.url, cvBytes.pdf())).ok).toBe(true);
    expect((await put(upload.url, cvBytes.program())).ok).toBe(false);
    await verifyCv(upload);
    await verifyCv(upload);
    expect(await readStoredCv(upload.path)).toEqual(cvBytes.pdf());
    expect(await row(upload.path)).toMatchObject({
      filename: 'My CV.pdf',
      extension: 'pdf',
      claimed_at: null,
    });
  });

  test('that is another kind of CV than its name said is refused', async () => {
    const upload = await openCvUpload({ name: 'cv.pdf', size: 600 }, null);
    await put(upload.url, cvBytes.docx());
    await expect(verifyCv(upload)).rejects.toThrow('Invalid file format');
  });

  test('of two files of one name at once has two paths', async () => {
    const uploads = await Promise.all(
      Array.from({ length: 8 }, () => openCvUpload({ name: 'cv.pdf', size: 1 }, null)),
    );
    expect(new Set(uploads.map(({ path }) => path)).size).toBe(8);
  });

  test('is verified by nobody without its ticket, and not at all when nothing came', async () => {
    const upload = await openCvUpload({ name: 'cv.pdf', size: 600 }, null);
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

  test('that is not what it says is refused and given up, and its file goes with the clean-up', async () => {
    const upload = await openCvUpload({ name: 'cv.pdf', size: 600 }, null);
    await put(upload.url, cvBytes.program());
    await expect(verifyCv(upload)).rejects.toThrow('Invalid file format');
    await expect(verifyCv(upload)).rejects.toThrow('Please upload your CV before submitting');
    await cleanUp();
    expect(await row(upload.path)).toBeUndefined();
    expect(await readStoredCv(upload.path)).toBeNull();
  });

  test('of 5 MB is taken and of a byte more refused, whatever was said of it', async () => {
    const most = 5 * 1024 * 1024;
    const upload = await openCvUpload({ name: 'cv.pdf', size: most }, null);
    expect((await put(upload.url, cvBytes.pdf(most))).ok).toBe(true);
    await verifyCv(upload);

    const tooLarge = { name: 'cv.pdf', size: most + 1 };
    await expect(openCvUpload(tooLarge, null)).rejects.toThrow('File is larger than 5 MB');
    // Somebody who lies about the size.
    const lied = await openCvUpload({ name: 'cv.pdf', size: 10 }, null);
    expect((await put(lied.url, cvBytes.pdf(most + 1))).ok).toBe(true);
    await expect(verifyCv(lied)).rejects.toThrow('File is larger than 5 MB');
    expect((await row(lied.path))?.discarded_at).not.toBeNull();
    expect(await readStoredCv(upload.path, 100)).toBe('too large');
  });

  test('of a byte more is refused at once although somebody else keeps the answer', async () => {
    const lied = await openCvUpload({ name: 'cv.pdf', size: 10 }, null);
    await put(lied.url, cvBytes.pdf(5 * 1024 * 1024 + 1));
    const original = globalThis.fetch;
    // As React does within a request, for whoever asks the same: only one that can be stopped is not shared.
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      const answer = await original(...request);
      return request[1]?.signal ? answer : keptCopies(answer);
    });
    await expect(verifyCv(lied)).rejects.toThrow('File is larger than 5 MB');
    expect((await row(lied.path))?.discarded_at).not.toBeNull();
  });

  test('with the form itself is checked before it is stored', async () => {
    const stored = await storeCv(new File([new Uint8Array(cvBytes.docx())], 'cv.docx'), null);
    await verifyCv(stored);
    const misnamed = await storeCv(new File([new Uint8Array(cvBytes.pdf())], 'My CV.doc '), null);
    expect(misnamed.path).toMatch(/^cvs\/\d+_My_CV\.pdf$/);
    expect(await row(misnamed.path)).toMatchObject({ filename: 'My CV.pdf', extension: 'pdf' });
    const disguised = `${crypto.randomUUID()}.pdf`;
    await expect(storeCv(new File([new Uint8Array(cvBytes.program())], disguised), null)).rejects.toThrow(
      'Invalid file format',
    );
    await expect(storeCv(new File(['x'], 'cv.txt'), null)).rejects.toThrow(
      'File type must be PDF, DOC or DOCX',
    );
    expect(
      await sql`select 1 from public.uploads where filename in ${sql([disguised, 'cv.txt'])}`,
    ).toHaveLength(0);
  });
});

describe('the clean-up', () => {
  test('takes what nothing claimed for 24 hours, twice at once, and leaves the rest', async () => {
    const [old, fresh, claimed] = await Promise.all(
      ['old.pdf', 'fresh.pdf', 'claimed.pdf'].map((name) =>
        storeCv(new File([new Uint8Array(cvBytes.pdf())], name), null),
      ),
    );
    if (!old || !fresh || !claimed) throw new Error('Nothing was stored.');
    await sql`update public.uploads set created_at = now() - interval '25 hours' where path in ${sql([old.path, claimed.path])}`;
    await sql`update public.uploads set claimed_at = now() where path = ${claimed.path}`;
    await Promise.all([cleanUp(), cleanUp(), cleanUp()]);
    expect(await row(old.path)).toBeUndefined();
    expect(await readStoredCv(old.path)).toBeNull();
    for (const { path } of [fresh, claimed]) {
      expect(await row(path)).toBeDefined();
      expect(await readStoredCv(path)).not.toBeNull();
    }
  });
});

async function cleanUp() {
  while ((await removeOrphanedUploads()) > 0);
}

/** One of two copies of an answer; nobody reads the other one. */
function keptCopies(answer: Response): Response {
  answer.clone();
  return answer;
}

const put = (url: string, body: Buffer) =>
  fetch(storageAddress(url), {
    method: 'PUT',
    headers: { 'content-type': cvMimeType('pdf') },
    body: new Uint8Array(body),
  });

const row = async (path: string) => (await sql`select * from public.uploads where path = ${path}`)[0];
