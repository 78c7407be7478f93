-- Takes down a case's subject: a job, the jobs of a company, a profile or a message. Returns whether jobs, a profile or a reply were
-- hidden.
create function public.hide_subject(subject_kind text, subject_id uuid) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  changed integer := 0;
begin
  case hide_subject.subject_kind
    when 'job' then
      changed := public.hide_jobs(array[hide_subject.subject_id]);
    when 'company' then
      changed := public.hide_jobs(array(select job.id from public.employer_profiles as company
        join public.jobs as job on job.employer_id = company.user_id where company.id = hide_subject.subject_id));
    when 'profile' then
      update public.job_seeker_profiles set is_visible = false where id = hide_subject.subject_id and is_visible;
      get diagnostics changed = row_count;
    when 'message' then
      delete from public.contact_requests where id = hide_subject.subject_id;
      -- Deletes the message's text but keeps the event.
      update public.application_events set subject = null, body = null
        where application_id = hide_subject.subject_id and kind = 'mailed' and body is not null;
      get diagnostics changed = row_count;
    else null;
  end case;
  return changed > 0;
end
$$;

grant execute on function public.hide_subject(text, uuid) to service_role;
