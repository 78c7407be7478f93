import { beforeAll, describe, expect, test } from 'vitest';
import { denver, job, type Row } from '../policies/rows.ts';
import { anonClient, newAddress, type Person, secretClient } from '../support/clients.ts';
import { sql } from '../support/sql.ts';
import { newEmployer, openCaseOf, statusOf } from './employers.ts';

/** No account says the same twice. */
const heldWords = () => `Contact our desk on Telegram. ${crypto.randomUUID()}`;
const fineWords = () => `Bake rolls. ${crypto.randomUUID()}`;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

let employer: Person;
beforeAll(async () => {
  employer = await newEmployer();
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

/** Whether anybody sees its page, by its number or by its name. */
async function hasPage({ id, slug }: { id: string; slug: string }): Promise<boolean> {
  const [page, named] = await Promise.all([
    secretClient().rpc('find_job_page', { job_id: id }),
    anonClient().rpc('find_job_id', { name: slug }),
  ]);
  return page.data !== null || named.data !== null;
}

/** As if it had been posted long before these words were known to anybody. */
const writeUnseen = (id: string, description = heldWords()) =>
  sql`update public.jobs set description = ${description} where id = ${id}`;

describe('what is held', () => {
  test('has no page once it is closed, never shown or taken down, nor by another date', async () => {
    const neverShown = await post({ description: heldWords() });
    const removed = await post();
    await sql`select public.decide_case(public.open_case('job', ${removed.id}, ${employer.user.id}, '[]'),
      'remove', 'It asks applicants for a deposit.')`;
    for (const posted of [neverShown, removed]) {
      expect(await statusOf(posted.id)).toBe('held');
      await change(posted.id, { status: 'closed' });
      expect(await statusOf(posted.id)).toBe('closed');
      expect(await hasPage(posted)).toBe(false);
      await change(posted.id, { expires_at: inDays(9) });
      expect(await hasPage(posted)).toBe(false);
      await change(posted.id, { status: 'open', expires_at: inDays(9) });
      expect(await statusOf(posted.id)).toBe('held');
    }
  });

  test('is not shown as paused either, from closed or edited while it is paused', async () => {
    const posted = await post();
    await change(posted.id, { status: 'closed' });
    await writeUnseen(posted.id);
    await change(posted.id, { status: 'paused' });
    expect(await statusOf(posted.id)).toBe('held');
    expect(await hasPage(posted)).toBe(false);

    const paused = await post();
    await change(paused.id, { status: 'paused' });
    await change(paused.id, { description: fineWords() });
    expect(await statusOf(paused.id)).toBe('paused');
    await change(paused.id, { description: heldWords() });
    expect(await statusOf(paused.id)).toBe('held');
  });

  test('is held by the link in an email too, also by a hard rule, which nobody could read there', async () => {
    for (const words of [heldWords(), 'You must pay a $45 training fee first.']) {
      const posted = await post();
      await sql`update public.jobs set status = 'paused', description = ${words} where id = ${posted.id}`;
      await sql`update public.still_hiring
        set token_hash = public.sha256_hex(${posted.id}), asked_at = now(), paused_at = now() where job_id = ${posted.id}`;
      const { data } = await anonClient().rpc('answer_still_hiring', {
        manage_token: posted.id,
        is_hiring: true,
      });
      expect(data).toMatchObject({ state: 'held' });
      expect(await openCaseOf(posted.id)).not.toBeNull();
    }
  });

  test('takes the page from a job that ended, when its words become such', async () => {
    const closed = await post();
    await change(closed.id, { status: 'closed' });
    const expired = await post();
    await change(expired.id, { expires_at: inDays(-1) });
    for (const posted of [closed, expired]) {
      await change(posted.id, { description: fineWords() });
      expect(await hasPage(posted)).toBe(true);
      expect((await change(posted.id, { description: 'No immigrants.' })).error?.message).toBe(
        'POSTING_REFUSED',
      );
      await change(posted.id, { description: heldWords() });
      expect(await hasPage(posted)).toBe(false);
    }
  });

  test('names no company on its page', async () => {
    const own = await newEmployer({ company_name: `Corner ${crypto.randomUUID()}` });
    const posted = await post({ description: heldWords() }, own);
    const [row] = await sql<{ company: string }[]>`
      select company_slug as company from public.jobs where id = ${posted.id}`;
    const { data } = await secretClient().rpc('employer_page', {
      company: row?.company ?? '',
      state: 'colorado',
      city: 'denver',
    });
    expect(data).toBeNull();
  });

  test('counts with the open jobs of its account', async () => {
    const fresh = await newEmployer();
    await sql`delete from public.posting_log where account_id = ${fresh.user.id}`;
    const [limits] = await sql<{ most: number }[]>`
      select open_jobs as most from public.posting_limits(${fresh.user.id})`;
    const most = limits?.most ?? 0;
    for (let count = 0; count < most; count++) await post({ description: heldWords() }, fresh);
    await expect(post({}, fresh)).rejects.toThrow('OPEN_JOBS_LIMIT');
  });

  test('asks no stranger for applications before it is shown', async () => {
    const stranger = newAddress('stranger');
    const asks = () => sql`select from public.outbox where kind = 'job-contact' and recipient = ${stranger}`;
    const posted = await post({
      description: heldWords(),
      contact: { name: 'Ada', email: stranger, phone: null, title: null },
    });
    expect(posted.status).toBe('held');
    expect(await asks()).toHaveLength(0);
    await change(posted.id, { description: fineWords() });
    expect(await statusOf(posted.id)).toBe('open');
    expect(await asks()).toHaveLength(1);
  });

  test('is asked again about other words of a rule that an operator approved once', async () => {
    const posted = await post({ title: 'Female locker-room attendant' });
    const pending = await openCaseOf(posted.id);
    await sql`select public.decide_case(${pending?.id ?? ''}, 'approve', 'The work demands it.')`;
    expect(await statusOf(posted.id)).toBe('open');
    await change(posted.id, { title: 'Attendant, young women only' });
    expect(await statusOf(posted.id)).toBe('held');
  });
});
