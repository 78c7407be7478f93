-- Applications of a job that nobody answered and that were not told of its end.
create function public.waiting_applications(job_id uuid) returns setof public.applications
language sql stable
set search_path = ''
as $$
  select application.* from public.applications as application
  where application.job_id = waiting_applications.job_id and application.status in ('new', 'seen')
    and not exists (select from public.application_events as event
      where event.application_id = application.id and event.kind in ('mailed', 'job-closed'))
$$;

grant execute on function public.waiting_applications(uuid) to service_role;
