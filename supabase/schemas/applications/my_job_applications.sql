-- For at most 50 jobs: when the viewer applied, and for the viewer's own postings the number of applicants.
create function public.my_job_applications(job_ids uuid[])
returns table(job_id uuid, applied_at timestamp with time zone, applicants bigint)
language sql stable security definer
set search_path = ''
as $$
  select mine.id, mine.applied_at, mine.applicants
  from (
    select job.id,
      (select min(application.created_at) from public.applications as application
        where application.applicant_id = (select auth.uid()) and application.job_id = job.id) as applied_at,
      case when job.employer_id = (select auth.uid()) then
        (select count(*) from public.applications as application where application.job_id = job.id) end as applicants
    from public.jobs as job where job.id = any (my_job_applications.job_ids[1:50])) as mine
  where mine.applied_at is not null or mine.applicants is not null
$$;

grant execute on function public.my_job_applications(uuid[]) to authenticated, service_role;
