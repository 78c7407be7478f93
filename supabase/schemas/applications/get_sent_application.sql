-- An application as its applicant sees it; callers check access. The text of an employer's replies is included only for a verified address
-- or the account that applied.
create function public.get_sent_application(application_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'id', application.id, 'job', jsonb_build_object('id', job.id, 'slug', job.slug, 'title', job.title, 'companyName', job.company_name,
      'location', job.location, 'hasPage', job.ended_at > now() - public.ended_job_visibility() and job.status <> 'held', 'endsAt', job.ended_at,
      'hasEnded', job.ended_at <= now(),
      'isTakenDown', exists (select from public.application_events as event
        where event.application_id = application.id and event.kind = 'job-removed')),
    'fullName', application.full_name, 'dateOfBirth', application.date_of_birth, 'isAdult', application.is_adult,
    'email', application.email, 'isVerified', application.email_verified_at is not null, 'phone', application.phone,
    'coverLetter', application.cover_letter,
    'cvFilename', application.cv_filename, 'status', application.status, 'createdAt', application.created_at,
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', event.kind, 'at', event.at) || case
          when event.body is null then '{}'
          when application.email_verified_at is null and coalesce(application.applicant_id <> auth.uid(), true)
            then '{"isWithheld": true}'
          else jsonb_build_object('subject', event.subject, 'body', event.body) end order by event.id), '[]')
      from public.application_events as event where event.application_id = application.id))
  from public.applications as application join public.jobs as job on job.id = application.job_id
  where application.id = get_sent_application.application_id
$$;

grant execute on function public.get_sent_application(uuid) to service_role;
