-- The cached result of compute_sitemap_places (D64).
create function public.sitemap_places(state text default null, min_jobs integer default 3,
  radius_km double precision default public.default_radius_km()) returns jsonb
language sql stable security definer
set search_path = ''
as $$ select public.get_cached_count(public.sitemap_places_key(state, min_jobs, radius_km)) $$;

grant execute on function public.sitemap_places(text, integer, double precision) to service_role;
