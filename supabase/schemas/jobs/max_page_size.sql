-- The maximum number of jobs or talents per call.
create function public.max_page_size() returns integer
language sql immutable parallel safe
set search_path = ''
as $$ select 50 $$;

grant execute on function public.max_page_size() to service_role;
