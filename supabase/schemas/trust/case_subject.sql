-- Returns the row of a case's subject as JSON; null if it is deleted. For a message: the company's text, or its reply to an application
-- with the applicant's text.
create function public.case_subject(subject_kind text, subject_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select case case_subject.subject_kind
    when 'job' then (select to_jsonb(job) - array['search', 'pt', 'idempotency_key', 'cells']
      from public.jobs as job where job.id = case_subject.subject_id)
    when 'company' then (select to_jsonb(company) from public.employer_profiles as company where company.id = case_subject.subject_id)
    when 'profile' then (select to_jsonb(profile) - array['search', 'public_point', 'cv_url', 'location']
      from public.job_seeker_profiles as profile where profile.id = case_subject.subject_id)
    when 'message' then coalesce(
      (select jsonb_build_object('messages', jsonb_build_array(request.message))
        from public.contact_requests as request where request.id = case_subject.subject_id),
      (select jsonb_build_object('messages', coalesce((select jsonb_agg(concat_ws(E'\n', event.subject, event.body) order by event.id)
          from public.application_events as event where event.application_id = application.id and event.body is not null), '[]'))
        from public.applications as application where application.id = case_subject.subject_id))
    when 'account' then (select jsonb_build_object('email', account.email)
      from auth.users as account where account.id = case_subject.subject_id)
  end
$$;

grant execute on function public.case_subject(text, uuid) to service_role;
