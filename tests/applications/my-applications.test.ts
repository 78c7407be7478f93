import { describe, expect, test } from 'vitest';
import type { DataClient } from '@/lib/supabase/types';
import { readStoredCv, removeOrphanedUploads, storeCv } from '@/lib/uploads/cv-store';
import { anonClient, type Person, signUp } from '../support/clients';
import { sql } from '../support/sql';
import { cvBytes } from '../uploads/cv-files';
import { applicationsTo, apply, givenApplication, givenCv, givenJob, newBrowser, type Sender } from './given';

const as = (person: Person, browserKey = newBrowser().browserKey): Sender => ({
  client: person.client as DataClient,
  viewerId: person.user.id,
  browserKey,
});

async function listed(client: DataClient, browserKey: string | null = null) {
  const { data, error } = await client.rpc('my_applications', {
    ...(browserKey !== null && { browser_key: browserKey }),
  });
  if (error) throw error;
  return data;
}

const claim = async (person: Person, browserKey: string) =>
  (await person.client.rpc('claim_my_applications', { browser_key: browserKey })).data;

/** A talent profile with a CV of its own. */
async function givenProfile({ client, user }: Person, bytes = cvBytes.pdf()) {
  const { path } = await storeCv(new File([new Uint8Array(bytes)], 'Profile CV.pdf'), user.id, 'profile');
  const { error } = await client.from('job_seeker_profiles').insert({
    user_id: user.id,
    full_name: 'Sara Seeker',
    headline: 'Baker',
    location: {
      coordinates: { lat: 37.7599, lng: -122.4148 },
      address: { city: 'San Francisco', state: 'California', country: 'United States' },
    },
    cv_url: path,
  });
  if (error) throw error;
  return path;
}

describe('what an account applied for', () => {
  test('is listed newest first with its state, and to nobody else', async () => {
    const [ann, eve] = [await signUp('job_seeker'), await signUp('job_seeker')];
    const [first, second] = [await givenJob({ title: 'Baker' }), await givenJob({ title: 'Miller' })];
    await apply(await givenApplication(first, { email: ann.email }), as(ann));
    await apply(await givenApplication(second, { email: ann.email }), as(ann));
    await sql`update public.applications set status = 'shortlisted' where job_id = ${second.id}`;
    const mine = await listed(ann.client as DataClient);
    expect(mine.map(({ job, status, is_own }) => [(job as { title: string }).title, status, is_own])).toEqual(
      [
        ['Miller', 'shortlisted', true],
        ['Baker', 'new', true],
      ],
    );
    expect(await listed(eve.client as DataClient)).toEqual([]);
    expect(await listed(anonClient() as DataClient)).toEqual([]);

    const [{ id } = { id: '' }] = mine;
    expect((await ann.client.rpc('find_my_application', { application_id: id })).data).toMatchObject({
      coverLetter: 'I bake.',
    });
    expect((await eve.client.rpc('find_my_application', { application_id: id })).data).toBeNull();
    expect((await eve.client.rpc('erase_my_application', { application_id: id })).data).toBe(false);
    const { data: marked } = await ann.client.rpc('my_job_applications', { job_ids: [first.id, second.id] });
    expect(marked?.map(({ job_id }) => job_id).toSorted()).toEqual([first.id, second.id].toSorted());
    for (const row of marked ?? [])
      expect(row).toMatchObject({ applied_at: expect.any(String), applicants: null });
    expect((await eve.client.rpc('my_job_applications', { job_ids: [first.id] })).data).toEqual([]);
    expect((await ann.client.rpc('erase_my_application', { application_id: id })).data).toBe(true);
    expect(await applicationsTo(second)).toHaveLength(0);
  });

  test('begins the next form with name, address and the last phone number', async () => {
    const ann = await signUp('job_seeker');
    const start = async () => (await ann.client.rpc('my_application_start')).data;
    expect(await start()).toEqual({ fullName: null, email: ann.email, phone: null, cvPath: null });
    await apply(
      await givenApplication(await givenJob(), { email: ann.email, phone: '415 555 0199' }),
      as(ann),
    );
    const cvPath = await givenProfile(ann);
    expect(await start()).toEqual({
      fullName: 'Sara Seeker',
      email: ann.email,
      phone: '415 555 0199',
      cvPath,
    });
    expect((await anonClient().rpc('my_application_start')).error?.code).toBe('42501');
  });
});

