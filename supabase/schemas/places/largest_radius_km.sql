-- The largest radius that anybody may ask for.
create function public.largest_radius_km() returns integer
language sql immutable parallel safe
set search_path = ''
as $$ select 100 $$;

grant execute on function public.largest_radius_km() to authenticated, service_role;
