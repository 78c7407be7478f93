-- The slugs of states in which a job was ever posted. Steps through the index once per state, independent of the number of jobs.
create function public.list_job_states() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with recursive states as (
    (select state_slug from public.jobs order by state_slug limit 1)
    union all
    select (select job.state_slug from public.jobs as job where job.state_slug > states.state_slug order by job.state_slug limit 1)
    from states where states.state_slug is not null)
  select coalesce(jsonb_agg(state_slug), '[]') from states where state_slug not in ('', 'unknown')
$$;

grant execute on function public.list_job_states() to service_role;
