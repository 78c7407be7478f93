-- Returns the number of open jobs that match (`total`, up to 1,000; `is_more` if there are more), and the numbers of jobs that are hidden
-- only because they list no minimum pay (`without_minimum`, D33) or no schedule (`unscheduled`, D102). `understood_as`: the words with
-- corrected spelling, or null. `included`: other names of the work that were searched too.
create function public.count_jobs(
  center_lat double precision default null, center_lng double precision default null, radius_km double precision default null,
  words text default null, job_types text[] default null, min_pay numeric default null, currency text default 'USD',
  category text default null, more jsonb default null)
returns table(total bigint, without_minimum bigint, understood_as text, included text[], is_more boolean, unscheduled bigint)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  search constant public.job_search := public.parse_search(center_lat, center_lng, radius_km, words, job_types, min_pay, currency,
    'distance', category, more);
begin
  return query
    select counts.total, counts.without_minimum, search.understood_as, search.included, counts.is_more, counts.unscheduled
    from public.search_counts(search, public.count_matches(search, public.search_limit('counted') + 1)) as counts;
end
$$;
grant execute on function public.count_jobs(double precision, double precision, double precision, text, text[], numeric, text, text, jsonb)
  to anon, authenticated, service_role;
