import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, test } from 'vitest';
import { requireVariable } from '../support/environment.ts';
import { type BucketName, buckets, type FileOperation, fileOperations } from './matrix.ts';
import { secretClient, signUp, visitorClient } from './people.ts';
import { assertNoError } from './world.ts';

const pdf = () => new Blob([`%PDF-1.4 ${crypto.randomUUID()}`], { type: 'application/pdf' });
const png = () => new Blob([`\x89PNG ${crypto.randomUUID()}`], { type: 'image/png' });
const samples = {
  applications: { path: () => `cvs/${Date.now()}_${crypto.randomUUID()}.pdf`, file: pdf },
  companies: { path: () => `logos/${Date.now()}_${crypto.randomUUID()}.png`, file: png },
} as const satisfies Record<BucketName, { path: () => string; file: () => Blob }>;

const clients: Record<string, SupabaseClient> = { visitor: visitorClient(), 'secret key': secretClient() };
beforeAll(async () => {
  clients.newcomer = (await signUp()).client;
});

describe.each(Object.keys(buckets) as BucketName[])('%s', (bucket) => {
  const allowed: readonly FileOperation[] = buckets[bucket].people;

  describe.each(['visitor', 'newcomer', 'secret key'])('as the %s', (person) => {
    test.each([...fileOperations])('%s has the expected result', async (operation) => {
      // Each bucket has a setting for public addresses, which also applies to the secret key.
      const isAllowed =
        allowed.includes(operation) || (person === 'secret key' && operation !== 'read by public address');
      expect(await attempt(bucket, operation, getClient(person))).toBe(isAllowed);
    });
  });
});

test('a signed URL lets a visitor upload one file once', async () => {
  const path = samples.applications.path();
  const signed = await assertNoError(secretClient().storage.from('applications').createSignedUploadUrl(path));
  const token = signed.data?.token ?? '';
  const files = visitorClient().storage.from('applications');
  expect((await files.uploadToSignedUrl(samples.applications.path(), token, pdf())).error).not.toBeNull();
  expect((await files.uploadToSignedUrl(path, 'forged', pdf())).error).not.toBeNull();
  expect((await files.uploadToSignedUrl(path, token, pdf())).error).toBeNull();
  expect((await files.uploadToSignedUrl(path, token, pdf())).error).not.toBeNull();
  expect((await files.download(path)).error).not.toBeNull();
});

test('a signed URL lets a visitor read one file', async () => {
  const path = await storeFile('applications');
  const signed = await assertNoError(secretClient().storage.from('applications').createSignedUrl(path, 60));
  const address = signed.data?.signedUrl ?? '';
  expect((await fetch(address)).status).toBe(200);
  expect((await fetch(`${address.slice(0, -8)}AAAAAAAA`)).ok).toBe(false);
  const other = await storeFile('applications');
  expect((await fetch(address.replace(path.split('/')[1] ?? '', other.split('/')[1] ?? ''))).ok).toBe(false);
});

test('rejects a CV over 10 MB and a logo that is not an image', async () => {
  const secret = secretClient();
  const largest = new Blob([new Uint8Array(10 * 1024 * 1024)], { type: 'application/pdf' });
  const tooLarge = new Blob([new Uint8Array(10 * 1024 * 1024 + 1)], { type: 'application/pdf' });
  const cvs = secret.storage.from('applications');
  expect((await cvs.upload(samples.applications.path(), largest)).error).toBeNull();
  expect((await cvs.upload(samples.applications.path(), tooLarge)).error).not.toBeNull();
  expect((await cvs.upload(samples.applications.path(), png())).error).not.toBeNull();
  expect(
    (await secret.storage.from('companies').upload(samples.companies.path(), pdf())).error,
  ).not.toBeNull();
  const script = new Blob(['<svg onload="alert(1)"/>'], { type: 'image/svg+xml' });
  expect((await secret.storage.from('companies').upload('logos/1_a.svg', script)).error).not.toBeNull();
});

/** Returns whether the operation succeeded; an error and an empty result are false. */
async function attempt(
  bucket: BucketName,
  operation: FileOperation,
  client: SupabaseClient,
): Promise<boolean> {
  const files = client.storage.from(bucket);
  const { path: freshPath, file } = samples[bucket];
  const path = await storeFile(bucket);
  const [folder = '', name = ''] = path.split('/');
  switch (operation) {
    case 'read by public address':
      return (
        await fetch(
          `${requireVariable('NEXT_PUBLIC_SUPABASE_URL')}/storage/v1/object/public/${bucket}/${path}`,
        )
      ).ok;
    case 'list': {
      const { data } = await files.list(folder, { search: name });
      return (data ?? []).length > 0;
    }
    case 'download':
      return (await files.download(path)).error === null;
    case 'sign a download':
      return (await files.createSignedUrl(path, 60)).error === null;
    case 'upload':
      return (await files.upload(freshPath(), file())).error === null;
    case 'sign an upload':
      return (await files.createSignedUploadUrl(freshPath())).error === null;
    case 'overwrite': {
      const before = await getContent(bucket, path);
      await files.update(path, file());
      return (await getContent(bucket, path)) !== before;
    }
    case 'remove': {
      await files.remove([path]);
      return (await secretClient().storage.from(bucket).download(path)).error !== null;
    }
  }
}

/** Stores a file with the secret key and returns its path. */
async function storeFile(bucket: BucketName): Promise<string> {
  const path = samples[bucket].path();
  await assertNoError(secretClient().storage.from(bucket).upload(path, samples[bucket].file()));
  return path;
}

async function getContent(bucket: BucketName, path: string): Promise<string | undefined> {
  return (await secretClient().storage.from(bucket).download(path)).data?.text();
}

function getClient(person: string): SupabaseClient {
  const client = clients[person];
  if (!client) throw new Error(`There is no client for ${person}.`);
  return client;
}
