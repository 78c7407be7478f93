import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Person, secretClient, signUp, visitorClient } from './people.ts';
import { company, cvPath, denver, job, type Row, upload } from './rows.ts';
import { assertNoError } from './world.ts';

let employer: Person;
beforeAll(async () => {
  employer = await signUp();
  await assertNoError(employer.client.from('employer_profiles').insert(company(employer.id)));
});

describe('with the public key', () => {
  test.each<[string, Row]>([
    ['closed', { status: 'closed' }],
    ['paused', { status: 'paused' }],
    ['expired', { expires_at: new Date(Date.now() - 1000).toISOString() }],
  ])('a visitor cannot apply to a job that is %s', async (_state, fields) => {
    const jobId = await post(fields);
    expect((await apply(jobId)).error).toMatchObject({ code: 'PT409', message: 'JOB_CLOSED' });
    expect(await countApplications(jobId)).toBe(0);
  });

  test('a visitor cannot apply on the site to a job with an external application link', async () => {
    const { error } = await apply(await post({ application_url: 'https://example.com/jobs' }));
    expect(error?.message).toBe('JOB_ELSEWHERE');
  });

  test('a visitor cannot insert an application directly', async () => {
    const jobId = await post();
    const row = { job_id: jobId, full_name: 'Eve', email: 'eve@example.com' };
    expect((await visitorClient().from('applications').insert(row)).error?.code).toBe('42501');
    expect((await employer.client.from('applications').insert(row)).error?.code).toBe('42501');
    expect((await employer.client.from('applications').upsert(row)).error?.code).toBe('42501');
  });

  test('a visitor cannot read applications', async () => {
    const jobId = await post();
    await assertNoError(apply(jobId));
    expect((await visitorClient().from('applications').select('id').eq('job_id', jobId)).error?.code).toBe(
      '42501',
    );
    expect(
      (await visitorClient().from('jobs').select('id, applications(email)').eq('id', jobId)).error?.code,
    ).toBe('42501');
  });

  test.each<[string, Row]>([
    ['no CV', { cv_path: 'cvs/1_nothing.pdf' }],
    ['no ticket', { cv_ticket: null }],
    ['a wrong ticket', { cv_ticket: 'guessed' }],
  ])('a request with %s does not reveal whether an address has applied (D28)', async (_case, fields) => {
    const jobId = await post();
    const email = `ann-${crypto.randomUUID()}@example.com`;
    await assertNoError(apply(jobId, { email }));
    const appliedBefore = await apply(jobId, { email, ...fields });
    const neverApplied = await apply(jobId, { email: `bob-${crypto.randomUUID()}@example.com`, ...fields });
    expect(appliedBefore.error).toMatchObject({ code: 'PT409', message: 'CV_MISSING' });
    expect(appliedBefore.error).toEqual(neverApplied.error);
  });

  test('a visitor cannot submit a CV that was stored without a ticket', async () => {
    const path = cvPath();
    await assertNoError(secretClient().from('uploads').insert(upload(path)));
    expect((await apply(await post(), { cv_path: path, cv_ticket: null })).error?.message).toBe('CV_MISSING');
  });

  test('a visitor cannot submit another person’s CV', async () => {
    const cv = await uploadCv();
    await assertNoError(apply(await post(), cv));
    expect((await apply(await post(), { ...cv, email: 'eve@example.com' })).error?.message).toBe(
      'CV_MISSING',
    );
  });

  test.each<[string, string, Row]>([
    ["a profile's CV", 'cv/', {}],
    ['a CV of more than 5 MB', 'cvs/', { size_bytes: 5_242_881 }],
  ])('a visitor cannot submit %s', async (_case, folder, fields) => {
    const cv = await uploadCv({ path: cvPath().replace(/^cvs\//, folder), ...fields });
    const jobId = await post();
    expect((await apply(jobId, cv)).error).toMatchObject({ code: 'PT409', message: 'CV_MISSING' });
    expect(await countApplications(jobId)).toBe(0);
  });

  test('an employer can read whether the CV was scanned', async () => {
    const jobId = await post();
    await assertNoError(
      apply(jobId, await uploadCv({ scanned_at: '2026-01-02T03:04:05Z', size_bytes: 5_242_880 })),
    );
    await assertNoError(apply(jobId, await uploadCv()));
    const { data } = await assertNoError(
      employer.client.from('applications').select('cv_scanned_at').eq('job_id', jobId).order('cv_scanned_at'),
    );
    expect(data).toEqual([{ cv_scanned_at: '2026-01-02T03:04:05+00:00' }, { cv_scanned_at: null }]);
  });

  test.each<[string, Row]>([
    ['a blank name', { full_name: '  ' }],
    ['two addresses', { email: 'ann@example.com, bob@example.com' }],
    ['a line break in the address', { email: 'ann@example.com\nBcc: bob@example.com' }],
    ['no birth date', { date_of_birth: null }],
    ['a birth date in the future', { date_of_birth: '2999-01-01' }],
  ])('a visitor cannot apply with %s', async (_case, fields) => {
    const jobId = await post();
    expect((await apply(jobId, fields)).error).toMatchObject({
      code: 'PT400',
      message: 'INVALID_APPLICATION',
    });
    expect(await countApplications(jobId)).toBe(0);
  });
});

test('five identical requests at once store one application', async () => {
  const jobId = await post();
  const request = { ...(await uploadCv()), email: `ann-${crypto.randomUUID()}@example.com` };
  const results = await Promise.all(Array.from({ length: 5 }, () => apply(jobId, request)));
  expect(results.map(({ error }) => error)).toEqual([null, null, null, null, null]);
  expect(await countApplications(jobId)).toBe(1);
});

describe('a date of birth (D27)', () => {
  test('is hidden from employer and applicant, who can only read whether the applicant is an adult', async () => {
    const [jobId, applicant] = [await post(), await signUp('job_seeker')];
    await assertNoError(apply(jobId, { date_of_birth: '1990-04-01' }, applicant.client));
    for (const reader of [employer, applicant]) {
      const { data } = await assertNoError(
        reader.client.from('applications').select('is_adult').eq('job_id', jobId).single(),
      );
      expect(data).toEqual({ is_adult: true });
      const query = reader.client.from('applications').select('date_of_birth').eq('job_id', jobId);
      expect((await query).error?.code).toBe('42501');
    }
  });

  test('is not stored in a state that forbids the question', async () => {
    const jobId = await post({ location: denver() });
    await assertNoError(apply(jobId, { date_of_birth: '1990-04-01', is_adult: false }));
    const { data } = await assertNoError(
      secretClient().from('applications').select('date_of_birth, is_adult').eq('job_id', jobId).single(),
    );
    expect(data).toEqual({ date_of_birth: null, is_adult: false });
  });
});

const hash = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** Registers a verified CV as the upload does, with the ticket that proves its owner. */
async function uploadCv({ path = cvPath(), ...fields }: Row & { path?: string } = {}) {
  const cv = { cv_path: path, cv_ticket: crypto.randomUUID() };
  await assertNoError(
    secretClient()
      .from('uploads')
      .insert(upload(cv.cv_path, { ticket_hash: hash(cv.cv_ticket), ...fields })),
  );
  return cv;
}

async function apply(jobId: string, fields: Row = {}, client = visitorClient()) {
  return client.rpc('submit_application', {
    job_id: jobId,
    full_name: 'Ann Smith',
    date_of_birth: '1990-04-01',
    is_adult: null,
    email: `ann-${crypto.randomUUID()}@example.com`,
    phone: '555 0100',
    cover_letter: 'Hello.',
    ...(await uploadCv()),
    ...fields,
  });
}

async function post(fields: Row = {}): Promise<string> {
  const { data } = await assertNoError(
    secretClient().from('jobs').insert(job(employer.id, fields)).select('id').single(),
  );
  return data?.id;
}

async function countApplications(jobId: string): Promise<number> {
  return (
    (await assertNoError(secretClient().from('applications').select('id').eq('job_id', jobId))).data
      ?.length ?? 0
  );
}
