-- Adds searches without results, [{"words", "lat", "lng", "times"}], to today's counts, grouped by anonymized words and town. The town is
-- the nearest one with at least 10,000 people among the 20 nearest, or the most populous of the 20 if all are smaller. Counts at most 2,000
-- different searches a day.
create function public.record_empty_searches(searches jsonb) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'UTC')::date;
  free_rows constant integer := 2000 - (select count(*) from public.empty_searches as counted where counted.day = today);
begin
  insert into public.empty_searches as existing (day, state_slug, city_slug, words, searches)
    with anonymized as (
      select
        coalesce(town.state_slug, '') as state_slug, coalesce(town.city_slug, '') as city_slug,
        public.anonymize_search_words(search.words) as words, sum(search.times)::integer as searches
      from jsonb_to_recordset(record_empty_searches.searches)
          as search (words text, lat double precision, lng double precision, times integer)
        cross join lateral (select public.sphere_point(search.lat, search.lng) as pt) as here
        left join lateral (
          select near.state_slug, near.city_slug
          from (
            select place.state_slug, place.city_slug, place.population, place.pt operator(extensions.<->) here.pt as chord
            from public.places as place where place.kind = 'city'
            order by place.pt operator(extensions.<->) here.pt limit 20) as near
          order by near.population >= 10000 desc, case when near.population >= 10000 then near.chord end, near.population desc
          limit 1) as town on here.pt is not null
      group by 1, 2, 3),
    looked_up as (
      select anonymized.*, counted.day is not null as is_counted
      from anonymized left join public.empty_searches as counted
        on counted.day = today and counted.state_slug = anonymized.state_slug and counted.city_slug = anonymized.city_slug
          and counted.words = anonymized.words),
    numbered as (
      select *, row_number() over (partition by is_counted order by state_slug, city_slug, words) as number from looked_up)
    select today, state_slug, city_slug, words, numbered.searches from numbered
    where is_counted or number <= free_rows
    -- In one order, so that parallel processes don't deadlock.
    order by state_slug, city_slug, words
    on conflict on constraint empty_searches_pkey do update set searches = existing.searches + excluded.searches;
end
$$;

grant execute on function public.record_empty_searches(jsonb) to service_role;
