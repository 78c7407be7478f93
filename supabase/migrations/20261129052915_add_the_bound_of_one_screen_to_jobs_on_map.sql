-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

create or replace function public.jobs_on_map (
  west       double precision,
  south      double precision,
  east       double precision,
  north      double precision,
  zoom       integer,
  center_lat double precision default null::double precision,
  center_lng double precision default null::double precision,
  radius_km  double precision default null::double precision,
  words      text             default null::text,
  job_types  text[]           default null::text[],
  min_pay    numeric          default null::numeric,
  currency   text             default 'USD'::text,
  category   text             default null::text,
  more       jsonb            default null::jsonb
)
  returns table (
    squares json,
    jobs    json,
    total   bigint,
    is_more boolean
  )
  language plpgsql
  security definer
  set search_path to ''
  set plan_cache_mode to 'force_custom_plan'
  set enable_seqscan to 'off'
  set jit to 'off'
  AS $function$
#variable_conflict use_column
declare
  level constant integer := case when zoom > 16 then 25 else zoom + 2 end;
  center constant extensions.cube := public.sphere_point(center_lat, center_lng);
  chord constant double precision := case when center is not null then public.chord_km(radius_km) end;
  category_type constant text := public.type_of_category(category, job_types);
  types constant text[] := case when category_type is not null then array[category_type] else nullif(job_types[1:cardinality(public.job_types())], '{}') end;
  counted_most constant integer := public.search_limit('counted');
  looked_most constant integer := case when types is null and min_pay is null then counted_most + 1 else public.search_limit('looked at') end;
  shapes constant polygon[] := public.read_areas(more -> 'areas');
  drawn constant extensions.cube := public.cube_of_areas(shapes);
  area extensions.cube;
  middle extensions.cube;
  reach double precision;
  first_square record;
  last_square record;
  asked record;
  found_ones record;
  ids uuid[];
  points extensions.cube[];
  crowd bigint;
  is_sought boolean;
begin
  perform public.check_job_search(center_lat, center_lng, radius_km, min_pay, 'distance', 1, 0);
  if not coalesce(west between -180 and 180 and east between -180 and 180 and west < east
      and south between -90 and 90 and north between -90 and 90 and south < north and zoom between 3 and 19, false) then
    raise exception 'A map shows a box of degrees at a zoom from 3 to 19.' using errcode = '22023';
  end if;
  first_square := public.map_square(north, west, level);
  last_square := public.map_square(south, east, level);
  -- 76 squares of 64 px: 4,000 px, and the edges that the page's map adds. As lib/jobs/map-answer.ts.
  if greatest(last_square.x - first_square.x, last_square.y - first_square.y) > 76 * power(2, level - zoom - 2) then
    raise exception 'A map shows at most one screen at its zoom.' using errcode = '22023';
  end if;
  select * into asked from public.read_search(words, more);
  is_more := false;
  area := public.box_cube(west, south, east, north);
  is_sought := asked.wanted is not null or (category is not null and category_type is null and not asked.is_asked);
  -- The circle around the box, or the search's own where that is smaller; null is everywhere.
  middle := public.sphere_point((south + north) / 2, (west + east) / 2);
  reach := greatest(middle operator(extensions.<->) public.sphere_point(south, west), middle operator(extensions.<->) public.sphere_point(north, west),
    middle operator(extensions.<->) public.sphere_point((south + north) / 2, west)) + 0.001;
  if east - west > 60 or reach > chord then
    middle := case when chord is not null then center end;
    reach := chord;
  end if;

  if not is_sought and not asked.is_asked then
    if shapes is null then
      select kept.squares, kept.total, kept.crowd into squares, total, crowd
        from public.kept_map(west, south, east, north, zoom, center, chord, types) as kept;
      is_more := coalesce(crowd > looked_most, false);
    end if;
    -- What is known to be too much is not read.
    if not is_more or (min_pay is not null and reach is not null) then
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
      is_more := is_more or coalesce(cardinality(ids) > counted_most, false);
      ids := ids[1:counted_most];
      points := points[1:counted_most];
    end if;
    if is_more and shapes is null then
      -- That they were asked for, so that the scheduler makes what is missing; what was read is shown until then.
      perform public.kept_figure(question) from public.map_figures(west, south, east, north, zoom) as question;
      if min_pay is null and squares is not null then
        return query select jobs_on_map.squares, '[]'::json, jobs_on_map.total, false;
        return;
      end if;
    end if;
    -- Pay that few offer has an index of its own, and of the whole country the newest are all over it.
    if is_more and min_pay is not null and public.is_rare_pay(types, min_pay, currency) then
      select array_agg(listed.id), array_agg(listed.pt), false into ids, points, is_more
        from public.jobs_by_index(middle, reach, types, min_pay, currency, null, null, null, null, counted_most, shapes, false) as paying,
          unnest(paying.ids, paying.points) as listed (id, pt)
        where chord is null or (listed.pt operator(extensions.<->) center) <= chord;
    else
      is_sought := is_more and min_pay is not null and reach is null;
    end if;
  end if;
  if is_sought then
    select * into found_ones from public.matching_jobs(middle, reach, types, min_pay, currency, asked.wanted, asked.parts,
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

  return query
    -- The square is map_square's, written out: its call for each job would take longer than all else.
    with gathered as materialized (
      select square.x, square.y, count(*) as jobs, avg(square.lat) as lat, avg(square.lng) as lng, min(square.lat) as south, max(square.lat) as north,
        min(square.lng) as west, max(square.lng) as east, array_agg(square.id) as ids
      from (
        select spot.*, floor((spot.lng / 360 + 0.5) * power(2, level)) as x,
          floor((0.5 - ln((1 + spot.sine) / (1 - spot.sine)) / (4 * pi())) * power(2, level)) as y
        from (
          select found_one.id, round(degrees(asin(extensions.cube_ll_coord(found_one.pt, 3) / 6371)) * 1000000) / 1000000 as lat,
            round(degrees(atan2(extensions.cube_ll_coord(found_one.pt, 2), extensions.cube_ll_coord(found_one.pt, 1))) * 1000000) / 1000000 as lng,
            greatest(-sin(radians(85)), least(sin(radians(85)), extensions.cube_ll_coord(found_one.pt, 3) / 6371)) as sine
          -- Worked out once, not wherever it is used.
          from (select unnest(ids) as id, unnest(points) as pt) as found_one offset 0) as spot
        where spot.lat between south and north and spot.lng between west and east) as square
      group by square.x, square.y),
    at_one_point as (
      select gathered.ids, sum(least(gathered.jobs, public.largest_page())) over (order by gathered.jobs, gathered.x, gathered.y) as sofar
      from gathered where gathered.north - gathered.south < 0.00001 and gathered.east - gathered.west < 0.00001)
    select coalesce((select json_agg(json_build_array(round(gathered.lat::numeric, 5), round(gathered.lng::numeric, 5), gathered.jobs,
          round(gathered.south::numeric, 5), round(gathered.west::numeric, 5), round(gathered.north::numeric, 5), round(gathered.east::numeric, 5)))
        from gathered), '[]'),
      (select coalesce(json_agg(page), '[]') from public.page_of_jobs(
          array(select told.id
            from at_one_point, lateral (select each.id from unnest(at_one_point.ids) as each (id) order by each.id limit public.largest_page()) as told
            where at_one_point.sofar <= public.search_limit('on map')),
          center, null, null, public.search_limit('on map'), 0) as page),
      (select coalesce(sum(gathered.jobs), 0)::bigint from gathered), is_more;
end
$function$;
