import { describe, expect, test } from 'vitest';
import { findApplication } from '@/lib/applications/queries';
import { eraseOldApplications } from '@/lib/applications/retention';
import { metrics } from '@/lib/metrics';
import { openCvUpload, readStoredCv, removeOrphanedUploads } from '@/lib/uploads/cv-store';
import { anonClient, signUp } from '../support/clients';
import { sql } from '../support/sql';
import { applicationsTo, apply, givenApplication, givenCv, givenJob, mailsAbout, newBrowser } from './given';

describe('handing in', () => {
  test('stores one row, claims the CV and writes both mails', async () => {
    const job = await givenJob();
    const application = await givenApplication(job);
    const counted = async () => (await metrics.applications.get()).values[0]?.value ?? 0;
    const before = await counted();
    expect(await apply(application)).toBe('received');
    expect(await counted()).toBe(before + 1);
    const [stored] = await applicationsTo(job);
    expect(stored).toMatchObject({
      full_name: 'Ann Smith',
      is_adult: true,
      cv_filename: 'My CV.pdf',
      cv_fileext: 'pdf',
    });
    const mails = await mailsAbout(job, application.email);
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
      'elsewhere',
      { application_url: 'https://example.com' },
      'This employer takes applications on its own website.',
    ],
  ])('to a job that is %s is refused', async (_state, fields, sentence) => {
    const job = await givenJob(fields);
    expect(await apply(await givenApplication(job))).toBe(sentence);
    expect(await applicationsTo(job)).toHaveLength(0);
  });

  test('with a path that is forged, of somebody else, or never uploaded is refused', async () => {
    const job = await givenJob();
    const theirs = await givenCv();
    const opened = await openCvUpload({ name: 'cv.pdf', size: 10 }, null);
    for (const cv of [{ path: 'cvs/1_no.pdf', ticket: 'x' }, { ...theirs, ticket: 'guessed' }, opened])
      expect(await apply(await givenApplication(job, { cv }))).toBe(
        'Please upload your CV before submitting',
      );
    expect(await applicationsTo(job)).toHaveLength(0);
    expect(await apply(await givenApplication(job, { cv: theirs }))).toBe('received');
    expect(await apply(await givenApplication(await givenJob(), { cv: theirs }))).toBe(
      'Please upload your CV before submitting',
    );
  });

  test('with the CV that somebody uploaded while signed in is theirs alone', async () => {
    const { client, user } = await signUp('job_seeker');
    const job = await givenJob();
    const cv = await givenCv();
    await sql`update public.uploads set owner_id = ${user.id} where path = ${cv.path}`;
    const application = await givenApplication(job, { cv });
    expect(await apply(application)).toBe('Please upload your CV before submitting');
    const sender = { ...newBrowser(), client, viewerId: user.id };
    expect(await apply(application, sender)).toBe('received');
    expect((await applicationsTo(job))[0]).toMatchObject({ applicant_id: user.id });
  });

  test('twenty times at once stores one, with one CV or with twenty', async () => {
    const job = await givenJob();
    const same = await givenApplication(job);
    const browser = newBrowser();
    const answers = await Promise.all(Array.from({ length: 20 }, () => apply(same, browser)));
    expect(new Set(answers)).toEqual(new Set(['received']));

    const otherJob = await givenJob();
    const email = same.email;
    const each = await Promise.all(Array.from({ length: 20 }, () => givenApplication(otherJob, { email })));
    const outcomes = await Promise.all(each.map((application) => apply(application)));
    expect(new Set(outcomes)).toEqual(new Set(['received']));
    for (const one of [job, otherJob]) {
      expect(await applicationsTo(one)).toHaveLength(1);
      expect(await mailsAbout(one, one.contactEmail)).toHaveLength(1);
    }
    // Sixty files are read and checked, one after the other.
  }, 60_000);
});

