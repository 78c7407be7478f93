-- The viewer's posting limits and usage, counted like in limit_postings: {"stage": 'first_day', 'first_week', 'first_month' or null,
-- "openJobs", "maxOpenJobs", "maxOpenJobsNext", "postedToday", "maxPostedToday"}. maxOpenJobsNext is the limit of the next stage.
create function public.my_posting_limits() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    -- Demonstration jobs are not counted, and their employers are not new.
    'stage', case when not exists (select from public.jobs where employer_id = (select auth.uid()) and is_demo) then limits.stage end,
    'openJobs', (select count(*) from public.jobs
      where employer_id = (select auth.uid()) and status in ('open', 'held') and expires_at > now() and not is_demo),
    'maxOpenJobs', limits.open_jobs,
    'maxOpenJobsNext', limits.open_jobs_next,
    'postedToday', (select count(*) from public.posting_log
      where account_id = (select auth.uid()) and posted_at > now() - interval '1 day'),
    'maxPostedToday', limits.postings_a_day)
  from public.posting_limits((select auth.uid())) as limits
$$;

grant execute on function public.my_posting_limits() to authenticated, service_role;
