-- How many jobs or talents one call answers at most.
create function public.largest_page() returns integer
language sql immutable parallel safe
set search_path = ''
as $$ select 50 $$;

grant execute on function public.largest_page() to service_role;
