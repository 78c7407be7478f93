import { beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../support/sql';
import {
  createApplications,
  createEmployerWithJob,
  createJobFor,
  daysAgo,
  type EmployerWithJob,
  toIds,
  updateStatuses,
} from './applicant-fixtures';

let employer: EmployerWithJob;
beforeEach(async () => {
  employer = await createEmployerWithJob();
});

/** The jobs among these that match the filter for responsive employers. */
async function searchResponsiveEmployers(jobs: readonly string[]): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from public.jobs where id = any (${[...jobs]})
      and public.matches_conditions('{"answers": true}', id) order by created_at`;
  return rows.map(({ id }) => id);
}

/** Creates applications that are over a week old, and rejects the first `rejected` of them. */
async function createReplies(jobId: string, applicants: number, rejected: number) {
  const applications = await createApplications(jobId, applicants, { created_at: daysAgo(8) });
  for (const status of ['seen', 'rejected'])
    await updateStatuses(employer.client, toIds(applications.slice(0, rejected)), status);
  return applications;
}

const updateRecord = () => sql`select public.update_reply_record(${employer.id})`;

describe('a responsive employer', () => {
  test('has replied to over half of all applicants, and its next job matches too', async () => {
    const other = await createJobFor(employer.id);
    await createReplies(employer.jobId, 6, 5);
    await createReplies(other, 4, 0);
    await updateRecord();
    expect(await searchResponsiveEmployers([employer.jobId, other])).toEqual([]);
    await createReplies(other, 1, 1);
    await updateRecord();
    expect(await searchResponsiveEmployers([employer.jobId, other])).toEqual([employer.jobId, other]);
    const next = await createJobFor(employer.id);
    expect(await searchResponsiveEmployers([next])).toEqual([next]);
  });

  test('has ten applicants with verified addresses who applied at least a week ago', async () => {
    await createReplies(employer.jobId, 9, 9);
    const recent = await createApplications(employer.jobId, 5, { created_at: daysAgo(6) });
    const unverified = await createApplications(employer.jobId, 5, {
      created_at: daysAgo(8),
      email_verified_at: null,
    });
    for (const status of ['seen', 'hired'])
      await updateStatuses(employer.client, toIds([...recent, ...unverified]), status);
    await updateRecord();
    expect(await searchResponsiveEmployers([employer.jobId])).toEqual([]);
  });

  test('is updated by the scheduled work after a reply and after a day', async () => {
    const applications = await createReplies(employer.jobId, 10, 10);
    await sql`update public.application_events set at = now() - interval '2 minutes'
      where job_id = ${employer.jobId} and kind = 'rejected'`;
    const runScheduledStep = async () => {
      await sql`insert into public.scheduled_steps (step, completed_until) values ('reply records', now() - interval '1 hour')
        on conflict (step) do update set completed_until = excluded.completed_until`;
      await sql`select public.update_reply_records()`;
    };
    const [before] = await sql`select updated_at from public.jobs where id = ${employer.jobId}`;
    await runScheduledStep();
    expect(await searchResponsiveEmployers([employer.jobId])).toEqual([employer.jobId]);
    const [after] = await sql`select updated_at from public.jobs where id = ${employer.jobId}`;
    expect(after).toEqual(before);

    // An application deleted with its applicant's account leaves no event.
    await sql`delete from public.applications where id = ${toIds(applications)[0] ?? ''}`;
    await sql`update public.application_events set at = now() - interval '3 days' where job_id = ${employer.jobId}`;
    await sql`update public.applications set created_at = now() - interval '9 days' where job_id = ${employer.jobId}`;
    await runScheduledStep();
    expect(await searchResponsiveEmployers([employer.jobId])).toEqual([employer.jobId]);
    await sql`update public.reply_records set checked_at = '2020-01-01' where employer_id = ${employer.id}`;
    await runScheduledStep();
    expect(await searchResponsiveEmployers([employer.jobId])).toEqual([]);
  });

  test('cannot set the flag of its own job', async () => {
    const result = await employer.client
      .from('jobs')
      .update({ is_responsive: true })
      .eq('id', employer.jobId);
    expect(result.error?.code).toBe('42501');
  });
});
