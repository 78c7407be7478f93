-- The types of jobs. What they are called stands in lib/employment/job-type.ts.
create function public.job_types() returns text[]
language sql immutable parallel safe
set search_path = ''
as $$ select array['full-time', 'part-time', 'contract', 'temporary', 'internship', 'volunteer'] $$;

grant execute on function public.job_types() to authenticated, service_role;
