-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

create or replace function public.category_page (
  lat         double precision,
  lng         double precision,
  radius_km   double precision,
  category    text,
  page_size   integer          default 20,
  page_offset integer          default 0,
  sort        text             default 'distance'::text
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object('total', page.total, 'is_more', page.is_more,
    'newest', case when category_page.sort = 'date' and category_page.page_offset = 0 then (select max(created_at) from json_to_recordset(page.jobs) as job (created_at timestamptz))
      else (select created_at from public.search_jobs(lat, lng, radius_km, sort => 'date', page_size => 1,
        category => category_page.category)) end,
    'name', (select min(tag) from json_array_elements(page.jobs) as job, json_array_elements_text(job -> 'tags') as tag
      where public.slugify(tag) = category_page.category),
    'jobs', page.jobs)
  from public.find_jobs(lat, lng, radius_km, sort => category_page.sort, page_size => category_page.page_size,
    page_offset => category_page.page_offset, category => category_page.category) as page
$function$;

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
$function$;

create or replace function public.matching_jobs (
  center       extensions.cube,
  radius_chord double precision,
  types        text[],
  min_pay      numeric,
  currency     text,
  wanted       tsquery,
  parts        tsquery[],
  otherwise    tsquery,
  traits       bigint[],
  category     text,
  by_date      boolean,
  ranked       integer,
  page_end     integer,
  is_counted   boolean,
  shapes       polygon[],
  OUT          ids uuid[],
  OUT          points extensions.cube[],
  OUT          total bigint,
  OUT          without_minimum bigint,
  OUT          is_more boolean,
  OUT          unscheduled bigint
)
  returns record
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  read_most constant integer := public.search_limit('read');
  most constant integer := coalesce(ranked, page_end);
  area constant extensions.cube := public.search_cube(center, radius_chord, shapes);
  category_type constant text := public.type_of_category(category, types);
  is_said constant boolean := wanted is not null or (category is not null and category_type is null);
  -- The index of places has all that is asked.
  is_told constant boolean := traits is not null and (category is null or category_type is not null) and area is not null;
  is_listed constant boolean := by_date is not null;
  named tsquery;
  rarest double precision;
  is_rare boolean;
  is_few boolean := false;
  is_nameable boolean := true;
  by_pay boolean;
  matches double precision;
  share double precision;
  indexed record;
begin
  by_date := coalesce(by_date, true);
  types := nullif(types[1:cardinality(public.job_types())], '{}');
  if category_type is not null then
    types := array[category_type];
    category := null;
  end if;
  if is_told or (is_said and area is not null and not public.is_crowded_area(area)) then
    with every as materialized (
      select near.*, min_pay is null or (near.min_pay_per_hour >= min_pay and near.pay_currency = currency) as pays
      from (
        select * from public.jobs_with_traits(center, radius_chord, types, traits, otherwise is not null, shapes) where is_told
        union all
        select *, false from public.jobs_in_area(center, radius_chord, types, wanted, otherwise, category, shapes) where not is_told) as near),
    first_ones as materialized (
      select every.id, every.pt from every where every.pays and not every.is_unscheduled and not every.is_rest
      order by case when not by_date then every.pt operator(extensions.<->) center end,
        case when by_date then every.created_at end desc, every.id
      limit most)
    select array(select first_ones.id from first_ones) as ids, array(select first_ones.pt from first_ones) as points,
        count(*) filter (where every.pays and not every.is_unscheduled and not every.is_rest) as total,
        count(*) filter (where min_pay is not null and every.min_pay_per_hour is null and not every.is_unscheduled) as unsaid,
        count(*) filter (where every.pays and every.is_unscheduled) as unscheduled,
        coalesce(bool_or(every.is_rest), false) as is_rest
      into indexed from every;
    -- The nearest of more than that looks at are found; the newest elsewhere.
    if not (indexed.is_rest and by_date) then
      ids := indexed.ids;
      points := indexed.points;
      total := least(indexed.total, public.search_limit('counted'));
      without_minimum := least(indexed.unsaid, public.search_limit('counted'));
      unscheduled := least(indexed.unscheduled, public.search_limit('counted'));
      is_more := indexed.is_rest or indexed.total > public.search_limit('counted');
      return;
    end if;
  end if;

  is_rare := min_pay is not null and public.is_rare_pay(types, min_pay, currency);
  if is_said then
    select rare.named, rare.rarest into named, rarest from public.rarest_parts(parts) as rare;
    select guess.matches, guess.share into matches, share from public.guess_matches(named, category) as guess;
    is_nameable := coalesce(least(rarest, case when category is not null then (public.guess_matches(null, category)).matches end), 0)
      <= public.search_limit('named');
    is_few := is_nameable and (matches <= read_most
      -- A page alone may need less.
      and (is_counted or most >= share * matches or page_end > share * public.search_limit('read in order'))
      -- What an index names is counted further than what is read in order, and all of it shown by a map.
      or (is_counted and not is_rare and (area is null or page_end >= public.search_limit('counted'))));
  elsif is_counted then
    select counted.total, counted.without_minimum, counted.is_more into total, without_minimum, is_more
      from public.count_open_jobs(center, radius_chord, types, min_pay, currency, shapes) as counted;
  end if;

  if not is_few and ((is_said and is_counted) or (page_end > 0 and not is_rare)) then
    select * into indexed from public.jobs_in_order(center, radius_chord, types, min_pay, currency, wanted, category, by_date,
      case when is_counted and is_said then public.search_limit('counted') + 1 else most end, shapes, is_counted and is_said);
    ids := indexed.ids[1:most];
    if is_said then
      total := indexed.total;
      without_minimum := case when min_pay is not null then indexed.unsaid else 0 end;
      is_more := indexed.is_more;
    elsif by_date and area is not null and indexed.is_more and cardinality(ids) < least(page_end, total) then
      -- Few of everybody's newest are around; whoever else is counted around is older than those.
      ids := ids || array(
        select older.id from unnest(public.newest_around(center, radius_chord, types, min_pay, currency, page_end, shapes))
          with ordinality as older (id, place)
        where older.id not in (select unnest(ids)) order by older.place);
    end if;
  end if;

  by_pay := is_rare and not (is_few and is_counted) and (is_said or page_end > 0);
  if is_few or by_pay
      or (is_nameable and cardinality(ids) < page_end and (is_said or (area is null and (types is not null or min_pay is not null)
          -- Pay that more offer than an index gives is looked for in vain.
          and not (min_pay is not null and cardinality(ids) > 0 and coalesce(total >= public.search_limit('counted'), false))))) then
    select * into indexed from public.jobs_by_index(center, radius_chord, types, min_pay, currency, wanted, named, category,
      case when is_listed and most > 0 then by_date end, most, shapes, is_counted and is_said and not by_pay);
    if is_said and (by_pay or total is null or not indexed.is_more or indexed.total > total) then
      total := indexed.total;
      without_minimum := greatest(without_minimum, case when min_pay is not null then indexed.unsaid else 0 end);
      is_more := indexed.is_more;
    end if;
    if not indexed.is_more or cardinality(ids) = 0 then
      ids := indexed.ids;
      points := indexed.points;
    elsif ids is null and page_end > 0 then
      -- More than the index is read for: the first pages are found in order, and there are no others.
      ids := (public.jobs_in_order(center, radius_chord, types, min_pay, currency, wanted, category, by_date, most, shapes, false)).ids;
    end if;
  end if;
  -- What a page shows is there.
  is_more := is_more or total > public.search_limit('counted');
  total := least(greatest(total, cardinality(ids)), public.search_limit('counted'));
  without_minimum := least(without_minimum, public.search_limit('counted'));
end
$function$;

create or replace function public.type_of_category (
  category text,
  types    text[]
)
  returns text
  language plpgsql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
begin
  return case when category = any (public.job_types()) and category = any (coalesce(nullif(types, '{}'), array[category])) then category end;
end
$function$;

alter function "public"."type_of_category"(text, text[]) owner to "postgres";

revoke all on function "public"."type_of_category"(text, text[]) from public;

revoke all on function "public"."type_of_category"(text, text[]) from "postgres";

grant execute on function "public"."type_of_category"(text, text[]) to "postgres";

grant execute on function "public"."type_of_category"(text, text[]) to "service_role";
