-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

drop index "public"."jobs_pt";

drop function
  "public"."matching_jobs"(extensions.cube, double precision, text[], numeric, text, tsquery, tsquery[], tsquery, text, boolean,
  integer, integer, boolean, polygon[]);

drop function "public"."read_conditions"(jsonb);

drop function "public"."read_search"(text, jsonb);

create or replace function public.count_jobs (
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
    total           bigint,
    without_minimum bigint,
    understood_as   text,
    is_more         boolean,
    unscheduled     bigint
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  center constant extensions.cube := public.sphere_point(center_lat, center_lng);
  chord constant double precision := case when center is not null then public.chord_km(radius_km) end;
  shapes constant polygon[] := public.read_areas(more -> 'areas');
  asked record;
begin
  perform public.check_job_search(center_lat, center_lng, radius_km, min_pay, 'distance', 1, 0);
  select * into asked from public.read_search(words, more);
  understood_as := asked.corrected;
  if asked.is_asked and asked.wanted is null then
    return query select 0::bigint, 0::bigint, null::text, false, 0::bigint;
    return;
  end if;
  return query
    select found_ones.total, found_ones.without_minimum, understood_as, found_ones.is_more,
      coalesce(found_ones.unscheduled, public.count_unscheduled(center, chord, job_types, min_pay, currency, words, left(category, 200), more))
    from public.matching_jobs(center, chord, job_types, min_pay, currency,
      asked.wanted, asked.parts, asked.otherwise, asked.traits, left(category, 200), center is null or radius_km is null, null, 0, true, shapes) as found_ones;
end
$function$;

create or replace function public.count_unscheduled (
  center       extensions.cube,
  radius_chord double precision,
  types        text[],
  min_pay      numeric,
  currency     text,
  words        text,
  category     text,
  more         jsonb
)
  returns bigint
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  shapes constant polygon[] := public.read_areas(more -> 'areas');
  asked record;
begin
  if not coalesce(more ? 'shifts' or more ? 'without_nights', false) then
    return 0;
  end if;
  select * into asked from public.read_search(words, more - array['shifts', 'all_shifts', 'without_nights'] || '{"unscheduled": true}');
  return (select found_ones.total from public.matching_jobs(center, radius_chord, types, min_pay, currency, asked.wanted, asked.parts, null, null,
    category, center is null or radius_chord is null, null, 0, true, shapes) as found_ones);
end
$function$;

create or replace function public.find_jobs (
  center_lat  double precision default null::double precision,
  center_lng  double precision default null::double precision,
  radius_km   double precision default null::double precision,
  words       text             default null::text,
  job_types   text[]           default null::text[],
  min_pay     numeric          default null::numeric,
  currency    text             default 'USD'::text,
  sort        text             default 'distance'::text,
  page_size   integer          default 20,
  page_offset integer          default 0,
  category    text             default null::text,
  more        jsonb            default null::jsonb
)
  returns table (
    jobs            json,
    total           bigint,
    without_minimum bigint,
    understood_as   text,
    is_more         boolean,
    unscheduled     bigint
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  center constant extensions.cube := public.sphere_point(center_lat, center_lng);
  chord constant double precision := case when center is not null then public.chord_km(radius_km) end;
  shapes constant polygon[] := public.read_areas(more -> 'areas');
  asked record;
  found_ones record;
begin
  perform public.check_job_search(center_lat, center_lng, radius_km, min_pay, sort, page_size, page_offset);
  select * into asked from public.read_search(words, more);
  if asked.is_asked and asked.wanted is null then
    return query select '[]'::json, 0::bigint, 0::bigint, null::text, false, 0::bigint;
    return;
  end if;
  select * into found_ones from public.matching_jobs(center, chord,
    job_types, min_pay, currency, asked.wanted, asked.parts, asked.otherwise, asked.traits, left(category, 200), center is null or sort = 'date',
    public.ranked_by(sort, asked.in_heading is not null), page_offset + page_size, true, shapes);
  return query
    select (select coalesce(json_agg(page), '[]')
        from public.page_of_jobs(found_ones.ids, center, asked.in_title, asked.in_heading,
          page_size, page_offset, sort, currency, public.asked_shifts(more)) as page),
      found_ones.total, found_ones.without_minimum, asked.corrected, found_ones.is_more,
      coalesce(found_ones.unscheduled, public.count_unscheduled(center, chord, job_types, min_pay, currency, words, left(category, 200), more));
end
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
      null, null, left(category, 200), true, null, public.search_limit('counted'), true, shapes);
    select array_agg(job.id), array_agg(job.pt) into ids, points
      from unnest(found_ones.ids) as listed (id) join public.jobs as job using (id)
      where area operator(extensions.@>) job.pt and (chord is null or (job.pt operator(extensions.<->) center) <= chord);
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

create or replace function public.jobs_with_traits (
  center       extensions.cube,
  radius_chord double precision,
  types        text[],
  asked        bigint[],
  otherwise    boolean,
  shapes       polygon[]
)
  returns table (
    id               uuid,
    pt               extensions.cube,
    created_at       timestamp with time zone,
    pay_currency     text,
    min_pay_per_hour numeric,
    is_unscheduled   boolean,
    is_rest          boolean
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  set plan_cache_mode to 'force_generic_plan'
  set enable_seqscan to 'off'
  set enable_bitmapscan to 'off'
  set jit to 'off'
  AS $function$
declare
  area constant extensions.cube := public.search_cube(center, radius_chord, shapes);
  week constant bigint := public.traits_of(array(select '=' || shift from unnest(public.week_shifts()) as shift));
  most constant integer := public.search_limit('looked at');
  any_of constant bigint := asked[1];
  all_of constant bigint := asked[2];
  none_of constant bigint := asked[3];
  hours_from constant integer := asked[4];
  hours_to constant integer := asked[5];
  since constant timestamptz := to_timestamp(asked[6]);
begin
  return query
    select job.id, job.pt, job.created_at, job.pay_currency, job.min_pay_per_hour, job.is_unscheduled, job.seen > most
    from (
      select near.id, near.pt, near.created_at, near.pay_currency, near.min_pay_per_hour, near.type, near.traits, near.hours_per_week_min,
        near.hours_per_week_max, otherwise and (near.traits & week) = 0 as is_unscheduled, row_number() over () as seen
      from public.jobs as near
      where near.status = 'open' and near.expires_at > now() and area operator(extensions.@>) near.pt
      limit most + 1) as job
    where job.seen > most or (
      (job.is_unscheduled or any_of = 0 or (job.traits & any_of) <> 0)
      and (job.traits & all_of) = all_of and (job.traits & none_of) = 0
      and (hours_from is null or (num_nonnulls(job.hours_per_week_min, job.hours_per_week_max) > 0
        and least(coalesce(job.hours_per_week_min, 0), 80) <= hours_to and least(coalesce(job.hours_per_week_max, 80), 80) >= hours_from))
      and (since is null or job.created_at >= since)
      and (radius_chord is null or (job.pt operator(extensions.<->) center) <= radius_chord)
      and (types is null or job.type = any (types))
      and (shapes is null or public.is_in_areas(job.pt, shapes)));
end
$function$;

alter function "public"."jobs_with_traits"(extensions.cube, double precision, text[], bigint[], boolean, polygon[]) owner to
  "postgres";

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
  is_said constant boolean := wanted is not null or category is not null;
  -- The index of places has all that is asked.
  is_told constant boolean := traits is not null and category is null and area is not null;
  -- Who names less, or nothing, is counted, too.
  least_pay constant numeric := case when not is_counted or not is_said then min_pay end;
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
  types := nullif(types[1:cardinality(public.job_types())], '{}');
  if is_told or (is_said and area is not null and not public.is_crowded_area(area)) then
    with every as materialized (
      select near.*, min_pay is null or (near.min_pay_per_hour >= min_pay and near.pay_currency = currency) as pays
      from (
        select * from public.jobs_with_traits(center, radius_chord, types, traits, otherwise is not null, shapes) where is_told
        union all
        select *, false from public.jobs_in_area(center, radius_chord, types, wanted, otherwise, category, shapes) where not is_told) as near)
    select array(
          select every.id from every where every.pays and not every.is_unscheduled
          order by case when not by_date then every.pt operator(extensions.<->) center end,
            case when by_date then every.created_at end desc, every.id
          limit most) as ids,
        count(*) filter (where every.pays and not every.is_unscheduled) as total,
        count(*) filter (where min_pay is not null and every.min_pay_per_hour is null and not every.is_unscheduled) as unsaid,
        count(*) filter (where every.pays and every.is_unscheduled) as unscheduled,
        coalesce(bool_or(every.is_rest), false) as is_rest
      into indexed from every;
    -- Where more are around than that looks at, as where nothing is told.
    if not indexed.is_rest then
      ids := indexed.ids;
      total := least(indexed.total, public.search_limit('counted'));
      without_minimum := least(indexed.unsaid, public.search_limit('counted'));
      unscheduled := least(indexed.unscheduled, public.search_limit('counted'));
      is_more := indexed.total > public.search_limit('counted');
      return;
    end if;
  end if;

  is_rare := min_pay is not null and public.is_rare_pay(types, min_pay, currency);
  if is_said then
    select rare.named, rare.rarest into named, rarest from public.rarest_parts(parts) as rare;
    select guess.matches, guess.share into matches, share from public.guess_matches(named, category) as guess;
    is_nameable := coalesce(least(rarest, case when category is not null then (public.guess_matches(null, category)).matches end), 0)
      <= public.search_limit('named');
    is_few := is_nameable and matches <= read_most
      -- A page alone may need less.
      and (is_counted or most >= share * matches or page_end > share * public.search_limit('read in order'));
  elsif is_counted then
    select counted.total, counted.without_minimum, counted.is_more into total, without_minimum, is_more
      from public.count_open_jobs(center, radius_chord, types, min_pay, currency, shapes) as counted;
  end if;

  if not is_few and ((is_said and is_counted) or (page_end > 0 and not is_rare)) then
    with every as materialized (
      select row_number() over () as place, found_one.*,
        min_pay is null or (found_one.min_pay_per_hour >= min_pay and found_one.pay_currency = currency) as pays
      from public.jobs_in_order(center, radius_chord, types, least_pay, currency, wanted, category, by_date,
        case when is_counted and is_said then public.search_limit('counted') + 1 else most end, shapes) as found_one)
    select array(select every.id from every where every.id is not null and every.pays order by every.place limit most) as ids,
        count(every.id) filter (where every.pays) as total, count(every.id) filter (where every.min_pay_per_hour is null) as unsaid,
        coalesce(bool_or(every.is_last) or count(*) > public.search_limit('counted'), false) as is_more
      into indexed from every;
    ids := indexed.ids;
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
      or (is_nameable and cardinality(ids) < page_end and (is_said or (area is null and (types is not null or min_pay is not null))))
      -- What an index names is counted further than what is read in order.
      or (is_said and is_counted and is_nameable and is_more and area is null) then
    with every as materialized (
      select found_one.*, found_one.seen > read_most as is_rest,
        min_pay is null or (found_one.min_pay_per_hour >= min_pay and found_one.pay_currency = currency) as pays
      from public.jobs_by_index(center, radius_chord, types, case when by_pay then min_pay else least_pay end, currency, wanted, named, category,
        shapes) as found_one)
    select array(
          select every.id from every where not every.is_rest and every.pays
          order by case when not by_date then every.pt operator(extensions.<->) center end,
            case when by_date then every.created_at end desc, every.id
          limit most) as ids,
        count(*) filter (where not every.is_rest and every.pays) as total,
        count(*) filter (where not every.is_rest and every.min_pay_per_hour is null) as unsaid,
        coalesce(bool_or(every.is_rest), false) as is_more
      into indexed from every;
    if is_said and (by_pay or total is null or not indexed.is_more or indexed.total > total) then
      total := indexed.total;
      without_minimum := greatest(without_minimum, case when min_pay is not null then indexed.unsaid else 0 end);
      is_more := indexed.is_more;
    end if;
    if not indexed.is_more or cardinality(ids) = 0 then
      ids := indexed.ids;
    elsif ids is null and page_end between 1 and 500 then
      -- More than was guessed: the first pages are found in order after all, and there are no others.
      ids := array(select found_one.id from public.jobs_in_order(center, radius_chord, types, min_pay, currency, wanted, category, by_date,
        least(most, 500), shapes) as found_one where found_one.id is not null);
    end if;
  end if;
  -- What a page shows is there.
  is_more := is_more or total > public.search_limit('counted');
  total := least(greatest(total, cardinality(ids)), public.search_limit('counted'));
  without_minimum := least(without_minimum, public.search_limit('counted'));
end
$function$;

alter function
  "public"."matching_jobs"(extensions.cube, double precision, text[], numeric, text, tsquery, tsquery[], tsquery, bigint[],
  text, boolean, integer, integer, boolean, polygon[]) owner to "postgres";

create or replace function public.read_conditions (
  more jsonb,
  OUT  wanted tsquery,
  OUT  parts tsquery[],
  OUT  otherwise tsquery,
  OUT  traits bigint[]
)
  returns record
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  today constant integer := (now() at time zone 'UTC')::date - date '2000-01-01';
  left_out text[] := '{}';
  any_shift text[] := '{}';
  asked record;
begin
  parts := '{}';
  if jsonb_typeof(more) <> 'object' or length(more::text) > 2000 or exists (
      select from jsonb_object_keys(more) as key where key <> all (array['shifts', 'all_shifts', 'without_nights', 'hours_from', 'hours_to',
        'age', 'posted_days', 'benefits', 'tips', 'no_experience', 'company', 'unscheduled'])) then
    raise exception 'A search asks for nothing else.' using errcode = '22023';
  end if;
  select * into asked from jsonb_to_record(more) as asked (shifts text[], all_shifts boolean, without_nights boolean, hours_from integer,
    hours_to integer, age integer, posted_days integer, benefits text[], tips boolean, no_experience boolean, company text, unscheduled boolean);
  if not coalesce(asked.shifts <@ public.week_shifts() and cardinality(asked.shifts) between 1 and 28, true)
    or not coalesce(asked.hours_from between 0 and 168, true) or not coalesce(asked.hours_to between 0 and 168, true)
    or asked.hours_from > asked.hours_to
    or not coalesce(asked.age between 14 and 99, true) or not coalesce(asked.posted_days between 1 and 60, true)
    or not coalesce(cardinality(asked.benefits) <= 10, true) or not coalesce(length(trim(asked.company)) between 1 and 120, true) then
    raise exception 'What a search asks beside its words is out of bounds.' using errcode = '22023';
  end if;

  parts := array_remove(array[
      case when num_nonnulls(asked.hours_from, asked.hours_to) > 0 then public.any_lexeme(array(select 'h' || hours
        from generate_series(least(coalesce(asked.hours_from, 0), 80), least(coalesce(asked.hours_to, 80), 80)) as hours)) end,
      case when asked.posted_days > 0 then
        public.any_lexeme(array(select 'day-' || day from generate_series(today - asked.posted_days, today + 1) as day)) end,
      case when asked.tips then '''=tips'''::tsquery end,
      case when asked.no_experience then '''=no-experience'''::tsquery end,
      case when asked.company is not null then public.any_lexeme(array['company ' || public.company_key(asked.company)]) end,
      case when asked.unscheduled then '''=unscheduled'''::tsquery end],
    null) || array(select public.any_lexeme(array['benefit-' || kind]) from unnest(asked.benefits) as kind);
  if asked.age is not null then
    left_out := array(select 'age-' || years from generate_series(asked.age + 1, 30) as years);
  end if;
  if asked.shifts is not null or asked.without_nights then
    otherwise := public.all_but(array['''=unscheduled'''::tsquery] || parts, left_out);
    any_shift := coalesce(asked.shifts, public.week_shifts());
    parts := coalesce(public.any_lexeme(asked.shifts), '''=scheduled'''::tsquery) || parts;
    left_out := left_out || array(select shift from unnest(public.week_shifts()) as shift
      where (asked.without_nights and shift like '%-night') or (asked.all_shifts and shift <> all (asked.shifts)));
  end if;
  if cardinality(parts) = 0 and cardinality(left_out) > 0 then
    parts := array[public.any_job()];
  end if;
  wanted := public.all_but(parts, left_out);
  if asked.company is null and asked.unscheduled is not true then
    traits := array[
      public.traits_of(array(select '=' || shift from unnest(any_shift) as shift)),
      public.traits_of(array(select '=benefit-' || kind from unnest(asked.benefits) as kind)
        || case when asked.tips then array['=tips'] end || case when asked.no_experience then array['=no-experience'] end),
      public.traits_of(array(select '=' || name from unnest(left_out) as name)),
      case when num_nonnulls(asked.hours_from, asked.hours_to) > 0 then least(coalesce(asked.hours_from, 0), 80) end,
      least(coalesce(asked.hours_to, 80), 80),
      extract(epoch from (date '2000-01-01' + today - asked.posted_days)::timestamp at time zone 'UTC')::bigint];
  end if;
end
$function$;

alter function "public"."read_conditions"(jsonb) owner to "postgres";

create or replace function public.read_search (
  words text,
  more  jsonb              default null::jsonb,
  OUT   is_asked boolean,
  OUT   wanted tsquery,
  OUT   in_title tsquery,
  OUT   in_heading tsquery,
  OUT   corrected text,
  OUT   parts tsquery[],
  OUT   otherwise tsquery,
  OUT   traits bigint[]
)
  returns record
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  conditions record;
begin
  parts := '{}';
  is_asked := coalesce(trim(left(words, 200)) <> '', false);
  if is_asked then
    select asked.wanted, asked.wanted_in_title, asked.wanted_in_heading, asked.corrected, asked.parts
      into wanted, in_title, in_heading, corrected, parts from public.read_job_words(left(words, 200)) as asked;
    if wanted = public.any_job() then
      is_asked := false;
      wanted := null;
      in_title := null;
      in_heading := null;
      parts := '{}';
    end if;
  end if;
  if more is not null then
    select * into conditions from public.read_conditions(more - 'areas');
    if conditions.wanted is not null and (wanted is not null or not is_asked) then
      traits := case when wanted is null then conditions.traits end;
      otherwise := coalesce(wanted && conditions.otherwise, conditions.otherwise);
      wanted := coalesce(wanted && conditions.wanted, conditions.wanted);
      parts := parts || conditions.parts;
      is_asked := true;
    end if;
  end if;
end
$function$;

alter function "public"."read_search"(text, jsonb) owner to "postgres";

create or replace function public.search_jobs (
  center_lat  double precision default null::double precision,
  center_lng  double precision default null::double precision,
  radius_km   double precision default null::double precision,
  words       text             default null::text,
  job_types   text[]           default null::text[],
  min_pay     numeric          default null::numeric,
  currency    text             default 'USD'::text,
  sort        text             default 'distance'::text,
  page_size   integer          default 20,
  page_offset integer          default 0,
  category    text             default null::text,
  more        jsonb            default null::jsonb
)
  returns table (
    id           uuid,
    slug         text,
    title        text,
    company_name text,
    company_logo text,
    location     jsonb,
    type         text,
    salary       jsonb,
    tags         text[],
    created_at   timestamp with time zone,
    distance_km  double precision,
    fit          integer[]
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  center constant extensions.cube := public.sphere_point(center_lat, center_lng);
  shapes constant polygon[] := public.read_areas(more -> 'areas');
  asked record;
  found_ones record;
begin
  perform public.check_job_search(center_lat, center_lng, radius_km, min_pay, sort, page_size, page_offset);
  select * into asked from public.read_search(words, more);
  if asked.is_asked and asked.wanted is null then
    return;
  end if;
  select * into found_ones from public.matching_jobs(center, case when center is not null then public.chord_km(radius_km) end,
    job_types, min_pay, currency, asked.wanted, asked.parts, asked.otherwise, asked.traits, left(category, 200), center is null or sort = 'date',
    public.ranked_by(sort, asked.in_heading is not null), page_offset + page_size, false, shapes);
  return query
    select * from public.page_of_jobs(found_ones.ids, center, asked.in_title, asked.in_heading,
      page_size, page_offset, sort, currency, public.asked_shifts(more));
end
$function$;

create or replace function public.trait_names()
  returns text[]
  language plpgsql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
begin
  return public.week_shifts()
    || array['benefit-health', 'benefit-time-off', 'benefit-retirement', 'benefit-training', 'benefit-flexible', 'benefit-meals',
      'benefit-discount', 'benefit-commute', 'tips', 'no-experience']
    || array(select 'age-' || years from generate_series(14, 30) as years);
end
$function$;

alter function "public"."trait_names"() owner to "postgres";

create or replace function public.traits_of (
  lexemes text[]
)
  returns bigint
  language plpgsql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
begin
  return (
    select coalesce(bit_or(1::bigint << (trait.place - 1)::integer), 0)
    from unnest(public.trait_names()) with ordinality as trait (name, place)
    where '=' || trait.name = any (lexemes));
end
$function$;

alter function "public"."traits_of"(text[]) owner to "postgres";

revoke all
  on function "public"."jobs_with_traits"(extensions.cube, double precision, text[], bigint[], boolean, polygon[])
  from public;

revoke all
  on function "public"."jobs_with_traits"(extensions.cube, double precision, text[], bigint[], boolean, polygon[])
  from "postgres";

grant execute
  on function "public"."jobs_with_traits"(extensions.cube, double precision, text[], bigint[], boolean, polygon[])
  to "postgres";

grant execute
  on function "public"."jobs_with_traits"(extensions.cube, double precision, text[], bigint[], boolean, polygon[])
  to "service_role";

revoke all
  on function
    "public"."matching_jobs"(extensions.cube, double precision, text[], numeric, text, tsquery, tsquery[], tsquery, bigint[],
    text, boolean, integer, integer, boolean, polygon[])
  from public;

revoke all
  on function
    "public"."matching_jobs"(extensions.cube, double precision, text[], numeric, text, tsquery, tsquery[], tsquery, bigint[],
    text, boolean, integer, integer, boolean, polygon[])
  from "postgres";

grant execute
  on function
    "public"."matching_jobs"(extensions.cube, double precision, text[], numeric, text, tsquery, tsquery[], tsquery, bigint[],
    text, boolean, integer, integer, boolean, polygon[])
  to "postgres";

grant execute
  on function
    "public"."matching_jobs"(extensions.cube, double precision, text[], numeric, text, tsquery, tsquery[], tsquery, bigint[],
    text, boolean, integer, integer, boolean, polygon[])
  to "service_role";

revoke all on function "public"."read_conditions"(jsonb) from public;

revoke all on function "public"."read_conditions"(jsonb) from "postgres";

grant execute on function "public"."read_conditions"(jsonb) to "postgres";

grant execute on function "public"."read_conditions"(jsonb) to "service_role";

revoke all on function "public"."read_search"(text, jsonb) from public;

revoke all on function "public"."read_search"(text, jsonb) from "postgres";

grant execute on function "public"."read_search"(text, jsonb) to "postgres";

grant execute on function "public"."read_search"(text, jsonb) to "service_role";

revoke all on function "public"."trait_names"() from public;

grant execute on function "public"."trait_names"() to "authenticated";

revoke all on function "public"."trait_names"() from "postgres";

grant execute on function "public"."trait_names"() to "postgres";

grant execute on function "public"."trait_names"() to "service_role";

revoke all on function "public"."traits_of"(text[]) from public;

grant execute on function "public"."traits_of"(text[]) to "authenticated";

revoke all on function "public"."traits_of"(text[]) from "postgres";

grant execute on function "public"."traits_of"(text[]) to "postgres";

grant execute on function "public"."traits_of"(text[]) to "service_role";

revoke all on function "public"."week_shifts"() from "authenticated";

grant execute on function "public"."week_shifts"() to "authenticated";

alter table "public"."jobs"
  add column "traits" bigint generated always as
    (public.traits_of(tsvector_to_array((public.job_facets(type, schedule, ((((title || ' '::text) || public.join_words(tags))
    || ' '::text) || "left"(description, 20000))) ||
    public.job_conditions(schedule, (hours_per_week_min)::integer, (hours_per_week_max)::integer, benefits, has_tips,
    (minimum_age)::integer, company_name, created_at))))) stored not null;

create index jobs_pt on public.jobs using gist (pt)
  include (id, expires_at, created_at, type, pay_currency, min_pay_per_hour, traits, hours_per_week_min, hours_per_week_max)
  where (status = 'open'::text);
