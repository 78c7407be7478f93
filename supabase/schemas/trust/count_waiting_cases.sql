-- How many cases wait for an operator's decision, and since when the oldest and the newest of them.
create function public.count_waiting_cases() returns table (total integer, oldest_at timestamptz, newest_at timestamptz)
language sql stable security definer
set search_path = ''
as $$
  select count(*)::integer, min(opened_at), max(opened_at) from public.cases
  where closed_at is null and asked_at is null and public.case_subject(subject_kind, subject_id) is not null
$$;

grant execute on function public.count_waiting_cases() to service_role;
