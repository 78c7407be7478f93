-- The states, as slugs, in which a job was ever posted: a step through the index for each, whatever the number of jobs.
create function public.states_of_jobs() returns jsonb
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

grant execute on function public.states_of_jobs() to service_role;
