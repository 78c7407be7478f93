-- How many open jobs of each type there are in each of 64 by 64 parts of a square of the map, and around where: a figure that is kept for
-- maps which show more jobs than can be counted while somebody waits. Rows are x, y, latitude, longitude and the counts in the order
-- of job_types().
create function public.job_squares_now(zoom integer, x bigint, y bigint) returns jsonb
language plpgsql stable security definer
set search_path = ''
set enable_seqscan = off
set jit = off
as $$
declare
  west constant double precision := x * 360 / power(2, zoom) - 180;
  east constant double precision := (x + 1) * 360 / power(2, zoom) - 180;
  south constant double precision := public.map_latitude(y + 1, zoom);
  north constant double precision := public.map_latitude(y, zoom);
  area constant extensions.cube := public.box_cube(west, south, east, north);
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_array(part.x, part.y, round(part.lat::numeric, 4), round(part.lng::numeric, 4), part.counts)), '[]')
    from (
      select square.x, square.y, avg(job.lat) as lat, avg(job.lng) as lng,
        (select jsonb_agg((select count(*) from unnest(array_agg(job.type)) as found (type) where found.type = kind))
          from unnest(public.job_types()) as kind) as counts
      from (
        select open_one.type, degrees(asin(extensions.cube_ll_coord(open_one.pt, 3) / 6371)) as lat,
          degrees(atan2(extensions.cube_ll_coord(open_one.pt, 2), extensions.cube_ll_coord(open_one.pt, 1))) as lng
        from public.jobs as open_one
        where open_one.status = 'open' and open_one.expires_at > now() and area operator(extensions.@>) open_one.pt) as job,
        lateral public.map_square(job.lat, job.lng, zoom + 6) as square
      where square.x between job_squares_now.x * 64 and job_squares_now.x * 64 + 63
        and square.y between job_squares_now.y * 64 and job_squares_now.y * 64 + 63
      group by square.x, square.y) as part);
end
$$;

grant execute on function public.job_squares_now(integer, bigint, bigint) to service_role;
