-- The account's applications, newest first, and those that a guest sent with this browser's secret. Of the latter only which
-- job, when and how it stands: whoever sits at the browser next reads nothing that was written.
create function public.my_applications(browser_key text default null)
returns table (id uuid, job jsonb, status text, sent_at timestamptz, is_own boolean)
language sql stable security definer
set search_path = ''
as $$
  select application.id, jsonb_build_object('id', job.id, 'slug', job.slug, 'title', job.title,
      'companyName', job.company_name, 'location', job.location,
      'isShown', job.ended_at > now() - public.time_shown_after_end() and job.status <> 'held', 'hasEnded', job.ended_at <= now(),
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
