-- How long after its end a job still has its page, and applicants wait for its renewal (D20).
create function public.time_shown_after_end() returns interval
language sql immutable parallel safe
set search_path = ''
as $$ select interval '14 days' $$;

grant execute on function public.time_shown_after_end() to service_role;
