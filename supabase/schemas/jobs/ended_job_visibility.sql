-- How long an ended job keeps its page and its undecided applications wait for a renewal (D20).
create function public.ended_job_visibility() returns interval
language sql immutable parallel safe
set search_path = ''
as $$ select interval '14 days' $$;

grant execute on function public.ended_job_visibility() to service_role;
