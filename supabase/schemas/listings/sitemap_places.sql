-- The places of a state (of all states when it is null) whose pages may be indexed: 3 open jobs or more around their center (D9).
-- [state, city, neighborhood, changed]: when a job around it was last posted, changed or over, null where nobody can tell soon
-- enough. A figure (D64).
create function public.sitemap_places(state text default null, least_jobs integer default 3,
  radius_km double precision default public.default_radius_km()) returns jsonb
language sql stable security definer
set search_path = ''
as $$ select public.ask_figure(public.sitemap_question(state, least_jobs, radius_km)) $$;

grant execute on function public.sitemap_places(text, integer, double precision) to service_role;
