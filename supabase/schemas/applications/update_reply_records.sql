-- Updates the reply records of employers with an application that became a week old or got a reply since the last run (about 500 of each
-- per run), and of `max_old` employers not checked for a day. Returns their number.
create function public.update_reply_records(max_old integer default 100) returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  week constant interval := interval '7 days';
  -- Leaves a minute for open transactions to commit.
  until timestamptz := now() - interval '1 minute';
  since timestamptz;
  employers uuid[];
begin
  -- The first run looks back 90 days: jobs that ended before have no page, so they don't count.
  insert into public.scheduled_steps (step, completed_until) values ('reply records', now() - interval '90 days') on conflict (step) do nothing;
  select completed_until into since from public.scheduled_steps where step = 'reply records' for update;
  select coalesce(min(reached), until) into until from (
    select max(at) as reached from (
      select created_at + week as at from public.applications where created_at > since - week and created_at <= until - week
      order by created_at fetch first 500 rows with ties) as old having count(*) >= 500
    union all
    select max(at) from (
      select at from public.application_events
      where kind in ('shortlisted', 'rejected', 'hired', 'mailed') and at > since and at <= until
      order by at fetch first 500 rows with ties) as replied having count(*) >= 500) as branch;
  employers := array(
    select job.employer_id from public.jobs as job
    where job.id in (
      select job_id from public.applications where created_at > since - week and created_at <= until - week
      union
      select job_id from public.application_events
      where kind in ('shortlisted', 'rejected', 'hired', 'mailed') and at > since and at <= until)
    union
    (select employer_id from public.reply_records where checked_at < now() - interval '1 day' order by checked_at limit greatest(max_old, 0))
    order by 1);
  perform public.update_reply_record(employer) from unnest(employers) as employer;
  update public.scheduled_steps set completed_until = until where step = 'reply records';
  return cardinality(employers);
end
$$;

grant execute on function public.update_reply_records(integer) to service_role;
