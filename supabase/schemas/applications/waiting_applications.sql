-- Applications of a job that wait for a decision and whose applicants were not told that the job is over. Neither an
-- invitation nor a message is a decision; a rejection and a hire are.
create function public.waiting_applications(job_id uuid) returns setof public.applications
language sql stable
set search_path = ''
as $$
  select application.* from public.applications as application
  where application.job_id = waiting_applications.job_id and application.status in ('new', 'seen', 'shortlisted')
    and not exists (select from public.application_events as event
      where event.application_id = application.id and event.kind in ('job-closed', 'job-removed'))
$$;

grant execute on function public.waiting_applications(uuid) to service_role;
