-- What `count_figure` is asked for the places of a state, as sitemap_places asks it where nothing else is said.
create function public.sitemap_question(state text, least_jobs integer default 3,
  radius_km double precision default public.default_radius_km()) returns jsonb
language sql stable
set search_path = ''
as $$ select jsonb_build_array('places', state, least_jobs, radius_km) $$;

grant execute on function public.sitemap_question(text, integer, double precision) to service_role;
