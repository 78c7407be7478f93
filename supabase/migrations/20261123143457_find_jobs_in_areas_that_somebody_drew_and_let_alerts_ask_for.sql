-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

drop trigger "a_guard" on "public"."alerts";

drop trigger "d_read_words" on "public"."alerts";

drop trigger "touch_updated_at" on "public"."alerts";

drop index "public"."alerts_area";

alter table "public"."alerts"
  drop constraint "alerts_search";

drop function "public"."count_open_jobs"(extensions.cube, double precision, text[], numeric, text);

drop function "public"."jobs_by_index"(extensions.cube, double precision, text[], numeric, text, tsquery, tsquery, text);

drop function
  "public"."jobs_in_order"(extensions.cube, double precision, text[], numeric, text, tsquery, text, boolean, integer);

drop function
  "public"."matching_jobs"(extensions.cube, double precision, text[], numeric, text, tsquery, tsquery, double precision, text,
  boolean, integer, integer, boolean);

drop function "public"."newest_around"(extensions.cube, double precision, text[], numeric, text, integer);

drop function
  "public"."preview_job_alert"(text, text[], numeric, text, double precision, double precision, double precision, integer);

drop function "public"."request_job_alert"(text, text, text[], numeric, text, jsonb, integer, text, integer, integer, text);

alter table "public"."alerts"
  add column "more" jsonb;

alter table "public"."alerts"
  add column "asked" tsquery;

create or replace function public.change_alert (
  token   text,
  changes jsonb
)
  returns boolean
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  wished jsonb := coalesce((
    select jsonb_object_agg(key, value) from jsonb_each(public.unwrap_json(changes))
    where key = any (array['words', 'job_types', 'min_pay', 'currency', 'skills', 'min_years', 'max_years', 'more', 'location',
      'radius_km', 'frequency', 'hour', 'weekday', 'time_zone', 'status'])), '{}');
  alert public.alerts;
begin
  if wished ? 'status' and coalesce(wished ->> 'status', '') not in ('active', 'paused') then
    raise exception 'An alert is active or paused.' using errcode = '23514';
  end if;
  select * into alert from public.alerts where manage_token = change_alert.token for update;
  if not found then
    return false;
  end if;
  if alert.status = 'unconfirmed' then
    wished := wished - 'status';
  end if;
  alert := jsonb_populate_record(alert, wished);
  update public.alerts set words = alert.words, job_types = alert.job_types, min_pay = alert.min_pay,
      currency = alert.currency, skills = alert.skills, min_years = alert.min_years, max_years = alert.max_years, more = alert.more,
      location = alert.location, radius_km = alert.radius_km, frequency = alert.frequency, hour = alert.hour,
      weekday = alert.weekday, time_zone = alert.time_zone, status = alert.status
    where id = alert.id;
  return true;
end
$function$;

create or replace function public.circle_of_areas (
  areas jsonb,
  OUT   lat double precision,
  OUT   lng double precision,
  OUT   radius_km double precision
)
  returns record
  language plpgsql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
declare
  first_lng constant double precision := areas #>> '{0,0,1}';
begin
  with corners as (
    select (corner ->> 0)::double precision as lat,
      (corner ->> 1)::double precision + 360 * round((first_lng - (corner ->> 1)::double precision) / 360) as lng
    from jsonb_array_elements(areas) as shape, jsonb_array_elements(shape) as corner),
  middle as materialized (
    select box.lat, box.lng, public.sphere_point(box.lat, box.lng) as pt
    from (select (min(corners.lat) + max(corners.lat)) / 2 as lat, (min(corners.lng) + max(corners.lng)) / 2 as lng from corners) as box)
  select middle.lat, middle.lng - 360 * round(middle.lng / 360),
      public.arc_km((select max(public.sphere_point(corners.lat, corners.lng) operator(extensions.<->) middle.pt) from corners))
    into lat, lng, radius_km from middle;
end
$function$;

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
      public.count_unscheduled(center, chord, job_types, min_pay, currency, words, left(category, 200), more)
    from public.matching_jobs(center, chord, job_types, min_pay, currency,
      asked.wanted, asked.named, asked.rarest, left(category, 200), center is null or radius_km is null, null, 0, true, shapes) as found_ones;
end
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
      select count(*) filter (where paying.seen <= public.search_limit('read')), coalesce(bool_or(paying.seen > public.search_limit('read')), false)
        into total, is_more from public.jobs_by_index(center, radius_chord, types, min_pay, currency, null, null, null, shapes) as paying;
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
  asked record;
