import { beforeAll, describe, expect, test } from 'vitest';
import { toPostingError } from '@/lib/postings/posting-error';
import { toPosting } from '@/lib/postings/posting-row';
import { toPostingPage } from '@/lib/postings/posting-summary-row';
import { decisionMails } from '@/lib/trust/mails';
import { addAdmin, decide, listAdmins, removeAdmin, showCase, showQueue } from '@/supabase/admin/commands';
import { anonClient, type Person, secretClient } from '../support/clients.ts';
import { sql } from '../support/sql.ts';
import { createEmployer, createJob, getJobStatus, getOpenCase } from './employers.ts';

/** Returns an id as letters only, so that no part of it looks like a phone number in an email. */
const toLetters = (id: string) => id.replace(/[^a-f]/g, (digit) => 'ghijklmnopq'[Number(digit)] ?? '');

let employer: Person;
beforeAll(async () => {
  employer = await createEmployer();
});

const postJob = () => createJob(employer, { title: `Tinsmith ${toLetters(crypto.randomUUID())}` });

const hold = (id: string) => decide(sql, id, 'remove', 'It asks applicants for a deposit.');
const change = (id: string, fields: object) =>
  employer.client
    .from('jobs')
    .update(fields as never)
    .eq('id', id);

describe('a held job', () => {
  test('is hidden from every search, list, sitemap and page', async () => {
    const posted = await postJob();
    const visitor = anonClient();
    const server = secretClient();
    const listVisibility = async () => {
      const around = { center_lat: 39.7392, center_lng: -104.9903, radius_km: 5 };
      const results = await Promise.all([
        visitor.rpc('search_jobs', { ...around, words: posted.title }),
        visitor.rpc('search_and_count_jobs', { ...around, words: posted.title } as never),
        visitor.rpc('list_saved_jobs', { job_ids: [posted.id] }),
        visitor.rpc('get_job_id', { name: posted.slug }),
        visitor.rpc('resolve_job_address', { name: posted.slug }),
        visitor.rpc('get_listing', { state: 'colorado', city: 'denver', name: posted.slug }),
        server.rpc('get_job_page', { job_id: posted.id }),
        server.rpc('sitemap_jobs', {} as never),
        server.rpc('get_employer_page', {
          company: 'corner bakery',
          state: 'colorado',
          city: 'denver',
        } as never),
      ]);
      return results.map(({ data }) => JSON.stringify(data ?? null).includes(posted.id));
    };
    const before = await listVisibility();
    expect(before.slice(0, 7)).toEqual(Array(7).fill(true));
    await hold(posted.id);
    expect(await getJobStatus(posted.id)).toBe('held');
    expect((await listVisibility()).some(Boolean)).toBe(false);
    expect((await visitor.rpc('is_job_open', { job_id: posted.id })).data).toBe(false);
    // Its address returns the same as that of any deleted job.
    expect((await visitor.rpc('resolve_job_address', { name: posted.slug })).data).toEqual({ near: null });
  });

  test('cannot be opened by its owner, not even by closing and reopening it', async () => {
    const { id } = await postJob();
    await hold(id);
    const rejected = await change(id, { status: 'open' });
    expect(rejected.error?.message).toBe('JOB_HELD');
    expect(rejected.error && toPostingError(rejected.error)?.message).toContain('isn’t shown');
    expect((await change(id, { status: 'paused' })).error?.message).toBe('JOB_HELD');
    expect((await change(id, { status: 'closed' })).error).toBeNull();
    await change(id, { status: 'open', expires_at: new Date(Date.now() + 86_400_000).toISOString() });
    expect(await getJobStatus(id)).toBe('held');
    // Owners can't hold their jobs either.
    const { id: openJob } = await postJob();
    expect((await change(openJob, { status: 'held' })).error?.message).toBe('JOB_HELD');
  });

  test('is shown to its employer with the reason, in the list and the edit form', async () => {
    const { id, title } = await postJob();
    await hold(id);
    const { data } = await employer.client.rpc('my_jobs', { words: title });
    const { postings, counts } = toPostingPage(data);
    expect(counts).toMatchObject({ held: 1, open: 0 });
    const expected = { isRemoved: true, reason: 'It asks applicants for a deposit.', words: [] };
    expect(postings[0]).toMatchObject({ state: 'held', hold: expected });
    const { data: form } = await employer.client.rpc('get_my_job', { job_id: id });
    expect(toPosting(form as never).hold).toEqual(expected);
  });

  test('gets a new posting date and sends alerts when it is approved and was never visible', async () => {
    const { id } = await postJob();
    await sql`delete from public.job_openings where job_id = ${id}`;
    await sql`update public.jobs set status = 'held', created_at = now() - interval '2 days',
      expires_at = now() + interval '5 days' where id = ${id}`;
    await sql`select public.open_case('job', ${id}, ${employer.user.id}, '[{"rule": "test", "weight": 100, "words": "x"}]')`;
    await decide(sql, id, 'approve', 'It is a real job.');
    const [shown] = await sql<{ isNew: boolean; days: number; isWaiting: boolean }[]>`
      select job.created_at > now() - interval '1 minute' as "isNew",
        round(extract(epoch from job.expires_at - now()) / 86400)::int as days, opening.matched_at is null as "isWaiting"
      from public.jobs as job join public.job_openings as opening on opening.job_id = job.id where job.id = ${id}`;
    expect(shown).toEqual({ isNew: true, days: 7, isWaiting: true });
    expect(await getOpenCase(id)).toBeNull();
  });
});

