-- Counts the open jobs of each city, most jobs first: the cities of one state, with one initial, or all.
create function public.compute_cities(state text, initial text, max_results integer)
returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(entry) order by entry.count desc, entry.city, entry.state), '[]') from (
    select mode() within group (order by location #>> '{address,city}') as city,
      mode() within group (order by location #>> '{address,state}') as state, state_slug, city_slug, count(*)
    from public.jobs
    where status = 'open' and expires_at > now() and city_slug not in ('', 'unknown') and state_slug not in ('', 'unknown')
      and (compute_cities.state is null or state_slug = compute_cities.state)
      and (initial is null or public.city_initial(city_slug) = initial)
    group by state_slug, city_slug
    order by count(*) desc, city_slug, state_slug
    limit greatest(max_results, 1)) as entry
$$;

grant execute on function public.compute_cities(text, text, integer) to service_role;