describe('what a guest applied for', () => {
  test('is listed in that browser without what was written, and in no other', async () => {
    const guest = newBrowser();
    const job = await givenJob();
    await apply(await givenApplication(job), guest);
    const [entry, ...more] = await listed(guest.client, guest.browserKey);
    expect(more).toEqual([]);
    expect(Object.keys(entry ?? {}).toSorted()).toEqual(['id', 'is_own', 'job', 'sent_at', 'status']);
    expect(entry?.is_own).toBe(false);
    expect(await listed(guest.client, newBrowser().browserKey)).toEqual([]);
  });

  test('is not listed to who tried under the same address from elsewhere (D28)', async () => {
    const [guest, attacker] = [newBrowser(), newBrowser()];
    const application = await givenApplication(await givenJob());
    await apply(application, guest);
    expect(await apply({ ...application, cv: await givenCv() }, attacker)).toBe('received');
    expect(await listed(attacker.client, attacker.browserKey)).toEqual([]);
  });

  test('becomes the account of the same address in the same browser, and no other', async () => {
    const [ann, eve, guest] = [await signUp('job_seeker'), await signUp('job_seeker'), newBrowser()];
    const job = await givenJob();
    await apply(await givenApplication(job, { email: ann.email.toUpperCase() }), guest);
    // A browser may be shared, and an address may be known.
    expect(await claim(eve, guest.browserKey)).toBe(0);
    expect(await claim(ann, newBrowser().browserKey)).toBe(0);
    expect(await claim(ann, guest.browserKey)).toBe(1);
    expect((await listed(ann.client as DataClient)).map(({ is_own }) => is_own)).toEqual([true]);
    // It is the account's now: who has the browser next does not see it.
    expect(await listed(guest.client, guest.browserKey)).toEqual([]);
    expect(await claim(eve, guest.browserKey)).toBe(0);
  });
});

describe('the resume of the profile', () => {
  test('goes with an application as a copy of its own, so that each can be erased alone', async () => {
    const ann = await signUp('job_seeker');
    const path = await givenProfile(ann);
    const [first, second] = [await givenJob(), await givenJob()];
    for (const job of [first, second])
      expect(await apply(await givenApplication(job, { email: ann.email, cv: 'profile' }), as(ann))).toBe(
        'received',
      );
    const [sent] = await applicationsTo(first);
    const [other] = await applicationsTo(second);
    expect(sent?.cv_url).toMatch(/^cvs\/\d+_Profile_CV\.pdf$/);
    expect(new Set([path, sent?.cv_url, other?.cv_url]).size).toBe(3);
    await sql`delete from public.applications where id = ${sent?.id}`;
    await removeOrphanedUploads();
    expect(await readStoredCv(sent?.cv_url)).toBeNull();
    expect(await readStoredCv(path)).toEqual(cvBytes.pdf());
    expect(await readStoredCv(other?.cv_url)).toEqual(cvBytes.pdf());
  });

  test('is refused above the 5 MB of an application, and where there is none', async () => {
    const ann = await signUp('job_seeker');
    const job = await givenJob();
    const send = async (sender: Sender) => apply(await givenApplication(job, { cv: 'profile' }), sender);
    expect(await send(as(ann))).toBe('Please upload your CV before submitting');
    expect(await send(newBrowser())).toBe('Please upload your CV before submitting');
    await givenProfile(ann, Buffer.concat([cvBytes.pdf(), Buffer.alloc(6 * 1024 * 1024, ' ')]));
    expect(await send(as(ann))).toMatch(/^File is larger than 5 MB\. That file is 6\.1 MB\./);
    expect(await applicationsTo(job)).toHaveLength(0);
  });
});
