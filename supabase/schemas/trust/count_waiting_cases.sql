-- Returns the number of cases that are waiting for a decision, and when the oldest and the newest were opened. Like `case_queue` it skips
-- deleted subjects, but it doesn't read the subjects.
create function public.count_waiting_cases() returns table (total integer, oldest_at timestamptz, newest_at timestamptz)
language sql stable security definer
set search_path = ''
as $$
  select count(*)::integer, min(opened_at), max(opened_at) from public.cases
  where closed_at is null and question_sent_at is null and case subject_kind
    when 'job' then exists (select from public.jobs where id = subject_id)
    when 'company' then exists (select from public.employer_profiles where id = subject_id)
    when 'profile' then exists (select from public.job_seeker_profiles where id = subject_id)
    when 'message' then exists (select from public.contact_requests where id = subject_id)
      or exists (select from public.applications where id = subject_id)
    when 'account' then exists (select from auth.users where id = subject_id)
  end
$$;

grant execute on function public.count_waiting_cases() to service_role;
