-- A job's applications without a decision, except those whose applicants were already notified that the job ended. A rejection and a hire
-- are decisions; an invitation and a message are not.
create function public.undecided_applications(job_id uuid) returns setof public.applications
language sql stable
set search_path = ''
as $$
  select application.* from public.applications as application
  where application.job_id = undecided_applications.job_id and application.status in ('new', 'seen', 'shortlisted')
    and not exists (select from public.application_events as event
      where event.application_id = application.id and event.kind in ('job-closed', 'job-removed'))
$$;

grant execute on function public.undecided_applications(uuid) to service_role;
