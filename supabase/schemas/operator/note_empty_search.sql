-- Counts a search that found nothing, by what is public of its words and by the next larger town. A day has at most 2,000 different
-- ones; others are not counted any more.
create function public.note_empty_search(words text, lat double precision, lng double precision) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  here constant extensions.cube := public.sphere_point(lat, lng);
  today constant date := (now() at time zone 'UTC')::date;
  told constant text := public.public_search_words(note_empty_search.words);
  town record;
begin
  select '' as state_slug, '' as city_slug into town;
  if here is not null then
    select near.state_slug, near.city_slug into town
      from (
        select place.state_slug, place.city_slug, place.population, place.pt operator(extensions.<->) here as chord
        from public.places as place where place.kind = 'city'
        order by place.pt operator(extensions.<->) here limit 20) as near
      order by near.population >= 10000 desc, case when near.population >= 10000 then near.chord end, near.population desc
      limit 1;
  end if;
  update public.empty_searches as known set searches = known.searches + 1
    where known.day = today and known.state_slug = coalesce(town.state_slug, '') and known.city_slug = coalesce(town.city_slug, '')
      and known.words = told;
  if not found and not exists (select from public.empty_searches as full_day where full_day.day = today offset 1999) then
    insert into public.empty_searches as known (day, state_slug, city_slug, words)
      values (today, coalesce(town.state_slug, ''), coalesce(town.city_slug, ''), told)
      on conflict on constraint empty_searches_pkey do update set searches = known.searches + 1;
  end if;
end
$$;

grant execute on function public.note_empty_search(text, double precision, double precision) to service_role;
