-- Cities that have open jobs of their own, with how many, by name: of one state, of one initial, or the largest of all. At most
-- 2,000, out of one figure for them all (D64).
create function public.cities_with_jobs(state text default null, initial text default null, max_results integer default 2000)
returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if public.are_jobs_few() then
    return public.cities_now(state, initial, least(max_results, 2000));
  end if;
  return (
    select coalesce(jsonb_agg(city order by place), '[]') from (
      select city, place from jsonb_array_elements(public.ask_figure('["cities"]')) with ordinality as kept (city, place)
      where (cities_with_jobs.state is null or city ->> 'state_slug' = cities_with_jobs.state)
        and (cities_with_jobs.initial is null or public.initial_of_city(city ->> 'city_slug') = cities_with_jobs.initial)
      order by place limit least(greatest(max_results, 1), 2000)) as page);
end
$$;

grant execute on function public.cities_with_jobs(text, text, integer) to service_role;
