-- How many applicants of the viewer's own job would be told if it ended now.
create function public.count_waiting(job_id uuid) returns integer
language sql stable security definer
set search_path = ''
as $$
  select count(*)::integer from public.waiting_applications(count_waiting.job_id)
  where public.owns_job(count_waiting.job_id)
$$;

grant execute on function public.count_waiting(uuid) to authenticated, service_role;
