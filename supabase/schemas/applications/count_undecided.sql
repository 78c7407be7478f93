-- Counts the applicants who would be notified if the viewer's own job ended now.
create function public.count_undecided(job_id uuid) returns integer
language sql stable security definer
set search_path = ''
as $$
  select count(*)::integer from public.undecided_applications(count_undecided.job_id)
  where public.owns_job(count_undecided.job_id)
$$;

grant execute on function public.count_undecided(uuid) to authenticated, service_role;
