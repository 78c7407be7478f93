-- Written by `npm run migration` from supabase/schemas, but for what moves the rows: by hand, and the old tables go after it.

set local check_function_bodies = off;

alter table "public"."job_alert_deliveries"
  drop constraint "job_alert_deliveries_alert_id_fkey";

alter table "public"."job_alert_deliveries"
  drop constraint "job_alert_deliveries_job_id_fkey";

alter table "public"."job_alerts"
  drop constraint "job_alerts_user_id_fkey";

alter table "public"."talent_alert_deliveries"
  drop constraint "talent_alert_deliveries_alert_id_fkey";

alter table "public"."talent_alert_deliveries"
  drop constraint "talent_alert_deliveries_talent_id_fkey";

alter table "public"."talent_alerts"
  drop constraint "talent_alerts_employer_id_fkey";

alter table "public"."unsure_alert_words"
  drop constraint "unsure_alert_words_alert_id_fkey";

drop function "public"."is_talent_for_alert"(uuid, public.talent_alerts);

drop function "public"."match_changed_talents"(integer, timestamp with time zone);

drop function "public"."open_job_alert_mail"(uuid, integer, timestamp with time zone);

drop function "public"."open_talent_alert_mail"(uuid, integer, timestamp with time zone);

drop function "public"."talent_alert_matches"(public.talent_alerts, tsvector, text[], integer, extensions.cube);

drop function "public"."write_job_digests"(integer, timestamp with time zone);

drop function "public"."write_talent_mails"(integer, timestamp with time zone);

create table "public"."alert_deliveries" (
  "alert_id"  uuid                     not null,
  "job_id"    uuid,
  "talent_id" uuid,
  "mail_id"   uuid,
  "told_at"   timestamp with time zone,
  constraint "alert_deliveries_found" check ((num_nonnulls(job_id, talent_id) = 1))
);

alter table "public"."alert_deliveries"
  enable row level security;

alter table "public"."alert_deliveries"
  owner to "postgres";

create table "public"."alerts" (
  "id"           uuid                     not null default gen_random_uuid(),
  "kind"         text                     not null,
  "address"      text,
  "words"        text,
  "job_types"    text[]                   not null default '{}'::text[],
  "min_pay"      numeric,
  "currency"     text                     not null default 'USD'::text,
  "skills"       text[]                   not null default '{}'::text[],
  "min_years"    integer,
  "max_years"    integer,
  "location"     jsonb                    not null,
  "radius_km"    integer                  not null,
  "frequency"    text                     not null default 'daily'::text,
  "hour"         smallint                 not null default 8,
  "weekday"      smallint                 not null default 1,
  "time_zone"    text                     not null default 'UTC'::text,
  "status"       text                     not null default 'active'::text,
  "next_due_at"  timestamp with time zone,
  "looked_until" timestamp with time zone not null default now(),
  "manage_token" text
    not null default replace(((gen_random_uuid())::text || (gen_random_uuid())::text), '-'::text, ''::text),
  "created_at"   timestamp with time zone not null default now(),
  "updated_at"   timestamp with time zone not null default now(),
  "active_since" timestamp with time zone not null default now(),
  "wanted"       tsquery,
  "watch_keys"   bigint[],
  constraint "alerts_check" check ((((max_years >= 0) AND (max_years <= 50)) AND (max_years >= min_years))),
  constraint "alerts_frequency_check" check ((frequency = ANY (ARRAY['instant'::text, 'daily'::text, 'weekly'::text]))),
  constraint "alerts_hour_check" check (((hour >= 0) AND (hour <= 23))),
  constraint "alerts_kind_check" check ((kind = ANY (ARRAY['job'::text, 'talent'::text]))),
  constraint "alerts_manage_token_key" unique (manage_token),
  constraint "alerts_min_years_check" check (((min_years >= 0) AND (min_years <= 50))),
  constraint "alerts_pkey" primary key (id),
  constraint "alerts_search" check (
CASE kind
    WHEN 'job'::text THEN ((skills = '{}'::text[]) AND (num_nonnulls(min_years, max_years) = 0))
    ELSE ((job_types = '{}'::text[]) AND (num_nonnulls(min_pay, address) = 0))
END),
  constraint "alerts_status_check" check ((status = ANY (ARRAY['unconfirmed'::text, 'active'::text, 'paused'::text]))),
  constraint "alerts_unconfirmed" check (((status <> 'unconfirmed'::text) OR (address IS NOT NULL))),
  constraint "alerts_weekday_check" check (((weekday >= 1) AND (weekday <= 7))),
  constraint "alerts_words_check" check ((length(words) <= 200)),
  "user_id"      uuid                     default auth.uid(),
  constraint "alerts_owner" check ((num_nonnulls(user_id, address) = 1)),
  constraint "alerts_address_check" check (((address IS NULL) OR (public.is_email(address) AND (address = lower(address))))),
  constraint "alerts_currency_check" check ((currency = ANY (public.currencies()))),
  constraint "alerts_job_types_check"
    check (((cardinality(job_types) <= cardinality(public.job_types())) AND (job_types <@ public.job_types()))),
  constraint "alerts_location_check" check (public.is_location(location)),
  constraint "alerts_min_pay_check" check (((min_pay >= (0)::numeric) AND (min_pay <= (public.largest_pay())::numeric))),
  constraint "alerts_radius_km_check" check (((radius_km >= 1) AND (radius_km <= public.largest_radius_km()))),
  constraint "alerts_skills_check" check (public.is_word_list(skills, 20)),
  constraint "alerts_time_zone_check" check (public.is_time_zone(time_zone))
);

