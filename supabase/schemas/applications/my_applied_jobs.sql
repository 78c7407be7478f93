-- For which of at most 50 jobs the account has applied.
create function public.my_applied_jobs(job_ids uuid[]) returns setof uuid
language sql stable security definer
set search_path = ''
as $$
  select distinct application.job_id from public.applications as application
  where application.applicant_id = (select auth.uid()) and application.job_id = any (my_applied_jobs.job_ids[1:50])
$$;

grant execute on function public.my_applied_jobs(uuid[]) to authenticated, service_role;
