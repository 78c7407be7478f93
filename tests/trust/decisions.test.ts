import { beforeAll, describe, expect, test } from 'vitest';
import { getAppeal } from '@/lib/trust/appeal';
import { decisionMails } from '@/lib/trust/mails';
import { denver, talent } from '../policies/rows.ts';
import { anonClient, type Person, signUp } from '../support/clients.ts';
import { sql } from '../support/sql.ts';
import { createEmployer, createJob, getJobStatus, getOpenCase } from './employers.ts';

let employer: Person;
beforeAll(async () => {
  employer = await createEmployer();
});

const postJob = async (owner = employer) => (await createJob(owner, { title: 'Tinsmith' })).id;

const reportReasons = [{ rule: 'reports', weight: 30, words: '', source: 'report' }];

async function openCase(kind: string, subjectId: string, accountId: string, reasons: object[] = []) {
  const [row] = await sql<{ id: string }[]>`
    select public.open_case(${kind}, ${subjectId}, ${accountId}, ${sql.json(reasons as never)}) as id`;
  return row?.id ?? '';
}

const decideCase = async (id: string, decision: string, reason = 'Because we looked at it.') => {
  const [row] = await sql<{ id: string }[]>`
    select public.decide_case(${id}, ${decision}, ${reason}) as id`;
  return row?.id ?? '';
};

/** Returns the email of a decision; null if there is none. */
async function getDecisionMail(decisionId: string) {
  const [row] = await sql<{ payload: unknown }[]>`
    select payload from public.outbox where dedupe_key = ${`case-decided:${decisionId}`}`;
  return row ? ((await decisionMails['case-decided']?.(row.payload)) ?? null) : null;
}

async function getCompanyId(person: Person) {
  const [row] = await sql<{ id: string }[]>`
    select id from public.employer_profiles where user_id = ${person.user.id}`;
  return row?.id ?? '';
}

describe('a question', () => {
  test('is emailed to the owner and leaves the case open', async () => {
    const id = await postJob();
    const caseId = await openCase('job', id, employer.user.id, reportReasons);
    const mail = await getDecisionMail(await decideCase(caseId, 'ask', 'Where is the shop?'));
    expect(mail?.subject).toBe('A question about your job: Tinsmith');
    expect(mail?.text).toContain('> Where is the shop?');
    expect((await getOpenCase(id))?.id).toBe(caseId);
    expect(await getJobStatus(id)).toBe('open');
  });
});

describe('dismissing reports', () => {
  test('sends no email if the job was never hidden', async () => {
    const id = await postJob();
    const decided = await decideCase(await openCase('job', id, employer.user.id, reportReasons), 'dismiss');
    expect(await getDecisionMail(decided)).toBeNull();
    expect(await getJobStatus(id)).toBe('open');
  });

  test('makes a held job visible again and emails its employer', async () => {
    const id = await postJob();
    await sql`update public.jobs set status = 'held' where id = ${id}`;
    const decided = await decideCase(await openCase('job', id, employer.user.id, reportReasons), 'dismiss');
    expect((await getDecisionMail(decided))?.subject).toBe('Your job is live: Tinsmith');
    expect(await getJobStatus(id)).toBe('open');
  });

  test('is rejected for a posting that breaks a rule, and does not restore a removed job', async () => {
    const id = await postJob();
    const reasons = [{ rule: 'gift cards', weight: 30, words: 'card', source: 'posting' }];
    const pending = await openCase('job', id, employer.user.id, reasons);
    await expect(decideCase(pending, 'dismiss')).rejects.toThrow('UNDECIDABLE');
    await decideCase(pending, 'remove');
    await decideCase(await openCase('job', id, employer.user.id, reportReasons), 'dismiss');
    expect(await getJobStatus(id)).toBe('held');
  });
});

test('a decision and an edit of the same job do not deadlock', async () => {
  const id = await postJob();
  const caseId = await openCase('job', id, employer.user.id, reportReasons);
  let decided: Promise<string> | undefined;
  await sql.begin(async (transaction) => {
    await transaction`update public.jobs set title = 'Tinsmith, evenings' where id = ${id}`;
    decided = decideCase(caseId, 'approve');
    const isDecisionWaiting = async () => {
      const [row] = await transaction<{ yes: boolean }[]>`
        select exists (select from pg_locks where not granted and transactionid = pg_current_xact_id()::xid) as yes`;
      return row?.yes;
    };
    await expect.poll(isDecisionWaiting).toBe(true);
    await transaction`select public.open_case(
      'job', ${id}, ${employer.user.id}, ${transaction.json(reportReasons as never)})`;
  });
  expect(await decided).not.toBe('');
});

test('removing a closed job deletes its page and keeps it closed', async () => {
  const id = await postJob();
  await employer.client.from('jobs').update({ status: 'closed' }).eq('id', id).throwOnError();
  await decideCase(await openCase('job', id, employer.user.id, reportReasons), 'remove');
  const [row] = await sql<{ status: string; isOver: boolean }[]>`
    select status, ended_at < now() - public.ended_job_visibility() as "isOver" from public.jobs where id = ${id}`;
  expect(row).toEqual({ status: 'closed', isOver: true });
});

