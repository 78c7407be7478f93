import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { anonClient, secretClient, signUp } from '../support/clients.ts';

/** The bucket's own limit, for talents' CVs; the server enforces the 5 MB of an application (tests/uploads). */
const MAX_CV_BYTES = 10 * 1024 * 1024;
const cvs = () => secretClient().storage.from('applications');
const newPath = () => `cvs/${Date.now()}_cv_${crypto.randomUUID()}.pdf`;
const pdf = (text = '%PDF-1.4 conformance') => new Blob([text], { type: 'application/pdf' });

/** Uploads a CV with the server's signed link, as a visitor's browser does. */
async function uploadCv(path = newPath(), file = pdf()) {
  const { data, error } = await cvs().createSignedUploadUrl(path);
  if (error) throw error;
  return {
    path,
    ...(await anonClient().storage.from('applications').uploadToSignedUrl(path, data.token, file)),
  };
}

describe('a signed upload', () => {
  test('lets a visitor store one file with supabase-js', async () => {
    const { path, error } = await uploadCv();
    expect(error).toBeNull();
    const { data } = await cvs().download(path);
    expect(await data?.text()).toBe('%PDF-1.4 conformance');
    expect(data?.type).toBe('application/pdf');
  });

  test('accepts a plain PUT, as XMLHttpRequest sends it', async () => {
    const path = newPath();
    const { data } = await cvs().createSignedUploadUrl(path);
    const response = await fetch(data?.signedUrl ?? '', {
      method: 'PUT',
      body: pdf('%PDF-1.4 plain'),
      headers: { 'content-type': 'application/pdf' },
    });
    expect(response.status).toBe(200);
    expect(await (await cvs().download(path)).data?.text()).toBe('%PDF-1.4 plain');
  });

  test('accepts 10 MB and rejects one byte more', async () => {
    const exact = await uploadCv(newPath(), pdf('x'.repeat(MAX_CV_BYTES)));
    expect(exact.error).toBeNull();
    const over = await uploadCv(newPath(), pdf('x'.repeat(MAX_CV_BYTES + 1)));
    expect(over.error).toMatchObject({ statusCode: '413' });
  });

  test('rejects a type that the bucket does not allow', async () => {
    const { error } = await uploadCv(newPath(), new Blob(['MZ'], { type: 'application/x-msdownload' }));
    expect(error).toMatchObject({ statusCode: '415' });
  });

  test('cannot be used for another path', async () => {
    const { data } = await cvs().createSignedUploadUrl(newPath());
    const { error } = await anonClient()
      .storage.from('applications')
      .uploadToSignedUrl(newPath(), data?.token ?? '', pdf());
    expect(error).not.toBeNull();
  });

  test('cannot be created by visitors', async () => {
    const { error } = await anonClient().storage.from('applications').createSignedUploadUrl(newPath());
    expect(error).not.toBeNull();
  });
});

describe('a signed download', () => {
  test('works without a key, with the given file name', async () => {
    const { path } = await uploadCv();
    const { data } = await cvs().createSignedUrl(path, 60, { download: 'ada.pdf' });
    const response = await fetch(data?.signedUrl ?? '');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; ?filename="?ada\.pdf/);
    expect(await response.text()).toBe('%PDF-1.4 conformance');
  });

  test('is rejected with a 400 after it has expired', async () => {
    const { path } = await uploadCv();
    const { data } = await cvs().createSignedUrl(path, 1);
    const link = data?.signedUrl ?? '';
    // Polls, because the link's expiry is in whole seconds.
    await expect.poll(async () => (await fetch(link)).status, { timeout: 5000, interval: 200 }).toBe(400);
  });

  test('is rejected with a 400 if its token is invalid or signed with another key', async () => {
    const { path } = await uploadCv();
    const { data } = await cvs().createSignedUrl(path, 60);
    const link = new URL(data?.signedUrl ?? '');
    const [header, payload] = link.searchParams.get('token')?.split('.') ?? [];
    const forged = createHmac('sha256', 'a guess').update(`${header}.${payload}`).digest('base64url');
    for (const token of [`${header}.${payload}.${forged}`, 'nonsense']) {
      link.searchParams.set('token', token);
      expect((await fetch(link)).status).toBe(400);
    }
  });

  test('cannot be used for another file', async () => {
    const [mine, other] = [await uploadCv(), await uploadCv()];
    const { data } = await cvs().createSignedUrl(mine.path, 60);
    const response = await fetch((data?.signedUrl ?? '').replace(mine.path, other.path));
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
  });

  test('can be created for several files at once', async () => {
    const paths = [(await uploadCv()).path, (await uploadCv()).path];
    const { data } = await cvs().createSignedUrls(paths, 60);
    const responses = await Promise.all(data?.map(({ signedUrl }) => fetch(signedUrl ?? '')) ?? []);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  });
});

describe('buckets', () => {
  test('hide CVs from visitors and from signed-in people', async () => {
    const { path } = await uploadCv();
    const { client } = await signUp('employer');
    for (const visitor of [anonClient(), client]) {
      const bucket = visitor.storage.from('applications');
      expect((await bucket.download(path)).error).not.toBeNull();
      expect((await bucket.createSignedUrl(path, 60)).error).not.toBeNull();
      expect((await bucket.list('cvs')).data ?? []).toEqual([]);
      const publicly = await fetch(bucket.getPublicUrl(path).data.publicUrl);
      expect(publicly.status).toBe(400);
    }
  });

  test('show logos to everyone, but accept no upload from visitors', async () => {
    const path = `logos/${Date.now()}_${crypto.randomUUID()}.png`;
    const logo = new Blob(['not really a picture'], { type: 'image/png' });
    expect((await anonClient().storage.from('companies').upload(path, logo)).error).not.toBeNull();
    const stored = await secretClient().storage.from('companies').upload(path, logo);
    expect(stored.error).toBeNull();
    const { publicUrl } = anonClient().storage.from('companies').getPublicUrl(path).data;
    const response = await fetch(publicUrl);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
  });

  test('do not serve a removed file', async () => {
    const { path } = await uploadCv();
    const { data } = await cvs().createSignedUrl(path, 60);
    expect((await cvs().remove([path])).error).toBeNull();
    const response = await fetch(data?.signedUrl ?? '');
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect((await cvs().download(path)).error).not.toBeNull();
  });
});
