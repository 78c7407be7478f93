-- Returns the matching open jobs in a box of degrees. `squares`: a list of squares of about 64 px at this zoom, each [latitude, longitude,
-- count, south, west, north, east]. `jobs`: at most 150 jobs, in public columns, from the squares whose jobs are all at one point. Reads at
-- most 5,000 jobs and leaves out the rest (`is_more`).
-- Exception: up to zoom 11, with no filters but types and a circle, more than 5,000 jobs are counted from map_counts. These counts are
-- usually up to ten minutes old, and at the circle's edge exact only to a square.
create function public.jobs_on_map(
  west double precision, south double precision, east double precision, north double precision, zoom integer,
  center_lat double precision default null, center_lng double precision default null, radius_km double precision default null,
  words text default null, job_types text[] default null, min_pay numeric default null, currency text default 'USD',
  category text default null,
  more jsonb default null)
returns table(squares json, jobs json, total bigint, is_more boolean)
language plpgsql stable security definer
set search_path = ''
set jit = off
as $$
#variable_conflict use_column
declare
  level constant integer := case when zoom > 16 then 25 else zoom + 2 end;
  max_read constant integer := public.search_limit('read on map');
  max_shown constant integer := public.search_limit('on map');
  search constant public.job_search := public.parse_search(center_lat, center_lng, radius_km, words, job_types, min_pay, currency,
    'distance', category, more);
  counted record;
begin
  perform public.check_map_box(west, south, east, north, zoom);
  if num_nonnulls(min_pay, category, more) = 0 and search.has_words is not true and search.is_impossible is not true then
    counted := public.map_counts_in_box(west, south, east, north, zoom, search, nullif(job_types, '{}'));
    if counted.squares is not null then
      return query select counted.squares, '[]'::json, counted.total, false;
      return;
    end if;
  end if;
  return query
    with found as materialized (
      select * from public.matches_in_box(search, west, south, east, north, max_read + 1)),
    -- map_tile inlined, because a call for each job is slow.
    square as materialized (
      select located.x, located.y, count(*) as jobs, avg(located.lat) as lat, avg(located.lng) as lng,
        min(located.lat) as south, max(located.lat) as north, min(located.lng) as west, max(located.lng) as east, array_agg(located.id) as ids
      from (
        select found.*, floor((found.lng / 360 + 0.5) * power(2, level)) as x,
          floor((0.5 - ln((1 + sine) / (1 - sine)) / (4 * pi())) * power(2, level)) as y
        from found, lateral (select sin(radians(greatest(-85, least(85, found.lat)))) as sine) as height
        limit max_read) as located
      group by located.x, located.y),
    at_one_point as (
      select square.ids[1:public.max_page_size()] as ids,
        sum(least(square.jobs, public.max_page_size())) over (order by square.jobs, square.x, square.y) as so_far
      from square where square.north - square.south < 0.00001 and square.east - square.west < 0.00001)
    select
      (select coalesce(json_agg(json_build_array(round(square.lat::numeric, 5), round(square.lng::numeric, 5), square.jobs,
          round(square.south::numeric, 5), round(square.west::numeric, 5), round(square.north::numeric, 5), round(square.east::numeric, 5))), '[]')
        from square),
      (select coalesce(json_agg(page), '[]') from public.list_jobs_by_ids(
          array(select unnest(at_one_point.ids) from at_one_point where at_one_point.so_far <= max_shown), search.center) as page),
      (select least(count(*), max_read) from found), (select count(*) > max_read from found);
end
$$;
grant execute on function public.jobs_on_map(double precision, double precision, double precision, double precision, integer,
  double precision, double precision, double precision, text, text[], numeric, text, text, jsonb)
  to anon, authenticated, service_role;