alter table "public"."alerts"
  enable row level security;

alter table "public"."alerts"
  owner to "postgres";

alter table "public"."alert_deliveries"
  add column "found_id" uuid generated always as (COALESCE(job_id, talent_id)) stored not null;

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
    where key = any (array['words', 'job_types', 'min_pay', 'currency', 'skills', 'min_years', 'max_years', 'location',
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
      currency = alert.currency, skills = alert.skills, min_years = alert.min_years, max_years = alert.max_years,
      location = alert.location, radius_km = alert.radius_km, frequency = alert.frequency, hour = alert.hour,
      weekday = alert.weekday, time_zone = alert.time_zone, status = alert.status
    where id = alert.id;
  return true;
end
$function$;

create or replace function public.claim_alerts (
  account_id      uuid,
  account_address text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended('alerts:' || account_id, 0));
  update public.alerts set user_id = account_id, address = null
    where id = any (array(
      select id from public.alerts
      where address = lower(account_address) and status <> 'unconfirmed'
      order by created_at, id
      limit greatest(0, public.most_alerts() - (select count(*) from public.alerts where user_id = account_id and kind = 'job'))
      for update));
end
$function$;

create or replace function public.confirm_job_alert (
  token       text,
  browser_key text default null::text
)
  returns boolean
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  confirmed public.alerts;
  account_id uuid;
begin
  update public.alerts set status = 'active'
    where manage_token = confirm_job_alert.token and status = 'unconfirmed' returning * into confirmed;
  if not found then
    return exists (select from public.alerts where manage_token = confirm_job_alert.token);
  end if;
  perform public.prove_address(confirmed.address, 'browser:' || public.sha256_hex(browser_key)) where browser_key is not null;
  delete from public.stopped_addresses where address = confirmed.address and reason = 'unsubscribe-all';
  select account.id into account_id from auth.users as account
    where lower(account.email) = confirmed.address and account.email_confirmed_at is not null;
  if account_id is not null then
    perform public.claim_alerts(account_id, confirmed.address);
  end if;
  return true;
end
$function$;

create or replace function public.delete_alert (
  token text
)
  returns boolean
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  delete from public.alerts where manage_token = delete_alert.token;
  return found;
end
$function$;

create or replace function public.erase_traces_of_account()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  delete from public.alerts where address = lower(old.email) and status = 'unconfirmed';
  insert into public.erased_accounts (account_id) values (old.id) on conflict do nothing;
  return null;
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
      'location', alert.location, 'radius_km', alert.radius_km, 'frequency', alert.frequency, 'hour', alert.hour,
      'weekday', alert.weekday, 'time_zone', alert.time_zone, 'next_due_at', alert.next_due_at, 'created_at', alert.created_at)
    from public.alerts as alert left join auth.users as account on account.id = alert.user_id
    where alert.manage_token = find_alert.token
$function$;

create or replace function public.forget_talent_at (
  employer_ids   uuid[],
  talent_user_id uuid
)
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
  delete from public.saved_talents as saved using public.job_seeker_profiles as talent
    where talent.user_id = forget_talent_at.talent_user_id and saved.talent_id = talent.id
      and saved.employer_id = any (forget_talent_at.employer_ids);
  delete from public.contact_requests as request using public.job_seeker_profiles as talent
    where talent.user_id = forget_talent_at.talent_user_id and request.talent_id = talent.id
      and request.employer_id = any (forget_talent_at.employer_ids);
  delete from public.alert_deliveries as told using public.job_seeker_profiles as talent, public.alerts as alert
    where talent.user_id = forget_talent_at.talent_user_id and told.talent_id = talent.id and told.told_at is null
      and alert.id = told.alert_id and alert.company_id = any (forget_talent_at.employer_ids);
$function$;

create or replace function public.forget_unconfirmed_alerts()
  returns integer
  language sql
  security definer
  set search_path to ''
  AS $function$
  with forgotten as (
    delete from public.alerts where id = any (array(
      select id from public.alerts where status = 'unconfirmed' and created_at < now() - interval '7 days'
      limit 1000 for update skip locked))
    returning 1)
  select count(*)::integer from forgotten
$function$;

create or replace function public.guard_alert()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
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

alter function "public"."guard_alert"() owner to "postgres";

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
    where alert.kind = 'job' and alert.status = 'active' and alert.frequency = 'instant' and alert.words is null
      and alert.area operator(extensions.@>) job.pt
      and (alert.center operator(extensions.<->) job.pt) <= alert.chord
      and (alert.job_types = '{}' or job.type = any (alert.job_types))
      and (alert.min_pay is null or (job.min_pay_per_hour >= alert.min_pay and job.pay_currency = alert.currency));
  return query
    select alert.id from public.alerts as alert
    where alert.status = 'active' and alert.frequency = 'instant' and alert.watch_keys && keys
      and alert.area operator(extensions.@>) job.pt
      and (alert.center operator(extensions.<->) job.pt) <= alert.chord
      and (alert.job_types = '{}' or job.type = any (alert.job_types))
      and (alert.min_pay is null or (job.min_pay_per_hour >= alert.min_pay and job.pay_currency = alert.currency))
      and job.search @@ alert.wanted;
end
$function$;

create or replace function public.is_still_news (
  alert     public.alerts,
  job_id    uuid,
  talent_id uuid,
  now_at    timestamp with time zone
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select exists (
      select from public.jobs as job
      where job.id = is_still_news.job_id and job.status = 'open' and job.expires_at > now_at)
    or exists (
      select from public.job_seeker_profiles as talent
      where talent.id = is_still_news.talent_id and talent.is_visible
        and public.talent_alert_matches(alert, talent.search, talent.skills, talent.experience_years, talent.public_point)
        and not public.hides_from(talent.user_id, alert.company_id))
$function$;

alter function "public"."is_still_news"(public.alerts, uuid, uuid, timestamp with time zone) owner to "postgres";

create or replace function public.limit_alerts()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended('alerts:' || coalesce(new.user_id::text, new.address), 0));
  if (select count(*) from public.alerts where (user_id = new.user_id or address = new.address) and kind = new.kind)
    >= public.most_alerts() then
    raise exception 'TOO_MANY_ALERTS' using errcode = '23514', constraint = 'alerts_count';
  end if;
  return new;
end
$function$;

alter function "public"."limit_alerts"() owner to "postgres";

create or replace function public.match_changed_talents (
  max_talents integer                  default 100,
  now_at      timestamp with time zone default now()
)
  returns table (
    talents integer,
    mails   integer
  )
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  change public.talent_changes;
  found_by uuid[];
  instant uuid[] := '{}';
begin
  talents := 0;
  for change in
    select * from public.talent_changes where changed_at <= now_at
    order by changed_at limit least(max_talents, 1000) for update skip locked
  loop
    -- Locked, so that nobody turns an alert to instant meanwhile and what it found is left waiting.
    with told as (
      insert into public.alert_deliveries (alert_id, talent_id)
        select alert.id, talent.id
        from public.job_seeker_profiles as talent
        join public.alerts as alert
          on alert.kind = 'talent' and alert.status = 'active' and alert.area operator(extensions.@>) talent.public_point
        where talent.id = change.talent_id and talent.is_visible
          and alert.active_since <= change.changed_at
          and alert.company_id <> talent.user_id
          and public.talent_alert_matches(alert, talent.search, talent.skills, talent.experience_years, talent.public_point)
          and not (change.was_visible and public.talent_alert_matches(
            alert, change.was_search, change.was_skills, change.was_years, change.was_point))
          and not public.hides_from(talent.user_id, alert.company_id)
        for share of alert
        on conflict do nothing
        returning alert_id)
    select array_agg(alert_id) into found_by from told join public.alerts as alert on alert.id = alert_id
      where alert.frequency = 'instant';
    instant := instant || found_by;
    delete from public.talent_changes where talent_id = change.talent_id;
    talents := talents + 1;
  end loop;
  mails := public.write_alert_mails(instant);
  return next;
end
$function$;

alter function "public"."match_changed_talents"(integer, timestamp with time zone) owner to "postgres";

create or replace function public.match_opened_jobs (
  max_jobs integer                  default 50,
  now_at   timestamp with time zone default now()
)
  returns table (
    jobs  integer,
    mails integer
  )
  language plpgsql
  security definer
  set search_path to ''
  set plan_cache_mode to 'force_custom_plan'
  AS $function$
#variable_conflict use_column
declare
  opened uuid[];
  still_open uuid[];
  found_by uuid[];
begin
  opened := array(
    select job_id from public.job_openings
    where matched_at is null and opened_at <= now_at
    order by opened_at
    limit least(max_jobs, 500)
    for update skip locked);
  jobs := cardinality(opened);
  mails := 0;
  if jobs = 0 then
    return next;
    return;
  end if;
  still_open := array(
    select job.id from public.jobs as job
    where job.id = any (opened) and job.status = 'open' and job.expires_at > now_at);
  perform public.settle_unsure_words(job_id) from unnest(still_open) as job_id;
  with told as (
    insert into public.alert_deliveries (alert_id, job_id)
      select alert.id, opening.job_id
      from public.job_openings as opening, public.instant_alerts_of(opening.job_id) as matching
        join public.alerts as alert on alert.id = matching
      where opening.job_id = any (still_open) and alert.active_since <= opening.opened_at
      on conflict do nothing
      returning alert_id)
  select array_agg(distinct alert_id) into found_by from told;
  mails := public.write_alert_mails(found_by);
  update public.job_openings set matched_at = now_at where job_id = any (opened);
  return next;
end
$function$;

create or replace function public.open_alert_mail (
  mail_id   uuid,
  max_found integer                  default 20,
  now_at    timestamp with time zone default now()
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_variable
declare
  alert public.alerts;
  is_wanted boolean;
  listed jsonb;
begin
  select owner.* into alert from public.alerts as owner
    where owner.id = (select told.alert_id from public.alert_deliveries as told where told.mail_id = mail_id limit 1);
  if not found then
    return null;
  end if;
  is_wanted := alert.status = 'active' and public.alert_recipient(alert.user_id, alert.address) is not null;
  delete from public.alert_deliveries as told
    where told.mail_id = mail_id and told.told_at is null
      and (not is_wanted or not public.is_still_news(alert, told.job_id, told.talent_id, now_at));
  if not is_wanted then
    return null;
  end if;
  update public.alert_deliveries as told set told_at = now_at where told.mail_id = mail_id and told.told_at is null;
  if alert.kind = 'job' then
    select jsonb_agg(to_jsonb(job) order by job.distance_km, job.created_at desc, job.id) into listed from (
      select job.id, job.slug, job.title, job.company_name, job.company_logo, job.location, job.type, job.salary, job.tags,
        job.created_at, public.arc_km(job.pt operator(extensions.<->) alert.center) as distance_km
      from public.alert_deliveries as told join public.jobs as job on job.id = told.job_id
      where told.mail_id = mail_id and public.is_still_news(alert, job.id, null, now_at)) as job;
  else
    select jsonb_agg(to_jsonb(talent) order by talent.distance_km, talent.id) into listed from (
      select talent.id, public.short_name(talent.full_name) as name, talent.headline, talent.skills,
        talent.location #>> '{address,city}' as city, talent.location #>> '{address,state}' as state,
        talent.available_from <= current_date as is_available_now, talent.desired_job_types,
        public.arc_km(talent.public_point operator(extensions.<->) alert.center) as distance_km
      from public.alert_deliveries as told join public.job_seeker_profiles as talent on talent.id = told.talent_id
      where told.mail_id = mail_id and public.is_still_news(alert, null, talent.id, now_at)) as talent;
  end if;
  if listed is null then
    return null;
  end if;
  return jsonb_build_object('alert', public.find_alert(alert.manage_token), 'manage_token', alert.manage_token,
    'total', jsonb_array_length(listed),
    'found', (select jsonb_agg(each.entry order by each.place)
      from jsonb_array_elements(listed) with ordinality as each (entry, place) where each.place <= max_found));
end
$function$;

alter function "public"."open_alert_mail"(uuid, integer, timestamp with time zone) owner to "postgres";

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

alter function "public"."read_words_of_alert"() owner to "postgres";

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
  time_zone text
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
  insert into public.alerts as alert (kind, user_id, address, words, job_types, min_pay, currency, location, radius_km, frequency,
      hour, weekday, time_zone, status)
    values ('job', null, asked_address, words, coalesce(job_types, '{}'), min_pay, coalesce(currency, 'USD'), location,
      radius_km, coalesce(frequency, 'daily'), coalesce(hour, 8), coalesce(weekday, 1),
      coalesce(time_zone, 'UTC'), 'unconfirmed')
    returning alert.id into alert_id;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    values ('alert-confirmation', asked_address, jsonb_build_object('alertId', alert_id), 'alert-confirmation:' || alert_id);
  return 'confirmation_sent';
end
$function$;

create or replace function public.schedule_alert()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
declare
  is_new constant boolean := tg_op = 'INSERT';
begin
  if new.status = 'active' and (is_new or old.status <> 'active') then
    new.looked_until := now();
    new.active_since := now();
  end if;
  if new.status <> 'active' then
    new.next_due_at := null;
  elsif is_new or old.status <> 'active'
    or (new.frequency, new.hour, new.weekday, new.time_zone) is distinct from (old.frequency, old.hour, old.weekday, old.time_zone) then
    new.next_due_at := case
      when new.frequency <> 'instant' then public.next_alert_due(new.frequency, new.hour, new.weekday, new.time_zone, now())
      when is_new then null
      when old.status = 'active' and old.frequency = 'instant' then old.next_due_at
      else now() end;
  end if;
  return new;
end
$function$;

create or replace function public.settle_unsure_words (
  job_id uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_variable
begin
  if not exists (select from public.unsure_alert_words) then
    return;
  end if;
  -- An update of the words, even to themselves, reads them.
  update public.alerts set words = words
    where id = any (array(
      select unsure.alert_id from public.jobs as job,
        unnest(tsvector_to_array(job.search)) as posted join public.unsure_alert_words as unsure on unsure.stem = posted
      where job.id = job_id
      union
      select unsure.alert_id from public.jobs as job,
        public.words_of(job.title || ' ' || public.join_words(job.tags)) as posted
        join public.unsure_alert_words as unsure
          on left(unsure.word, 1) = any (array[left(posted, 1), substr(posted, 2, 1)])
            and length(unsure.word) between length(posted) - 2 and length(posted) + 3
      where job.id = job_id and extensions.levenshtein_less_equal(unsure.word, posted, 3) <= 3));
end
$function$;

create or replace function public.stop_alert (
  token text
)
  returns boolean
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  delete from public.alerts where manage_token = stop_alert.token and status = 'unconfirmed';
  if found then
    return true;
  end if;
  update public.alerts set status = 'paused' where manage_token = stop_alert.token and status = 'active';
  return exists (select from public.alerts where manage_token = stop_alert.token);
end
$function$;

create or replace function public.talent_alert_matches (
  alert  public.alerts,
  search tsvector,
  skills text[],
  years  integer,
  point  extensions.cube
)
  returns boolean
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select coalesce(
    alert.area operator(extensions.@>) point
    and (alert.center operator(extensions.<->) point) <= alert.chord
    and (alert.skills = '{}' or skills @> alert.skills)
    and (alert.min_years is null or years >= alert.min_years)
    and (alert.max_years is null or years <= alert.max_years)
    and (alert.words is null or search @@ alert.wanted), false)
$function$;

alter function "public"."talent_alert_matches"(public.alerts, tsvector, text[], integer, extensions.cube) owner to "postgres";

create or replace function public.write_alert_mails (
  alert_ids uuid[]
)
  returns integer
  language sql
  security definer
  set search_path to ''
  AS $function$
  with asked as materialized (
    select alert.id, alert.kind || '-alert' as mail_kind, gen_random_uuid() as mail_id,
      public.alert_recipient(alert.user_id, alert.address) as recipient
    from public.alerts as alert where alert.id = any (alert_ids)),
  given_back as (
    delete from public.alert_deliveries as waiting using asked
    where waiting.alert_id = asked.id and waiting.mail_id is null and asked.recipient is null),
  told as (
    update public.alert_deliveries as waiting set mail_id = asked.mail_id from asked
    where waiting.alert_id = asked.id and waiting.mail_id is null and asked.recipient is not null
    returning waiting.mail_id),
  written as (
    insert into public.outbox (kind, recipient, payload, dedupe_key)
    select mail_kind, recipient, jsonb_build_object('mailId', mail_id), mail_kind || ':' || mail_id
    from asked where mail_id in (select mail_id from told)
    returning 1)
  select count(*)::integer from written
$function$;

alter function "public"."write_alert_mails"(uuid[]) owner to "postgres";

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

alter function "public"."write_due_alerts"(integer, timestamp with time zone) owner to "postgres";

-- By hand from here.
insert into public.alerts (kind, id, user_id, address, words, job_types, min_pay, currency, location, radius_km, frequency, hour,
    weekday, time_zone, status, next_due_at, looked_until, manage_token, created_at, updated_at, active_since, wanted, watch_keys)
  select 'job', id, user_id, address, words, job_types, min_pay, currency, location, radius_km, frequency, hour,
    weekday, time_zone, status, next_due_at, looked_until, manage_token, created_at, updated_at, active_since, wanted, watch_keys
  from public.job_alerts;

-- What an instant alert has found and not yet told goes out with the next run.
insert into public.alerts (kind, id, user_id, words, skills, min_years, max_years, location, radius_km, frequency, hour,
    weekday, time_zone, status, next_due_at, looked_until, manage_token, created_at, updated_at, active_since, wanted)
  select 'talent', id, employer_id, keywords, skills, min_years, max_years, location, radius_km, frequency, hour,
    weekday, time_zone, status, coalesce(next_due_at, case when status = 'active' and exists (
      select from public.talent_alert_deliveries as waiting where waiting.alert_id = alert.id and waiting.mail_id is null)
      then now() end), looked_until, manage_token, created_at, updated_at, active_since, wanted
  from public.talent_alerts as alert;

insert into public.alert_deliveries (alert_id, job_id, mail_id, told_at)
  select alert_id, job_id, mail_id, told_at from public.job_alert_deliveries;

insert into public.alert_deliveries (alert_id, talent_id, mail_id, told_at)
  select alert_id, talent_id, mail_id, told_at from public.talent_alert_deliveries;

drop table "public"."job_alert_deliveries";

drop table "public"."job_alerts";

drop function "public"."guard_job_alert"();

drop function "public"."limit_job_alerts"();

drop function "public"."watch_jobs"();

drop table "public"."talent_alert_deliveries";

drop table "public"."talent_alerts";

drop function "public"."guard_talent_alert"();

drop function "public"."limit_talent_alerts"();

drop function "public"."watch_talents"();

-- By hand up to here.

alter table "public"."alert_deliveries"
  add constraint "alert_deliveries_job_id_fkey" foreign key (job_id) references public.jobs(id) on delete cascade;

alter table "public"."alert_deliveries"
  add constraint "alert_deliveries_pkey" primary key (alert_id, found_id);

alter table "public"."alert_deliveries"
  add constraint "alert_deliveries_talent_id_fkey" foreign key (talent_id) references public.job_seeker_profiles(id)
    on delete cascade;

alter table "public"."alert_deliveries"
  add constraint "alert_deliveries_alert_id_fkey" foreign key (alert_id) references public.alerts(id) on delete cascade;

alter table "public"."unsure_alert_words"
  add constraint "unsure_alert_words_alert_id_fkey" foreign key (alert_id) references public.alerts(id) on delete cascade;

create index alert_deliveries_job on public.alert_deliveries using btree (job_id)
  where (job_id is not null);

create index alert_deliveries_mail on public.alert_deliveries using btree (mail_id)
  where (mail_id is not null);

create index alert_deliveries_talent on public.alert_deliveries using btree (talent_id)
  where (talent_id is not null);

create index alert_deliveries_waiting on public.alert_deliveries using btree (alert_id)
  where (mail_id is null);

create index alerts_address on public.alerts using btree (address)
  where (address is not null);

create index alerts_due on public.alerts using btree (next_due_at)
  where (next_due_at is not null);

create index alerts_unconfirmed on public.alerts using btree (created_at)
  where (status = 'unconfirmed'::text);

create index alerts_watch on public.alerts using gin (watch_keys)
  with (fastupdate=off)
  where ((status = 'active'::text) AND (frequency = 'instant'::text));

create trigger b_schedule
  before insert or update of frequency, hour, weekday, time_zone, status on public.alerts
  for each row
  execute function public.schedule_alert();

create trigger c_limit
  before insert on public.alerts
  for each row
  execute function public.limit_alerts();

create trigger d_read_words
  before insert or update of words, location, radius_km, frequency, status on public.alerts
  for each row
  execute function public.read_words_of_alert();

create trigger note_unsure_words
  after insert or update of words, frequency on public.alerts
  for each row
  when ((new.kind = 'job'::text))
  execute function public.note_unsure_words();

create trigger touch_updated_at
  before update of words,
    job_types,
    min_pay,
    currency, skills, min_years, max_years, location, radius_km, frequency, hour, weekday, time_zone, status on public.alerts
  for each row
  execute function public.touch_updated_at();

comment on column "public"."alerts"."weekday" is 'ISO: 1 is Monday, 7 is Sunday. For weekly alerts.';

revoke all on function "public"."guard_alert"() from public;

revoke all on function "public"."guard_alert"() from "postgres";

grant execute on function "public"."guard_alert"() to "postgres";

grant execute on function "public"."guard_alert"() to "service_role";

revoke all on function "public"."is_still_news"(public.alerts, uuid, uuid, timestamp with time zone) from public;

revoke all on function "public"."is_still_news"(public.alerts, uuid, uuid, timestamp with time zone) from "postgres";

grant execute on function "public"."is_still_news"(public.alerts, uuid, uuid, timestamp with time zone) to "postgres";

grant execute on function "public"."is_still_news"(public.alerts, uuid, uuid, timestamp with time zone) to "service_role";

revoke all on function "public"."limit_alerts"() from public;

revoke all on function "public"."limit_alerts"() from "postgres";

grant execute on function "public"."limit_alerts"() to "postgres";

grant execute on function "public"."limit_alerts"() to "service_role";

revoke all on function "public"."match_changed_talents"(integer, timestamp with time zone) from public;

revoke all on function "public"."match_changed_talents"(integer, timestamp with time zone) from "postgres";

grant execute on function "public"."match_changed_talents"(integer, timestamp with time zone) to "postgres";

grant execute on function "public"."match_changed_talents"(integer, timestamp with time zone) to "service_role";

revoke all on function "public"."open_alert_mail"(uuid, integer, timestamp with time zone) from public;

revoke all on function "public"."open_alert_mail"(uuid, integer, timestamp with time zone) from "postgres";

grant execute on function "public"."open_alert_mail"(uuid, integer, timestamp with time zone) to "postgres";

grant execute on function "public"."open_alert_mail"(uuid, integer, timestamp with time zone) to "service_role";

revoke all on function "public"."read_words_of_alert"() from public;

revoke all on function "public"."read_words_of_alert"() from "postgres";

grant execute on function "public"."read_words_of_alert"() to "postgres";

grant execute on function "public"."read_words_of_alert"() to "service_role";

revoke all on function "public"."talent_alert_matches"(public.alerts, tsvector, text[], integer, extensions.cube) from public;

revoke all
  on function "public"."talent_alert_matches"(public.alerts, tsvector, text[], integer, extensions.cube)
  from "postgres";

grant execute
  on function "public"."talent_alert_matches"(public.alerts, tsvector, text[], integer, extensions.cube)
  to "postgres";

grant execute
  on function "public"."talent_alert_matches"(public.alerts, tsvector, text[], integer, extensions.cube)
  to "service_role";

revoke all on function "public"."write_alert_mails"(uuid[]) from public;

revoke all on function "public"."write_alert_mails"(uuid[]) from "postgres";

grant execute on function "public"."write_alert_mails"(uuid[]) to "postgres";

grant execute on function "public"."write_alert_mails"(uuid[]) to "service_role";

revoke all on function "public"."write_due_alerts"(integer, timestamp with time zone) from public;

revoke all on function "public"."write_due_alerts"(integer, timestamp with time zone) from "postgres";

grant execute on function "public"."write_due_alerts"(integer, timestamp with time zone) to "postgres";

grant execute on function "public"."write_due_alerts"(integer, timestamp with time zone) to "service_role";

revoke all on table "public"."alert_deliveries" from "postgres";

grant delete, insert, maintain, references, select, trigger, truncate, update on table "public"."alert_deliveries" to "postgres";

grant delete, insert, maintain, references, select, trigger, truncate, update
  on table "public"."alert_deliveries"
  to "service_role";

grant select ("created_at") on table "public"."alerts" to "authenticated";

grant insert ("currency"), select ("currency"), update ("currency") on table "public"."alerts" to "authenticated";

grant insert ("frequency"), select ("frequency"), update ("frequency") on table "public"."alerts" to "authenticated";

grant insert ("hour"), select ("hour"), update ("hour") on table "public"."alerts" to "authenticated";

grant select ("id") on table "public"."alerts" to "authenticated";

grant insert ("job_types"), select ("job_types"), update ("job_types") on table "public"."alerts" to "authenticated";

grant insert ("kind"), select ("kind") on table "public"."alerts" to "authenticated";

grant insert ("location"), select ("location"), update ("location") on table "public"."alerts" to "authenticated";

grant insert ("max_years"), select ("max_years"), update ("max_years") on table "public"."alerts" to "authenticated";

grant insert ("min_pay"), select ("min_pay"), update ("min_pay") on table "public"."alerts" to "authenticated";

grant insert ("min_years"), select ("min_years"), update ("min_years") on table "public"."alerts" to "authenticated";

grant select ("next_due_at") on table "public"."alerts" to "authenticated";

grant insert ("radius_km"), select ("radius_km"), update ("radius_km") on table "public"."alerts" to "authenticated";

grant insert ("skills"), select ("skills"), update ("skills") on table "public"."alerts" to "authenticated";

grant insert ("status"), select ("status"), update ("status") on table "public"."alerts" to "authenticated";

grant insert ("time_zone"), select ("time_zone"), update ("time_zone") on table "public"."alerts" to "authenticated";

grant select ("updated_at") on table "public"."alerts" to "authenticated";

grant insert ("weekday"), select ("weekday"), update ("weekday") on table "public"."alerts" to "authenticated";

grant insert ("words"), select ("words"), update ("words") on table "public"."alerts" to "authenticated";

grant delete on table "public"."alerts" to "authenticated";

revoke all on table "public"."alerts" from "postgres";

grant delete, insert, maintain, references, select, trigger, truncate, update on table "public"."alerts" to "postgres";

grant delete, insert, maintain, references, select, trigger, truncate, update on table "public"."alerts" to "service_role";

alter table "public"."alerts"
  add column "company_id" uuid generated always as (
CASE
    when (kind = 'talent'::text) THEN user_id
    ELSE null::uuid
end) stored;

alter table "public"."alerts"
  add constraint "alerts_company_id_fkey" foreign key (company_id) references public.employer_profiles(user_id)
    on delete cascade;

alter table "public"."alerts"
  add constraint "alerts_user_id_fkey" foreign key (user_id) references auth.users(id) on delete cascade;

create index alerts_company on public.alerts using btree (company_id)
  where (company_id is not null);

create index alerts_user on public.alerts using btree (user_id)
  where (user_id is not null);

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
    max_years, location, radius_km, frequency, hour, weekday, time_zone, status, manage_token, created_at on public.alerts
  for each row
  execute function public.guard_alert();

create policy "people change their own alerts" on "public"."alerts"
  for update
  to "authenticated"
  using ((user_id = ( select auth.uid() as uid)))
  with check ((user_id = ( SELECT auth.uid() AS uid)));

create policy "people delete their own alerts" on "public"."alerts"
  for delete
  to "authenticated"
  using ((user_id = ( select auth.uid() as uid)));

create policy "people make job alerts for themselves, employers talent alerts" on "public"."alerts"
  for insert
  to "authenticated"
  with
    check
    (((user_id = ( SELECT auth.uid() AS uid)) AND ((kind = 'job'::text) OR ( SELECT public.is_employer() AS is_employer))));

create policy "people read their own alerts" on "public"."alerts"
  for select
  to "authenticated"
  using ((user_id = ( select auth.uid() as uid)));

grant insert ("user_id"), select ("user_id") on table "public"."alerts" to "authenticated";

alter table "public"."alerts"
  add column "center" extensions.cube generated always as
    (public.sphere_point(((location #>> '{coordinates,lat}'::text[]))::double precision, ((location #>>
    '{coordinates,lng}'::text[]))::double precision)) stored not null;

alter table "public"."alerts"
  add column "area" extensions.cube generated always as
    (extensions.cube_enlarge(public.sphere_point(((location #>> '{coordinates,lat}'::text[]))::double precision, ((location #>>
    '{coordinates,lng}'::text[]))::double precision), public.chord_km((radius_km)::double precision), 3)) stored not null;

alter table "public"."alerts"
  add column "chord" double precision generated always as (public.chord_km((radius_km)::double precision)) stored not null;

create index alerts_area on public.alerts using gist (area)
  include (id, center, chord, job_types, min_pay, currency, active_since)
  where ((kind = 'job'::text) AND (status = 'active'::text) AND (frequency = 'instant'::text) AND (words is null));

create index alerts_talent_area on public.alerts using gist (area)
  where ((kind = 'talent'::text) AND (status = 'active'::text));
