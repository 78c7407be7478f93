-- Counts the open jobs of each industry, type and frequent tag. Lists the eight cities with the most jobs of each industry and type.
create function public.compute_categories() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with open as materialized (
    select type, lower(industry) as industry, tags, state_slug, city_slug, location #>> '{address,city}' as city,
      location #>> '{address,state}' as state
    from public.jobs
    where status = 'open' and expires_at > now() and city_slug not in ('', 'unknown') and state_slug not in ('', 'unknown')),
  entries as (
    select 'type' as kind, type as slug, state_slug, city_slug, city, state from open
    union all select 'industry', industry, state_slug, city_slug, city, state from open where industry is not null),
  cities as (
    select kind, slug, min(city) as city, min(state) as state, count(*),
      row_number() over (partition by kind, slug order by count(*) desc, city_slug, state_slug) as rank
    from entries group by kind, slug, state_slug, city_slug),
  categories as (
    select kind, slug, sum(count) as count,
      jsonb_agg(jsonb_build_object('city', city, 'state', state, 'count', count) order by rank) filter (where rank <= 8) as cities
    from cities group by kind, slug),
  tags as (
    select 'tag' as kind, tag as slug, count(*) as count, '[]'::jsonb as cities
    from open, unnest(tags) as tag group by tag having count(*) >= 3 order by count(*) desc, tag limit 60)
  select coalesce(jsonb_agg(to_jsonb(entry) order by entry.count desc, entry.slug), '[]')
  from (select * from categories union all select * from tags) as entry
$$;

grant execute on function public.compute_categories() to service_role;