begin
  if not coalesce(more ? 'shifts' or more ? 'without_nights', false) then
    return 0;
  end if;
  select * into asked from public.read_search(words, more - array['shifts', 'all_shifts', 'without_nights'] || '{"unscheduled": true}');
  return (select found_ones.total from public.matching_jobs(center, radius_chord, types, min_pay, currency, asked.wanted, asked.named, asked.rarest,
    category, center is null or radius_chord is null, null, 0, true, public.read_areas(more -> 'areas')) as found_ones);
end
$function$;

create or replace function public.find_alert (
  token text
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object('id', alert.id, 'kind', alert.kind, 'status', alert.status,
      'address', coalesce(alert.address, account.email), 'has_account', alert.user_id is not null,
      'words', alert.words, 'job_types', alert.job_types, 'min_pay', alert.min_pay, 'currency', alert.currency,
      'skills', alert.skills, 'min_years', alert.min_years, 'max_years', alert.max_years,
      'more', alert.more, 'location', alert.location, 'radius_km', alert.radius_km, 'frequency', alert.frequency, 'hour', alert.hour,
      'weekday', alert.weekday, 'time_zone', alert.time_zone, 'next_due_at', alert.next_due_at, 'created_at', alert.created_at)
    from public.alerts as alert left join auth.users as account on account.id = alert.user_id
    where alert.manage_token = find_alert.token
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
    job_types, min_pay, currency, asked.wanted, asked.named, asked.rarest, left(category, 200), center is null or sort = 'date',
    public.ranked_by(sort, asked.in_heading is not null), page_offset + page_size, true, shapes);
  return query
    select (select coalesce(json_agg(page), '[]')
        from public.page_of_jobs(found_ones.ids, center, asked.in_title, asked.in_heading,
          page_size, page_offset, sort, currency, public.asked_shifts(more)) as page),
      found_ones.total, found_ones.without_minimum, asked.corrected, found_ones.is_more,
      public.count_unscheduled(center, chord, job_types, min_pay, currency, words, left(category, 200), more);
end
$function$;

create or replace function public.guard_alert()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
declare
  circle record;
begin
  new.words := nullif(regexp_replace(trim(new.words), '\s+', ' ', 'g'), '');
  -- As skills stand in a profile.
  new.skills := array(
    select skill from (
      select distinct on (skill) skill, position
      from (select lower(trim(raw)) as skill, position from unnest(new.skills) with ordinality as given (raw, position)) as cleaned
      where skill <> '' order by skill, position) as distinct_skills
    order by position);
  new.location := public.normalize_location(public.unwrap_json(new.location));
  new.more := nullif(public.unwrap_json(new.more), '{}');
  if public.read_areas(new.more -> 'areas') is not null then
    -- Its circle holds it, which an index finds.
    circle := public.circle_of_areas(new.more -> 'areas');
    new.location := jsonb_set(new.location, '{coordinates}', jsonb_build_object('lat', circle.lat, 'lng', circle.lng));
    new.radius_km := greatest(1, ceil(circle.radius_km));
  end if;
  new.radius_km := coalesce(new.radius_km,
    case new.kind when 'job' then public.default_radius_km() else public.default_talent_radius_km() end);
  if current_user in ('anon', 'authenticated') then
    if new.status = 'unconfirmed' then
      raise exception 'Only a guest''s alert waits for a confirmation.' using errcode = '23514', constraint = 'alerts_unconfirmed';
    end if;
    if tg_op = 'INSERT' then
      new.address := null;
      new.manage_token := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
      new.created_at := now();
    else
      new.kind := old.kind;
      new.user_id := old.user_id;
      new.address := old.address;
      new.manage_token := old.manage_token;
      new.created_at := old.created_at;
      new.looked_until := old.looked_until;
      new.next_due_at := old.next_due_at;
    end if;
  end if;
  return new;
end
$function$;

create or replace function public.instant_alerts_of (
  job_id uuid
)
  returns SETOF uuid
  language plpgsql
  stable
  security definer
  set search_path to ''
  set plan_cache_mode to 'force_custom_plan'
  set enable_seqscan to 'off'
  set max_parallel_workers_per_gather to '0'
  AS $function$
declare
  job public.jobs;
  keys bigint[];
