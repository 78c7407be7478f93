-- Returns one page of the matching open jobs in public columns. `category`: the slug of a job type, an industry or a tag. Without a radius:
-- everywhere. Without a center: the radius is ignored and distance_km is null.
-- Order: 'distance': nearest, then id. 'date': newest, then id; also replaces 'distance' without a center. 'pay': highest hourly pay in
-- `currency`. 'relevance' (D16) and 'fit': the order of rank_matches, among the 1,050 nearest matches (without a center the newest).
create function public.search_jobs(
  center_lat double precision default null, center_lng double precision default null, radius_km double precision default null,
  words text default null, job_types text[] default null, min_pay numeric default null, currency text default 'USD',
  sort text default 'distance', page_size integer default 20, page_offset integer default 0, category text default null,
  more jsonb default null)
returns table(
  id uuid, slug text, title text, company_name text, company_logo text, location jsonb, type text, salary jsonb, tags text[],
  created_at timestamp with time zone, distance_km double precision, applies_elsewhere boolean, fit integer[])
language plpgsql stable security definer
set search_path = ''
as $$
declare
  search constant public.job_search := public.parse_search(center_lat, center_lng, radius_km, words, job_types, min_pay, currency, sort,
    category, more);
begin
  perform public.check_page(page_size, page_offset);
  return query
    select * from public.list_jobs_by_ids((public.search_job_ids(search, page_size, page_offset, false)).ids, search.center, search.shifts);
end
$$;
grant execute on function public.search_jobs(double precision, double precision, double precision, text, text[], numeric, text, text, integer, integer, text, jsonb)
  to anon, authenticated, service_role;
