-- The key of sitemap_places in `run_count`, with the same defaults.
create function public.sitemap_places_key(state text, min_jobs integer default 3,
  radius_km double precision default public.default_radius_km()) returns jsonb
language sql stable
set search_path = ''
as $$ select jsonb_build_array('places', state, min_jobs, radius_km) $$;

grant execute on function public.sitemap_places_key(text, integer, double precision) to service_role;
