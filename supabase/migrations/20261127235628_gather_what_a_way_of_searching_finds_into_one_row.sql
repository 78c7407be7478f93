-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

drop function
  "public"."jobs_by_index"(extensions.cube, double precision, text[], numeric, text, tsquery, tsquery, text, polygon[]);

drop function
  "public"."jobs_in_order"(extensions.cube, double precision, text[], numeric, text, tsquery, text, boolean, integer, polygon[]);

create or replace function public.count_open_jobs (
  center       extensions.cube,
  radius_chord double precision,
  types        text[],
  min_pay      numeric,
  currency     text,
  shapes       polygon[],
  OUT          total bigint,
  OUT          without_minimum bigint,
  OUT          is_more boolean
)
  returns record
  language plpgsql
  stable
  security definer
  set search_path to ''
  set plan_cache_mode to 'force_custom_plan'
  set enable_seqscan to 'off'
  set jit to 'off'
  AS $function$
declare
  most constant integer := public.search_limit('counted');
  looked_most constant integer := case when types is null and min_pay is null then most + 1 else public.search_limit('looked at') end;
  area constant extensions.cube := public.search_cube(center, radius_chord, shapes);
begin
  without_minimum := 0;
  if area is not null then
    select count(*) filter (where (types is null or near.type = any (types))
          and (min_pay is null or (near.min_pay_per_hour >= min_pay and near.pay_currency = currency))),
        count(*) filter (where (types is null or near.type = any (types)) and min_pay is not null and near.min_pay_per_hour is null),
        count(*) = looked_most
      into total, without_minimum, is_more
      from (
        select job.type, job.min_pay_per_hour, job.pay_currency from public.jobs as job
        where job.status = 'open' and job.expires_at > now()
          and area operator(extensions.@>) job.pt and (radius_chord is null or (job.pt operator(extensions.<->) center) <= radius_chord)
          and (shapes is null or public.is_in_areas(job.pt, shapes))
        limit looked_most) as near;
    if is_more and min_pay is not null and total <= most and public.is_rare_pay(types, min_pay, currency) then
      select paying.total, paying.is_more into total, is_more
        from public.jobs_by_index(center, radius_chord, types, min_pay, currency, null, null, null, null, 0, shapes, false) as paying;
    end if;
  elsif types is null and min_pay is null then
    select count(*), false into total, is_more from (
      select from public.jobs as job where job.status = 'open' and job.expires_at > now() limit most + 1) as some_jobs;
  else
    types := coalesce(types, public.job_types());
    select count(*), false into total, is_more from (
      select from public.jobs as job where job.status = 'open' and job.expires_at > now() and job.type = any (types)
        and (min_pay is null or (job.min_pay_per_hour >= min_pay and job.pay_currency = currency))
      limit most + 1) as paying;
    if min_pay is not null then
      select count(*) into without_minimum from (
        select from public.jobs as job where job.status = 'open' and job.expires_at > now() and job.type = any (types)
          and job.min_pay_per_hour is null
        limit most + 1) as unsaid;
    end if;
  end if;
end
$function$;

create or replace function public.jobs_by_index (
  center       extensions.cube,
  radius_chord double precision,
  types        text[],
  min_pay      numeric,
  currency     text,
  wanted       tsquery,
  named        tsquery,
  category     text,
  by_date      boolean,
  most         integer,
  shapes       polygon[],
  with_unsaid  boolean,
  OUT          ids uuid[],
  OUT          points extensions.cube[],
  OUT          total bigint,
  OUT          unsaid bigint,
  OUT          is_more boolean
)
  returns record
  language plpgsql
  stable
  security definer
  set search_path to ''
  set plan_cache_mode to 'force_custom_plan'
  set enable_seqscan to 'off'
  set enable_indexscan to 'off'
  set enable_indexonlyscan to 'off'
  set jit to 'off'
  AS $function$
declare
  way text := 'words';
