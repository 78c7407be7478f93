-- Cities with open jobs and their counts, most jobs first: the cities of one state, with one initial, or all. At most 2,000, filtered from
-- one cached count (D64).
create function public.cities_with_jobs(state text default null, initial text default null, max_results integer default 2000)
returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if public.has_few_jobs() then
    return public.compute_cities(state, initial, least(max_results, 2000));
  end if;
  return (
    select coalesce(jsonb_agg(city order by rank), '[]') from (
      select city, rank from jsonb_array_elements(public.get_cached_count('["cities"]')) with ordinality as cached (city, rank)
      where (cities_with_jobs.state is null or city ->> 'state_slug' = cities_with_jobs.state)
        and (cities_with_jobs.initial is null or public.city_initial(city ->> 'city_slug') = cities_with_jobs.initial)
      order by rank limit least(greatest(max_results, 1), 2000)) as page);
end
$$;

grant execute on function public.cities_with_jobs(text, text, integer) to service_role;
