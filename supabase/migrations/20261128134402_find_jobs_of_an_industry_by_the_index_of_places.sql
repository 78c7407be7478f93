-- Written by `npm run migration` from supabase/schemas; by hand: what is generated is computed anew where it stands.

set local check_function_bodies = off;

drop function "public"."count_open_jobs"(extensions.cube, double precision, text[], numeric, text, polygon[]);

drop function
  "public"."find_jobs"(double precision, double precision, double precision, text, text[], numeric, text, text, integer,
  integer, text, jsonb, boolean);

drop function
  "public"."jobs_with_traits"(extensions.cube, double precision, text[], numeric, text, bigint[], boolean, polygon[], boolean,
  text, integer);

drop function
  "public"."matching_jobs"(extensions.cube, double precision, text[], numeric, text, tsquery, tsquery[], tsquery, bigint[],
  text, boolean, text, integer, boolean, polygon[]);

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
    'newest', case when page.newest is not null then page.newest
      when category_page.sort = 'date' and category_page.page_offset = 0 then (page.jobs #>> '{0,created_at}')::timestamptz
      else (select created_at from public.search_jobs(lat, lng, radius_km, sort => 'date', page_size => 1,
        category => category_page.category)) end,
    'name', (select min(tag) from json_array_elements(page.jobs) as job, json_array_elements_text(job -> 'tags') as tag
      where public.slugify(tag) = category_page.category),
    'jobs', page.jobs)
  from public.find_jobs(lat, lng, radius_km, sort => category_page.sort, page_size => category_page.page_size,
    page_offset => category_page.page_offset, category => category_page.category) as page
$function$;