begin
  if types is not null then
    named := named && (select string_agg(quote_literal('=' || type), ' | ')::tsquery from unnest(types) as type);
  end if;
  if (wanted is null and category is null) or (min_pay is not null and not with_unsaid and public.is_rare_pay(types, min_pay, currency)) then
    way := 'pay';
  elsif wanted is null or (category is not null and (public.guess_matches(null, category)).matches < (public.guess_matches(named, null)).matches) then
    way := 'category';
  end if;
  select coalesce((array_agg(found_one.id) filter (where found_one.pays))[1:most], '{}'),
      coalesce((array_agg(found_one.pt) filter (where found_one.pays))[1:most], '{}'),
      count(*) filter (where found_one.pays), count(*) filter (where found_one.pays is not null and found_one.min_pay_per_hour is null),
      coalesce(bool_or(found_one.pays is null), false)
    into ids, points, total, unsaid, is_more
    from (
      -- One beyond the limit stands for the rest: whether it pays is null.
      select seen.*, case when seen.place <= public.search_limit('read') then
          min_pay is null or (seen.min_pay_per_hour >= min_pay and seen.pay_currency = currency) is true end as pays
      from (
        select job.*, row_number() over () as place
        from public.jobs as job
        where job.status = 'open' and (job.expires_at > now()) is true
          and (way <> 'words' or job.search @@ named)
          and (way <> 'category' or job.categories @> array[category])
          and (way <> 'pay' or (job.type = any (coalesce(types, public.job_types()))
            and (min_pay is null or (job.min_pay_per_hour >= min_pay and job.pay_currency = currency))))
        limit public.search_limit('read') + 1) as seen
      where seen.place > public.search_limit('read') or (
        (radius_chord is null or (seen.pt operator(extensions.<->) center) <= radius_chord)
        and (shapes is null or public.is_in_areas(seen.pt, shapes))
        and (wanted is null or (way = 'words' and named = wanted) or seen.search @@ wanted)
        and (category is null or way = 'category' or seen.categories @> array[category])
        and (types is null or way = 'pay' or seen.type = any (types)))
      order by case when not by_date then seen.pt operator(extensions.<->) center end, case when by_date then seen.created_at end desc,
        case when by_date is not null then seen.id end) as found_one;
end
$function$;

alter function
  "public"."jobs_by_index"(extensions.cube, double precision, text[], numeric, text, tsquery, tsquery, text, boolean, integer,
  polygon[], boolean) owner to "postgres";

create or replace function public.jobs_in_order (
  center       extensions.cube,
  radius_chord double precision,
  types        text[],
  min_pay      numeric,
  currency     text,
  wanted       tsquery,
  category     text,
  by_date      boolean,
  most         integer,
  shapes       polygon[],
  with_unsaid  boolean,
  OUT          ids uuid[],
  OUT          total bigint,
  OUT          unsaid bigint,
  OUT          is_more boolean
)
  returns record
  language plpgsql
  stable
  security definer
  set search_path to ''
  set enable_seqscan to 'off'
  set enable_bitmapscan to 'off'
  set jit to 'off'
  AS $function$
declare
  area constant extensions.cube := public.search_cube(center, radius_chord, shapes);
  is_read constant boolean := wanted is not null or category is not null;
  enough constant text := '($5 is null or (job.min_pay_per_hour >= $5 and job.pay_currency = $6) is true)';
  pays constant text := '($4 is null or job.type = any ($4)) and ($13 or ' || enough || ')';
  says constant text := '($7 is null or job.search @@ $7) and ($8 is null or job.categories @> array[$8])';
  matches constant text := pays || ' and ' || says;
  opened constant text := 'from public.jobs as job where job.status = ''open'' and job.expires_at > now()';
  within constant text := '($3 is null or (job.pt operator(extensions.<->) $2) <= $3)
    and ($12 is null or ($1 operator(extensions.@>) job.pt and public.is_in_areas(job.pt, $12)))';
  around constant text := 'and ($1 is null or ($1 operator(extensions.@>) job.pt and ' || within || '))';
  -- Of everybody's newest, out of the index alone; those around are read.
  newest constant text := 'select newest.id, newest.pay_currency, newest.min_pay_per_hour,
      newest.is_around and (select ' || says || ' from public.jobs as job where job.id = newest.id) as is_match, newest.is_end
    from (select job.*, ' || within || ' and ' || pays || ' as is_around, row_number() over () = $11 as is_end
      from (select job.id, job.pt, job.type, job.pay_currency, job.min_pay_per_hour ' || opened || '
        order by job.created_at desc, job.id limit $11) as job) as newest
    where newest.is_around or newest.is_end limit $9';
  seen_most integer := public.search_limit(case when is_read then 'read in order' else 'looked at' end);
  looked_most integer := public.search_limit('looked at');
  open_jobs double precision;
  share double precision;
  jobs text;
