import { beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../support/sql';
import { givenApplications, givenHirer, givenJobOf, type Hirer, ids, move } from './applicants-given';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

let employer: Hirer;
beforeEach(async () => {
  employer = await givenHirer();
});

/** Which of these jobs a search finds that asks for employers who answer. */
async function found(jobs: readonly string[]): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from public.jobs where id = any (${[...jobs]})
      and public.meets_conditions('{"answers": true}', id) order by created_at`;
  return rows.map(({ id }) => id);
}

/** So many applicants who waited a week, of whom the first are answered. */
async function givenReplies(jobId: string, applicants: number, answered: number) {
  const applications = await givenApplications(jobId, applicants, { created_at: daysAgo(8) });
  for (const status of ['seen', 'rejected'])
    await move(employer.client, ids(applications.slice(0, answered)), status);
  return applications;
}

const look = () => sql`select public.keep_reply_record(${employer.id})`;

describe('an employer who answers most applicants', () => {
  test('has answered more than half, over all jobs together, and its next job is found at once', async () => {
    const other = await givenJobOf(employer.id);
    await givenReplies(employer.jobId, 6, 5);
    await givenReplies(other, 4, 0);
    await look();
    expect(await found([employer.jobId, other])).toEqual([]);
    await givenReplies(other, 1, 1);
    await look();
    expect(await found([employer.jobId, other])).toEqual([employer.jobId, other]);
    const next = await givenJobOf(employer.id);
    expect(await found([next])).toEqual([next]);
  });

  test('had ten of them, who each proved an address and waited a week', async () => {
    await givenReplies(employer.jobId, 9, 9);
    const fresh = await givenApplications(employer.jobId, 5, { created_at: daysAgo(6) });
    const unproven = await givenApplications(employer.jobId, 5, {
      created_at: daysAgo(8),
      proven_at: null,
    });
    for (const status of ['seen', 'hired']) await move(employer.client, ids([...fresh, ...unproven]), status);
    await look();
    expect(await found([employer.jobId])).toEqual([]);
  });

  test('is seen by the scheduled work after an answer, and looked at again after a day', async () => {
    const applications = await givenReplies(employer.jobId, 10, 10);
    await sql`update public.application_events set at = now() - interval '2 minutes'
      where job_id = ${employer.jobId} and kind = 'rejected'`;
    const run = async () => {
      await sql`insert into public.scheduled_steps (step, done_until) values ('reply records', now() - interval '1 hour')
        on conflict (step) do update set done_until = excluded.done_until`;
      await sql`select public.keep_reply_records()`;
    };
    const [before] = await sql`select updated_at from public.jobs where id = ${employer.jobId}`;
    await run();
    expect(await found([employer.jobId])).toEqual([employer.jobId]);
    const [after] = await sql`select updated_at from public.jobs where id = ${employer.jobId}`;
    expect(after).toEqual(before);

    // Erased with its applicant's account, it leaves no event.
    await sql`delete from public.applications where id = ${ids(applications)[0] ?? ''}`;
    await sql`update public.application_events set at = now() - interval '3 days' where job_id = ${employer.jobId}`;
    await sql`update public.applications set created_at = now() - interval '9 days' where job_id = ${employer.jobId}`;
    await run();
    expect(await found([employer.jobId])).toEqual([employer.jobId]);
    await sql`update public.reply_records set looked_at = '2020-01-01' where employer_id = ${employer.id}`;
    await run();
    expect(await found([employer.jobId])).toEqual([]);
  });

  test('cannot say so of itself', async () => {
    const said = await employer.client.from('jobs').update({ answers_most: true }).eq('id', employer.jobId);
    expect(said.error?.code).toBe('42501');
  });
});
