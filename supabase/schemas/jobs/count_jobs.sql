-- How many open jobs match, up to 10,000, and how many more would if they named a minimum pay (D33), or said when one works (D102). `is_more`: there are more than
-- the total says, because counting stops there, or where as many jobs were read for it as `search_limit` allows. `understood_as` is
-- the corrected words where a misspelt one was replaced.
create function public.count_jobs(
  center_lat double precision default null, center_lng double precision default null, radius_km double precision default null,
  words text default null, job_types text[] default null, min_pay numeric default null, currency text default 'USD',
  category text default null, more jsonb default null)
returns table(total bigint, without_minimum bigint, understood_as text, is_more boolean, unscheduled bigint)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  center constant extensions.cube := public.sphere_point(center_lat, center_lng);
  chord constant double precision := case when center is not null then public.chord_km(radius_km) end;
  shapes constant polygon[] := public.read_areas(more -> 'areas');
  asked record;
begin
  perform public.check_job_search(center_lat, center_lng, radius_km, min_pay, 'distance', 1, 0);
  select * into asked from public.read_search(words, more);
  understood_as := asked.corrected;
  if asked.is_asked and asked.wanted is null then
    return query select 0::bigint, 0::bigint, null::text, false, 0::bigint;
    return;
  end if;
  return query
    select found_ones.total, found_ones.without_minimum, understood_as, found_ones.is_more,
      coalesce(found_ones.unscheduled, public.count_unscheduled(center, chord, job_types, min_pay, currency, words, left(category, 200), more))
    from public.matching_jobs(center, chord, job_types, min_pay, currency,
      asked.wanted, asked.parts, asked.otherwise, asked.traits, left(category, 200), center is null or radius_km is null, null, 0, true, shapes) as found_ones;
end
$$;
grant execute on function public.count_jobs(double precision, double precision, double precision, text, text[], numeric, text, text, jsonb)
  to anon, authenticated, service_role;
