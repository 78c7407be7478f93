-- What a map shows of a search: all open jobs that match and lie in a box of degrees, gathered into squares of about 64 px at this zoom,
-- and those of squares where they are at one point, few enough to tell, in public columns. `squares` are latitude, longitude, count, south, west,
-- north and east. What is looked at is bounded, as matching_jobs says: where there may be more, `is_more`; the squares then hold
-- what the index gave (with words or a category the newest), unless only types were asked for: for those a figure is kept (D64),
-- ten minutes old at most, and at the edge of a circle as exact as its squares.
create function public.jobs_on_map(
  west double precision, south double precision, east double precision, north double precision, zoom integer,
  center_lat double precision default null, center_lng double precision default null, radius_km double precision default null,
  words text default null, job_types text[] default null, min_pay numeric default null, currency text default 'USD',
  category text default null,
  more jsonb default null)
returns table(squares json, jobs json, total bigint, is_more boolean)
language plpgsql volatile security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
set enable_seqscan = off
set jit = off
as $$
#variable_conflict use_column
declare
  level constant integer := case when zoom > 16 then 25 else zoom + 2 end;
  kept_zoom constant integer := (zoom - 3) / 3 * 3 + 1;
  center constant extensions.cube := public.sphere_point(center_lat, center_lng);
  chord constant double precision := case when center is not null then public.chord_km(radius_km) end;
  types constant text[] := nullif(job_types[1:cardinality(public.job_types())], '{}');
  looked_most constant integer := public.search_limit('looked at');
  shapes constant polygon[] := public.read_areas(more -> 'areas');
  drawn constant extensions.cube := public.cube_of_areas(shapes);
  area extensions.cube;
  middle extensions.cube;
  reach double precision;
  asked record;
  found_ones record;
  ids uuid[];
  points extensions.cube[];
  is_kept boolean := false;
  is_sought boolean;
