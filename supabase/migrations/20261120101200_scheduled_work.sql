-- What a scheduler does every minute: each step may run twice at once, and none does unbounded work. The arrays make the
-- inner queries run once: as a plain `in (…)` they may run per row and take more than was asked for.

-- How far a step has come in time, for steps that look at what happened since their last run.
create table public.scheduled_steps (
  step text primary key,
  done_until timestamptz not null
);
alter table public.scheduled_steps enable row level security;
revoke all on public.scheduled_steps from anon, authenticated;
grant all on public.scheduled_steps to service_role;

-- Uploads whose file is to be removed: given up by their owner, or claimed by nobody for 24 hours (D35). The latter are
-- marked first, in the same statement, so that no application can claim a file that is about to go. What an application
-- names stays, whatever its marks say.
create function public.take_orphaned_uploads(max_uploads integer default 100) returns setof public.uploads
language sql volatile security definer
set search_path = ''
as $$
  update public.uploads set discarded_at = coalesce(discarded_at, now())
  where path = any (array(
    select path from public.uploads
    where (claimed_at is null or discarded_at is not null)
      and (discarded_at is not null or created_at < now() - interval '24 hours')
      and not exists (select from public.applications where cv_url = path)
    order by created_at
    limit least(max_uploads, 1000)
    for update skip locked))
  returning *
$$;
revoke execute on function public.take_orphaned_uploads(integer) from public, anon, authenticated;
grant execute on function public.take_orphaned_uploads(integer) to service_role;

-- Erases applications to jobs that ended more than so many days ago; the traces go by the table's trigger. How many.
create function public.erase_old_applications(retention_days integer, max_applications integer default 500) returns integer
language sql volatile security definer
set search_path = ''
as $$
  with erased as (
    delete from public.applications where id = any (array(
      select application.id from public.applications as application
      join public.jobs as job on job.id = application.job_id
      where job.ended_at < now() - make_interval(days => retention_days)
      limit least(max_applications, 1000)
      for update of application skip locked))
    returning 1)
  select count(*)::integer from erased
$$;
revoke execute on function public.erase_old_applications(integer, integer) from public, anon, authenticated;
grant execute on function public.erase_old_applications(integer, integer) to service_role;
create index jobs_ended on public.jobs (ended_at);

-- Forgets mails that were sent or given up more than 30 days ago: they name people. How many.
create function public.forget_old_mails() returns integer
language sql volatile security definer
set search_path = ''
as $$
  with forgotten as (
    delete from public.outbox where id = any (array(
      select id from public.outbox
      where coalesce(sent_at, failed_at) < now() - interval '30 days'
      limit 1000 for update skip locked))
    returning 1)
  select count(*)::integer from forgotten
$$;
revoke execute on function public.forget_old_mails() from public, anon, authenticated;
grant execute on function public.forget_old_mails() to service_role;
create index outbox_done on public.outbox (coalesce(sent_at, failed_at)) where sent_at is not null or failed_at is not null;

-- Forgets counts of windows that are over for a day. How many.
create function public.forget_old_limits() returns integer
language sql volatile security definer
set search_path = ''
as $$
  with forgotten as (
    delete from public.rate_limits where ctid = any (array(
      select ctid from public.rate_limits where window_start < now() - interval '1 day' limit 5000 for update skip locked))
    returning 1)
  select count(*)::integer from forgotten
$$;
revoke execute on function public.forget_old_limits() from public, anon, authenticated;
grant execute on function public.forget_old_limits() to service_role;

-- Open jobs whose time ran out since the last call, oldest first; the next call goes on from there. The first call looks
-- an hour back. Two calls at once never get the same ones.
create function public.take_expired_jobs(max_jobs integer default 500)
returns table (id uuid, slug text, employer_id uuid, state_slug text, city_slug text)
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  since timestamptz;
  until timestamptz;
begin
  insert into public.scheduled_steps (step, done_until) values ('freshness', now() - interval '1 hour')
    on conflict (step) do nothing;
  select done_until into since from public.scheduled_steps where step = 'freshness' for update;
  select max(expires_at) into until from (
    select expires_at from public.jobs
    where status = 'open' and expires_at > since and expires_at <= now()
    order by expires_at limit max_jobs) as batch;
  if until is null then
    return;
  end if;
  update public.scheduled_steps set done_until = until where step = 'freshness';
  return query
    select job.id, job.slug, job.employer_id, job.state_slug, job.city_slug from public.jobs as job
    where job.status = 'open' and job.expires_at > since and job.expires_at <= until
    order by job.expires_at;
end
$$;
revoke execute on function public.take_expired_jobs(integer) from public, anon, authenticated;
grant execute on function public.take_expired_jobs(integer) to service_role;
