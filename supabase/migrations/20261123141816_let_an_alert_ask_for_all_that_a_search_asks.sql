-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

drop trigger "a_guard" on "public"."alerts";

drop trigger "d_read_words" on "public"."alerts";

drop trigger "touch_updated_at" on "public"."alerts";

drop index "public"."alerts_area";

alter table "public"."alerts"
  drop constraint "alerts_search";

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
