import { notFound } from 'next/navigation';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { getAllowedDecisions } from '@/lib/admin/allowed-decisions';
import { getCase, getNextCase, listQueue } from '@/lib/admin/cases';
import { decideCase } from '@/lib/admin/decide-actions';
import { anonClient, type Person, signUp } from '../support/clients.ts';
import { sql } from '../support/sql.ts';
import { createEmployer, createJob, getJobStatus, getOpenCase } from '../trust/employers.ts';

const adminSession = vi.hoisted(() => ({ adminId: null as string | null }));
vi.mock('@/lib/admin/access', () => ({
  requireAdminAccount: async () =>
    adminSession.adminId ? { userId: adminSession.adminId, role: 'moderator' } : notFound(),
  requireAdminInAction: async () =>
    adminSession.adminId ? { userId: adminSession.adminId, role: 'moderator' } : notFound(),
}));
vi.mock('@/lib/jobs/ended-jobs', () => ({ revalidateModeratedJobs: async () => 0 }));

let employer: Person;
let admin: Person;
beforeAll(async () => {
  [employer, admin] = await Promise.all([createEmployer(), signUp('employer')]);
  adminSession.adminId = admin.user.id;
});

/** Higher than in other tests, and lowered with each case, so that the queue lists them first, in order of opening. */
let risk = 2_000_000;

async function openCase(fields: object = {}, owner = employer) {
  const { id: jobId } = await createJob(owner, { title: 'Tinsmith', ...fields });
  risk -= 1;
  const reasons = [{ rule: 'gift cards', weight: risk, words: 'a card', source: 'posting' }];
  const [row] = await sql<{ id: string }[]>`
    select public.open_case('job', ${jobId}, ${owner.user.id}, ${sql.json(reasons)}) as id`;
  return { id: Number(row?.id), jobId };
}

const getExistingCase = async (id: number) => {
  const details = await getCase(String(id), admin.user.id);
  if (!details) throw new Error(`There is no case ${id}.`);
  return details;
};

const decide = async (id: number, decision: string, reason = 'We looked at it.') => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ caseId: String(id), decision, reason })) form.set(name, value);
  try {
    return await decideCase(null, form);
  } catch (error) {
    const digest = String((error as { digest?: string }).digest);
    return digest.startsWith('NEXT_REDIRECT') ? digest.split(';')[2] : digest;
  }
};

describe('the queue', () => {
  test('lists the highest risk first, cases with a pending question separately, and no deleted subjects', async () => {
    const [awaitingReply, first, second, orphaned] = [
      await openCase(),
      await openCase(),
      await openCase(),
      await openCase(),
    ];
    await decide(awaitingReply.id, 'ask');
    await sql`delete from public.jobs where id = ${orphaned.jobId}`;
    const queue = await listQueue();
    const opened = [awaitingReply, first, second, orphaned].map(({ id }) => id);
    const listOpened = (cases: readonly { id: number }[]) =>
      cases.map(({ id }) => id).filter((id) => opened.includes(id));
    expect(listOpened(queue.awaitingDecision)).toEqual([first.id, second.id]);
    expect(listOpened(queue.awaitingReply)).toEqual([awaitingReply.id]);
    expect(queue.awaitingDecision.find(({ id }) => id === first.id)).toMatchObject({
      subject_kind: 'job',
      title: 'Tinsmith',
      company_name: 'Corner Bakery',
      reasons: [{ rule: 'gift cards' }],
    });
    // The next case skips deleted subjects.
    expect(await getNextCase(first.id)).toBe(second.id);
    expect(await getNextCase(second.id)).not.toBe(orphaned.id);
  });

  test('contains no email addresses', async () => {
    const { user, email } = await signUp('job_seeker');
    await sql`select public.open_case('account', ${user.id}, ${user.id},
      '[{"rule": "gift cards", "weight": 90000}]')`;
    const queue = await listQueue();
    expect(JSON.stringify(queue)).not.toContain(email);
    expect(
      queue.awaitingDecision.find(({ subject_kind, title }) => subject_kind === 'account' && title === null),
    ).toBeDefined();
  });

  test('can be read from its index', async () => {
    const plan = await sql.begin(async (transaction) => {
      await transaction`set local enable_seqscan = off`;
      return transaction`explain select id from public.cases where closed_at is null and question_sent_at is null
        order by risk desc, opened_at, id limit 50`;
    });
    expect(JSON.stringify(plan)).toContain('cases_queue');
  });
});

test('jobs with the same address can be found by an index', async () => {
  const plan = await sql.begin(async (transaction) => {
    await transaction`set local enable_seqscan = off`;
    return transaction`explain select id from public.jobs
      where public.job_identifiers(contact, application_url, description) @> array['email:ada@example.com'] limit 200`;
  });
  expect(JSON.stringify(plan)).toContain('jobs_marks');
});