create or replace function public.count_open_jobs (
  center       extensions.cube,
  radius_chord double precision,
  types        text[],
  min_pay      numeric,
  currency     text,
  shapes       polygon[],
  OUT          total bigint,
  OUT          without_minimum bigint,
  OUT          is_more boolean,
  OUT          newest timestamp with time zone
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
    select count(*) filter (where near.is_of_type and near.pays),
        count(*) filter (where near.is_of_type and min_pay is not null and near.min_pay_per_hour is null),
        count(*) = looked_most,
        case when count(*) < looked_most then max(near.created_at) filter (where near.is_of_type and near.pays) end
      into total, without_minimum, is_more, newest
      from (
        select job.created_at, job.min_pay_per_hour, types is null or job.type = any (types) as is_of_type,
          min_pay is null or (job.min_pay_per_hour >= min_pay and job.pay_currency = currency) as pays
        from public.jobs as job
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

alter function "public"."count_open_jobs"(extensions.cube, double precision, text[], numeric, text, polygon[]) owner to
  "postgres";

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
  more        jsonb            default null::jsonb,
  with_place  boolean          default false
)
  returns table (
    jobs            json,
    total           bigint,
    without_minimum bigint,
    understood_as   text,
    is_more         boolean,
    unscheduled     bigint,
    place           json,
    newest          timestamp with time zone
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
  here json;
begin
  perform public.check_job_search(center_lat, center_lng, radius_km, min_pay, sort, page_size, page_offset);
  if with_place then
    here := (select to_json(found) from public.reverse_place(center_lat, center_lng) as found);
  end if;
  select * into asked from public.read_search(words, more);
  if asked.is_asked and asked.wanted is null then
    return query select '[]'::json, 0::bigint, 0::bigint, null::text, false, 0::bigint, here, null::timestamptz;
    return;
  end if;
  select * into found_ones from public.matching_jobs(center, chord,
    job_types, min_pay, currency, asked.wanted, asked.parts, asked.otherwise, asked.traits, left(category, 200), center is null or sort = 'date',
    public.ranked_by(sort, asked.in_heading is not null), page_offset + page_size, true, shapes);
  return query
    select (select coalesce(json_agg(page), '[]')
        from public.page_of_jobs(found_ones.ids, center, asked.in_title, asked.in_heading,
          page_size, page_offset, found_ones.rank_by, currency, public.asked_shifts(more)) as page),
      found_ones.total, found_ones.without_minimum, asked.corrected, found_ones.is_more,
      coalesce(found_ones.unscheduled, public.count_unscheduled(center, chord, job_types, min_pay, currency, words, left(category, 200), more)),
      here, found_ones.newest;
end
$function$;

alter function
  "public"."find_jobs"(double precision, double precision, double precision, text, text[], numeric, text, text, integer,
  integer, text, jsonb, boolean) owner to "postgres";

create or replace function public.industry_bits (
  category text
)
  returns bigint
  language plpgsql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
begin
  return (select coalesce(max(place), 0) << 58 from unnest(public.industries()) with ordinality as industry (name, place)
    where lower(name) = category);
end
$function$;

alter function "public"."industry_bits"(text) owner to "postgres";

create or replace function public.jobs_with_traits (
  center       extensions.cube,
  radius_chord double precision,
  types        text[],
  min_pay      numeric,
  currency     text,
  traits       bigint[],
  otherwise    boolean,
  shapes       polygon[],
  by_date      boolean,
  ranked       text,
  page_end     integer,
  OUT          ids uuid[],
  OUT          total bigint,
  OUT          unsaid bigint,
  OUT          unscheduled bigint,
  OUT          is_rest boolean,
  OUT          newest timestamp with time zone
)
  returns record
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
  most constant integer := public.search_limit('around');
  near_most constant integer := public.search_limit('read in order');
  first_most constant integer := case when ranked is null then page_end else public.search_limit('ranked') end;
  any_of constant bigint := coalesce(traits[1], 0);
  all_of constant bigint := coalesce(traits[2], 0);
  none_of constant bigint := coalesce(traits[3], 0);
  hours_from constant integer := traits[4];
  hours_to constant integer := traits[5];
  since constant timestamptz := to_timestamp(traits[6]);
  is_near boolean;
  found record;
begin
  foreach is_near in array array[false, true] loop
    with every as materialized (
      select job.id, job.pt, job.created_at, case when ranked = 'pay' and job.pay_currency = currency then job.min_pay_per_hour end as pay,
        case when ranked = 'fit' and any_of <> 0 then bit_count((job.traits & any_of)::bit(64))::double precision / nullif(bit_count((job.traits & week)::bit(64)), 0) end as fit,
        job.pays, job.min_pay_per_hour is null as is_unsaid, job.is_unscheduled, job.is_rest
      from (
        select looked.*, otherwise and (looked.traits & week) = 0 as is_unscheduled, not is_near and row_number() over () > most as is_rest,
          min_pay is null or (looked.min_pay_per_hour >= min_pay and looked.pay_currency = currency) is true as pays
        from (
          (select around.id, around.pt, around.created_at, around.type, around.pay_currency, around.min_pay_per_hour, around.traits,
              around.hours_per_week_min, around.hours_per_week_max
            from public.jobs as around
            where area is not null and not is_near and around.status = 'open' and around.expires_at > now() and area operator(extensions.@>) around.pt
              and (radius_chord is null or (around.pt operator(extensions.<->) center) <= radius_chord)
              and (shapes is null or public.is_in_areas(around.pt, shapes))
            limit most + 1)
          union all
          (select near.id, near.pt, near.created_at, near.type, near.pay_currency, near.min_pay_per_hour, near.traits,
              near.hours_per_week_min, near.hours_per_week_max
            from public.jobs as near
            where is_near and near.status = 'open' and near.expires_at > now() and area operator(extensions.@>) near.pt
              and (radius_chord is null or (near.pt operator(extensions.<->) center) <= radius_chord)
              and (shapes is null or public.is_in_areas(near.pt, shapes))
            order by near.pt operator(extensions.<->) center, near.id
            limit near_most)
          union all
          (select newest.id, newest.pt, newest.created_at, newest.type, newest.pay_currency, newest.min_pay_per_hour, 0, null, null
            from public.jobs as newest
            where area is null and newest.status = 'open' and newest.expires_at > now()
            order by newest.created_at desc, newest.id
            limit most + 1)) as looked) as job
      where job.is_rest or (
        (job.is_unscheduled or any_of = 0 or (job.traits & any_of) <> 0)
        and (job.traits & all_of) = all_of and (job.traits & none_of) = 0
        and (hours_from is null or (num_nonnulls(job.hours_per_week_min, job.hours_per_week_max) > 0
          and least(coalesce(job.hours_per_week_min, 0), 80) <= hours_to and least(coalesce(job.hours_per_week_max, 80), 80) >= hours_from))
        and (since is null or job.created_at >= since)
        and (types is null or job.type = any (types))
        and (not is_near or (job.pays and not job.is_unscheduled)))
      limit case when is_near then first_most end)
    select array(
        select every.id from every where every.pays and not every.is_unscheduled and not every.is_rest
        order by every.pay desc nulls last, every.fit desc nulls last, case when not by_date then every.pt operator(extensions.<->) center end,
          case when by_date or ranked is not null then every.created_at end desc, every.id
        limit page_end) as ids,
      count(*) filter (where every.pays and not every.is_unscheduled and not every.is_rest) as total,
      count(*) filter (where min_pay is not null and every.is_unsaid and not every.is_unscheduled and not every.is_rest) as unsaid,
      count(*) filter (where every.pays and every.is_unscheduled and not every.is_rest) as unscheduled,
      coalesce(bool_or(every.is_rest), false) as is_rest,
      max(every.created_at) filter (where every.pays and not every.is_unscheduled) as newest
      into found from every;
    if is_near and ranked is null then
      ids := (found.ids || array(select other.id from unnest(ids) with ordinality as other (id, place)
        where other.id <> all (found.ids) order by other.place))[1:page_end];
    elsif is_near then
      -- Of what is rare, more may have been looked at than the nearest.
      ids := case when found.total >= least(total, first_most) then found.ids else ids end;
    else
      ids := found.ids;
      total := found.total;
      unsaid := found.unsaid;
      unscheduled := found.unscheduled;
      is_rest := found.is_rest;
      newest := case when not is_rest then found.newest end;
      exit when by_date or area is null or page_end = 0 or not is_rest;
    end if;
  end loop;
end
$function$;

alter function
  "public"."jobs_with_traits"(extensions.cube, double precision, text[], numeric, text, bigint[], boolean, polygon[], boolean,
  text, integer) owner to "postgres";

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
  ranked       text,
  page_end     integer,
  is_counted   boolean,
  shapes       polygon[],
  OUT          ids uuid[],
  OUT          points extensions.cube[],
  OUT          total bigint,
  OUT          without_minimum bigint,
  OUT          is_more boolean,
  OUT          unscheduled bigint,
  OUT          rank_by text,
  OUT          newest timestamp with time zone
)
  returns record
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  read_most constant integer := public.search_limit('read');
  most constant integer := case when ranked is null then page_end else public.search_limit('ranked') end;
  area constant extensions.cube := public.search_cube(center, radius_chord, shapes);
  category_type constant text := public.type_of_category(category, types);
  is_said constant boolean := wanted is not null or (category is not null and category_type is null);
  -- The index of places has all that is asked, or that of the newest.
  is_paid constant boolean := not is_said and coalesce(ranked = 'pay', false);
  is_told boolean := (traits is not null and area is not null and (category is null or category_type is not null)) or is_paid;
  is_listed constant boolean := by_date is not null;
  industry bigint;
  named tsquery;
  rarest double precision;
  is_rare boolean;
  is_done boolean := false;
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
  if category is not null and area is not null and is_listed and is_counted and (wanted is null or traits is not null) then
    industry := nullif(public.industry_bits(category), 0);
    if industry is not null then
      traits := array[traits[1], coalesce(traits[2], 0) | industry, coalesce(traits[3], 0) | (15::bigint << 58) - industry] || traits[4:6];
      is_told := true;
    end if;
  end if;
  if is_told then
    select * into indexed from public.jobs_with_traits(center, radius_chord, types, min_pay, currency, traits, otherwise is not null, shapes,
      by_date, ranked, page_end);
    -- Of more than are looked at, what few of them pay is found elsewhere, and so are the few jobs of an industry.
    is_done := not indexed.is_rest or not (
      ((is_paid or industry is not null) and min_pay is not null and (area is null or public.is_rare_pay(types, min_pay, currency)))
      or (industry is not null and (public.guess_matches(null, category)).matches <= read_most));
    if is_done and indexed.is_rest and by_date and ranked is null and page_end > 0 then
      -- So are the newest; those that were looked at come after them.
      select (ordered.ids || array(select other.id from unnest(indexed.ids) with ordinality as other (id, place)
          where other.id <> all (ordered.ids) order by other.place))[1:page_end] into indexed.ids
        from public.jobs_in_order(center, radius_chord, types, min_pay, currency, wanted, category, true, page_end, shapes, false) as ordered;
    end if;
  elsif is_said and area is not null and not public.is_crowded_area(area) then
    with every as materialized (
      select near.*, min_pay is null or (near.min_pay_per_hour >= min_pay and near.pay_currency = currency) as pays
      from public.jobs_in_area(center, radius_chord, types, wanted, otherwise, category, shapes) as near),
    first_ones as materialized (
      select every.id, every.pt from every where every.pays and not every.is_unscheduled
      order by case when ranked = 'pay' and every.pay_currency = currency then every.min_pay_per_hour end desc nulls last,
        case when not by_date then every.pt operator(extensions.<->) center end, case when by_date then every.created_at end desc, every.id
      limit most)
    select array(select first_ones.id from first_ones) as ids, array(select first_ones.pt from first_ones) as points,
        count(*) filter (where every.pays and not every.is_unscheduled) as total,
        count(*) filter (where min_pay is not null and every.min_pay_per_hour is null and not every.is_unscheduled) as unsaid,
        count(*) filter (where every.pays and every.is_unscheduled) as unscheduled, false as is_rest,
        max(every.created_at) filter (where every.pays and not every.is_unscheduled) as newest
      into indexed from every;
    points := indexed.points;
    rank_by := ranked;
    is_done := true;
  end if;
  if is_done then
    ids := indexed.ids;
    newest := indexed.newest;
    total := least(greatest(indexed.total, cardinality(ids)), public.search_limit('counted'));
    without_minimum := least(indexed.unsaid, public.search_limit('counted'));
    unscheduled := least(indexed.unscheduled, public.search_limit('counted'));
    is_more := indexed.is_rest or indexed.total > public.search_limit('counted');
    return;
  end if;
  rank_by := ranked;

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
    select counted.total, counted.without_minimum, counted.is_more, counted.newest into total, without_minimum, is_more, newest
      from public.count_open_jobs(center, radius_chord, types, min_pay, currency, shapes) as counted;
  end if;

  if not is_few and ((is_said and is_counted) or (page_end > 0 and not is_rare)) then
    select * into indexed from public.jobs_in_order(center, radius_chord, types, min_pay, currency, wanted, category, by_date,
      case when is_counted and is_said then public.search_limit('counted') + 1 else most end, shapes, is_counted and is_said);
    ids := indexed.ids[1:most];
    points := indexed.points[1:most];
    if is_said then
      total := indexed.total;
      without_minimum := case when min_pay is not null then indexed.unsaid else 0 end;
      is_more := indexed.is_more;
    elsif by_date and area is not null and indexed.is_more and cardinality(ids) < least(page_end, total) then
      -- Few of everybody's newest are around; whoever else is counted around is older than those.
      points := null;
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
      select ordered.ids, ordered.points into ids, points
        from public.jobs_in_order(center, radius_chord, types, min_pay, currency, wanted, category, by_date, most, shapes, false) as ordered;
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
  text, boolean, text, integer, boolean, polygon[]) owner to "postgres";

