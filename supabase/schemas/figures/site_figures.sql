-- The figures of the whole site, which the scheduler makes before anybody asks: what directories and sitemaps say, the places to index
-- state by state.
create function public.site_figures() returns setof jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_array(name) from unnest(array['claims', 'categories', 'cities', 'employer pages']) as name
  union
  -- The quarter of the world that the country is in.
  select jsonb_build_array('map', 1, 0, 0)
  union
  select public.sitemap_question(state) from (
    select public.slugify(name) as state from public.us_states()
    union select jsonb_array_elements_text(public.states_of_jobs())) as states
$$;

grant execute on function public.site_figures() to service_role;
