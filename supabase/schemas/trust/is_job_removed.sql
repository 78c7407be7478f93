-- Returns whether the last decision about a job removed it.
create function public.is_job_removed(job_id uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select coalesce((select outcome = 'removed' from public.cases
    where subject_id = is_job_removed.job_id and subject_kind = 'job' and outcome in ('approved', 'removed')
    order by id desc limit 1), false)
$$;

grant execute on function public.is_job_removed(uuid) to service_role;
