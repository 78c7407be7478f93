import { describe, expect, test } from 'vitest';
import { deleteOldApplications } from '@/lib/applications/delete-old-applications';
import { getApplication } from '@/lib/applications/queries';
import { metrics } from '@/lib/metrics';
import { createCvUpload, downloadStoredCv, removeOrphanedUploads } from '@/lib/uploads/cv-store';
import { anonClient, signUp } from '../support/clients';
import { sql } from '../support/sql';
import { daysAgo } from './applicant-fixtures';
import {
  buildApplication,
  createCv,
  createJob,
  listApplications,
  listEmails,
  newGuest,
  submitAndGetOutcome,
} from './application-fixtures';

describe('submitting', () => {
  test('stores one application with its CV and queues both emails', async () => {
    const job = await createJob();
    const application = await buildApplication(job);
    const getCount = async () => (await metrics.applications.get()).values[0]?.value ?? 0;
    const before = await getCount();
    expect(await submitAndGetOutcome(application)).toBe('received');
    expect(await getCount()).toBe(before + 1);
    const [stored] = await listApplications(job);
    expect(stored).toMatchObject({
      full_name: 'Ann Smith',
      is_adult: true,
      cv_filename: 'My CV.pdf',
      cv_fileext: 'pdf',
    });
    const mails = await listEmails(job, application.email);
    expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['application-employer', job.contactEmail],
      ['application-receipt', application.email],
    ]);
  });

  test.each([
    ['closed', { status: 'closed' }, 'This job closed. Nothing was sent.'],
    ['paused', { status: 'paused' }, 'This job closed. Nothing was sent.'],
    ['expired', { expires_at: new Date(Date.now() - 1000) }, 'This job closed. Nothing was sent.'],
    [
      'on another site',
      { application_url: 'https://example.com' },
      'This employer takes applications on its own website.',
    ],
  ])('to a job that is %s is rejected', async (_state, fields, sentence) => {
    const job = await createJob(fields);
    expect(await submitAndGetOutcome(await buildApplication(job))).toBe(sentence);
    expect(await listApplications(job)).toHaveLength(0);
  });

  test('rejects a CV path that is forged, belongs to someone else or was not uploaded', async () => {
    const job = await createJob();
    const otherCv = await createCv();
    const notUploaded = await createCvUpload({ name: 'cv.pdf', size: 10 }, null);
    for (const cv of [{ path: 'cvs/1_no.pdf', ticket: 'x' }, { ...otherCv, ticket: 'guessed' }, notUploaded])
      expect(await submitAndGetOutcome(await buildApplication(job, { cv }))).toBe(
        'Please upload your CV before submitting',
      );
    expect(await listApplications(job)).toHaveLength(0);
    expect(await submitAndGetOutcome(await buildApplication(job, { cv: otherCv }))).toBe('received');
    expect(await submitAndGetOutcome(await buildApplication(await createJob(), { cv: otherCv }))).toBe(
      'Please upload your CV before submitting',
    );
  });

  test('accepts the CV of an account only from that account', async () => {
    const { client, user } = await signUp('job_seeker');
    const job = await createJob();
    const cv = await createCv();
    await sql`update public.uploads set owner_id = ${user.id} where path = ${cv.path}`;
    const application = await buildApplication(job, { cv });
    expect(await submitAndGetOutcome(application)).toBe('Please upload your CV before submitting');
    const sender = { ...newGuest(), client, viewerId: user.id };
    expect(await submitAndGetOutcome(application, sender)).toBe('received');
    expect((await listApplications(job))[0]).toMatchObject({ applicant_id: user.id });
  });

  test('twenty times at once stores one application, with one CV or twenty', async () => {
    const job = await createJob();
    const same = await buildApplication(job);
    const browser = newGuest();
    const results = await Promise.all(Array.from({ length: 20 }, () => submitAndGetOutcome(same, browser)));
    expect(new Set(results)).toEqual(new Set(['received']));

    const otherJob = await createJob();
    const email = same.email;
    const applications = await Promise.all(
      Array.from({ length: 20 }, () => buildApplication(otherJob, { email })),
    );
    const outcomes = await Promise.all(applications.map((application) => submitAndGetOutcome(application)));
    expect(new Set(outcomes)).toEqual(new Set(['received']));
    for (const testJob of [job, otherJob]) {
      expect(await listApplications(testJob)).toHaveLength(1);
      expect(await listEmails(testJob, testJob.contactEmail)).toHaveLength(1);
    }
    // The files are checked one after the other, which takes a while.
  }, 60_000);
});

