-- Whose a job, a profile or a message is that somebody may report: what is to be seen, or was until just now. Null for anything else.
create function public.owner_of_reported(subject_kind text, subject_id uuid) returns uuid
language sql stable security definer
set search_path = ''
as $$
  select case owner_of_reported.subject_kind
    when 'job' then (select employer_id from public.jobs
      where id = owner_of_reported.subject_id and ended_at > now() - public.time_shown_after_end())
    when 'profile' then (select user_id from public.job_seeker_profiles
      where id = owner_of_reported.subject_id and is_visible)
    when 'message' then coalesce(
      (select employer_id from public.contact_requests where id = owner_of_reported.subject_id),
      (select job.employer_id from public.applications as application join public.jobs as job on job.id = application.job_id
        where application.id = owner_of_reported.subject_id and exists (select from public.application_events as answer
          where answer.application_id = application.id and answer.kind = 'mailed')))
    end
$$;

grant execute on function public.owner_of_reported(text, uuid) to service_role;