begin
  if by_date and area is not null then
    execute format('select avg((%s)::integer) from (select job.pt %s order by job.created_at desc, job.id limit $11) as job', within, opened)
      into share using area, center, radius_chord, null, null, null, null, null, null, null, public.search_limit('sampled'), shapes;
    select reltuples into open_jobs from pg_catalog.pg_class where oid = 'public.jobs_newest'::regclass;
    if share * open_jobs > looked_most / 2 then
      jobs := newest;
    elsif most < share * public.search_limit('read in order') then
      -- The newest of all soon fill a page.
      execute format('select array_agg(first_ones.id), count(*), count(*) filter (where min_pay_per_hour is null)
          from (select * from (%s) as newest where is_match limit $10) as first_ones', newest)
        into ids, total, unsaid using area, center, radius_chord, types, min_pay, currency, wanted, category, seen_most, most,
          public.search_limit('read in order'), shapes, false;
      if total = most then
        is_more := true;
        return;
      end if;
    end if;
  end if;
  jobs := coalesce(jobs, case
    when not by_date then
      format('select job.id, job.pay_currency, job.min_pay_per_hour, %s as is_match, false as is_end
        %s %s order by job.pt operator(extensions.<->) $2, job.id limit $9', matches, opened, around)
    -- The order is that of the whole circle: it comes out of the index, and so does who pays what, before any job is read.
    when is_read and area is not null then
      format('select newest.id, newest.pay_currency, newest.min_pay_per_hour,
          (select %s from public.jobs as job where job.id = newest.id) as is_match, false as is_end
        from (select job.id, job.pay_currency, job.min_pay_per_hour %s %s and %s
          order by job.created_at desc, job.id limit $9) as newest', says, opened, around, pays)
    else
      format('select job.id, job.pay_currency, job.min_pay_per_hour, %s as is_match, false as is_end
        %s %s order by job.created_at desc, job.id limit $9', matches, opened, around)
    end);
  execute format('select coalesce(array_agg(id) filter (where is_match and %s), ''{}''), count(*) filter (where is_match and %1$s),
        count(*) filter (where is_match and min_pay_per_hour is null), coalesce(bool_or(seen = $9 or is_end), false) or count(*) = $10
      from (select * from (select job.*, row_number() over () as seen from (%s) as job) as job
        where is_match or seen = $9 or is_end limit $10) as job', enough, jobs)
    into ids, total, unsaid, is_more
    using area, center, radius_chord, types, min_pay, currency, wanted, category, seen_most, most, looked_most, shapes, with_unsaid;
end
$function$;

alter function
  "public"."jobs_in_order"(extensions.cube, double precision, text[], numeric, text, tsquery, text, boolean, integer, polygon[],
  boolean) owner to "postgres";

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
  types constant text[] := nullif(job_types[1:cardinality(public.job_types())], '{}');
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
  is_sought := asked.wanted is not null or (category is not null and not asked.is_asked);
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
  is_said constant boolean := wanted is not null or category is not null;
  -- The index of places has all that is asked.
  is_told constant boolean := traits is not null and category is null and area is not null;
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
      case when is_listed then by_date end, most, shapes, is_counted and is_said and not by_pay);
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

create or replace function public.place_facts_now (
  lat       double precision,
  lng       double precision,
  radius_km double precision,
  state     text,
  city      text,
  most      integer
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  set plan_cache_mode to 'force_custom_plan'
  set jit to 'off'
  AS $function$
declare
  center constant extensions.cube := public.sphere_point(lat, lng);
  chord constant double precision := public.chord_km(radius_km);
  area constant extensions.cube := extensions.cube_enlarge(center, chord, 3);
  nearest constant uuid[] := case when most is not null
    then (public.jobs_in_order(center, chord, null, null, null, null, null, false, most, null, false)).ids end;
  answer jsonb;
begin
  with around as materialized (
    select job.id, job.type, job.industry, job.tags, job.company_name, job.company_slug, job.schedule, job.salary,
      job.state_slug, job.city_slug, job.neighborhood_slug, job.location -> 'address' as address
    from public.jobs as job
    where job.status = 'open' and job.expires_at > now() and (nearest is null or job.id = any (nearest))
      and (nearest is not null or (area operator(extensions.@>) job.pt and (job.pt operator(extensions.<->) center) <= chord))),
  near as materialized (
    select around.*, address ->> 'neighborhood' as neighborhood, address ->> 'city' as city, address ->> 'state' as state,
      case when salary ->> 'currency' = 'USD' then public.pay_per_hour(
        (coalesce((salary ->> 'min')::numeric, (salary ->> 'max')::numeric)
          + coalesce((salary ->> 'max')::numeric, (salary ->> 'min')::numeric)) / 2, salary ->> 'period') end as pay
    from around)
  select jsonb_build_object(
    'pay', coalesce((select jsonb_agg(to_jsonb(each) order by each.count desc, each.industry) from (
        select industry, count(pay),
          round(percentile_cont(0.5) within group (order by pay)::numeric, 2) as median,
          round(min(pay), 2) as low, round(max(pay), 2) as high
        from near where industry is not null and pay > 0
        group by industry having count(pay) >= 5) as each), '[]'),
    'employers', coalesce((select jsonb_agg(to_jsonb(each) order by each.count desc, each.name) from (
        select min(company_name) as name, count(*), mode() within group (order by near.state) as state,
          mode() within group (order by near.city) as city
        from near where state_slug <> 'unknown' and city_slug <> 'unknown'
        group by company_slug having count(*) >= 2 order by count(*) desc, min(company_name) limit 6) as each), '[]'),
    'types', coalesce((select jsonb_agg(to_jsonb(each) order by each.count desc, each.name) from (
        select type as name, count(*) from near group by type) as each), '[]'),
    'industries', coalesce((select jsonb_agg(to_jsonb(each) order by each.count desc, each.name) from (
        select industry as name, count(*) from near where industry is not null group by industry) as each), '[]'),
    'tags', coalesce((select jsonb_agg(to_jsonb(each) order by each.count desc, each.name) from (
        select tag as name, count(*) from near, unnest(tags) as tag
        group by tag having count(*) >= 3 order by count(*) desc, tag limit 16) as each), '[]'),
    'neighborhoods', coalesce((select jsonb_agg(to_jsonb(each) order by each.name) from (
        select min(neighborhood) as name, count(*) from near
        where state_slug = place_facts_now.state and city_slug = place_facts_now.city and neighborhood_slug <> ''
        group by neighborhood_slug order by count(*) desc limit 40) as each), '[]'),
    'schedules', (select jsonb_build_object('told', count(*),
        'evenings', count(*) filter (where exists (select from unnest(schedule) as part where part ~ '(evening|night)$')),
        'weekends', count(*) filter (where exists (select from unnest(schedule) as part where part ~ '^(sat|sun)')))
      from near where schedule <> '{}'),
    'replies', (select jsonb_build_object('applications', count(*), 'answered', count(*) filter (where application.status <> 'new'))
      from public.applications as application join near on near.id = application.job_id
      where application.created_at < now() - interval '7 days'
      having count(*) >= 20))
  into answer;
  return answer;
end
$function$;

create or replace function public.preview_job_alert (
  words      text             default null::text,
  job_types  text[]           default null::text[],
  min_pay    numeric          default null::numeric,
  currency   text             default 'USD'::text,
  center_lat double precision default null::double precision,
  center_lng double precision default null::double precision,
  radius_km  double precision default null::double precision,
  page_size  integer          default 5,
  more       jsonb            default null::jsonb
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
    total        bigint,
    is_more      boolean
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  set plan_cache_mode to 'force_custom_plan'
  set enable_seqscan to 'off'
  set jit to 'off'
  AS $function$
#variable_conflict use_column
declare
  center extensions.cube := public.sphere_point(center_lat, center_lng);
  chord double precision := public.chord_km(radius_km);
  shapes constant polygon[] := public.read_areas(more -> 'areas');
  types text[] := nullif(job_types[1:cardinality(public.job_types())], '{}');
  asked record;
  named tsquery;
  is_near boolean;
  by_index boolean := false;
  ids uuid[];
  is_cut boolean := false;
begin
  perform public.check_job_search(center_lat, center_lng, radius_km, min_pay, 'date', page_size, 0);
  if center is null or chord is null then
    return;
  elsif shapes is not null then
    -- What was drawn is the place.
    chord := null;
  end if;
  select * into asked from public.read_search(words, more);
  if asked.is_asked and asked.wanted is null then
    return;
  end if;
  is_near := not public.is_crowded_area(public.search_cube(center, chord, shapes));
  if not is_near and asked.is_asked then
    named := (public.rarest_parts(asked.parts)).named;
    by_index := (public.guess_matches(named, null)).matches <= public.search_limit('read');
  end if;
  if by_index then
    select found_ones.ids, found_ones.is_more into ids, is_cut from public.jobs_by_index(center, chord, types, min_pay, currency, asked.wanted, named,
      null, null, public.search_limit('read'), shapes, false) as found_ones;
  elsif is_near then
    ids := array(select near.id from public.jobs_in_area(center, chord, types, asked.wanted, null, null, shapes) as near
      where min_pay is null or (near.min_pay_per_hour >= min_pay and near.pay_currency = currency));
  else
    select found_ones.ids, found_ones.is_more into ids, is_cut from public.jobs_in_order(center, chord, types, min_pay, currency, asked.wanted,
      null, true, public.search_limit('ranked'), shapes, false) as found_ones;
  end if;
  return query
    with opened as materialized (
      select every.id, opening.opened_at, opening.opened_at > now() - interval '7 days' as is_new
      from unnest(ids) as every (id) join public.job_openings as opening on opening.job_id = every.id)
    select job.id, job.slug, job.title, job.company_name, job.company_logo, job.location, job.type, job.salary, job.tags,
      job.created_at, public.arc_km(job.pt operator(extensions.<->) center), newest.total,
      is_cut and (by_index or newest.is_all_new)
    from (
      select opened.id, opened.opened_at, count(*) filter (where is_new) over () as total, bool_and(is_new) over () as is_all_new, is_new
      from opened
      order by is_new desc, opened.opened_at desc, opened.id
      limit page_size) as newest
    join public.jobs as job using (id)
    where newest.is_new
    order by newest.opened_at desc, job.id;
end
$function$;

create or replace function public.similar_jobs (
  job_id uuid
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
    distance_km  double precision
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  set plan_cache_mode to 'force_custom_plan'
  set enable_seqscan to 'off'
  set jit to 'off'
  AS $function$
#variable_conflict use_column
declare
  base_words text;
  base_pt extensions.cube;
  wanted tsquery;
begin
  select public.occupation_words(job.title), job.pt into base_words, base_pt from public.jobs as job where job.id = job_id;
  if base_pt is null then
    return;
  end if;
  wanted := public.any_of(string_to_array(base_words, ' '), 'pg_catalog.english', ':A');
  return query
    with near as (
      select job.id, job.title, job.pt operator(extensions.<->) base_pt as chord
      from unnest((public.jobs_in_order(base_pt, public.chord_km(25), null, null, null, wanted, null, false, 101, null, false)).ids) as nearest (id)
      join public.jobs as job using (id)
      where job.id <> job_id
      order by job.pt operator(extensions.<->) base_pt
      limit 100)
    select job.id, job.slug, job.title, job.company_name, job.company_logo, job.location, job.type, job.salary, job.tags,
      job.created_at, public.arc_km(near.chord)
    from near join public.jobs as job using (id)
    order by extensions.similarity(public.occupation_words(near.title), base_words) desc, near.chord, id
    limit 6;
end
$function$;

revoke all
  on function
    "public"."jobs_by_index"(extensions.cube, double precision, text[], numeric, text, tsquery, tsquery, text, boolean, integer,
    polygon[], boolean)
  from public;

revoke all
  on function
    "public"."jobs_by_index"(extensions.cube, double precision, text[], numeric, text, tsquery, tsquery, text, boolean, integer,
    polygon[], boolean)
  from "postgres";

grant execute
  on function
    "public"."jobs_by_index"(extensions.cube, double precision, text[], numeric, text, tsquery, tsquery, text, boolean, integer,
    polygon[], boolean)
  to "postgres";

grant execute
  on function
    "public"."jobs_by_index"(extensions.cube, double precision, text[], numeric, text, tsquery, tsquery, text, boolean, integer,
    polygon[], boolean)
  to "service_role";

revoke all
  on function
    "public"."jobs_in_order"(extensions.cube, double precision, text[], numeric, text, tsquery, text, boolean, integer,
    polygon[], boolean)
  from public;

revoke all
  on function
    "public"."jobs_in_order"(extensions.cube, double precision, text[], numeric, text, tsquery, text, boolean, integer,
    polygon[], boolean)
  from "postgres";

grant execute
  on function
    "public"."jobs_in_order"(extensions.cube, double precision, text[], numeric, text, tsquery, text, boolean, integer,
    polygon[], boolean)
  to "postgres";

grant execute
  on function
    "public"."jobs_in_order"(extensions.cube, double precision, text[], numeric, text, tsquery, text, boolean, integer,
    polygon[], boolean)
  to "service_role";
