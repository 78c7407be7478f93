-- The default radius of a search for talents.
create function public.default_talent_radius_km() returns integer
language sql stable security definer
set search_path = ''
as $$ select public.setting('default_talent_radius_km') $$;

grant execute on function public.default_talent_radius_km() to authenticated, service_role;
