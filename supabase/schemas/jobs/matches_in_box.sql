-- Returns matching jobs in a box of degrees, unordered, at most `max_matches`. With words, a box of up to 400 km is searched by the map
-- cells of the circle around it, because the planner can't estimate the jobs in a box.
create function public.matches_in_box(search public.job_search, west double precision, south double precision, east double precision,
  north double precision, max_matches integer)
returns table(id uuid, lat double precision, lng double precision)
language plpgsql stable security definer
set search_path = ''
set enable_seqscan = off
set jit = off
set max_parallel_workers_per_gather = 0
as $$
declare
  middle_lat constant double precision := (south + north) / 2;
  middle_lng constant double precision := (west + east) / 2;
  -- The corner nearest to the equator is farthest from the middle.
  radius_km constant double precision := public.arc_km(public.sphere_point(middle_lat, middle_lng)
    operator(extensions.<->) public.sphere_point(case when middle_lat > 0 then south else north end, west)) + 0.001;
  cells bigint[];
begin
  if search.has_words and radius_km <= 200 then
    cells := public.search_cells(middle_lat, middle_lng, radius_km);
  end if;
  return query execute format('
      select job.id, job.lat, job.lng from public.jobs as job
      where %s and %s and job.lat between $4 and $5 and job.lng between $6 and $7
      limit $8', public.where_clause(search),
      case when cells is not null then 'job.cells && $2' when search.has_words then 'true' else '$3 operator(extensions.@>) job.pt' end)
    using search, cells, public.box_cube(west, south, east, north), south, north, west, east, max_matches;
end
$$;

grant execute on function public.matches_in_box(public.job_search, double precision, double precision, double precision, double precision, integer)
  to service_role;
