-- How long an ended job keeps its page. Applicants of an expired job get the closing email only after this time, because its employer may
-- renew it (D20).
create function public.ended_job_visibility() returns interval
language sql immutable parallel safe
set search_path = ''
as $$ select interval '14 days' $$;

grant execute on function public.ended_job_visibility() to service_role;
