-- The radius of a search where nothing else is said, and of the pages of places.
create function public.default_radius_km() returns integer
language sql immutable parallel safe
set search_path = ''
as $$ select 10 $$;

grant execute on function public.default_radius_km() to authenticated, service_role;