begin
  select * into job from public.jobs where jobs.id = instant_alerts_of.job_id;
  if not found then
    return;
  end if;
  keys := array(
    select hashtextextended(stem, cell)
    from unnest(tsvector_to_array(job.search)) as stem,
      generate_series(0, 6) as power, public.map_cells(job.lat, job.lng, 0, 2 ^ power) as cell);
  return query
    select alert.id from public.alerts as alert
    where alert.kind = 'job' and alert.status = 'active' and alert.frequency = 'instant' and alert.words is null and alert.more is null
      and alert.area operator(extensions.@>) job.pt
      and (alert.center operator(extensions.<->) job.pt) <= alert.chord
      and (alert.job_types = '{}' or job.type = any (alert.job_types))
      and (alert.min_pay is null or (job.min_pay_per_hour >= alert.min_pay and job.pay_currency = alert.currency));
  return query
    select alert.id from public.alerts as alert
    where alert.kind = 'job' and alert.status = 'active' and alert.frequency = 'instant' and alert.words is null and alert.more is not null
      and alert.area operator(extensions.@>) job.pt
      and (alert.center operator(extensions.<->) job.pt) <= alert.chord
      and (alert.job_types = '{}' or job.type = any (alert.job_types))
      and (alert.min_pay is null or (job.min_pay_per_hour >= alert.min_pay and job.pay_currency = alert.currency))
      and (alert.asked is null or job.search @@ alert.asked)
      and (alert.shapes is null or public.is_in_areas(job.pt, alert.shapes));
  return query
    select alert.id from public.alerts as alert
    where alert.status = 'active' and alert.frequency = 'instant' and alert.watch_keys && keys
      and alert.area operator(extensions.@>) job.pt
      and (alert.center operator(extensions.<->) job.pt) <= alert.chord
      and (alert.job_types = '{}' or job.type = any (alert.job_types))
      and (alert.min_pay is null or (job.min_pay_per_hour >= alert.min_pay and job.pay_currency = alert.currency))
      and job.search @@ alert.wanted
      and (alert.asked is null or job.search @@ alert.asked)
      and (alert.shapes is null or public.is_in_areas(job.pt, alert.shapes));
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
  shapes       polygon[]
)
  returns table (
    id               uuid,
    pt               extensions.cube,
    created_at       timestamp with time zone,
    pay_currency     text,
    min_pay_per_hour numeric,
    seen             bigint
  )
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
  area constant extensions.cube := public.search_cube(center, radius_chord, shapes);
  way text := 'words';
begin
  if types is not null then
    named := named && (select string_agg(quote_literal('=' || type), ' | ')::tsquery from unnest(types) as type);
  end if;
  if (wanted is null and category is null and area is null) or (min_pay is not null and public.is_rare_pay(types, min_pay, currency)) then
    way := 'pay';
  elsif area is not null and not public.is_crowded_area(area) then
    way := 'area';
  elsif wanted is null or (category is not null and (public.guess_matches(null, category)).matches < (public.guess_matches(named, null)).matches) then
    way := 'category';
  end if;
  return query
    select found_one.id, found_one.pt, found_one.created_at, found_one.pay_currency, found_one.min_pay_per_hour, found_one.seen
    from (
      select job.*, row_number() over () as seen
      from public.jobs as job
      where job.status = 'open' and (job.expires_at > now()) is true
        and (way <> 'area' or area operator(extensions.@>) job.pt)
        and (way <> 'words' or job.search @@ named)
        and (way <> 'category' or job.categories @> array[category])
        and (way <> 'pay' or (job.type = any (coalesce(types, public.job_types()))
          and (min_pay is null or (job.min_pay_per_hour >= min_pay and job.pay_currency = currency))))
      limit public.search_limit('read') + 1) as found_one
    where found_one.seen > public.search_limit('read') or (
      (radius_chord is null or (found_one.pt operator(extensions.<->) center) <= radius_chord)
      and (shapes is null or public.is_in_areas(found_one.pt, shapes))
      and (wanted is null or (way = 'words' and named = wanted) or found_one.search @@ wanted)
      and (category is null or way = 'category' or found_one.categories @> array[category])
      and (types is null or way = 'pay' or found_one.type = any (types)));
end
$function$;

alter function
  "public"."jobs_by_index"(extensions.cube, double precision, text[], numeric, text, tsquery, tsquery, text, polygon[]) owner to
  "postgres";

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
  shapes       polygon[]
)
  returns table (
    id               uuid,
    pay_currency     text,
    min_pay_per_hour numeric,
    is_last          boolean
  )
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
  pays constant text := '($4 is null or job.type = any ($4)) and ($5 is null or (job.min_pay_per_hour >= $5 and job.pay_currency = $6) is true)';
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
  found record;