test('the existing and new jobs of a removed company are hidden until it is approved', async () => {
  const owner = await createEmployer();
  const [first, removed] = [await postJob(owner), await postJob(owner)];
  await decideCase(await openCase('job', removed, owner.user.id), 'remove');
  const company = await getCompanyId(owner);
  const mail = await getDecisionMail(
    await decideCase(await openCase('company', company, owner.user.id), 'remove'),
  );
  expect(mail?.subject).toBe('We’ve taken down your company: Corner Bakery');
  expect(await getJobStatus(first)).toBe('held');
  const { data: hold } = await owner.client.rpc('get_my_job', { job_id: first });
  expect(JSON.stringify(hold)).toContain('Because we looked at it.');
  const second = await postJob(owner);
  expect(await getJobStatus(second)).toBe('held');
  await decideCase(await openCase('company', company, owner.user.id), 'approve');
  expect([await getJobStatus(first), await getJobStatus(second)]).toEqual(['open', 'open']);
  // The decision about its own job still applies.
  expect(await getJobStatus(removed)).toBe('held');
});

test('a removed profile cannot be shown or recreated until it is approved', async () => {
  const person = await signUp('job_seeker');
  const createProfile = async () => {
    const { data } = await person.client
      .from('job_seeker_profiles')
      .insert(talent(person.user.id) as never)
      .select('id')
      .single();
    return data?.id ?? '';
  };
  const isVisible = async (id: string) => {
    const [row] = await sql<{ is_visible: boolean }[]>`
      select is_visible from public.job_seeker_profiles where id = ${id}`;
    return row?.is_visible;
  };
  const id = await createProfile();
  await decideCase(await openCase('profile', id, person.user.id), 'remove');
  expect(await isVisible(id)).toBe(false);
  const shown = await person.client.from('job_seeker_profiles').update({ is_visible: true }).eq('id', id);
  expect(shown.error?.message).toBe('PROFILE_REMOVED');
  // The owner, who may have hidden it before, can show it again.
  await decideCase(await openCase('profile', id, person.user.id), 'approve');
  expect(await isVisible(id)).toBe(false);
  await person.client.from('job_seeker_profiles').update({ is_visible: true }).eq('id', id).throwOnError();
  expect(await isVisible(id)).toBe(true);
  await decideCase(await openCase('profile', id, person.user.id), 'remove');
  await person.client.from('job_seeker_profiles').delete().eq('id', id).throwOnError();
  expect(await createProfile()).toBe('');
});

test('the own data of a reported person contains no reports', async () => {
  const owner = await createEmployer();
  await openCase('message', crypto.randomUUID(), owner.user.id, [
    { ...reportReasons[0], rule: 'seen by a stranger' },
  ]);
  const { data } = await owner.client.rpc('own_data').throwOnError();
  expect(JSON.stringify(data)).not.toContain('seen by a stranger');
  expect(Object.keys(data as object)).not.toContain('cases');
});

test('approving a message keeps a removed job’s text blocked', async () => {
  const owner = await createEmployer();
  const removed = await postJob(owner);
  await decideCase(await openCase('job', removed, owner.user.id), 'remove');
  await decideCase(await openCase('message', crypto.randomUUID(), owner.user.id, reportReasons), 'approve');
  expect(await sql`select from public.removed_texts where job_id = ${removed}`).toHaveLength(1);
});

test('a removed message is deleted for its recipient, and its sender gets an email', async () => {
  const person = await signUp('job_seeker');
  const [request] = await sql<{ id: string }[]>`
    with profile as (insert into public.job_seeker_profiles ${sql({
      ...talent(person.user.id),
      location: sql.json(denver() as never),
    } as never)} returning id)
    insert into public.contact_requests (employer_id, talent_id, message, token_hash)
      select ${employer.user.id}, id, 'Send me money.', gen_random_uuid() from profile returning id`;
  const removed = await decideCase(
    await openCase('message', request?.id ?? '', employer.user.id, reportReasons),
    'remove',
  );
  expect((await getDecisionMail(removed))?.subject).toBe('We’ve removed your message');
  expect(await sql`select from public.contact_requests where id = ${request?.id ?? ''}`).toHaveLength(0);
});

describe('a case about an account', () => {
  test.each([
    ['warn', 'warned', 'A warning about your account'],
    ['suspend', 'suspended', 'We’ve suspended your account'],
    ['ban', 'banned', 'We’ve closed your account'],
    ['lift', 'lifted', 'You can use your account again'],
  ])('accepts the decision %s and emails the owner', async (decision, outcome, subject) => {
    const { user } = await createEmployer();
    const id = await openCase('account', user.id, user.id);
    const mail = await getDecisionMail(await decideCase(id, decision));
    expect(mail?.subject).toBe(subject);
    expect(mail?.text).toContain('Because we looked at it.');
    expect(await sql`select outcome from public.cases where id = ${id}`).toEqual([{ outcome }]);
  });

  test('rejects the decisions of other cases, and a case about a job rejects a ban', async () => {
    const account = await openCase('account', employer.user.id, employer.user.id);
    for (const decision of ['approve', 'remove', 'burn', null])
      await expect(decideCase(account, decision as string)).rejects.toThrow('UNDECIDABLE');
    const posted = await openCase('job', await postJob(), employer.user.id);
    await expect(decideCase(posted, 'ban')).rejects.toThrow('UNDECIDABLE');
  });
});

