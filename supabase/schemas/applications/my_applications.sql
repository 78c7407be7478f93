-- The account's applications and this browser's guest applications, newest first, at most 500. Only the job, date and status are returned,
-- because browsers can be shared.
create function public.my_applications(browser_key text default null)
returns table (id uuid, job jsonb, status text, sent_at timestamptz, is_own boolean)
language sql stable security definer
set search_path = ''
as $$
  select application.id, jsonb_build_object('id', job.id, 'slug', job.slug, 'title', job.title,
      'companyName', job.company_name, 'location', job.location,
      'hasPage', job.ended_at > now() - public.ended_job_visibility() and job.status <> 'held', 'hasEnded', job.ended_at <= now(),
      'isTakenDown', exists (select from public.application_events as event
        where event.application_id = application.id and event.kind = 'job-removed')),
    application.status, application.created_at, application.applicant_id is not null
  from public.applications as application join public.jobs as job on job.id = application.job_id
  where application.applicant_id = (select auth.uid())
    or (application.applicant_id is null and application.browser_hash = public.sha256_hex(my_applications.browser_key))
  order by application.created_at desc, application.id
  limit 500
$$;

grant execute on function public.my_applications(text) to anon, authenticated, service_role;
