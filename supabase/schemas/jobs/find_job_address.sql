-- The job at an address, or the one that had it until its place was changed: {"id", "hasMoved"}; where no job is, what
-- find_gone_job knows of the address.
create function public.find_job_address(name text, state text default null, city text default null,
  neighborhood text default null) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select case when coalesce(job.here, job.moved) is null
    then public.find_gone_job(find_job_address.name, find_job_address.state, find_job_address.city)
    else jsonb_build_object('id', coalesce(job.here, job.moved), 'hasMoved', job.here is null) end
  from (
    select here, case when here is null and find_job_address.state is not null and find_job_address.city is not null
      then public.find_moved_job_id(find_job_address.name, find_job_address.state, find_job_address.city,
        find_job_address.neighborhood) end as moved
    from public.find_job_id(find_job_address.name, find_job_address.state, find_job_address.city,
      find_job_address.neighborhood) as here) as job
$$;

grant execute on function public.find_job_address(text, text, text, text) to anon, authenticated, service_role;