begin
  perform public.check_job_search(center_lat, center_lng, radius_km, min_pay, 'distance', 1, 0);
  if not coalesce(west between -180 and 180 and east between -180 and 180 and west < east
      and south between -90 and 90 and north between -90 and 90 and south < north and zoom between 3 and 19, false) then
    raise exception 'A map shows a box of degrees at a zoom from 3 to 19.' using errcode = '22023';
  end if;
  select * into asked from public.read_search(words, more);
  is_more := false;
  area := public.box_cube(west, south, east, north);
  is_sought := asked.wanted is not null or (category is not null and not asked.is_asked);
  if not is_sought and not asked.is_asked then
    select array_agg(near.id) filter (where near.is_match), array_agg(near.pt) filter (where near.is_match), count(*) = looked_most
      into ids, points, is_more
      from (
        select job.id, job.pt, (types is null or job.type = any (types))
          and (min_pay is null or (job.min_pay_per_hour >= min_pay and job.pay_currency = currency)) as is_match
        from public.jobs as job
        where job.status = 'open' and job.expires_at > now() and area operator(extensions.@>) job.pt
          and (chord is null or (extensions.cube_enlarge(center, chord, 3) operator(extensions.@>) job.pt
            and (job.pt operator(extensions.<->) center) <= chord))
          and (shapes is null or (drawn operator(extensions.@>) job.pt and public.is_in_areas(job.pt, shapes)))
        limit looked_most) as near;
    -- Pay that few offer has an index of its own.
    is_sought := is_more and min_pay is not null;
  end if;
  if is_sought then
    -- The circle around the box, or the search's own where that is smaller.
    middle := public.sphere_point((south + north) / 2, (west + east) / 2);
    reach := greatest(middle operator(extensions.<->) public.sphere_point(south, west), middle operator(extensions.<->) public.sphere_point(north, west),
      middle operator(extensions.<->) public.sphere_point((south + north) / 2, west)) + 0.001;
    if east - west > 60 or reach > chord then
      middle := center;
      reach := chord;
    end if;
    select * into found_ones from public.matching_jobs(case when reach is not null then middle end, reach, types, min_pay, currency, asked.wanted, asked.parts,
      null, null, left(category, 200), null, null, public.search_limit('counted'), true, shapes);
    ids := found_ones.ids;
    points := coalesce(found_ones.points, array(
      select job.pt from unnest(ids) with ordinality as listed (id, place) join public.jobs as job using (id) order by listed.place));
    -- Whatever is beyond the box is left out below.
    if chord is not null then
      select array_agg(listed.id), array_agg(listed.pt) into ids, points
        from unnest(ids, points) as listed (id, pt) where (listed.pt operator(extensions.<->) center) <= chord;
    end if;
    is_more := found_ones.is_more or found_ones.total > coalesce(cardinality(found_ones.ids), 0);
  end if;

  if is_more and min_pay is null and not asked.is_asked and category is null and shapes is null and kept_zoom <= 10 then
    -- All of them, or the sample stays until the scheduler has made what is missing.
    select coalesce(bool_and(figure.answer is not null), false),
        json_agg(figure.answer) filter (where figure.answer is not null)
      into is_kept, squares
      from (select public.map_square(north, west, kept_zoom) as first_one, public.map_square(south, least(east, 179.999999), kept_zoom) as last_one) as ends,
        generate_series((first_one).x, (last_one).x) as x, generate_series((first_one).y, (last_one).y) as y,
        lateral (select public.kept_figure(jsonb_build_array('map', kept_zoom, x, y)) as answer) as figure;
  end if;

  if is_kept then
    return query
      -- Each is read once, and the counts only of what is in the box.
      with parts as materialized (
        select (part ->> 0)::bigint >> (kept_zoom + 6 - level) as x, (part ->> 1)::bigint >> (kept_zoom + 6 - level) as y,
          (part ->> 2)::double precision as lat, (part ->> 3)::double precision as lng, part -> 4 as counts
        from json_array_elements(squares) as figure, json_array_elements(figure) as part),
      counted as materialized (
        select parts.*, (select sum(each.jobs::bigint) from json_array_elements_text(parts.counts) with ordinality as each (jobs, place)
            where types is null or (public.job_types())[each.place] = any (types)) as jobs
        from parts
        where parts.lat between south and north and parts.lng between west and east
          and (chord is null or (public.sphere_point(parts.lat, parts.lng) operator(extensions.<->) center) <= chord)),
      every as (
        select counted.x, counted.y, sum(counted.jobs) as jobs, sum(counted.lat * counted.jobs) / sum(counted.jobs) as lat,
          sum(counted.lng * counted.jobs) / sum(counted.jobs) as lng
        from counted where counted.jobs > 0 group by counted.x, counted.y)
      select coalesce(json_agg(json_build_array(round(every.lat::numeric, 4), round(every.lng::numeric, 4), every.jobs,
            round(public.map_latitude(every.y + 1, level)::numeric, 4), round((every.x * 360 / power(2, level) - 180)::numeric, 4),
            round(public.map_latitude(every.y, level)::numeric, 4), round(((every.x + 1) * 360 / power(2, level) - 180)::numeric, 4))), '[]'),
          '[]'::json, coalesce(sum(every.jobs), 0)::bigint, false
        from every;
    return;
  end if;

  return query
    -- The square is map_square's, written out: its call for each job would take longer than all else.
    with every as materialized (
      select spot.*, spot.lat between south and north and spot.lng between west and east as is_seen,
        floor((spot.lng / 360 + 0.5) * power(2, level)) as x,
        floor((0.5 - ln((1 + spot.sine) / (1 - spot.sine)) / (4 * pi())) * power(2, level)) as y
      from (
        select found_one.id, round(degrees(asin(extensions.cube_ll_coord(found_one.pt, 3) / 6371)) * 1000000) / 1000000 as lat,
          round(degrees(atan2(extensions.cube_ll_coord(found_one.pt, 2), extensions.cube_ll_coord(found_one.pt, 1))) * 1000000) / 1000000 as lng,
          greatest(-sin(radians(85)), least(sin(radians(85)), extensions.cube_ll_coord(found_one.pt, 3) / 6371)) as sine
        -- Worked out once, not wherever it is used.
        from unnest(ids, points) as found_one (id, pt) offset 0) as spot),
    gathered as materialized (
      select every.x, every.y, count(*) as jobs, avg(every.lat) as lat, avg(every.lng) as lng, min(every.lat) as south, max(every.lat) as north,
        min(every.lng) as west, max(every.lng) as east
      from every where every.is_seen group by every.x, every.y),
    at_one_point as (
      select gathered.x, gathered.y, sum(least(gathered.jobs, public.largest_page())) over (order by gathered.jobs, gathered.x, gathered.y) as sofar
      from gathered where gathered.north - gathered.south < 0.00001 and gathered.east - gathered.west < 0.00001),
    told as (
      select every.id, row_number() over (partition by every.x, every.y order by every.id) as place
      from every join at_one_point using (x, y) where every.is_seen and at_one_point.sofar <= public.search_limit('on map'))
    select coalesce((select json_agg(json_build_array(round(gathered.lat::numeric, 5), round(gathered.lng::numeric, 5), gathered.jobs,
          round(gathered.south::numeric, 5), round(gathered.west::numeric, 5), round(gathered.north::numeric, 5), round(gathered.east::numeric, 5)))
        from gathered), '[]'),
      (select coalesce(json_agg(page), '[]') from public.page_of_jobs(
          array(select told.id from told where told.place <= public.largest_page()),
          center, null, null, public.search_limit('on map'), 0) as page),
      (select coalesce(sum(gathered.jobs), 0)::bigint from gathered), is_more;
end
$$;
grant execute on function public.jobs_on_map(double precision, double precision, double precision, double precision, integer,
  double precision, double precision, double precision, text, text[], numeric, text, text, jsonb)
  to anon, authenticated, service_role;
