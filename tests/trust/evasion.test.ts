import { beforeAll, describe, expect, test } from 'vitest';
import type { Row } from '../policies/rows.ts';
import { anonClient, createAddress, type Person, secretClient } from '../support/clients.ts';
import { sql } from '../support/sql.ts';
import { createEmployer, createJob, getJobStatus, getOpenCase } from './employers.ts';

/** Texts are unique, because an account can't post the same text twice. */
const createHeldText = () => `Contact our desk on Telegram. ${crypto.randomUUID()}`;
const createAllowedText = () => `Bake rolls. ${crypto.randomUUID()}`;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

let employer: Person;
beforeAll(async () => {
  employer = await createEmployer();
});

const post = (fields: Row = {}, owner = employer) => createJob(owner, fields);

const change = (id: string, fields: Row) =>
  employer.client
    .from('jobs')
    .update(fields as never)
    .eq('id', id);

/** Returns whether a visitor can see the job's page by id or slug. */
async function hasPage({ id, slug }: { id: string; slug: string }): Promise<boolean> {
  const [page, jobId] = await Promise.all([
    secretClient().rpc('get_job_page', { job_id: id }),
    anonClient().rpc('get_job_id', { name: slug }),
  ]);
  return page.data !== null || jobId.data !== null;
}

/** Simulates a posting that is older than the rule that it breaks. */
const updateWithoutCheck = (id: string, description = createHeldText()) =>
  sql`update public.jobs set description = ${description} where id = ${id}`;

describe('moderation', () => {
  test('a held job has no page after it is closed or its end is moved', async () => {
    const neverShown = await post({ description: createHeldText() });
    const removed = await post();
    await sql`select public.decide_case(public.open_case('job', ${removed.id}, ${employer.user.id}, '[]'),
      'remove', 'It asks applicants for a deposit.')`;
    for (const posted of [neverShown, removed]) {
      expect(await getJobStatus(posted.id)).toBe('held');
      await change(posted.id, { status: 'closed' });
      expect(await getJobStatus(posted.id)).toBe('closed');
      expect(await hasPage(posted)).toBe(false);
      await change(posted.id, { expires_at: inDays(9) });
      expect(await hasPage(posted)).toBe(false);
      await change(posted.id, { status: 'open', expires_at: inDays(9) });
      expect(await getJobStatus(posted.id)).toBe('held');
    }
  });

  test('a job with suspicious words is held when it is paused, or edited while it is paused', async () => {
    const posted = await post();
    await change(posted.id, { status: 'closed' });
    await updateWithoutCheck(posted.id);
    await change(posted.id, { status: 'paused' });
    expect(await getJobStatus(posted.id)).toBe('held');
    expect(await hasPage(posted)).toBe(false);

    const paused = await post();
    await change(paused.id, { status: 'paused' });
    await change(paused.id, { description: createAllowedText() });
    expect(await getJobStatus(paused.id)).toBe('paused');
    await change(paused.id, { description: createHeldText() });
    expect(await getJobStatus(paused.id)).toBe('held');
  });

  test('a job with suspicious or forbidden words is held when a link in an email opens it', async () => {
    for (const words of [createHeldText(), 'You must pay a $45 training fee first.']) {
      const posted = await post();
      await sql`update public.jobs set status = 'paused', description = ${words} where id = ${posted.id}`;
      await sql`update public.still_hiring
        set token_hash = public.sha256_hex(${posted.id}), question_sent_at = now(), paused_at = now() where job_id = ${posted.id}`;
      const { data } = await anonClient().rpc('respond_to_still_hiring', {
        manage_token: posted.id,
        is_hiring: true,
      });
      expect(data).toMatchObject({ state: 'held' });
      expect(await getOpenCase(posted.id)).not.toBeNull();
    }
  });

  test('an ended job loses its page when its words become suspicious', async () => {
    const closed = await post();
    await change(closed.id, { status: 'closed' });
    const expired = await post();
    await change(expired.id, { expires_at: inDays(-1) });
    for (const posted of [closed, expired]) {
      await change(posted.id, { description: createAllowedText() });
      expect(await hasPage(posted)).toBe(true);
      expect((await change(posted.id, { description: 'No immigrants.' })).error?.message).toBe(
        'POSTING_REFUSED',
      );
      await change(posted.id, { description: createHeldText() });
      expect(await hasPage(posted)).toBe(false);
    }
  });

  test('a company whose only job is held has no page', async () => {
    const owner = await createEmployer({ company_name: `Corner ${crypto.randomUUID()}` });
    const posted = await post({ description: createHeldText() }, owner);
    const [row] = await sql<{ company: string }[]>`
      select company_slug as company from public.jobs where id = ${posted.id}`;
    const { data } = await secretClient().rpc('get_employer_page', {
      company: row?.company ?? '',
      state: 'colorado',
      city: 'denver',
    });
    expect(data).toBeNull();
  });

  test('a held job counts toward its account’s limit of open jobs', async () => {
    const newEmployer = await createEmployer();
    await sql`delete from public.posting_log where account_id = ${newEmployer.user.id}`;
    const [limits] = await sql<{ open_jobs: number }[]>`
      select open_jobs from public.posting_limits(${newEmployer.user.id})`;
    const limit = limits?.open_jobs ?? 0;
    for (let count = 0; count < limit; count++) await post({ description: createHeldText() }, newEmployer);
    await expect(post({}, newEmployer)).rejects.toThrow('OPEN_JOBS_LIMIT');
  });

  test('the contact of a held job gets an email once the job is visible', async () => {
    const contactEmail = createAddress('contact');
    const listContactEmails = () =>
      sql`select from public.outbox where kind = 'job-contact' and recipient = ${contactEmail}`;
    const posted = await post({
      description: createHeldText(),
      contact: { name: 'Ada', email: contactEmail, phone: null, title: null },
    });
    expect(posted.status).toBe('held');
    expect(await listContactEmails()).toHaveLength(0);
    await change(posted.id, { description: createAllowedText() });
    expect(await getJobStatus(posted.id)).toBe('open');
    expect(await listContactEmails()).toHaveLength(1);
  });

  test('an approved job is held again for other words that break the same rule', async () => {
    const posted = await post({ title: 'Female locker-room attendant' });
    const pending = await getOpenCase(posted.id);
    await sql`select public.decide_case(${pending?.id ?? ''}, 'approve', 'The work demands it.')`;
    expect(await getJobStatus(posted.id)).toBe('open');
    await change(posted.id, { title: 'Attendant, young women only' });
    expect(await getJobStatus(posted.id)).toBe('held');
  });
});
