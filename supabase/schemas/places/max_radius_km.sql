-- The largest radius of a search.
create function public.max_radius_km() returns integer
language sql immutable parallel safe
set search_path = ''
as $$ select 100 $$;

grant execute on function public.max_radius_km() to authenticated, service_role;