describe('a decision', () => {
  test('is emailed with its reason, and the job’s pages are revalidated', async () => {
    const { id, title } = await postJob();
    await hold(id);
    const [mail] = await sql<{ recipient: string; payload: unknown }[]>`
      select recipient, payload from public.outbox where kind = 'case-decided' and recipient = ${employer.email}
      order by id desc limit 1`;
    const written = await decisionMails['case-decided']?.(mail?.payload);
    expect(written?.subject).toBe(`We’ve taken down your job: ${title}`);
    expect(written?.text).toContain('Here’s why: It asks applicants for a deposit.');
    expect(await sql`select from public.stale_jobs where job_id = ${id}`).toHaveLength(1);
    // Waiting applicants get an email that the job is over.
    expect(await sql`select from public.closing_emails where job_id = ${id}`).toHaveLength(1);
  });

  test('requires a reason and cannot be repeated', async () => {
    const { id } = await postJob();
    await expect(decide(sql, id, 'remove', ' ')).rejects.toThrow('A reason is required');
    await hold(id);
    const [closed] = await sql<{ id: string }[]>`select id from public.cases where subject_id = ${id}`;
    await expect(sql`select public.decide_case(${closed?.id ?? ''}, 'approve', 'Too late.')`).rejects.toThrow(
      'CASE_CLOSED',
    );
  });

  test('cannot be changed or deleted in the audit log', async () => {
    const { id } = await postJob();
    await hold(id);
    const events = await sql<{ action: string }[]>`
      select action from public.audit_events where subject_id = ${id} order by id`;
    expect(events.map(({ action }) => action)).toEqual(['case opened', 'remove']);
    const attempts = [
      sql`update public.audit_events set action = 'approve' where subject_id = ${id}`,
      sql`delete from public.audit_events where subject_id = ${id}`,
      sql`truncate public.audit_events`,
    ];
    for (const attempt of attempts)
      await expect(attempt).rejects.toThrow('audit_events is only ever added to.');
    await sql
      .begin(async (transaction) => {
        await transaction`set local role service_role`;
        await expect(
          transaction`savepoint a`.then(() => transaction`delete from public.audit_events`),
        ).rejects.toThrow();
      })
      .catch(() => {});
    expect(await sql`select from public.audit_events where subject_id = ${id}`).toHaveLength(2);
  });
});

describe('npm run admin', () => {
  test('adds, lists and removes an admin, and rejects an unknown address or role', async () => {
    expect(await addAdmin(sql, employer.email.toUpperCase(), 'administrator')).toContain('administrator now');
    expect(await listAdmins(sql)).toContain(employer.email);
    expect(await removeAdmin(sql, employer.email)).toContain('no longer an admin');
    expect(await listAdmins(sql)).not.toContain(employer.email);
    await expect(addAdmin(sql, 'nobody@example.com', 'moderator')).rejects.toThrow('No account');
    await expect(addAdmin(sql, employer.email, 'owner')).rejects.toThrow('The role must be');
  });

  test('shows the queue with reasons, and a case with its posting and earlier decisions', async () => {
    const { id, title } = await postJob();
    await sql`select public.open_case('job', ${id}, ${employer.user.id},
      '[{"rule": "gift cards", "weight": 90000, "words": "pay by \\u001b[31m card"}]')`;
    const queue = await showQueue(sql);
    expect(queue).toContain(`${title}, Corner Bakery  ${id}`);
    expect(queue).toContain('gift cards (90000): pay by [31m card');
    const pending = await getOpenCase(id);
    expect(await showCase(sql, pending?.id ?? '')).toContain(`title: ${title}`);
    await decide(sql, pending?.id ?? '', 'approve', 'Nothing is wrong with it.');
    expect(await showCase(sql, id)).toContain('approve: Nothing is wrong with it.');
    expect(await getJobStatus(id)).toBe('open');
    const views = await sql`
      select from public.audit_events where action = 'case looked at' and subject_id = ${id}`;
    expect(views).toHaveLength(2);
    await expect(showCase(sql, 'nothing')).rejects.toThrow('No case or job has the number');
  });
});
