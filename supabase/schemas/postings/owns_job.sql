-- True if the viewer posted this job.
create function public.owns_job(job_id uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$ select exists (select from public.jobs where id = job_id and employer_id = (select auth.uid())) $$;

grant execute on function public.owns_job(uuid) to authenticated, service_role;
