-- Cities that have open jobs of their own, with how many, by name: of one state, of one initial, or the largest of all. Counted now.
create function public.cities_now(state text, initial text, max_results integer)
returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(each) order by each.count desc, each.city, each.state), '[]') from (
    select mode() within group (order by location #>> '{address,city}') as city,
      mode() within group (order by location #>> '{address,state}') as state, state_slug, city_slug, count(*)
    from public.jobs
    where status = 'open' and expires_at > now() and city_slug not in ('', 'unknown') and state_slug not in ('', 'unknown')
      and (cities_now.state is null or state_slug = cities_now.state)
      and (initial is null or public.initial_of_city(city_slug) = initial)
    group by state_slug, city_slug
    order by count(*) desc, city_slug, state_slug
    limit greatest(max_results, 1)) as each
$$;

grant execute on function public.cities_now(text, text, integer) to service_role;
