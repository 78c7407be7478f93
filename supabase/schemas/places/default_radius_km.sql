-- The default radius of a search, and the radius of place pages.
create function public.default_radius_km() returns integer
language sql stable security definer
set search_path = ''
as $$ select public.setting('default_radius_km') $$;

grant execute on function public.default_radius_km() to authenticated, service_role;
