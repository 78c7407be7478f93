-- Lists the counts to cache when there are many jobs, as arguments of run_count: directories, sitemaps (one per state) and the map.
create function public.cached_count_definitions() returns setof jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_array(name) from unnest(array['claims', 'categories', 'cities', 'employer pages', 'map']) as name
  union
  select public.sitemap_places_key(state) from (
    select public.slugify(name) as state from public.us_states()
    union select jsonb_array_elements_text(public.list_job_states())) as states
$$;

grant execute on function public.cached_count_definitions() to service_role;
