-- The radius of a search for talents where nothing else is said.
create function public.default_talent_radius_km() returns integer
language sql immutable parallel safe
set search_path = ''
as $$ select 25 $$;

grant execute on function public.default_talent_radius_km() to authenticated, service_role;
