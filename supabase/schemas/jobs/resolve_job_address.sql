-- Returns {"id", "hasMoved"} for the job that has this address, or had it before its place changed; otherwise the result of
-- get_missing_job.
create function public.resolve_job_address(name text, state text default null, city text default null,
  neighborhood text default null) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select case when coalesce(job.current_id, job.moved_id) is null
    then public.get_missing_job(resolve_job_address.name, resolve_job_address.state, resolve_job_address.city)
    else jsonb_build_object('id', coalesce(job.current_id, job.moved_id), 'hasMoved', job.current_id is null) end
  from (
    select current_id, case when current_id is null and resolve_job_address.state is not null and resolve_job_address.city is not null
      then public.get_moved_job_id(resolve_job_address.name, resolve_job_address.state, resolve_job_address.city,
        resolve_job_address.neighborhood) end as moved_id
    from public.get_job_id(resolve_job_address.name, resolve_job_address.state, resolve_job_address.city,
      resolve_job_address.neighborhood) as current_id) as job
$$;

grant execute on function public.resolve_job_address(text, text, text, text) to anon, authenticated, service_role;
