import { beforeAll, describe, expect, test } from 'vitest';
import { toPostingError } from '@/lib/postings/posting-error';
import { protectedCompanies } from '@/supabase/trust/protected-companies';
import { rules } from '@/supabase/trust/rules';
import { denver, job, type Row } from '../policies/rows.ts';
import type { Person } from '../support/clients.ts';
import { createMark } from '../support/mark.ts';
import { sql } from '../support/sql.ts';
import { checkDemonstration } from './demonstration.ts';
import { createEmployer, getJobStatus, getOpenCase, insertJob } from './employers.ts';
import { exclusions, legitimatePostings, obfuscations, scams, shortRequests } from './postings.ts';

type Outcome = 'refused' | 'held' | 'live';

/** Returns the outcome of each text by its words alone. */
async function getOutcomes(texts: readonly string[]): Promise<Outcome[]> {
  const rows = await sql<{ outcome: Outcome }[]>`
    select case when bool_or(broken.is_hard) then 'refused'
      when coalesce(sum(broken.weight), 0) >= public.setting('hold_weight') then 'held' else 'live' end as outcome
    from jsonb_array_elements_text(${sql.json(texts)}) with ordinality as given (words, position)
      left join lateral public.match_trust_rules(given.words) as broken on true
    group by given.position order by given.position`;
  return rows.map(({ outcome }) => outcome);
}

const listTextsWithOutcome = (outcomes: readonly Outcome[], texts: readonly string[], outcome: Outcome) =>
  texts.filter((_, index) => outcomes[index] === outcome);

describe('the rules', () => {
  test.each(Object.keys(obfuscations))(
    'reject or hold all of twenty scams with the disguise “%s”',
    async (disguise) => {
      const texts = scams.map((words) => obfuscations[disguise]?.(words) ?? '');
      expect(listTextsWithOutcome(await getOutcomes(texts), texts, 'live')).toEqual([]);
    },
  );

  test('accept 250 honest postings with everyday and unusual wording', async () => {
    const outcomes = await getOutcomes(legitimatePostings);
    expect(legitimatePostings).toHaveLength(250);
    expect(listTextsWithOutcome(outcomes, legitimatePostings, 'refused')).toEqual([]);
    expect(listTextsWithOutcome(outcomes, legitimatePostings, 'held')).toEqual([]);
  });

  test('reject or hold short requests for account details', async () => {
    expect(listTextsWithOutcome(await getOutcomes(shortRequests), shortRequests, 'live')).toEqual([]);
  });

  test('reject clear discrimination, and hold wording for which the law has exceptions', async () => {
    const outcomes = await getOutcomes(
      exclusions.map(([words]) => `Help wanted\nCome and join us. ${words}`),
    );
    expect(outcomes).toEqual(exclusions.map(([, outcome]) => outcome));
  });

  test('accept the first 1,000 demonstration jobs', async () => {
    const { count, broken } = await checkDemonstration(1_000);
    expect(count).toBe(1_000);
    expect(broken).toEqual([]);
  });

  test('are the same in the database and in the code', async () => {
    const rows = await sql<
      Row[]
    >`select name, kind, hints, pattern, "unless", weight, is_hard as "isHard", sentence, replacement, source
      from public.trust_rules where kind <> 'blocked words' order by name`;
    const rulesByName = [...rules].sort((a, b) => (a.name < b.name ? -1 : 1));
    expect([...rows].sort((a, b) => (String(a.name) < String(b.name) ? -1 : 1))).toEqual(rulesByName);
    const companies = await sql<
      { name: string; domains: string[] }[]
    >`select name, domains from public.protected_companies`;
    expect(Object.fromEntries(companies.map(({ name, domains }) => [name, domains]))).toMatchObject(
      protectedCompanies,
    );
  });
});

