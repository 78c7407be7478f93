import type { Sql, TransactionSql } from 'postgres';
import { meanAgeMinutes } from '../demo/job.ts';
import { demoEmployerId, demoSeekerId } from '../demo/sign-ins.ts';

/** Data this fresh is left alone, so that a restart costs nothing. */
const freshMinutes = 6 * 60;
/** The age of the newest job after loading and after re-dating. */
export const newestAgeMinutes = 4;

export type Redated = { minutes: number; jobs: number };

/**
 * Moves the demonstration on to now, as if time had gone on while the stack rested. Postings age and expire as they are;
 * in their place, as many others as would have been posted meanwhile are posted anew. Ages thin out exponentially, so a
 * share of 1 - exp(-rest / mean age), drawn evenly from all, keeps every proportion, also of closed and expired jobs, and
 * after a day only a tenth of the rows is written. The postings of the employer whose account is shown keep their ages,
 * and so do the applications to them. Answers how long the rest was; null when there was nothing to do.
 */
export async function redate(database: Sql): Promise<Redated | null> {
  return await database.begin(async (sql) => {
    await sql`select pg_advisory_xact_lock(hashtext('doorstep demonstration'))`;
    const minutes = await restedMinutes(sql);
    if (minutes === null || minutes < freshMinutes) return null;
    // Closing times are guarded by a trigger. Without triggers they can move too; hosted may refuse that.
    const isUnguarded = await withoutTriggers(sql);
    const jobs = await repost(sql, minutes, isUnguarded);
    await sql`
      update public.applications as application
      set created_at = application.created_at + ${minutes} * interval '1 minute',
          updated_at = least(now(), application.updated_at + ${minutes} * interval '1 minute')
      from public.jobs as job
      where job.id = application.job_id and job.is_demo and job.employer_id = ${demoEmployerId}
        and application.created_at + ${minutes} * interval '1 minute' <= now()`;
    // A date in the past would keep the demo job seeker from saving the own profile.
    await sql`
      update public.job_seeker_profiles set available_from = current_date + 14
      where user_id = ${demoSeekerId} and is_demo and available_from < current_date`;
    return { minutes, jobs };
  });
}

async function restedMinutes(sql: TransactionSql): Promise<number | null> {
  const [row] = await sql<{ minutes: number | null }[]>`
    select (extract(epoch from now() - max(created_at)) / 60)::double precision as minutes
    from public.jobs where is_demo`;
  return row?.minutes == null ? null : row.minutes - newestAgeMinutes;
}

async function repost(sql: TransactionSql, minutes: number, isUnguarded: boolean): Promise<number> {
  const share = 1 - Math.exp(-minutes / meanAgeMinutes);
  const result = await sql`
    with drawn as (
      select id, employer_id = ${demoEmployerId} as is_shown,
        ('x' || substr(md5(id::text || current_date), 1, 7))::bit(28)::int / 268435456.0 as lot,
        ('x' || substr(md5(id::text || current_date), 9, 7))::bit(28)::int / 268435456.0 as age_lot
      from public.jobs
      where is_demo and (${isUnguarded} or status <> 'closed')
    ), aged as (
      select id, is_shown, row_number() over (partition by is_shown order by age_lot, id) as place,
        -${meanAgeMinutes}::double precision * ln(1 - age_lot * ${share}::double precision) as age_minutes
      from drawn where is_shown or lot < ${share}::double precision
    ), moved as (
      select job.id, case
          when is_shown then ${minutes} * interval '1 minute'
          else now() - (${newestAgeMinutes} + case when place = 1 then 0 else age_minutes end) * interval '1 minute'
            - job.created_at
        end as shift
      from aged join public.jobs as job using (id)
    )
    update public.jobs as job
    set created_at = job.created_at + shift,
        expires_at = job.expires_at + shift,
        updated_at = job.created_at + shift,
        closed_at = least(job.closed_at + shift, now())
    from moved where moved.id = job.id and shift > interval '0'`;
  await noteDemoOpenings(sql);
  return result.count;
}

/** Dates the openings of demonstration jobs by their postings, looked at already: no instant alert wakes for them. */
export async function noteDemoOpenings(sql: TransactionSql): Promise<void> {
  await sql`
    insert into public.job_openings as opening (job_id, opened_at, matched_at)
    select id, created_at, created_at from public.jobs where is_demo and status = 'open'
    on conflict (job_id) do update set opened_at = excluded.opened_at, matched_at = excluded.matched_at
      where opening.opened_at <> excluded.opened_at or opening.matched_at is null`;
}

/** Switches triggers off for this transaction; false where the role may not. */
export async function withoutTriggers(sql: TransactionSql): Promise<boolean> {
  try {
    await sql.savepoint((inner) => inner`set local session_replication_role = replica`);
    return true;
  } catch {
    return false;
  }
}
