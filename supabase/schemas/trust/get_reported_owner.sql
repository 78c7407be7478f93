-- Returns the owner of a job, profile or message that can be reported, because it is or recently was visible. Null for anything else.
create function public.get_reported_owner(subject_kind text, subject_id uuid) returns uuid
language sql stable security definer
set search_path = ''
as $$
  select case get_reported_owner.subject_kind
    when 'job' then (select employer_id from public.jobs
      where id = get_reported_owner.subject_id and ended_at > now() - public.ended_job_visibility())
    when 'profile' then (select user_id from public.job_seeker_profiles
      where id = get_reported_owner.subject_id and is_visible)
    when 'message' then coalesce(
      (select employer_id from public.contact_requests where id = get_reported_owner.subject_id),
      (select job.employer_id from public.applications as application join public.jobs as job on job.id = application.job_id
        where application.id = get_reported_owner.subject_id and exists (select from public.application_events as reply
          where reply.application_id = application.id and reply.kind = 'mailed')))
    end
$$;

grant execute on function public.get_reported_owner(text, uuid) to service_role;