describe('a posting', () => {
  let employer: Person;
  beforeAll(async () => {
    employer = await createEmployer();
  });
  const post = (fields: Row, owner = employer) => insertJob(owner, fields);
  const change = (id: string, fields: Row) =>
    employer.client
      .from('jobs')
      .update(fields as never)
      .eq('id', id);
  const heldText = 'Contact our desk on Telegram.';

  test('is rejected with a message at its field if it breaks a hard rule', async () => {
    const { error } = await post({ description: 'Good work. You must pay a $45 training fee first.' });
    expect(error).toMatchObject({ code: 'PT409', message: 'POSTING_REFUSED' });
    const userError = error && toPostingError(error);
    expect(userError?.fieldErrors?.description).toBe(
      '“you must pay a $45 training fee”: No one may ask applicants to pay a fee or a deposit.',
    );
    const inTitle = await post({ title: 'Whites only crew' });
    expect(Object.keys((inTitle.error && toPostingError(inTitle.error)?.fieldErrors) ?? {})).toEqual([
      'title',
    ]);
    const { data: accepted } = await post({});
    expect((await change(accepted?.id ?? '', { description: 'No immigrants.' })).error?.message).toBe(
      'POSTING_REFUSED',
    );
    await change(accepted?.id ?? '', { status: 'paused' });
    expect((await change(accepted?.id ?? '', { description: 'No immigrants.' })).error?.message).toBe(
      'POSTING_REFUSED',
    );
  });

  test('is held if it reaches the hold weight, and goes live once the matched words are removed', async () => {
    const { data } = await post({ description: `Bake bread. ${heldText}` });
    expect(data?.status).toBe('held');
    const id = data?.id ?? '';
    expect((await getOpenCase(id))?.reasons).toMatchObject([
      { rule: 'moves to a messenger', words: 'telegram' },
    ]);
    expect((await employer.client.rpc('get_my_job', { job_id: id })).data).toMatchObject({
      hold: { isRemoved: false, words: ['telegram'] },
    });
    // The job stays held until the matched words are removed.
    await change(id, { description: `Bake rolls. ${heldText}` });
    expect(await getJobStatus(id)).toBe('held');
    await change(id, { description: 'Bake bread at night.' });
    expect(await getJobStatus(id)).toBe('open');
    expect(await getOpenCase(id)).toBeNull();
    expect(
      await sql`select from public.job_openings where job_id = ${id} and matched_at is null`,
    ).toHaveLength(1);
  });

  test('is not held again for approved words, and stays held while another case is open', async () => {
    const { data } = await post({ title: 'Female locker-room attendant' });
    const id = data?.id ?? '';
    expect(data?.status).toBe('held');
    const pending = await getOpenCase(id);
    await sql`select public.decide_case(${pending?.id ?? ''}, 'approve', 'The work demands it.')`;
    await change(id, { description: 'Hand out towels.' });
    expect(await getJobStatus(id)).toBe('open');
    await sql`select public.open_case('job', ${id}, ${employer.user.id}, '[{"rule": "reports", "weight": 100, "words": ""}]')`;
    await sql`update public.jobs set status = 'held' where id = ${id}`;
    await change(id, { description: 'Hand out fresh towels.' });
    expect(await getJobStatus(id)).toBe('held');
  });

  test('is live with one light match, even from a new account, and held with two', async () => {
    const lightMatch = 'Write us on WhatsApp.';
    expect((await post({ description: lightMatch })).data?.status).toBe('open');
    const newEmployer = await createEmployer({ company_name: `Corner Bakery ${createMark()}` });
    await sql`delete from public.posting_log where account_id = ${newEmployer.user.id}`;
    expect((await post({ description: `${lightMatch} See bit.ly/3xyz1` }, newEmployer)).data?.status).toBe(
      'held',
    );
    expect((await post({ description: lightMatch }, newEmployer)).data?.status).toBe('open');
  });

  test('is held with the name of a known company, or with a similar domain', async () => {
    const contact = (email: string) => ({ name: 'Ada', email, phone: null, title: null });
    const impersonator = await createEmployer({ company_name: 'Costco Careers' });
    expect((await post({ contact: contact('hr.costco@gmail.com') }, impersonator)).data?.status).toBe('held');
    expect((await post({ contact: contact('ada@jobs.costco.com') }, impersonator)).data?.status).toBe('open');
    for (const url of [
      'https://indeed.com.evil.test/login',
      'https://walmart-careers.net/a',
      'https://linkedln.com/jobs',
    ])
      expect((await post({ application_url: url })).data?.status, url).toBe('held');
    for (const url of [
      'https://www.indeed.com/viewjob?jk=1',
      'https://amazon.jobs/en/1',
      'https://targetedge.com/',
    ])
      expect((await post({ application_url: url })).data?.status, url).toBe('open');
  });

  test('is not moderated if the server inserts it', async () => {
    const [row] = await sql<{ status: string }[]>`insert into public.jobs ${sql({
      ...job(employer.user.id, { description: heldText, slug: crypto.randomUUID() }),
      location: sql.json(denver() as never),
      contact: sql.json({ name: 'Ada', email: 'ada@example.com' }),
    } as never)} returning status`;
    expect(row?.status).toBe('open');
  });
});
