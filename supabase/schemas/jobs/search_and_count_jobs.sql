-- Returns the jobs of search_jobs and the counts of count_jobs in one call, with the same limits.
create function public.search_and_count_jobs(
  center_lat double precision default null, center_lng double precision default null, radius_km double precision default null,
  words text default null, job_types text[] default null, min_pay numeric default null, currency text default 'USD',
  sort text default 'distance', page_size integer default 20, page_offset integer default 0, category text default null,
  more jsonb default null)
returns table(jobs json, total bigint, without_minimum bigint, understood_as text, included text[], is_more boolean, unscheduled bigint)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  search constant public.job_search := public.parse_search(center_lat, center_lng, radius_km, words, job_types, min_pay, currency, sort,
    category, more);
  found_page record;
begin
  perform public.check_page(page_size, page_offset);
  found_page := public.search_job_ids(search, page_size, page_offset, true);
  return query
    select (select coalesce(json_agg(page), '[]') from public.list_jobs_by_ids(found_page.ids, search.center, search.shifts) as page),
      counts.total, counts.without_minimum, search.understood_as, search.included, counts.is_more, counts.unscheduled
    from public.search_counts(search, found_page.total) as counts;
end
$$;
grant execute on function public.search_and_count_jobs(double precision, double precision, double precision, text, text[], numeric, text, text, integer, integer, text, jsonb)
  to anon, authenticated, service_role;
