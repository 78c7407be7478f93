import { notFound } from 'next/navigation';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { decidable } from '@/lib/operator/decidable';
import { decideCase } from '@/lib/operator/decide-actions';
import { findNextCase, findQueue, readCase } from '@/lib/operator/desk-case';
import { denver, job } from '../policies/rows.ts';
import { anonClient, type Person, signUp } from '../support/clients.ts';
import { sql } from '../support/sql.ts';
import { newEmployer, openCaseOf, statusOf } from '../trust/employers.ts';

const desk = vi.hoisted(() => ({ operatorId: null as string | null }));
vi.mock('@/lib/operator/access', () => ({
  requireArrival: async () => (desk.operatorId ? { userId: desk.operatorId, role: 'moderator' } : notFound()),
  requireAtDesk: async () => (desk.operatorId ? { userId: desk.operatorId, role: 'moderator' } : notFound()),
}));
vi.mock('@/lib/jobs/ended-jobs', () => ({ refreshDecidedJobs: async () => 0 }));

let employer: Person;
let operator: Person;
beforeAll(async () => {
  [employer, operator] = await Promise.all([newEmployer(), signUp('employer')]);
  desk.operatorId = operator.user.id;
});

/** More than any other test's cases, and each a different one. */
let risk = 2_000_000;

async function openCase(fields: object = {}, owner = employer) {
  const { data } = await owner.client
    .from('jobs')
    .insert(job(owner.user.id, { title: 'Tinsmith', location: denver(), ...fields }) as never)
    .select('id')
    .single()
    .throwOnError();
  risk -= 1;
  const reasons = [{ rule: 'gift cards', weight: risk, words: 'a card', source: 'posting' }];
  const [row] = await sql<{ id: string }[]>`
    select public.open_case('job', ${data.id}, ${owner.user.id}, ${sql.json(reasons)}) as id`;
  return { id: Number(row?.id), jobId: data.id };
}

const read = async (id: number) => {
  const found = await readCase(String(id), operator.user.id);
  if (!found) throw new Error('There is no such case.');
  return found;
};

const decide = async (id: number, decision: string, reason = 'We looked at it.') => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ caseId: String(id), decision, reason })) form.set(name, value);
  try {
    return await decideCase(null, form);
  } catch (thrown) {
    const digest = String((thrown as { digest?: string }).digest);
    return digest.startsWith('NEXT_REDIRECT') ? digest.split(';')[2] : digest;
  }
};

describe('the queue', () => {
  test('has the highest risk first, what was asked behind all that waits, and nothing that is gone', async () => {
    const [first, second, gone, asked] = [
      await openCase(),
      await openCase(),
      await openCase(),
      await openCase(),
    ];
    await decide(asked.id, 'ask');
    await sql`delete from public.jobs where id = ${gone.jobId}`;
    const { cases } = await findQueue();
    const mine = cases
      .map(({ id }) => id)
      .filter((id) => [first, second, gone, asked].some((one) => one.id === id));
    expect(mine).toEqual([first.id, second.id, asked.id]);
    expect(cases.find(({ id }) => id === first.id)).toMatchObject({
      subject_kind: 'job',
      title: 'Tinsmith',
      company_name: 'Corner Bakery',
      reasons: [{ rule: 'gift cards' }],
    });
    // One leads to the next, past what is gone.
    expect(await findNextCase(first.id)).toBe(second.id);
    expect(await findNextCase(second.id)).not.toBe(gone.id);
  });

  test('shows no one’s address: whoever opens the case is noted, whoever sees the queue is not', async () => {
    const { user, email } = await signUp('job_seeker');
    await sql`select public.open_case('account', ${user.id}, ${user.id},
      '[{"rule": "gift cards", "weight": 90000}]')`;
    const { cases } = await findQueue();
    expect(JSON.stringify(cases)).not.toContain(email);
    expect(
      cases.find(({ subject_kind, title }) => subject_kind === 'account' && title === null),
    ).toBeDefined();
  });

  test('is read by its index, however many cases there are', async () => {
    const plan = await sql.begin(async (one) => {
      await one`set local enable_seqscan = off`;
      return one`explain select id from public.cases where closed_at is null and asked_at is null
        order by risk desc, opened_at, id limit 50`;
    });
    expect(JSON.stringify(plan)).toContain('cases_queue');
  });
});

test('the same address elsewhere is found by an index, however many jobs there are', async () => {
  const plan = await sql.begin(async (one) => {
    await one`set local enable_seqscan = off`;
    return one`explain select id from public.jobs
      where public.job_marks(contact, application_url, description) @> array['email:ada@example.com'] limit 200`;
  });
  expect(JSON.stringify(plan)).toContain('jobs_marks');
});