describe('a second application with the same address (D28)', () => {
  test('is reported to the browser that sent the first application, even if the letter case of the address differs', async () => {
    const job = await createJob();
    const browser = newGuest();
    const first = await buildApplication(job);
    await submitAndGetOutcome(first, browser);
    const again = await buildApplication(job, { email: first.email.toUpperCase(), phone: '555 0199' });
    expect(await submitAndGetOutcome(again, browser)).toBe('repeated');
    expect(await listEmails(job, first.email)).toHaveLength(2);
  });

  test('is reported to the account that sent the first, in any browser', async () => {
    const job = await createJob();
    const { client, user } = await signUp('job_seeker');
    const first = await buildApplication(job);
    await submitAndGetOutcome(first, { ...newGuest(), client, viewerId: user.id });
    const again = await buildApplication(job, { email: first.email, phone: '555 0199' });
    expect(await submitAndGetOutcome(again, { ...newGuest(), client, viewerId: user.id })).toBe('repeated');
  });

  test('is not revealed to other senders, and the applicant gets an email', async () => {
    const job = await createJob();
    const known = await buildApplication(job);
    await submitAndGetOutcome(known);
    const unknown = (await buildApplication(job)).email;
    const outcomes = await Promise.all(
      [known.email, unknown].map(async (email) => {
        const prober = newGuest();
        const attempt = await buildApplication(job, { email, phone: '555 0666' });
        return [
          await submitAndGetOutcome(attempt, prober),
          await submitAndGetOutcome(attempt, prober),
          await submitAndGetOutcome(await buildApplication(job, { email, phone: '555 0777' }), prober),
          await submitAndGetOutcome({ ...attempt, email: `other-${email}` }, prober),
        ];
      }),
    );
    expect(outcomes[0]).toEqual(outcomes[1]);
    expect(outcomes[0]).toEqual([
      'received',
      'received',
      'repeated',
      'Please upload your CV before submitting',
    ]);
    const kinds = (await listEmails(job, known.email)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'application-repeated')).toHaveLength(1);
  });

  test('with the same text within minutes sends no email', async () => {
    const job = await createJob();
    const first = await buildApplication(job);
    await submitAndGetOutcome(first);
    expect(await submitAndGetOutcome({ ...first, cv: await createCv() })).toBe('received');
    expect((await listEmails(job, first.email)).map(({ kind }) => kind)).not.toContain(
      'application-repeated',
    );
  });
});

describe('the birth date (D27)', () => {
  test.each([
    ['is stored', 'California'],
    ['is not stored', 'Colorado'],
    ['is not stored', 'Connecticut'],
    ['is not stored', 'Oregon'],
  ])('%s for a job in %s', async (rule, state) => {
    const isStored = rule === 'is stored';
    const job = await createJob({ state });
    const base = await buildApplication(job);
    const application = isStored
      ? base
      : { ...base, question: 'adult' as const, dateOfBirth: undefined, isAdult: false };
    expect(await submitAndGetOutcome(application)).toBe('received');
    const [stored] = await listApplications(job);
    expect([stored?.date_of_birth !== null, stored?.is_adult]).toEqual([isStored, isStored]);
  });

  test('makes the applicant an adult on the 18th birthday', async () => {
    const [dates] = await sql<{ today: string; tomorrow: string }[]>`
      select (current_date - interval '18 years')::date::text as today,
        (current_date - interval '18 years' + interval '1 day')::date::text as tomorrow`;
    for (const [dateOfBirth, isAdult] of [
      [dates?.today, true],
      [dates?.tomorrow, false],
    ] as const) {
      const job = await createJob();
      await submitAndGetOutcome(await buildApplication(job, { dateOfBirth: dateOfBirth ?? '' }));
      expect((await listApplications(job))[0]?.is_adult).toBe(isAdult);
    }
  });
});

describe('the secret of a receipt', () => {
  test('shows and deletes the application, and the person can apply again', async () => {
    const job = await createJob();
    const application = await buildApplication(job);
    const browser = newGuest();
    await submitAndGetOutcome(application, browser);
    const receipt = (await listEmails(job, application.email)).find(
      ({ kind }) => kind === 'application-receipt',
    );
    const token: string = receipt?.payload.manageToken;
    expect(await getApplication(token)).toMatchObject({
      job: { title: 'Baker', companyName: 'Foghorn Bakery', hasPage: true },
      fullName: 'Ann Smith',
      dateOfBirth: '1990-04-01',
      coverLetter: 'I bake.',
      status: 'new',
    });
    expect(await getApplication(token.replace(/.$/, (last) => (last === '0' ? '1' : '0')))).toBeNull();
    expect(await getApplication('x')).toBeNull();

    const path: string = (await listApplications(job))[0]?.cv_url;
    const deleteApplication = () => anonClient().rpc('delete_application', { manage_token: token });
    expect(
      (await Promise.all([deleteApplication(), deleteApplication()])).map(({ data }) => data).sort(),
    ).toEqual([false, true]);
    while ((await removeOrphanedUploads()) > 0);
    expect(await listApplications(job)).toHaveLength(0);
    expect(await listEmails(job, application.email)).toHaveLength(0);
    expect(await downloadStoredCv(path)).toBeNull();
    expect(await getApplication(token)).toBeNull();
    expect(await submitAndGetOutcome({ ...application, cv: await createCv() }, browser)).toBe('received');
    expect(await listApplications(job)).toHaveLength(1);
  });
});

test('deletes only applications to jobs that ended more than 180 days ago', async () => {
  const [old, recent] = [await createJob(), await createJob()];
  for (const job of [old, recent]) await submitAndGetOutcome(await buildApplication(job));
  await sql`update public.jobs set expires_at = ${daysAgo(181)} where id = ${old.id}`;
  await sql`update public.jobs set expires_at = ${daysAgo(179)} where id = ${recent.id}`;
  const counts = await Promise.all([deleteOldApplications(), deleteOldApplications()]);
  expect(counts[0] + counts[1]).toBeGreaterThanOrEqual(1);
  expect(await listApplications(old)).toHaveLength(0);
  expect(await listApplications(recent)).toHaveLength(1);
});
