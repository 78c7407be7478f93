import { describe, expect, test } from 'vitest';
import type { Submitter } from '@/lib/applications/create-application';
import type { DataClient } from '@/lib/supabase/types';
import { downloadStoredCv, removeOrphanedUploads, saveCv } from '@/lib/uploads/cv-store';
import { anonClient, type Person, signUp } from '../support/clients';
import { sql } from '../support/sql';
import { cvBytes } from '../uploads/cv-files';
import {
  buildApplication,
  createCv,
  createJob,
  listApplications,
  newGuest,
  submitAndGetOutcome,
} from './application-fixtures';

const submitterFor = (person: Person, browserKey = newGuest().browserKey): Submitter => ({
  client: person.client as DataClient,
  viewerId: person.user.id,
  browserKey,
});

async function listMyApplications(client: DataClient, browserKey: string | null = null) {
  const { data, error } = await client.rpc('my_applications', {
    ...(browserKey !== null && { browser_key: browserKey }),
  });
  if (error) throw error;
  return data;
}

const claimApplications = async (person: Person, browserKey: string) =>
  (await person.client.rpc('claim_my_applications', { browser_key: browserKey })).data;

/** Creates a talent profile with a CV. Returns the CV's path. */
async function createProfile({ client, user }: Person, bytes = cvBytes.pdf()) {
  const { path } = await saveCv(new File([new Uint8Array(bytes)], 'Profile CV.pdf'), user.id, 'profile');
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

describe('the applications of an account', () => {
  test('are listed newest first, and only for this account', async () => {
    const [ann, eve] = [await signUp('job_seeker'), await signUp('job_seeker')];
    const [first, second] = [await createJob({ title: 'Baker' }), await createJob({ title: 'Miller' })];
    await submitAndGetOutcome(await buildApplication(first, { email: ann.email }), submitterFor(ann));
    await submitAndGetOutcome(await buildApplication(second, { email: ann.email }), submitterFor(ann));
    await sql`update public.applications set status = 'shortlisted' where job_id = ${second.id}`;
    const mine = await listMyApplications(ann.client as DataClient);
    expect(mine.map(({ job, status, is_own }) => [(job as { title: string }).title, status, is_own])).toEqual(
      [
        ['Miller', 'shortlisted', true],
        ['Baker', 'new', true],
      ],
    );
    expect(await listMyApplications(eve.client as DataClient)).toEqual([]);
    expect(await listMyApplications(anonClient() as DataClient)).toEqual([]);

    const [{ id } = { id: '' }] = mine;
    expect((await ann.client.rpc('get_my_application', { application_id: id })).data).toMatchObject({
      coverLetter: 'I bake.',
    });
    expect((await eve.client.rpc('get_my_application', { application_id: id })).data).toBeNull();
    expect((await eve.client.rpc('delete_my_application', { application_id: id })).data).toBe(false);
    const { data: rows } = await ann.client.rpc('my_job_applications', { job_ids: [first.id, second.id] });
    expect(rows?.map(({ job_id }) => job_id).toSorted()).toEqual([first.id, second.id].toSorted());
    for (const row of rows ?? [])
      expect(row).toMatchObject({ applied_at: expect.any(String), applicants: null });
    expect((await eve.client.rpc('my_job_applications', { job_ids: [first.id] })).data).toEqual([]);
    expect((await ann.client.rpc('delete_my_application', { application_id: id })).data).toBe(true);
    expect(await listApplications(second)).toHaveLength(0);
  });

  test('prefill the next form with the name, the email address and the last phone number', async () => {
    const ann = await signUp('job_seeker');
    const getPrefill = async () => (await ann.client.rpc('my_application_prefill')).data;
    expect(await getPrefill()).toEqual({ fullName: null, email: ann.email, phone: null, cvPath: null });
    await submitAndGetOutcome(
      await buildApplication(await createJob(), { email: ann.email, phone: '415 555 0199' }),
      submitterFor(ann),
    );
    const cvPath = await createProfile(ann);
    expect(await getPrefill()).toEqual({
      fullName: 'Sara Seeker',
      email: ann.email,
      phone: '415 555 0199',
      cvPath,
    });
    expect((await anonClient().rpc('my_application_prefill')).error?.code).toBe('42501');
  });
});

describe('the applications of a guest', () => {
  test('are listed without their contents, and only in the browser that sent them', async () => {
    const guest = newGuest();
    const job = await createJob();
    await submitAndGetOutcome(await buildApplication(job), guest);
    const [entry, ...more] = await listMyApplications(guest.client, guest.browserKey);
    expect(more).toEqual([]);
    expect(Object.keys(entry ?? {}).toSorted()).toEqual(['id', 'is_own', 'job', 'sent_at', 'status']);
    expect(entry?.is_own).toBe(false);
    expect(await listMyApplications(guest.client, newGuest().browserKey)).toEqual([]);
  });

  test('are not listed in another browser that applied with the same address (D28)', async () => {
    const [guest, attacker] = [newGuest(), newGuest()];
    const application = await buildApplication(await createJob());
    await submitAndGetOutcome(application, guest);
    expect(await submitAndGetOutcome({ ...application, cv: await createCv() }, attacker)).toBe('received');
    expect(await listMyApplications(attacker.client, attacker.browserKey)).toEqual([]);
  });

  test('move only to the account with the same address in the same browser', async () => {
    const [ann, eve, guest] = [await signUp('job_seeker'), await signUp('job_seeker'), newGuest()];
    const job = await createJob();
    await submitAndGetOutcome(await buildApplication(job, { email: ann.email.toUpperCase() }), guest);
    // Browsers can be shared, and addresses can be known to others.
    expect(await claimApplications(eve, guest.browserKey)).toBe(0);
    expect(await claimApplications(ann, newGuest().browserKey)).toBe(0);
    expect(await claimApplications(ann, guest.browserKey)).toBe(1);
    expect((await listMyApplications(ann.client as DataClient)).map(({ is_own }) => is_own)).toEqual([true]);
    // The browser's next user doesn't see an application that was moved to an account.
    expect(await listMyApplications(guest.client, guest.browserKey)).toEqual([]);
    expect(await claimApplications(eve, guest.browserKey)).toBe(0);
  });
});

describe('the CV of the profile', () => {
  test('is copied for each application, and deleting one copy keeps the others', async () => {
    const ann = await signUp('job_seeker');
    const path = await createProfile(ann);
    const [first, second] = [await createJob(), await createJob()];
    for (const job of [first, second])
      expect(
        await submitAndGetOutcome(
          await buildApplication(job, { email: ann.email, cv: 'profile' }),
          submitterFor(ann),
        ),
      ).toBe('received');
    const [sent] = await listApplications(first);
    const [other] = await listApplications(second);
    expect(sent?.cv_url).toMatch(/^cvs\/\d+_Profile_CV\.pdf$/);
    expect(new Set([path, sent?.cv_url, other?.cv_url]).size).toBe(3);
    await sql`delete from public.applications where id = ${sent?.id}`;
    await removeOrphanedUploads();
    expect(await downloadStoredCv(sent?.cv_url)).toBeNull();
    expect(await downloadStoredCv(path)).toEqual(cvBytes.pdf());
    expect(await downloadStoredCv(other?.cv_url)).toEqual(cvBytes.pdf());
  });

  test('is rejected if it is missing or over 5 MB', async () => {
    const ann = await signUp('job_seeker');
    const job = await createJob();
    const send = async (sender: Submitter) =>
      submitAndGetOutcome(await buildApplication(job, { cv: 'profile' }), sender);
    expect(await send(submitterFor(ann))).toBe('Please upload your CV before submitting');
    expect(await send(newGuest())).toBe('Please upload your CV before submitting');
    await createProfile(ann, Buffer.concat([cvBytes.pdf(), Buffer.alloc(6 * 1024 * 1024, ' ')]));
    expect(await send(submitterFor(ann))).toMatch(/^File is larger than 5 MB\. That file is 6\.1 MB\./);
    expect(await listApplications(job)).toHaveLength(0);
  });
});
