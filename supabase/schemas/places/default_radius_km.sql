-- The radius of a search where nothing else is said, and of the pages of places.
create function public.default_radius_km() returns integer
language sql stable security definer
set search_path = ''
as $$ select public.setting('default_radius_km') $$;

grant execute on function public.default_radius_km() to authenticated, service_role;
