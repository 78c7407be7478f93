-- Returns the searches without results from the first to the last day: words, town and how many, most frequent first.
create function public.list_empty_searches(first_day date, last_day date, max_rows integer default 30)
returns table (words text, city text, state text, searches bigint)
language sql stable security definer
set search_path = ''
as $$
  select empty.words, coalesce(max(place.city), ''), coalesce(max(place.state), ''), sum(empty.searches)
  from public.empty_searches as empty
  left join public.places as place on place.kind = 'city' and place.namesake = 0
    and place.state_slug = empty.state_slug and place.city_slug = empty.city_slug
  where empty.day between list_empty_searches.first_day and list_empty_searches.last_day
  group by empty.words, empty.state_slug, empty.city_slug
  order by sum(empty.searches) desc, empty.words, empty.state_slug, empty.city_slug
  limit least(max_rows, 200)
$$;

grant execute on function public.list_empty_searches(date, date, integer) to service_role;