revoke all
  on function "public"."count_open_jobs"(extensions.cube, double precision, text[], numeric, text, polygon[])
  from public;

revoke all
  on function "public"."count_open_jobs"(extensions.cube, double precision, text[], numeric, text, polygon[])
  from "postgres";

grant execute
  on function "public"."count_open_jobs"(extensions.cube, double precision, text[], numeric, text, polygon[])
  to "postgres";

grant execute
  on function "public"."count_open_jobs"(extensions.cube, double precision, text[], numeric, text, polygon[])
  to "service_role";

revoke all
  on function
    "public"."find_jobs"(double precision, double precision, double precision, text, text[], numeric, text, text, integer,
    integer, text, jsonb, boolean)
  from public;

grant execute
  on function
    "public"."find_jobs"(double precision, double precision, double precision, text, text[], numeric, text, text, integer,
    integer, text, jsonb, boolean)
  to "anon", "authenticated";

revoke all
  on function
    "public"."find_jobs"(double precision, double precision, double precision, text, text[], numeric, text, text, integer,
    integer, text, jsonb, boolean)
  from "postgres";

grant execute
  on function
    "public"."find_jobs"(double precision, double precision, double precision, text, text[], numeric, text, text, integer,
    integer, text, jsonb, boolean)
  to "postgres";