describe('a case', () => {
  test('shows its subject, reasons, owner, and postings with the same address, phone or text', async () => {
    const unique = crypto.randomUUID();
    const contact = { name: 'Ada', email: `ada@${unique}.example`, phone: '+1 (303) 555-7788', title: null };
    const other = await createEmployer();
    const description = `We bake at night, all of us. ${unique}`;
    await openCase({ contact, title: 'Elsewhere', description }, other);
    await openCase({ contact, title: 'Newer and of the same account' });
    const { id, jobId } = await openCase({ contact, description: `${description}!` });
    await sql`insert into public.reports (subject_kind, subject_id, reason, note, browser_hash, weight, is_trusted)
      values ('job', ${jobId}, 'scam', 'They asked me for money.', ${unique}, 10, true)`;
    const details = await getExistingCase(id);
    expect(details.subject).toMatchObject({
      kind: 'job',
      job: { title: 'Tinsmith' },
      contact: { email: contact.email },
    });
    expect(details.reports).toMatchObject([{ reason: 'scam', note: 'They asked me for money.' }]);
    expect(details.account).toMatchObject({ email: employer.email, companyName: 'Corner Bakery' });
    const groups = details.related.filter(({ postings }) =>
      postings.some(({ title }) => title === 'Elsewhere'),
    );
    expect(groups.map((group) => group.mark)).toEqual(['email', 'domain', 'phone', 'text']);
    // Other accounts come first.
    expect(groups[0]?.postings[0]).toMatchObject({ title: 'Elsewhere', isSameAccount: false });
  });

  test('records each view in the audit log, and is null for an unknown id', async () => {
    const { id, jobId } = await openCase();
    await getExistingCase(id);
    const events = await sql`select actor_id, details from public.audit_events
      where subject_id = ${jobId} and action = 'case looked at'`;
    expect(events).toEqual([{ actor_id: admin.user.id, details: { case: id } }]);
    expect(await getCase('x', admin.user.id)).toBeNull();
    expect(await getCase('999999999999', admin.user.id)).toBeNull();
  });

  test('shows who made the appealed decision', async () => {
    const { id, jobId } = await openCase();
    await decide(id, 'remove', 'It asks for a deposit.');
    const [mail] = await sql<{ token: string }[]>`
      select payload ->> 'manageToken' as token from public.outbox
      where kind = 'case-decided' and recipient = ${employer.email} order by id desc limit 1`;
    await anonClient()
      .rpc('appeal_decision', { manage_token: mail?.token ?? '', words: 'It is for the uniform.' })
      .throwOnError();
    const appealCase = await getExistingCase(Number((await getOpenCase(jobId))?.id));
    expect(appealCase.appeal).toMatchObject({
      words: 'It is for the uniform.',
      decision: 'remove',
      reason: 'It asks for a deposit.',
      by: admin.email,
    });
    expect(appealCase.account?.decisions[0]).toMatchObject({ decision: 'remove', by: admin.email });
  });
});

describe('a decision on the case page', () => {
  test('redirects to the next case', async () => {
    const [first, second] = [await openCase(), await openCase()];
    expect(await decide(first.id, 'remove')).toBe(`/admin/cases/${second.id}`);
    expect(await getJobStatus(first.jobId)).toBe('held');
    const [decided] = await sql`select decided_by, reason from public.decisions where case_id = ${first.id}`;
    expect(decided).toEqual({ decided_by: admin.user.id, reason: 'We looked at it.' });
  });

  test('is rejected with a message if another admin was faster', async () => {
    const { id, jobId } = await openCase();
    const results = await Promise.all([decide(id, 'approve'), decide(id, 'remove')]);
    const rejected = results.filter((result) => typeof result !== 'string');
    expect(rejected).toMatchObject([
      { ok: false, message: expect.stringContaining('Someone else has decided') },
    ]);
    expect(await sql`select from public.decisions where case_id = ${id}`).toHaveLength(1);
    expect(await getOpenCase(jobId)).toBeNull();
  });

  test('requires a reason and must apply to the case', async () => {
    const { id } = await openCase();
    expect(await decide(id, 'remove', ' ')).toMatchObject({ message: 'Please give a reason' });
    expect(await decide(id, '')).toMatchObject({ message: 'Please choose a decision' });
    expect(await decide(id, 'ban')).toMatchObject({ message: expect.stringContaining('can’t be decided') });
  });

  test('is a 404 for other accounts', async () => {
    const { id } = await openCase();
    adminSession.adminId = null;
    expect(await decide(id, 'nonsense')).toContain('404');
    expect(await decide(id, 'approve')).toContain('404');
    adminSession.adminId = admin.user.id;
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
  ] as const)(
    'is offered if and only if the database accepts it: a case of the kind "%s" with a reason of the source "%s"',
    async (kind, source) => {
      const reasons = [{ rule: 'a test', weight: 1, words: '', source }];
      const listAccepted = async (decision: string) => {
        const [{ id } = { id: '' }] = await sql<{ id: string }[]>`
        select public.open_case(${kind}, gen_random_uuid(), ${employer.user.id}, ${sql.json(reasons)}) as id`;
        return sql`select public.decide_case(${id}, ${decision}, 'A reason.')`.then(
          () => [decision],
          () => [],
        );
      };
      const allDecisions = ['approve', 'remove', 'warn', 'suspend', 'ban', 'lift', 'dismiss', 'ask'];
      // The account of the case doesn't exist, so it can't be suspended or banned.
      const tested = allDecisions.filter(
        (decision) => kind !== 'account' || !['suspend', 'ban'].includes(decision),
      );
      const offered = getAllowedDecisions(kind, reasons).filter((decision) => tested.includes(decision));
      expect((await Promise.all(tested.map(listAccepted))).flat()).toEqual(offered);
    },
  );
});
