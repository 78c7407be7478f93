-- The counts that are cached where there are many jobs: of directories, of sitemaps (the places to index state by state), and of the map.
create function public.site_figures() returns setof jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_array(name) from unnest(array['claims', 'categories', 'cities', 'employer pages', 'map']) as name
  union
  select public.sitemap_question(state) from (
    select public.slugify(name) as state from public.us_states()
    union select jsonb_array_elements_text(public.states_of_jobs())) as states
$$;

grant execute on function public.site_figures() to service_role;
