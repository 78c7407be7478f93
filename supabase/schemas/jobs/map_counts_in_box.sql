-- Returns `squares` as jobs_on_map does, but from map_counts, and `total`, the number of jobs of these types. Both are null if the jobs in
-- the box are few enough to be read one by one, and from zoom 12 on.
create function public.map_counts_in_box(west double precision, south double precision, east double precision, north double precision,
  zoom integer, search public.job_search, types text[], out squares json, out total bigint)
language plpgsql stable security definer
set search_path = ''
set jit = off
as $$
declare
  counted_level constant integer := (zoom - 3) / 3 * 3 + 7;
  -- The map joins 4^shift of the counted squares into one.
  shift constant integer := 2 - (zoom - 3) % 3;
  level constant integer := zoom + 2;
  first_square constant record := public.map_tile(north, west, counted_level);
  last_square constant record := public.map_tile(south, east, counted_level);
  all_jobs bigint;
begin
  if zoom > 11 or public.has_few_jobs() then
    return;
  end if;
  with counted as materialized (
    select * from public.map_counts as part
    where part.level = counted_level and part.x between first_square.x and last_square.x and part.y between first_square.y and last_square.y
      and part.lat between map_counts_in_box.south and map_counts_in_box.north and part.lng between map_counts_in_box.west and map_counts_in_box.east
      and (search.max_chord is null
        or (public.sphere_point(part.lat, part.lng) operator(extensions.<->) search.center) <= search.max_chord)),
  square as (
    select x >> shift as x, y >> shift as y, sum(jobs) as jobs, sum(lat * jobs) / sum(jobs) as lat, sum(lng * jobs) / sum(jobs) as lng
    from counted where types is null or type = any (types)
    group by 1, 2)
  select
      coalesce(json_agg(json_build_array(round(square.lat::numeric, 4), round(square.lng::numeric, 4), square.jobs,
        round(public.tile_latitude(square.y + 1, level)::numeric, 4), round((square.x * 360 / power(2, level) - 180)::numeric, 4),
        round(public.tile_latitude(square.y, level)::numeric, 4), round(((square.x + 1) * 360 / power(2, level) - 180)::numeric, 4))), '[]'),
      coalesce(sum(square.jobs), 0), (select sum(jobs) from counted)
    into squares, total, all_jobs from square;
  if coalesce(all_jobs, 0) <= public.search_limit('read on map') then
    squares := null;
    total := null;
  end if;
end
$$;

grant execute on function public.map_counts_in_box(double precision, double precision, double precision, double precision, integer,
  public.job_search, text[]) to service_role;
