import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, test } from 'vitest';
import { variable } from '../support/environment.ts';
import { type BucketName, buckets, type FileDeed, fileDeeds } from './matrix.ts';
import { secretClient, signUp, visitorClient } from './people.ts';
import { mustWork } from './world.ts';

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
  const allowed: readonly FileDeed[] = buckets[bucket].people;

  describe.each(['visitor', 'newcomer', 'secret key'])('as the %s', (person) => {
    test.each([...fileDeeds])('%s', async (deed) => {
      // Whether a bucket has public addresses is its own setting, whoever asks.
      const mayDo = allowed.includes(deed) || (person === 'secret key' && deed !== 'read by public address');
      expect(await attempt(bucket, deed, clientOf(person))).toBe(mayDo);
    });
  });
});

test('a signed address lets anybody upload that one file, once', async () => {
  const path = samples.applications.path();
  const signed = await mustWork(secretClient().storage.from('applications').createSignedUploadUrl(path));
  const token = signed.data?.token ?? '';
  const files = visitorClient().storage.from('applications');
  expect((await files.uploadToSignedUrl(samples.applications.path(), token, pdf())).error).not.toBeNull();
  expect((await files.uploadToSignedUrl(path, 'forged', pdf())).error).not.toBeNull();
  expect((await files.uploadToSignedUrl(path, token, pdf())).error).toBeNull();
  expect((await files.uploadToSignedUrl(path, token, pdf())).error).not.toBeNull();
  expect((await files.download(path)).error).not.toBeNull();
});

test('a signed address lets anybody read that one file', async () => {
  const path = await given('applications');
  const signed = await mustWork(secretClient().storage.from('applications').createSignedUrl(path, 60));
  const address = signed.data?.signedUrl ?? '';
  expect((await fetch(address)).status).toBe(200);
  expect((await fetch(`${address.slice(0, -8)}AAAAAAAA`)).ok).toBe(false);
  const other = await given('applications');
  expect((await fetch(address.replace(path.split('/')[1] ?? '', other.split('/')[1] ?? ''))).ok).toBe(false);
});

test('a CV is 10 MB at most, and a logo is an image', async () => {
  const secret = secretClient();
  const most = new Blob([new Uint8Array(10 * 1024 * 1024)], { type: 'application/pdf' });
  const more = new Blob([new Uint8Array(10 * 1024 * 1024 + 1)], { type: 'application/pdf' });
  const cvs = secret.storage.from('applications');
  expect((await cvs.upload(samples.applications.path(), most)).error).toBeNull();
  expect((await cvs.upload(samples.applications.path(), more)).error).not.toBeNull();
  expect((await cvs.upload(samples.applications.path(), png())).error).not.toBeNull();
  expect(
    (await secret.storage.from('companies').upload(samples.companies.path(), pdf())).error,
  ).not.toBeNull();
  const script = new Blob(['<svg onload="alert(1)"/>'], { type: 'image/svg+xml' });
  expect((await secret.storage.from('companies').upload('logos/1_a.svg', script)).error).not.toBeNull();
});

/** Whether the deed succeeded: a refusal and an empty answer both count as no. */
async function attempt(bucket: BucketName, deed: FileDeed, client: SupabaseClient): Promise<boolean> {
  const files = client.storage.from(bucket);
  const { path: freshPath, file } = samples[bucket];
  const path = await given(bucket);
  const [folder = '', name = ''] = path.split('/');
  switch (deed) {
    case 'read by public address':
      return (
        await fetch(`${variable('NEXT_PUBLIC_SUPABASE_URL')}/storage/v1/object/public/${bucket}/${path}`)
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
      const before = await contentOf(bucket, path);
      await files.update(path, file());
      return (await contentOf(bucket, path)) !== before;
    }
    case 'remove': {
      await files.remove([path]);
      return (await secretClient().storage.from(bucket).download(path)).error !== null;
    }
  }
}

/** A file that the server has put there. */
async function given(bucket: BucketName): Promise<string> {
  const path = samples[bucket].path();
  await mustWork(secretClient().storage.from(bucket).upload(path, samples[bucket].file()));
  return path;
}

async function contentOf(bucket: BucketName, path: string): Promise<string | undefined> {
  return (await secretClient().storage.from(bucket).download(path)).data?.text();
}

function clientOf(person: string): SupabaseClient {
  const client = clients[person];
  if (!client) throw new Error(`nobody is called ${person}`);
  return client;
}
