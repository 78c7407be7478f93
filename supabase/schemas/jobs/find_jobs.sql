-- What a page of search results shows, in one call: the jobs of search_jobs, and what count_jobs says of all that match. The
-- bounds are theirs. Without a radius it does not matter from where jobs are counted.
create function public.find_jobs(
  center_lat double precision default null, center_lng double precision default null, radius_km double precision default null,
  words text default null, job_types text[] default null, min_pay numeric default null, currency text default 'USD',
  sort text default 'distance', page_size integer default 20, page_offset integer default 0, category text default null)
returns table(jobs json, total bigint, without_minimum bigint, understood_as text, is_more boolean)
language sql stable
set search_path = ''
as $$
  select (
      select coalesce(json_agg(page), '[]')
      from public.search_jobs(center_lat, center_lng, radius_km, words, job_types, min_pay, currency, sort, page_size, page_offset, category) as page),
    counted.total, counted.without_minimum, counted.understood_as, counted.is_more
  from public.count_jobs(
    case when radius_km is not null then center_lat end, case when radius_km is not null then center_lng end, radius_km,
    words, job_types, min_pay, currency, category) as counted
$$;
grant execute on function public.find_jobs(double precision, double precision, double precision, text, text[], numeric, text, text, integer, integer, text)
  to anon, authenticated, service_role;