describe('an appeal', () => {
  async function removeJob() {
    const id = await postJob();
    const decided = await decideCase(await openCase('job', id, employer.user.id, reportReasons), 'remove');
    const token = (await getDecisionMail(decided))?.text.match(/\/appeal\/([0-9a-f]{64})/)?.[1] ?? '';
    return { id, token };
  }

  test('can be made once with the emailed link, without an account', async () => {
    const { id, token } = await removeJob();
    const visitor = anonClient();
    const appeal = (words: string) => visitor.rpc('appeal_decision', { manage_token: token, words });
    expect(await getAppeal(token)).toMatchObject({ kind: 'job', title: 'Tinsmith', appealedAt: null });
    expect((await appeal(' ')).error?.code).toBe('23514');
    await appeal('The deposit is for the uniform.').throwOnError();
    const pending = await getOpenCase(id);
    expect(pending?.reasons).toMatchObject([{ rule: 'an appeal', source: 'appeal' }]);
    // Until the decision the job stays hidden, and a second appeal changes nothing.
    expect(await getJobStatus(id)).toBe('held');
    await appeal('And another thing.').throwOnError();
    expect(
      await sql`select appeal_words from public.decisions where appeal_case_id = ${pending?.id ?? ''}`,
    ).toEqual([{ appeal_words: 'The deposit is for the uniform.' }]);
    await expect(decideCase(pending?.id ?? '', 'dismiss')).rejects.toThrow('UNDECIDABLE');
    const outcome = await getDecisionMail(await decideCase(pending?.id ?? '', 'approve'));
    expect(outcome?.subject).toBe('Your job is live: Tinsmith');
    expect(outcome?.text).toContain('You asked us to look again');
    expect(await getJobStatus(id)).toBe('open');
    expect(await getAppeal(token)).toMatchObject({ outcome: 'approved' });
  });

  test('cannot be repeated after it was decided', async () => {
    const { id, token } = await removeJob();
    await anonClient().rpc('appeal_decision', { manage_token: token, words: 'No.' }).throwOnError();
    const pending = await getOpenCase(id);
    const mail = await getDecisionMail(await decideCase(pending?.id ?? '', 'remove'));
    expect(mail?.text).toContain('it’s final');
    expect(mail?.text).not.toContain('/appeal/');
    await anonClient().rpc('appeal_decision', { manage_token: token, words: 'No.' }).throwOnError();
    expect(await getOpenCase(id)).toBeNull();
  });

  test('against a warning can lead to a suspension with its own appeal, and lifts no ban', async () => {
    const { user } = await createEmployer();
    const decideAccount = async (decision: string) =>
      (
        await sql<{ id: string }[]>`
          select public.decide_account(${user.id}, ${decision}, 'Applicants were asked for money.') as id`
      )[0]?.id ?? '';
    const appealAgainst = async (decisionId: string) => {
      const token = (await getDecisionMail(decisionId))?.text.match(/\/appeal\/([0-9a-f]{64})/)?.[1] ?? '';
      await anonClient().rpc('appeal_decision', { manage_token: token, words: 'No.' }).throwOnError();
      return (await getOpenCase(user.id))?.id ?? '';
    };
    const countActiveBans = async () =>
      Number(
        (
          await sql<{ bans: string }[]>`
            select count(*) as bans from public.bans where account_id = ${user.id} and lifted_at is null`
        )[0]?.bans,
      );
    const suspended = await decideCase(await appealAgainst(await decideAccount('warn')), 'suspend');
    expect((await getDecisionMail(suspended))?.text).not.toContain('it’s final');
    // The same decision again is final and allows no appeal.
    const confirmed = await getDecisionMail(await decideCase(await appealAgainst(suspended), 'suspend'));
    expect(confirmed?.text).toContain('it’s final');
    expect(confirmed?.text).not.toContain('/appeal/');
    const warned = await decideAccount('warn');
    await decideCase(await appealAgainst(warned), 'lift');
    expect(await countActiveBans()).toBe(1);
    // A decision about the account itself lifts the ban, despite the appeal.
    await appealAgainst(await decideAccount('warn'));
    await decideAccount('lift');
    expect(await countActiveBans()).toBe(0);
  });

  test('is rejected with a wrong secret', async () => {
    const wrong = await anonClient().rpc('appeal_decision', { manage_token: 'a'.repeat(64), words: 'Why?' });
    expect(wrong.data).toBeNull();
  });
});
