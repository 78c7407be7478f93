-- Counts what the viewer's account contains, for its deletion: {"jobs", "applications", "waiting", "savedTalents", "savedJobs",
-- "sentApplications"}. `applications` are to the viewer's jobs; `waiting` is the number of their applicants who get an email.
create function public.account_contents() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with own as materialized (select id from public.jobs where employer_id = (select auth.uid()))
  select jsonb_build_object(
    'jobs', (select count(*) from own),
    'applications', (select count(*) from public.applications where job_id in (select id from own)),
    'waiting', (select count(*) from own cross join lateral public.undecided_applications(own.id)),
    'savedTalents', (select count(*) from public.saved_talents where employer_id = (select auth.uid())),
    'savedJobs', (select count(*) from public.saved_jobs where user_id = (select auth.uid())),
    'sentApplications', (select count(*) from public.applications where applicant_id = (select auth.uid())))
$$;

grant execute on function public.account_contents() to authenticated, service_role;
