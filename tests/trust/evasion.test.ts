import { beforeAll, describe, expect, test } from 'vitest';
import { denver, job, type Row } from '../policies/rows.ts';
import { anonClient, createAddress, type Person, secretClient } from '../support/clients.ts';
import { sql } from '../support/sql.ts';
import { createEmployer, getJobStatus, getOpenCase } from './employers.ts';

/** Unique, because an account can't post the same text twice. */
const heldWords = () => `Contact our desk on Telegram. ${crypto.randomUUID()}`;
const allowedWords = () => `Bake rolls. ${crypto.randomUUID()}`;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

let employer: Person;
beforeAll(async () => {
  employer = await createEmployer();
});

async function post(fields: Row = {}, by: Person = employer) {
  const { data } = await by.client
    .from('jobs')
    .insert(job(by.user.id, { location: denver(), ...fields }) as never)
    .select('id, slug, status')
    .single()
    .throwOnError();
  return data as { id: string; slug: string; status: string };
}

const change = (id: string, fields: Row, by: Person = employer) =>
  by.client
    .from('jobs')
    .update(fields as never)
    .eq('id', id);

/** Returns whether a visitor can see the job's page by id or slug. */
async function hasPage({ id, slug }: { id: string; slug: string }): Promise<boolean> {
  const [page, named] = await Promise.all([
    secretClient().rpc('get_job_page', { job_id: id }),
    anonClient().rpc('get_job_id', { name: slug }),
  ]);
  return page.data !== null || named.data !== null;
}

/** Simulates a posting from before these words were blocked. */
const updateWithoutCheck = (id: string, description = heldWords()) =>
  sql`update public.jobs set description = ${description} where id = ${id}`;

describe('a held job', () => {
  test('has no page once it is closed, whether never shown or taken down, or redated', async () => {
    const neverShown = await post({ description: heldWords() });
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

  test('is not shown as paused, when it is paused from closed or edited while paused', async () => {
    const posted = await post();
    await change(posted.id, { status: 'closed' });
    await updateWithoutCheck(posted.id);
    await change(posted.id, { status: 'paused' });
    expect(await getJobStatus(posted.id)).toBe('held');
    expect(await hasPage(posted)).toBe(false);

    const paused = await post();
    await change(paused.id, { status: 'paused' });
    await change(paused.id, { description: allowedWords() });
    expect(await getJobStatus(paused.id)).toBe('paused');
    await change(paused.id, { description: heldWords() });
    expect(await getJobStatus(paused.id)).toBe('held');
  });

  test('is held when the link in an email opens it, also by a hard rule, without a form for the message', async () => {
    for (const words of [heldWords(), 'You must pay a $45 training fee first.']) {
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

  test('loses its page if it ended and its words become forbidden', async () => {
    const closed = await post();
    await change(closed.id, { status: 'closed' });
    const expired = await post();
    await change(expired.id, { expires_at: inDays(-1) });
    for (const posted of [closed, expired]) {
      await change(posted.id, { description: allowedWords() });
      expect(await hasPage(posted)).toBe(true);
      expect((await change(posted.id, { description: 'No immigrants.' })).error?.message).toBe(
        'POSTING_REFUSED',
      );
      await change(posted.id, { description: heldWords() });
      expect(await hasPage(posted)).toBe(false);
    }
  });

  test('does not show its company on its page', async () => {
    const own = await createEmployer({ company_name: `Corner ${crypto.randomUUID()}` });
    const posted = await post({ description: heldWords() }, own);
    const [row] = await sql<{ company: string }[]>`
      select company_slug as company from public.jobs where id = ${posted.id}`;
    const { data } = await secretClient().rpc('get_employer_page', {
      company: row?.company ?? '',
      state: 'colorado',
      city: 'denver',
    });
    expect(data).toBeNull();
  });

  test('counts as an open job of its account', async () => {
    const newEmployer = await createEmployer();
    await sql`delete from public.posting_log where account_id = ${newEmployer.user.id}`;
    const [limits] = await sql<{ most: number }[]>`
      select open_jobs as most from public.posting_limits(${newEmployer.user.id})`;
    const limit = limits?.most ?? 0;
    for (let count = 0; count < limit; count++) await post({ description: heldWords() }, newEmployer);
    await expect(post({}, newEmployer)).rejects.toThrow('OPEN_JOBS_LIMIT');
  });

  test('cannot receive applications before it is shown', async () => {
    const stranger = createAddress('stranger');
    const listContactEmails = () =>
      sql`select from public.outbox where kind = 'job-contact' and recipient = ${stranger}`;
    const posted = await post({
      description: heldWords(),
      contact: { name: 'Ada', email: stranger, phone: null, title: null },
    });
    expect(posted.status).toBe('held');
    expect(await listContactEmails()).toHaveLength(0);
    await change(posted.id, { description: allowedWords() });
    expect(await getJobStatus(posted.id)).toBe('open');
    expect(await listContactEmails()).toHaveLength(1);
  });

  test('is moderated again for other words of an approved rule', async () => {
    const posted = await post({ title: 'Female locker-room attendant' });
    const pending = await getOpenCase(posted.id);
    await sql`select public.decide_case(${pending?.id ?? ''}, 'approve', 'The work demands it.')`;
    expect(await getJobStatus(posted.id)).toBe('open');
    await change(posted.id, { title: 'Attendant, young women only' });
    expect(await getJobStatus(posted.id)).toBe('held');
  });
});