grant execute
  on function
    "public"."find_jobs"(double precision, double precision, double precision, text, text[], numeric, text, text, integer,
    integer, text, jsonb, boolean)
  to "service_role";

revoke all on function "public"."industry_bits"(text) from public;

grant execute on function "public"."industry_bits"(text) to "authenticated";

revoke all on function "public"."industry_bits"(text) from "postgres";

grant execute on function "public"."industry_bits"(text) to "postgres";

grant execute on function "public"."industry_bits"(text) to "service_role";

revoke all
  on function
    "public"."jobs_with_traits"(extensions.cube, double precision, text[], numeric, text, bigint[], boolean, polygon[], boolean,
    text, integer)
  from public;

revoke all
  on function
    "public"."jobs_with_traits"(extensions.cube, double precision, text[], numeric, text, bigint[], boolean, polygon[], boolean,
    text, integer)
  from "postgres";

grant execute
  on function
    "public"."jobs_with_traits"(extensions.cube, double precision, text[], numeric, text, bigint[], boolean, polygon[], boolean,
    text, integer)
  to "postgres";

grant execute
  on function
    "public"."jobs_with_traits"(extensions.cube, double precision, text[], numeric, text, bigint[], boolean, polygon[], boolean,
    text, integer)
  to "service_role";

revoke all
  on function
    "public"."matching_jobs"(extensions.cube, double precision, text[], numeric, text, tsquery, tsquery[], tsquery, bigint[],
    text, boolean, text, integer, boolean, polygon[])
  from public;

revoke all
  on function
    "public"."matching_jobs"(extensions.cube, double precision, text[], numeric, text, tsquery, tsquery[], tsquery, bigint[],
    text, boolean, text, integer, boolean, polygon[])
  from "postgres";

grant execute
  on function
    "public"."matching_jobs"(extensions.cube, double precision, text[], numeric, text, tsquery, tsquery[], tsquery, bigint[],
    text, boolean, text, integer, boolean, polygon[])
  to "postgres";

grant execute
  on function
    "public"."matching_jobs"(extensions.cube, double precision, text[], numeric, text, tsquery, tsquery[], tsquery, bigint[],
    text, boolean, text, integer, boolean, polygon[])
  to "service_role";

alter table "public"."jobs"
  alter column "traits" set expression as
    ((public.traits_of(tsvector_to_array((public.job_facets(type, schedule, ((((title || ' '::text) || public.join_words(tags))
    || ' '::text) || "left"(description, 20000))) ||
    public.job_conditions(schedule, (hours_per_week_min)::integer, (hours_per_week_max)::integer, benefits, has_tips,
    (minimum_age)::integer,
    company_name, created_at, answers_most, starts_on)))) | public.industry_bits(lower(industry))));