describe('a case', () => {
  test('shows what it is about, why, whose it is and what else has the same address, phone or text', async () => {
    const mark = crypto.randomUUID();
    const contact = { name: 'Ada', email: `ada@${mark}.example`, phone: '+1 (303) 555-7788', title: null };
    const other = await newEmployer();
    const description = `We bake at night, all of us. ${mark}`;
    await openCase({ contact, title: 'Elsewhere', description }, other);
    await openCase({ contact, title: 'Newer and of the same account' });
    const { id, jobId } = await openCase({ contact, description: `${description}!` });
    await sql`insert into public.reports (subject_kind, subject_id, reason, note, browser_hash, weight, has_standing)
      values ('job', ${jobId}, 'scam', 'They asked me for money.', ${mark}, 10, true)`;
    const found = await read(id);
    expect(found.subject).toMatchObject({
      kind: 'job',
      job: { title: 'Tinsmith' },
      contact: { email: contact.email },
    });
    expect(found.reports).toMatchObject([{ reason: 'scam', note: 'They asked me for money.' }]);
    expect(found.account).toMatchObject({ email: employer.email, companyName: 'Corner Bakery' });
    const same = found.related.filter(({ postings }) => postings.some(({ title }) => title === 'Elsewhere'));
    expect(same.map(({ mark: of }) => of)).toEqual(['email', 'domain', 'phone', 'text']);
    // What tells more comes first.
    expect(same[0]?.postings[0]).toMatchObject({ title: 'Elsewhere', isSameAccount: false });
  });

  test('remembers who looked at it, for good', async () => {
    const { id, jobId } = await openCase();
    await read(id);
    const events = await sql`select actor_id, details from public.audit_events
      where subject_id = ${jobId} and action = 'case looked at'`;
    expect(events).toEqual([{ actor_id: operator.user.id, details: { case: id } }]);
    expect(await readCase('x', operator.user.id)).toBeNull();
    expect(await readCase('999999999999', operator.user.id)).toBeNull();
  });

  test('says who decided first where it is an appeal', async () => {
    const { id, jobId } = await openCase();
    await decide(id, 'remove', 'It asks for a deposit.');
    const [mail] = await sql<{ token: string }[]>`
      select payload ->> 'manageToken' as token from public.outbox
      where kind = 'case-decided' and recipient = ${employer.email} order by id desc limit 1`;
    await anonClient()
      .rpc('appeal_decision', { manage_token: mail?.token ?? '', words: 'It is for the uniform.' })
      .throwOnError();
    const again = await read(Number((await openCaseOf(jobId))?.id));
    expect(again.appeal).toMatchObject({
      words: 'It is for the uniform.',
      decision: 'remove',
      reason: 'It asks for a deposit.',
      by: operator.email,
    });
    expect(again.account?.decisions[0]).toMatchObject({ decision: 'remove', by: operator.email });
  });
});

describe('a decision at the desk', () => {
  test('leads to the next case', async () => {
    const [first, second] = [await openCase(), await openCase()];
    expect(await decide(first.id, 'remove')).toBe(`/operator/cases/${second.id}`);
    expect(await statusOf(first.jobId)).toBe('held');
    const [decided] = await sql`select decided_by, reason from public.decisions where case_id = ${first.id}`;
    expect(decided).toEqual({ decided_by: operator.user.id, reason: 'We looked at it.' });
  });

  test('of two operators at once is the first one’s, and the second is told', async () => {
    const { id, jobId } = await openCase();
    const answers = await Promise.all([decide(id, 'approve'), decide(id, 'remove')]);
    const told = answers.filter((answer) => typeof answer !== 'string');
    expect(told).toMatchObject([{ ok: false, message: expect.stringContaining('Someone else has decided') }]);
    expect(await sql`select from public.decisions where case_id = ${id}`).toHaveLength(1);
    expect(await openCaseOf(jobId)).toBeNull();
  });

  test('has a reason, and is one that can be made', async () => {
    const { id } = await openCase();
    expect(await decide(id, 'remove', ' ')).toMatchObject({ message: 'Please say why' });
    expect(await decide(id, '')).toMatchObject({ message: 'Please choose a decision' });
    expect(await decide(id, 'ban')).toMatchObject({ message: expect.stringContaining('can’t be decided') });
  });

  test('is nobody else’s: to them there is no such action', async () => {
    const { id } = await openCase();
    desk.operatorId = null;
    expect(await decide(id, 'nonsense')).toContain('404');
    expect(await decide(id, 'approve')).toContain('404');
    desk.operatorId = operator.user.id;
    expect(await sql`select from public.decisions where case_id = ${id}`).toHaveLength(0);
  });

  test.each([
    ['job', 'posting'],
    ['job', 'report'],
    ['job', 'appeal'],
    ['profile', 'report'],
    ['message', 'report'],
    ['account', 'account'],
    ['account', 'appeal'],
  ] as const)('is offered as the database takes it: %s, %s', async (kind, source) => {
    const reasons = [{ rule: 'a test', weight: 1, words: '', source }];
    const taken = async (decision: string) => {
      const [{ id } = { id: '' }] = await sql<{ id: string }[]>`
        select public.open_case(${kind}, gen_random_uuid(), ${employer.user.id}, ${sql.json(reasons)}) as id`;
      return sql`select public.decide_case(${id}, ${decision}, 'A reason.')`.then(
        () => [decision],
        () => [],
      );
    };
    const every = ['approve', 'remove', 'warn', 'suspend', 'ban', 'lift', 'dismiss', 'ask'];
    // An account that nobody is: what a ban does is another test's.
    const possible = kind === 'account' ? every.filter((each) => !['suspend', 'ban'].includes(each)) : every;
    const offered = decidable(kind, reasons).filter((each) => possible.includes(each));
    expect((await Promise.all(possible.map(taken))).flat()).toEqual(offered);
  });
});
