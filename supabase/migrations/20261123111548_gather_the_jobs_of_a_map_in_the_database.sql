-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

create or replace function public.box_cube (
  west  double precision,
  south double precision,
  east  double precision,
  north double precision
)
  returns extensions.cube
  language plpgsql
  immutable
  parallel safe
  strict
  set search_path to ''
  AS $function$
declare
  -- From the axis of the earth, at the equator the farthest.
  farthest constant double precision := case when south <= 0 and north >= 0 then 1
    else greatest(cos(radians(south)), cos(radians(north))) end;
  nearest constant double precision := least(cos(radians(south)), cos(radians(north)));
  xs double precision[] := array[cos(radians(west)), cos(radians(east))];
  ys double precision[] := array[sin(radians(west)), sin(radians(east))];
begin
  for quarter in -2..2 loop
    if quarter * 90 between west and east then
      xs := xs || cos(radians(quarter * 90));
      ys := ys || sin(radians(quarter * 90));
    end if;
  end loop;
  return (
    select extensions.cube_enlarge(extensions.cube(
      array[min(6371 * reach * x), min(6371 * reach * y), 6371 * sin(radians(south))],
      array[max(6371 * reach * x), max(6371 * reach * y), 6371 * sin(radians(north))]), 0.001, 3)
    from unnest(array[farthest, nearest]) as reach, unnest(xs, ys) as turn (x, y));
end
$function$;

alter function "public"."box_cube"(double precision, double precision, double precision, double precision) owner to "postgres";