begin
  if by_date and area is not null then
    execute format('select avg((%s)::integer) from (select job.pt %s order by job.created_at desc, job.id limit $11) as job', within, opened)
      into share using area, center, radius_chord, null, null, null, null, null, null, null, public.search_limit('sampled'), shapes;
    select reltuples into open_jobs from pg_catalog.pg_class where oid = 'public.jobs_newest'::regclass;
    if share * open_jobs > looked_most / 2 then
      jobs := newest;
    elsif most < share * public.search_limit('read in order') then
      -- The newest of all soon fill a page.
      execute format('select array_agg(first_ones.id) as ids, array_agg(pay_currency) as currencies, array_agg(min_pay_per_hour) as pays
          from (select * from (%s) as newest where is_match limit $10) as first_ones', newest)
        into found using area, center, radius_chord, types, min_pay, currency, wanted, category, seen_most, most,
          public.search_limit('read in order'), shapes;
      if cardinality(found.ids) = most then
        return query select first_ones.*, false from unnest(found.ids, found.currencies, found.pays) as first_ones;
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
  return query execute format('select case when is_match then id end, pay_currency, min_pay_per_hour, seen = $9 or is_end
      from (select job.*, row_number() over () as seen from (%s) as job) as job where is_match or seen = $9 or is_end limit $10', jobs)
    using area, center, radius_chord, types, min_pay, currency, wanted, category, seen_most, most, looked_most, shapes;
end
$function$;

alter function
  "public"."jobs_in_order"(extensions.cube, double precision, text[], numeric, text, tsquery, text, boolean, integer, polygon[])
  owner to "postgres";

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
    select * into found_ones from public.matching_jobs(case when reach is not null then middle end, reach, types, min_pay, currency, asked.wanted, asked.named,
      asked.rarest, left(category, 200), true, null, public.search_limit('counted'), true, shapes);
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

create or replace function public.matching_jobs (
  center       extensions.cube,
  radius_chord double precision,
  types        text[],
  min_pay      numeric,
  currency     text,
  wanted       tsquery,
  named        tsquery,
  rarest       double precision,
  category     text,
  by_date      boolean,
  ranked       integer,
  page_end     integer,
  is_counted   boolean,
  shapes       polygon[],
  OUT          ids uuid[],
  OUT          total bigint,
  OUT          without_minimum bigint,
  OUT          is_more boolean
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
  -- Who names less, or nothing, is counted, too.
  least_pay constant numeric := case when not is_counted or not is_said then min_pay end;
  is_rare boolean;
  is_few boolean := false;
  is_nameable boolean := true;
  by_pay boolean;
  matches double precision;
  share double precision;
  indexed record;
begin
  types := nullif(types[1:cardinality(public.job_types())], '{}');
  is_rare := min_pay is not null and public.is_rare_pay(types, min_pay, currency);
  if is_said then
    select guess.matches, guess.share into matches, share from public.guess_matches(named, category) as guess;
    is_nameable := coalesce(least(rarest, case when category is not null then (public.guess_matches(null, category)).matches end), 0)
      <= public.search_limit('named');
    is_few := (area is not null and not public.is_crowded_area(area))
      or (is_nameable and matches <= read_most
        -- A page alone may need less.
        and (is_counted or most >= share * matches or page_end > share * public.search_limit('read in order')));
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
  "public"."matching_jobs"(extensions.cube, double precision, text[], numeric, text, tsquery, tsquery, double precision, text,
  boolean, integer, integer, boolean, polygon[]) owner to "postgres";

create or replace function public.newest_around (
  center       extensions.cube,
  radius_chord double precision,
  types        text[],
  min_pay      numeric,
  currency     text,
  most         integer,
  shapes       polygon[]
)
  returns uuid[]
  language plpgsql
  stable
  security definer
  set search_path to ''
  set plan_cache_mode to 'force_custom_plan'
  set enable_seqscan to 'off'
  set jit to 'off'
  AS $function$
declare
  area constant extensions.cube := public.search_cube(center, radius_chord, shapes);
begin
  return array(
    select near.id from (
      select job.id, job.created_at, job.type, job.min_pay_per_hour, job.pay_currency from public.jobs as job
      where job.status = 'open' and job.expires_at > now()
        and area operator(extensions.@>) job.pt and (radius_chord is null or (job.pt operator(extensions.<->) center) <= radius_chord)
        and (shapes is null or public.is_in_areas(job.pt, shapes))
      limit public.search_limit('looked at')) as near
    where (types is null or near.type = any (types))
      and (min_pay is null or (near.min_pay_per_hour >= min_pay and near.pay_currency = currency))
    order by near.created_at desc, near.id
    limit most);
end
$function$;

alter function "public"."newest_around"(extensions.cube, double precision, text[], numeric, text, integer, polygon[]) owner to
  "postgres";

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
    then array(select near.id from public.jobs_in_order(center, chord, null, null, null, null, null, false, most, null) as near) end;
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
  by_index boolean;
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
  by_index := not public.is_crowded_area(public.search_cube(center, chord, shapes))
    or (asked.is_asked and (public.guess_matches(asked.named, null)).matches <= public.search_limit('read'));
  return query
    with every as materialized (
      select found_one.id, found_one.pay_currency, found_one.min_pay_per_hour, found_one.seen > public.search_limit('read') as is_cut
      from public.jobs_by_index(center, chord, types, min_pay, currency, asked.wanted, asked.named, null, shapes) as found_one where by_index
      union all
      select found_one.id, found_one.pay_currency, found_one.min_pay_per_hour, found_one.is_last
      from public.jobs_in_order(center, chord, types, min_pay, currency, asked.wanted, null, true, public.search_limit('ranked'), shapes) as found_one where not by_index),
    opened as materialized (
      select every.id, opening.opened_at, opening.opened_at > now() - interval '7 days' as is_new
      from every join public.job_openings as opening on opening.job_id = every.id
      where min_pay is null or (every.min_pay_per_hour >= min_pay and every.pay_currency = currency))
    select job.id, job.slug, job.title, job.company_name, job.company_logo, job.location, job.type, job.salary, job.tags,
      job.created_at, public.arc_km(job.pt operator(extensions.<->) center), newest.total,
      (by_index or newest.is_all_new) and (select bool_or(is_cut) or (not by_index and count(*) >= public.search_limit('ranked')) from every)
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

alter function
  "public"."preview_job_alert"(text, text[], numeric, text, double precision, double precision, double precision, integer,
  jsonb) owner to "postgres";

create or replace function public.read_areas (
  areas jsonb
)
  returns polygon[]
  language plpgsql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
declare
  first_lng constant double precision := case when jsonb_typeof(areas #> '{0,0,1}') = 'number' then areas #>> '{0,0,1}' end;
  shapes polygon[];
  asked record;
begin
  if areas is null then
    return null;
  elsif length(areas::text) > 8000 or jsonb_typeof(areas) <> 'array' or areas = '[]'
    or exists (select from jsonb_array_elements(areas) as shape where jsonb_typeof(shape) <> 'array') then
    raise exception 'An area is a list of shapes, each a list of corners.' using errcode = '22023';
  end if;
  select min(jsonb_array_length(shape)) as fewest, sum(jsonb_array_length(shape)) as corners into asked from jsonb_array_elements(areas) as shape;
  if asked.fewest < 3 then
    raise exception 'A shape of an area has at least three corners.' using errcode = '22023';
  elsif asked.corners > 100 then
    raise exception 'An area has at most 100 corners.' using errcode = '22023';
  -- Compared as numeric, because 1e400 is a JSON number and no double.
  elsif exists (
    select from jsonb_array_elements(areas) as shape, jsonb_array_elements(shape) as corner
    where case when jsonb_typeof(corner) = 'array' then jsonb_array_length(corner) = 2 and jsonb_typeof(corner -> 0) = 'number'
        and jsonb_typeof(corner -> 1) = 'number' end is not true
      or not ((corner ->> 0)::numeric between -85 and 85 and (corner ->> 1)::numeric between -180 and 180)) then
    raise exception 'A corner of an area is a latitude from -85 to 85 and a longitude.' using errcode = '22023';
  end if;
  select array_agg(drawn.outline::polygon order by drawn.place) into shapes
    from (
      select shape.place, '(' || string_agg(format('(%s,%s)',
          round((corner.lng + 360 * round((first_lng - corner.lng) / 360)) * 1e7), round(corner.lat * 1e7)), ',' order by corner.place) || ')' as outline
      from jsonb_array_elements(areas) with ordinality as shape (corners, place),
        lateral (select (pair ->> 0)::double precision as lat, (pair ->> 1)::double precision as lng, listed.place
          from jsonb_array_elements(shape.corners) with ordinality as listed (pair, place)) as corner
      group by shape.place) as drawn;
  if (public.circle_of_areas(areas)).radius_km > public.largest_radius_km() then
    raise exception 'An area fits into a circle of % km.', public.largest_radius_km() using errcode = '22023';
  end if;
  return shapes;
end
$function$;

create or replace function public.read_search (
  words text,
  more  jsonb                   default null::jsonb,
  OUT   is_asked boolean,
  OUT   wanted tsquery,
  OUT   in_title tsquery,
  OUT   in_heading tsquery,
  OUT   corrected text,
  OUT   named tsquery,
  OUT   rarest double precision
)
  returns record
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  parts tsquery[] := '{}';
  conditions record;
  part record;
begin
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
      wanted := coalesce(wanted && conditions.wanted, conditions.wanted);
      parts := parts || conditions.parts;
      is_asked := true;
    end if;
  end if;
  if wanted is not null then
    for part in select asked.part, (public.guess_matches(asked.part, null)).matches from unnest(parts) as asked (part) order by 2 limit 3 loop
      named := coalesce(named && part.part, part.part);
      rarest := coalesce(rarest, part.matches);
    end loop;
  end if;
end
$function$;

create or replace function public.read_words_of_alert()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  stems text[];
begin
  new.wanted := null;
  new.watch_keys := null;
  -- What opens now was posted within any time.
  new.asked := case when new.more is not null then (public.read_conditions(new.more - array['areas', 'posted_days'])).wanted end;
  if new.words is null then
    return new;
  elsif new.kind = 'talent' then
    new.wanted := public.read_talent_alert_words(new.words);
  elsif new.frequency = 'instant' then
    select asked.wanted, asked.stems into new.wanted, stems from public.read_alert_words(new.words) as asked;
    new.watch_keys := array(
      select hashtextextended(stem, cell)
      from unnest(stems) as stem, public.map_cells((new.location #>> '{coordinates,lat}')::double precision,
        (new.location #>> '{coordinates,lng}')::double precision, new.radius_km, public.alert_cell_km(new.radius_km)) as cell);
  end if;
  return new;
end
$function$;

create or replace function public.request_job_alert (
  address   text,
  words     text,
  job_types text[],
  min_pay   numeric,
  currency  text,
  location  jsonb,
  radius_km integer,
  frequency text,
  hour      integer,
  weekday   integer,
  time_zone text,
  more      jsonb   default null::jsonb
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_variable
declare
  asked_address text := lower(trim(address));
  alert_id uuid;
begin
  if not public.is_email(asked_address) then
    raise exception 'Invalid address' using errcode = '22023';
  elsif exists (select from public.stopped_addresses as stopped
      where stopped.address = asked_address and stopped.reason <> 'unsubscribe-all') then
    return 'stopped';
  elsif (select count(*) from public.alerts as alert where alert.address = asked_address) >= public.most_alerts() then
    return 'too_many';
  elsif not public.take_unasked_email(asked_address, 1) then
    return 'too_many';
  end if;
  insert into public.alerts as alert (kind, user_id, address, words, job_types, min_pay, currency, more, location, radius_km, frequency,
      hour, weekday, time_zone, status)
    values ('job', null, asked_address, words, coalesce(job_types, '{}'), min_pay, coalesce(currency, 'USD'), more, location,
      radius_km, coalesce(frequency, 'daily'), coalesce(hour, 8), coalesce(weekday, 1),
      coalesce(time_zone, 'UTC'), 'unconfirmed')
    returning alert.id into alert_id;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    values ('alert-confirmation', asked_address, jsonb_build_object('alertId', alert_id), 'alert-confirmation:' || alert_id);
  return 'confirmation_sent';
end
$function$;

alter function
  "public"."request_job_alert"(text, text, text[], numeric, text, jsonb, integer, text, integer, integer, text, jsonb) owner to
  "postgres";

create or replace function public.search_cube (
  center       extensions.cube,
  radius_chord double precision,
  shapes       polygon[]
)
  returns extensions.cube
  language plpgsql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
begin
  return coalesce(public.cube_of_areas(shapes), extensions.cube_enlarge(center, radius_chord, 3));
end
$function$;

alter function "public"."search_cube"(extensions.cube, double precision, polygon[]) owner to "postgres";

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
    job_types, min_pay, currency, asked.wanted, asked.named, asked.rarest, left(category, 200), center is null or sort = 'date',
    public.ranked_by(sort, asked.in_heading is not null), page_offset + page_size, false, shapes);
  return query
    select * from public.page_of_jobs(found_ones.ids, center, asked.in_title, asked.in_heading,
      page_size, page_offset, sort, currency, public.asked_shifts(more));
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
      from public.jobs_in_order(base_pt, public.chord_km(25), null, null, null, wanted, null, false, 101, null) as nearest
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

create or replace function public.write_due_alerts (
  max_alerts integer                  default 100,
  now_at     timestamp with time zone default now()
)
  returns table (
    alerts integer,
    mails  integer
  )
  language plpgsql
  security definer
  set search_path to ''
  set plan_cache_mode to 'force_custom_plan'
  AS $function$
#variable_conflict use_column
declare
  due uuid[];
  alert public.alerts;
  asked tsquery;
begin
  due := array(
    select id from public.alerts
    where next_due_at <= now_at and status = 'active'
    order by next_due_at
    limit least(max_alerts, 1000)
    for update skip locked);
  for alert in select * from public.alerts where id = any (due) and kind = 'job' loop
    asked := case when alert.words is not null then (select wanted from public.read_job_words(alert.words)) end;
    if alert.words is null or asked is not null then
      insert into public.alert_deliveries (alert_id, job_id)
        select alert.id, job.id
        from public.job_openings as opening join public.jobs as job on job.id = opening.job_id
        where opening.opened_at > greatest(alert.active_since, alert.looked_until - interval '10 minutes')
          and opening.opened_at <= now_at
          and job.status = 'open' and job.expires_at > now_at
          and alert.area operator(extensions.@>) job.pt
          and (job.pt operator(extensions.<->) alert.center) <= alert.chord
          and (alert.job_types = '{}' or job.type = any (alert.job_types))
          and (alert.min_pay is null or (job.min_pay_per_hour >= alert.min_pay and job.pay_currency = alert.currency))
          and (asked is null or job.search @@ asked)
          and (alert.asked is null or job.search @@ alert.asked)
          and (alert.shapes is null or public.is_in_areas(job.pt, alert.shapes))
        on conflict do nothing;
    end if;
  end loop;
  alerts := cardinality(due);
  mails := public.write_alert_mails(due);
  update public.alerts
    set looked_until = now_at, next_due_at = public.next_alert_due(frequency, hour, weekday, time_zone, now_at)
    where id = any (due);
  return next;
end
$function$;

alter table "public"."alerts"
  add constraint "alerts_more_check" check ((length((more)::text) <= 8000));

alter table "public"."alerts"
  add constraint "alerts_search" check (
CASE kind
    WHEN 'job'::text THEN ((skills = '{}'::text[]) AND (num_nonnulls(min_years, max_years) = 0))
    ELSE ((job_types = '{}'::text[]) AND (num_nonnulls(min_pay, address, more) = 0))
END);

create trigger a_guard
  before insert or update of kind,
    user_id,
    address,
    words,
    job_types,
    min_pay,
    currency,
    skills,
    min_years,
    max_years, more, location, radius_km, frequency, hour, weekday, time_zone, status, manage_token, created_at on public.alerts
  for each row
  execute function public.guard_alert();

create trigger d_read_words
  before insert or update of words, more, location, radius_km, frequency, status on public.alerts
  for each row
  execute function public.read_words_of_alert();

create trigger touch_updated_at
  before update of words,
    job_types,
    min_pay,
    currency,
    skills, min_years, max_years, more, location, radius_km, frequency, hour, weekday, time_zone, status on public.alerts
  for each row
  execute function public.touch_updated_at();

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
    "public"."jobs_by_index"(extensions.cube, double precision, text[], numeric, text, tsquery, tsquery, text, polygon[])
  from public;

revoke all
  on function
    "public"."jobs_by_index"(extensions.cube, double precision, text[], numeric, text, tsquery, tsquery, text, polygon[])
  from "postgres";

grant execute
  on function
    "public"."jobs_by_index"(extensions.cube, double precision, text[], numeric, text, tsquery, tsquery, text, polygon[])
  to "postgres";

grant execute
  on function
    "public"."jobs_by_index"(extensions.cube, double precision, text[], numeric, text, tsquery, tsquery, text, polygon[])
  to "service_role";

revoke all
  on function
    "public"."jobs_in_order"(extensions.cube, double precision, text[], numeric, text, tsquery, text, boolean, integer,
    polygon[])
  from public;

revoke all
  on function
    "public"."jobs_in_order"(extensions.cube, double precision, text[], numeric, text, tsquery, text, boolean, integer,
    polygon[])
  from "postgres";

grant execute
  on function
    "public"."jobs_in_order"(extensions.cube, double precision, text[], numeric, text, tsquery, text, boolean, integer,
    polygon[])
  to "postgres";

grant execute
  on function
    "public"."jobs_in_order"(extensions.cube, double precision, text[], numeric, text, tsquery, text, boolean, integer,
    polygon[])
  to "service_role";

revoke all
  on function
    "public"."matching_jobs"(extensions.cube, double precision, text[], numeric, text, tsquery, tsquery, double precision, text,
    boolean, integer, integer, boolean, polygon[])
  from public;

revoke all
  on function
    "public"."matching_jobs"(extensions.cube, double precision, text[], numeric, text, tsquery, tsquery, double precision, text,
    boolean, integer, integer, boolean, polygon[])
  from "postgres";

grant execute
  on function
    "public"."matching_jobs"(extensions.cube, double precision, text[], numeric, text, tsquery, tsquery, double precision, text,
    boolean, integer, integer, boolean, polygon[])
  to "postgres";

grant execute
  on function
    "public"."matching_jobs"(extensions.cube, double precision, text[], numeric, text, tsquery, tsquery, double precision, text,
    boolean, integer, integer, boolean, polygon[])
  to "service_role";

revoke all
  on function "public"."newest_around"(extensions.cube, double precision, text[], numeric, text, integer, polygon[])
  from public;

revoke all
  on function "public"."newest_around"(extensions.cube, double precision, text[], numeric, text, integer, polygon[])
  from "postgres";

grant execute
  on function "public"."newest_around"(extensions.cube, double precision, text[], numeric, text, integer, polygon[])
  to "postgres";

grant execute
  on function "public"."newest_around"(extensions.cube, double precision, text[], numeric, text, integer, polygon[])
  to "service_role";

revoke all
  on function
    "public"."preview_job_alert"(text, text[], numeric, text, double precision, double precision, double precision, integer,
    jsonb)
  from public;

grant execute
  on function
    "public"."preview_job_alert"(text, text[], numeric, text, double precision, double precision, double precision, integer,
    jsonb)
  to "anon", "authenticated";

revoke all
  on function
    "public"."preview_job_alert"(text, text[], numeric, text, double precision, double precision, double precision, integer,
    jsonb)
  from "postgres";

grant execute
  on function
    "public"."preview_job_alert"(text, text[], numeric, text, double precision, double precision, double precision, integer,
    jsonb)
  to "postgres";

grant execute
  on function
    "public"."preview_job_alert"(text, text[], numeric, text, double precision, double precision, double precision, integer,
    jsonb)
  to "service_role";

revoke all
  on function
    "public"."request_job_alert"(text, text, text[], numeric, text, jsonb, integer, text, integer, integer, text, jsonb)
  from public;

revoke all
  on function
    "public"."request_job_alert"(text, text, text[], numeric, text, jsonb, integer, text, integer, integer, text, jsonb)
  from "postgres";

grant execute
  on function
    "public"."request_job_alert"(text, text, text[], numeric, text, jsonb, integer, text, integer, integer, text, jsonb)
  to "postgres";

grant execute
  on function
    "public"."request_job_alert"(text, text, text[], numeric, text, jsonb, integer, text, integer, integer, text, jsonb)
  to "service_role";

revoke all on function "public"."search_cube"(extensions.cube, double precision, polygon[]) from public;

revoke all on function "public"."search_cube"(extensions.cube, double precision, polygon[]) from "postgres";

grant execute on function "public"."search_cube"(extensions.cube, double precision, polygon[]) to "postgres";

grant execute on function "public"."search_cube"(extensions.cube, double precision, polygon[]) to "service_role";

revoke all ("more") on table "public"."alerts" from "authenticated";

grant insert ("more"), select ("more"), update ("more") on table "public"."alerts" to "authenticated";

alter table "public"."alerts"
  add column "shapes" polygon[] generated always as (public.read_areas((more -> 'areas'::text))) stored;

create index alerts_area on public.alerts using gist (area)
  include (id, center, chord, job_types, min_pay, currency, active_since)
  where
    ((kind = 'job'::text) AND (status = 'active'::text) AND (frequency = 'instant'::text) AND (words is null) AND (more is
    null));

create index alerts_asking on public.alerts using gist (area)
  where ((kind = 'job'::text) AND (status = 'active'::text) AND (frequency = 'instant'::text) AND (words is null) AND (more is
    not null));