describe('a second application with the same address (D28)', () => {
  test('is told to the browser that sent the first, whose address is written in whatever case', async () => {
    const job = await givenJob();
    const browser = newBrowser();
    const first = await givenApplication(job);
    await apply(first, browser);
    const again = await givenApplication(job, { email: first.email.toUpperCase(), phone: '555 0199' });
    expect(await apply(again, browser)).toBe('repeated');
    expect(await mailsAbout(job, first.email)).toHaveLength(2);
  });

  test('is told to the account that sent the first, in any browser', async () => {
    const job = await givenJob();
    const { client, user } = await signUp('job_seeker');
    const first = await givenApplication(job);
    await apply(first, { ...newBrowser(), client, viewerId: user.id });
    const again = await givenApplication(job, { email: first.email, phone: '555 0199' });
    expect(await apply(again, { ...newBrowser(), client, viewerId: user.id })).toBe('repeated');
  });

  test('looks to anybody else as a first one does, then and later, and the address gets a mail', async () => {
    const job = await givenJob();
    const known = await givenApplication(job);
    await apply(known);
    const unknown = (await givenApplication(job)).email;
    const seen = await Promise.all(
      [known.email, unknown].map(async (email) => {
        const prober = newBrowser();
        const attempt = await givenApplication(job, { email, phone: '555 0666' });
        return [
          await apply(attempt, prober),
          await apply(attempt, prober),
          await apply(await givenApplication(job, { email, phone: '555 0777' }), prober),
          await apply({ ...attempt, email: `other-${email}` }, prober),
        ];
      }),
    );
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]).toEqual(['received', 'received', 'repeated', 'Please upload your CV before submitting']);
    const kinds = (await mailsAbout(job, known.email)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'application-repeated')).toHaveLength(1);
  });

  test('in the same words within minutes is a retry and mails nobody', async () => {
    const job = await givenJob();
    const first = await givenApplication(job);
    await apply(first);
    expect(await apply({ ...first, cv: await givenCv() })).toBe('received');
    expect((await mailsAbout(job, first.email)).map(({ kind }) => kind)).not.toContain(
      'application-repeated',
    );
  });
});

describe('the birth date (D27)', () => {
  test.each([
    ['California', true],
    ['Colorado', false],
    ['Connecticut', false],
    ['Oregon', false],
  ])('in %s: kept is %s', async (state, isKept) => {
    const job = await givenJob({ state });
    const base = await givenApplication(job);
    const application = isKept
      ? base
      : { ...base, question: 'adult' as const, dateOfBirth: undefined, isAdult: false };
    expect(await apply(application)).toBe('received');
    const [stored] = await applicationsTo(job);
    expect([stored?.date_of_birth !== null, stored?.is_adult]).toEqual([isKept, isKept]);
  });

  test('makes one of age on the day itself', async () => {
    const [dates] = await sql<{ today: string; tomorrow: string }[]>`
      select (current_date - interval '18 years')::date::text as today,
        (current_date - interval '18 years' + interval '1 day')::date::text as tomorrow`;
    for (const [dateOfBirth, isAdult] of [
      [dates?.today, true],
      [dates?.tomorrow, false],
    ] as const) {
      const job = await givenJob();
      await apply(await givenApplication(job, { dateOfBirth: dateOfBirth ?? '' }));
      expect((await applicationsTo(job))[0]?.is_adult).toBe(isAdult);
    }
  });
});

describe('the secret of a receipt', () => {
  test('shows what was sent, and erases row, file and mails; then one may apply anew', async () => {
    const job = await givenJob();
    const application = await givenApplication(job);
    const browser = newBrowser();
    await apply(application, browser);
    const receipt = (await mailsAbout(job, application.email)).find(
      ({ kind }) => kind === 'application-receipt',
    );
    const token: string = receipt?.payload.manageToken;
    expect(await findApplication(token)).toMatchObject({
      job: { title: 'Baker', companyName: 'Foghorn Bakery', isShown: true },
      fullName: 'Ann Smith',
      dateOfBirth: '1990-04-01',
      coverLetter: 'I bake.',
      status: 'new',
    });
    expect(await findApplication(token.replace(/.$/, (last) => (last === '0' ? '1' : '0')))).toBeNull();
    expect(await findApplication('x')).toBeNull();

    const path: string = (await applicationsTo(job))[0]?.cv_url;
    const erase = () => anonClient().rpc('erase_application', { manage_token: token });
    expect((await Promise.all([erase(), erase()])).map(({ data }) => data).sort()).toEqual([false, true]);
    while ((await removeOrphanedUploads()) > 0);
    expect(await applicationsTo(job)).toHaveLength(0);
    expect(await mailsAbout(job, application.email)).toHaveLength(0);
    expect(await readStoredCv(path)).toBeNull();
    expect(await findApplication(token)).toBeNull();
    expect(await apply({ ...application, cv: await givenCv() }, browser)).toBe('received');
    expect(await applicationsTo(job)).toHaveLength(1);
  });
});

test('applications to jobs that ended more than 180 days ago are erased, others stay', async () => {
  const [old, recent] = [await givenJob(), await givenJob()];
  for (const job of [old, recent]) await apply(await givenApplication(job));
  const days = (count: number) => new Date(Date.now() - count * 86_400_000);
  await sql`update public.jobs set expires_at = ${days(181)} where id = ${old.id}`;
  await sql`update public.jobs set expires_at = ${days(179)} where id = ${recent.id}`;
  const counts = await Promise.all([eraseOldApplications(), eraseOldApplications()]);
  expect(counts[0] + counts[1]).toBeGreaterThanOrEqual(1);
  expect(await applicationsTo(old)).toHaveLength(0);
  expect(await applicationsTo(recent)).toHaveLength(1);
});
