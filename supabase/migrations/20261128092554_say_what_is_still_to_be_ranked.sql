-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

drop function
  "public"."matching_jobs"(extensions.cube, double precision, text[], numeric, text, tsquery, tsquery[], tsquery, bigint[],
  text, boolean, text, integer, boolean, polygon[]);

drop function "public"."page_of_jobs"(uuid[], extensions.cube, tsquery, tsquery, integer, integer, text, text, text[]);

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
    place           json
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
    return query select '[]'::json, 0::bigint, 0::bigint, null::text, false, 0::bigint, here;
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
      here;
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
  OUT          rank_by text
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
  is_told constant boolean := (traits is not null and area is not null and (category is null or category_type is not null)) or is_paid;
  is_listed constant boolean := by_date is not null;
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
  if is_told then
    select * into indexed from public.jobs_with_traits(center, radius_chord, types, min_pay, currency, traits, otherwise is not null, shapes,
      by_date, ranked, page_end);
    -- Of more than are looked at, what few of them pay is found elsewhere.
    is_done := not (indexed.is_rest and is_paid and min_pay is not null and (area is null or public.is_rare_pay(types, min_pay, currency)));
    if indexed.is_rest and by_date and ranked is null and page_end > 0 then
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
        count(*) filter (where every.pays and every.is_unscheduled) as unscheduled, false as is_rest
      into indexed from every;
    points := indexed.points;
    rank_by := ranked;
    is_done := true;
  end if;
  if is_done then
    ids := indexed.ids;
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
    select counted.total, counted.without_minimum, counted.is_more into total, without_minimum, is_more
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

create or replace function public.page_of_jobs (
  ids         uuid[],
  center      extensions.cube,
  in_title    tsquery,
  in_heading  tsquery,
  page_size   integer,
  page_offset integer,
  rank_by     text            default null::text,
  currency    text            default null::text,
  shifts      text[]          default null::text[]
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
  set enable_seqscan to 'off'
  set jit to 'off'
  AS $function$
#variable_conflict use_column
begin
  if rank_by in ('pay', 'fit') then
    ids := array(
      select job.id from unnest(ids) as listed (id) join public.jobs as job using (id), public.fitting_shifts(job.schedule, shifts) as fit
      order by case when rank_by = 'pay' and job.pay_currency = currency then job.min_pay_per_hour end desc nulls last,
        case when rank_by = 'fit' then fit[1]::double precision / fit[2] end desc nulls last,
        job.pt operator(extensions.<->) center, job.created_at desc, job.id
      limit page_size offset page_offset);
  elsif rank_by = 'relevance' then
    ids := array(
      select job.id from unnest(ids) as listed (id) join public.jobs as job using (id)
      order by case when job.search @@ in_title then 1 when job.search @@ in_heading then 2 else 3 end,
        job.pt operator(extensions.<->) center, job.created_at desc, job.id
      limit page_size offset page_offset);
  else
    ids := ids[page_offset + 1:page_offset + page_size];
  end if;
  return query
    select job.id, job.slug, job.title, job.company_name, job.company_logo, job.location, job.type, job.salary, job.tags,
      job.created_at, public.arc_km(job.pt operator(extensions.<->) center),
      public.fitting_shifts(job.schedule, shifts)
    from unnest(ids) with ordinality as listed (id, place) join public.jobs as job using (id)
    order by listed.place;
end
$function$;

alter function "public"."page_of_jobs"(uuid[], extensions.cube, tsquery, tsquery, integer, integer, text, text, text[]) owner to
  "postgres";

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
      page_size, page_offset, found_ones.rank_by, currency, public.asked_shifts(more));
end
$function$;

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

revoke all
  on function "public"."page_of_jobs"(uuid[], extensions.cube, tsquery, tsquery, integer, integer, text, text, text[])
  from public;

revoke all
  on function "public"."page_of_jobs"(uuid[], extensions.cube, tsquery, tsquery, integer, integer, text, text, text[])
  from "postgres";

grant execute
  on function "public"."page_of_jobs"(uuid[], extensions.cube, tsquery, tsquery, integer, integer, text, text, text[])
  to "postgres";

grant execute
  on function "public"."page_of_jobs"(uuid[], extensions.cube, tsquery, tsquery, integer, integer, text, text, text[])
  to "service_role";