create or replace function public.count_figure (
  question jsonb
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select case question ->> 0
    when 'claims' then public.claims_now()
    when 'categories' then public.categories_now()
    when 'cities' then public.cities_now(null, null, 50000)
    when 'employer pages' then to_jsonb(public.employer_pages_now())
    when 'places' then public.sitemap_places_now(question ->> 1, (question ->> 2)::integer, (question ->> 3)::double precision)
    when 'map' then public.job_squares_now((question ->> 1)::integer, (question ->> 2)::bigint, (question ->> 3)::bigint)
    when 'facts' then public.place_facts_now((question ->> 1)::double precision, (question ->> 2)::double precision,
      (question ->> 3)::double precision, question ->> 4, question ->> 5, null)
  end
$function$;

create or replace function public.job_squares_now (
  zoom integer,
  x    bigint,
  y    bigint
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  set enable_seqscan to 'off'
  set jit to 'off'
  AS $function$
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
$function$;

alter function "public"."job_squares_now"(integer, bigint, bigint) owner to "postgres";

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
  category   text             default null::text
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
  kept_zoom constant integer := (zoom - 3) / 3 * 3 + 1;
  center constant extensions.cube := public.sphere_point(center_lat, center_lng);
  chord constant double precision := case when center is not null then public.chord_km(radius_km) end;
  types constant text[] := nullif(job_types[1:cardinality(public.job_types())], '{}');
  looked_most constant integer := public.search_limit('looked at');
  area extensions.cube;
  middle extensions.cube;
  reach double precision;
  asked record;
  found_ones record;
  ids uuid[];
  points extensions.cube[];
  is_kept boolean := false;
begin
  perform public.check_job_search(center_lat, center_lng, radius_km, min_pay, 'distance', 1, 0);
  if not coalesce(west between -180 and 180 and east between -180 and 180 and west < east
      and south between -90 and 90 and north between -90 and 90 and south < north and zoom between 3 and 19, false) then
    raise exception 'A map shows a box of degrees at a zoom from 3 to 19.' using errcode = '22023';
  end if;
  select * into asked from public.read_search(words);
  is_more := false;
  area := public.box_cube(west, south, east, north);
  if asked.wanted is null and (asked.is_asked or category is null) then
    if not asked.is_asked then
      select array_agg(near.id), array_agg(near.pt), count(*) = looked_most into ids, points, is_more from (
        select job.id, job.pt from public.jobs as job
        where job.status = 'open' and job.expires_at > now() and area operator(extensions.@>) job.pt
          and (chord is null or (job.pt operator(extensions.<->) center) <= chord)
          and (types is null or job.type = any (types))
          and (min_pay is null or (job.min_pay_per_hour >= min_pay and job.pay_currency = currency))
        limit looked_most) as near;
    end if;
  else
    -- The circle around the box, or the search's own where that is smaller.
    middle := public.sphere_point((south + north) / 2, (west + east) / 2);
    reach := greatest(middle operator(extensions.<->) public.sphere_point(south, west), middle operator(extensions.<->) public.sphere_point(north, west),
      middle operator(extensions.<->) public.sphere_point((south + north) / 2, west)) + 0.001;
    if east - west > 60 or reach > chord then
      middle := center;
      reach := chord;
    end if;
    select * into found_ones from public.matching_jobs(case when reach is not null then middle end, reach, types, min_pay, currency, asked.wanted, asked.named,
      asked.rarest, left(category, 200), true, false, public.search_limit('counted'), true);
    select array_agg(job.id), array_agg(job.pt) into ids, points
      from unnest(found_ones.ids) as listed (id) join public.jobs as job using (id)
      where area operator(extensions.@>) job.pt and (chord is null or (job.pt operator(extensions.<->) center) <= chord);
    is_more := found_ones.is_more or found_ones.total > coalesce(cardinality(found_ones.ids), 0);
  end if;

  if is_more and min_pay is null and not asked.is_asked and category is null and kept_zoom <= 10 then
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
      with parts as (
        select (part ->> 0)::bigint >> (kept_zoom + 6 - level) as x, (part ->> 1)::bigint >> (kept_zoom + 6 - level) as y,
          (part ->> 2)::double precision as lat, (part ->> 3)::double precision as lng,
          (select sum(counted.jobs::bigint) from json_array_elements_text(part -> 4) with ordinality as counted (jobs, place)
            where types is null or (public.job_types())[counted.place] = any (types)) as jobs
        from json_array_elements(squares) as figure, json_array_elements(figure) as part),
      every as (
        select parts.x, parts.y, sum(parts.jobs) as jobs, sum(parts.lat * parts.jobs) / sum(parts.jobs) as lat, sum(parts.lng * parts.jobs) / sum(parts.jobs) as lng
        from parts
        where parts.jobs > 0 and parts.lat between south and north and parts.lng between west and east
          and (chord is null or (public.sphere_point(parts.lat, parts.lng) operator(extensions.<->) center) <= chord)
        group by parts.x, parts.y)
      select coalesce(json_agg(json_build_array(round(every.lat::numeric, 4), round(every.lng::numeric, 4), every.jobs,
            round(public.map_latitude(every.y + 1, level)::numeric, 4), round((every.x * 360 / power(2, level) - 180)::numeric, 4),
            round(public.map_latitude(every.y, level)::numeric, 4), round(((every.x + 1) * 360 / power(2, level) - 180)::numeric, 4))), '[]'),
          '[]'::json, coalesce(sum(every.jobs), 0)::bigint, false
        from every;
    return;
  end if;

  return query
    with every as materialized (
      select found_one.id, round(degrees(asin(extensions.cube_ll_coord(found_one.pt, 3) / 6371))::numeric, 6)::double precision as lat,
        round(degrees(atan2(extensions.cube_ll_coord(found_one.pt, 2), extensions.cube_ll_coord(found_one.pt, 1)))::numeric, 6)::double precision as lng
      from unnest(ids, points) as found_one (id, pt)),
    gathered as materialized (
      select count(*) as jobs, avg(every.lat) as lat, avg(every.lng) as lng, min(every.lat) as south, max(every.lat) as north,
        min(every.lng) as west, max(every.lng) as east, (array_agg(every.id order by every.id))[1:public.largest_page()] as ids
      from every, lateral public.map_square(every.lat, every.lng, level) as square
      where every.lat between south and north and every.lng between west and east
      group by square.x, square.y),
    told as (
      select gathered.ids, sum(cardinality(gathered.ids)) over (order by gathered.jobs, gathered.ids) as sofar
      from gathered where gathered.north - gathered.south < 0.00001 and gathered.east - gathered.west < 0.00001)
    select coalesce((select json_agg(json_build_array(round(gathered.lat::numeric, 5), round(gathered.lng::numeric, 5), gathered.jobs,
          round(gathered.south::numeric, 5), round(gathered.west::numeric, 5), round(gathered.north::numeric, 5), round(gathered.east::numeric, 5)))
        from gathered), '[]'),
      (select coalesce(json_agg(page), '[]') from public.page_of_jobs(
          array(select told_one from told, unnest(told.ids) as told_one where told.sofar <= public.search_limit('on map')),
          center, null, null, public.search_limit('on map'), 0) as page),
      (select coalesce(sum(gathered.jobs), 0)::bigint from gathered), is_more;
end
$function$;

alter function
  "public"."jobs_on_map"(double precision, double precision, double precision, double precision, integer, double precision,
  double precision, double precision, text, text[], numeric, text, text) owner to "postgres";

create or replace function public.map_latitude (
  y    bigint,
  zoom integer
)
  returns double precision
  language plpgsql
  immutable
  parallel safe
  strict
  set search_path to ''
  AS $function$
begin
  return degrees(2 * atan(exp(pi() * (1 - 2 * y / power(2, zoom)))) - pi() / 2);
end
$function$;

alter function "public"."map_latitude"(bigint, integer) owner to "postgres";

create or replace function public.map_square (
  lat  double precision,
  lng  double precision,
  zoom integer,
  OUT  x bigint,
  OUT  y bigint
)
  returns record
  language plpgsql
  immutable
  parallel safe
  strict
  set search_path to ''
  AS $function$
declare
  sine constant double precision := sin(radians(greatest(-85, least(85, lat))));
begin
  x := floor((lng / 360 + 0.5) * power(2, zoom));
  y := floor((0.5 - ln((1 + sine) / (1 - sine)) / (4 * pi())) * power(2, zoom));
end
$function$;

alter function "public"."map_square"(double precision, double precision, integer) owner to "postgres";

create or replace function public.search_limit (
  name text
)
  returns integer
  language plpgsql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
begin
  return case name
    -- A count that gets there says '10,000+'.
    when 'counted' then 10000
    -- Jobs whose entries in an index are looked at.
    when 'looked at' then 20000
    -- Of the newest, to tell how many of them are around a place.
    when 'sampled' then 1000
    -- Jobs that are read to see whether they match: in their order, and in none.
    when 'read in order' then 4000
    when 'read' then 10000
    -- Entries that an index of words or categories may name; what more jobs have is found by reading jobs in their order.
    when 'named' then 30000
    -- The nearest that match, or the newest, of which the best are told.
    when 'ranked' then 1000
    -- Jobs that a map is told one by one; the rest are counts.
    when 'on map' then 150
    -- More jobs than that make a circle crowded.
    when 'crowded' then 5000
    -- Jobs around a place whose figures are counted while somebody waits (D64).
    when 'told' then 500
  end;
end
$function$;

create or replace function public.site_figures()
  returns SETOF jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_array(name) from unnest(array['claims', 'categories', 'cities', 'employer pages']) as name
  union
  -- The quarter of the world that the country is in.
  select jsonb_build_array('map', 1, 0, 0)
  union
  select public.sitemap_question(state) from (
    select public.slugify(name) as state from public.us_states()
    union select jsonb_array_elements_text(public.states_of_jobs())) as states
$function$;

revoke all on function "public"."box_cube"(double precision, double precision, double precision, double precision) from public;

revoke all
  on function "public"."box_cube"(double precision, double precision, double precision, double precision)
  from "postgres";

grant execute
  on function "public"."box_cube"(double precision, double precision, double precision, double precision)
  to "postgres";

grant execute
  on function "public"."box_cube"(double precision, double precision, double precision, double precision)
  to "service_role";

revoke all on function "public"."job_squares_now"(integer, bigint, bigint) from public;

revoke all on function "public"."job_squares_now"(integer, bigint, bigint) from "postgres";

grant execute on function "public"."job_squares_now"(integer, bigint, bigint) to "postgres";

grant execute on function "public"."job_squares_now"(integer, bigint, bigint) to "service_role";

revoke all
  on function
    "public"."jobs_on_map"(double precision, double precision, double precision, double precision, integer, double precision,
    double precision, double precision, text, text[], numeric, text, text)
  from public;

grant execute
  on function
    "public"."jobs_on_map"(double precision, double precision, double precision, double precision, integer, double precision,
    double precision, double precision, text, text[], numeric, text, text)
  to "anon", "authenticated";

revoke all
  on function
    "public"."jobs_on_map"(double precision, double precision, double precision, double precision, integer, double precision,
    double precision, double precision, text, text[], numeric, text, text)
  from "postgres";

grant execute
  on function
    "public"."jobs_on_map"(double precision, double precision, double precision, double precision, integer, double precision,
    double precision, double precision, text, text[], numeric, text, text)
  to "postgres";

grant execute
  on function
    "public"."jobs_on_map"(double precision, double precision, double precision, double precision, integer, double precision,
    double precision, double precision, text, text[], numeric, text, text)
  to "service_role";

revoke all on function "public"."map_latitude"(bigint, integer) from public;

revoke all on function "public"."map_latitude"(bigint, integer) from "postgres";

grant execute on function "public"."map_latitude"(bigint, integer) to "postgres";

grant execute on function "public"."map_latitude"(bigint, integer) to "service_role";

revoke all on function "public"."map_square"(double precision, double precision, integer) from public;

revoke all on function "public"."map_square"(double precision, double precision, integer) from "postgres";

grant execute on function "public"."map_square"(double precision, double precision, integer) to "postgres";

grant execute on function "public"."map_square"(double precision, double precision, integer) to "service_role";
