-- Counts a job's applications by status; no rows unless the viewer owns the job.
create function public.count_applicants(job_id uuid) returns table (status text, total bigint)
language sql stable
set search_path = ''
as $$
  select application.status, count(*) from public.applications as application
  where application.job_id = count_applicants.job_id and public.owns_job(count_applicants.job_id)
  group by application.status
$$;

grant execute on function public.count_applicants(uuid) to authenticated, service_role;
