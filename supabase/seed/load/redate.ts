import type { Sql } from 'postgres';
import { meanAgeMinutes } from '../demo/job.ts';
import { demoEmployerId, demoSeekerId } from '../demo/sign-ins.ts';
import { disableTriggers, updateOpenings } from './bulk.ts';

/** Data from less than six hours ago is not changed, so that a restart is fast. */
const minMinutes = 6 * 60;
/** The age of the newest job after loading or redating. */
const newestAgeMinutes = 4;

/**
 * Moves the dates of the demonstration to now. A random share of the jobs gets new dates within the time since the last
 * move, as if they had been posted in it; the others get older. Because ages are exponentially distributed, the
 * share 1 - exp(-time / mean age) keeps the distribution: a tenth of the rows after a day. The demo employer's postings
 * and applications keep their ages. Returns the minutes moved and the number of jobs with new dates; null if the data
 * is recent.
 */
export async function redate(database: Sql): Promise<{ minutes: number; jobs: number } | null> {
  return await database.begin(async (sql) => {
    await sql`select pg_advisory_xact_lock(hashtext('doorstep demonstration'))`;
    const [row] = await sql<{ minutes: number | null }[]>`
      select (extract(epoch from now() - max(created_at)) / 60)::double precision - ${newestAgeMinutes} as minutes
      from public.jobs where is_demo`;
    const minutes = row?.minutes ?? 0;
    if (minutes < minMinutes) return null;
    const share = 1 - Math.exp(-minutes / meanAgeMinutes);
    // A trigger protects closing times; if it can't be disabled, closed jobs keep their dates.
    const canMoveClosed = await disableTriggers(sql);
    const { count } = await sql`
      with drawn as (
        select id, created_at, employer_id = ${demoEmployerId} as is_of_demo_employer,
          -${meanAgeMinutes}::double precision * ln(1 - random() * ${share}::double precision) as age
        from public.jobs where is_demo and (${canMoveClosed} or status <> 'closed')
          and (employer_id = ${demoEmployerId} or random() < ${share}::double precision)
      ), moved as (
        select id, case when is_of_demo_employer then ${minutes} * interval '1 minute' else now() - created_at
            - (${newestAgeMinutes} + age - min(age) over (partition by is_of_demo_employer)) * interval '1 minute'
          end as shift
        from drawn
      )
      update public.jobs as job
      set created_at = created_at + shift, updated_at = created_at + shift, expires_at = expires_at + shift,
        closed_at = least(closed_at + shift, now())
      from moved where moved.id = job.id and shift > interval '0'`;
    await updateOpenings(sql);
    await sql`
      update public.applications as application
      set created_at = least(application.created_at + ${minutes} * interval '1 minute', now()),
        updated_at = least(application.updated_at + ${minutes} * interval '1 minute', now())
      from public.jobs as job where job.id = application.job_id and job.employer_id = ${demoEmployerId}`;
    // The profile form rejects a past date.
    await sql`
      update public.job_seeker_profiles set available_from = current_date + 14
      where user_id = ${demoSeekerId} and is_demo and available_from < current_date`;
    return { minutes, jobs: count };
  });
}
