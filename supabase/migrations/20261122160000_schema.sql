-- Written from supabase/schemas, each file after those that it needs: read those. What a later change does is in a later migration.

-- ── schemas/base/extensions.sql ──

create schema if not exists extensions;
create extension if not exists cube with schema extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists btree_gin with schema extensions;
create extension if not exists pgcrypto with schema extensions;
-- Misspellings are compared letter by letter, too: trigrams alone find 'Tuscola' nearer to 'Tuscon' than Tucson.
create extension if not exists fuzzystrmatch with schema extensions;

-- ── schemas/base/default_privileges.sql ──

-- Hosted projects grant everything on new objects to everybody; here each table and function says who may.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke execute on functions from public, anon, authenticated;
alter default privileges revoke execute on functions from public;

-- ── schemas/alerts/alert_cell_km.sql ──

-- The size of the cells that circles of a radius are filed under: the power of two from half the radius up to it.
create function public.alert_cell_km(radius_km integer) returns double precision
language sql immutable parallel safe
set search_path = ''
as $$ select power(2, floor(log(2, radius_km)))::double precision $$;

grant execute on function public.alert_cell_km(integer) to service_role;

-- ── schemas/alerts/claim_alerts.sql ──

-- Gives the confirmed alerts of an address to the account that proved to own it, oldest first, up to its 50. What does not
-- fit goes on as a guest's.
create function public.claim_alerts(account_id uuid, account_address text) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('alerts:' || account_id, 0));
  update public.job_alerts set user_id = account_id, address = null
    where id = any (array(
      select id from public.job_alerts
      where address = lower(account_address) and status <> 'unconfirmed'
      order by created_at, id
      limit greatest(0, 50 - (select count(*) from public.job_alerts where user_id = account_id))
      for update));
end
$$;

grant execute on function public.claim_alerts(uuid, text) to service_role;

-- ── schemas/alerts/claim_alerts_of_account.sql ──

-- An account whose address is confirmed takes over the alerts that a guest made for that address.
create function public.claim_alerts_of_account() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform public.claim_alerts(new.id, new.email);
  return null;
end
$$;

-- ── schemas/alerts/delete_alert.sql ──

-- Deletes the alert of a mail's secret. False for an unknown one.
create function public.delete_alert(token text) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  delete from public.job_alerts where manage_token = delete_alert.token;
  if found then
    return true;
  end if;
  delete from public.talent_alerts where manage_token = delete_alert.token;
  return found;
end
$$;

grant execute on function public.delete_alert(text) to service_role;

-- ── schemas/alerts/guard_job_alert.sql ──

-- What a person may not decide: whose alert it is, its secret, and when it is due. Runs as the writer, to tell a person
-- from the service.
create function public.guard_job_alert() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.words := nullif(regexp_replace(trim(new.words), '\s+', ' ', 'g'), '');
  new.location := public.normalize_location(public.unwrap_json(new.location));
  if current_user in ('anon', 'authenticated') then
    if new.status = 'unconfirmed' then
      raise exception 'Only a guest''s alert waits for a confirmation.' using errcode = '23514', constraint = 'job_alerts_unconfirmed';
    end if;
    if tg_op = 'INSERT' then
      new.address := null;
      new.manage_token := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
      new.created_at := now();
    else
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
$$;

-- ── schemas/alerts/guard_talent_alert.sql ──

-- As guard_job_alert, for a company's alert.
create function public.guard_talent_alert() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.keywords := nullif(regexp_replace(trim(new.keywords), '\s+', ' ', 'g'), '');
  new.location := public.normalize_location(public.unwrap_json(new.location));
  -- As skills stand in a profile.
  new.skills := array(
    select skill from (
      select distinct on (skill) skill, position
      from (select lower(trim(raw)) as skill, position from unnest(new.skills) with ordinality as given (raw, position)) as cleaned
      where skill <> '' order by skill, position) as distinct_skills
    order by position);
  if current_user in ('anon', 'authenticated') then
    if tg_op = 'INSERT' then
      new.manage_token := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
      new.created_at := now();
    else
      new.employer_id := old.employer_id;
      new.manage_token := old.manage_token;
      new.created_at := old.created_at;
      new.looked_until := old.looked_until;
      new.next_due_at := old.next_due_at;
    end if;
  end if;
  return new;
end
$$;

-- ── schemas/alerts/is_time_zone.sql ──

-- Whether PostgreSQL knows a time zone by this name. Offsets and POSIX rules are refused: they know no daylight saving.
create function public.is_time_zone(name text) returns boolean
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  if name is null or name !~ '^[A-Za-z]+(/[A-Za-z0-9_+-]+)*$' or length(name) > 64 then
    return false;
  end if;
  perform timestamptz '2026-01-01 00:00Z' at time zone name;
  return true;
exception when invalid_parameter_value then
  return false;
end
$$;

grant execute on function public.is_time_zone(text) to authenticated, service_role;

-- ── schemas/alerts/limit_job_alerts.sql ──

-- At most `most_alerts` alerts for one person, address or company, also when two are made at once.
create function public.limit_job_alerts() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('alerts:' || coalesce(new.user_id::text, new.address), 0));
  if (select count(*) from public.job_alerts where user_id = new.user_id or address = new.address) >= public.most_alerts() then
    raise exception 'TOO_MANY_ALERTS' using errcode = '23514', constraint = 'job_alerts_count';
  end if;
  return new;
end
$$;

-- ── schemas/alerts/limit_talent_alerts.sql ──

-- At most `most_alerts` alerts for one company, also when two are made at once.
create function public.limit_talent_alerts() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('alerts:' || new.employer_id, 0));
  if (select count(*) from public.talent_alerts where employer_id = new.employer_id) >= public.most_alerts() then
    raise exception 'TOO_MANY_ALERTS' using errcode = '23514', constraint = 'talent_alerts_count';
  end if;
  return new;
end
$$;

-- ── schemas/alerts/map_cells.sql ──

-- The cells of one size that a circle of so many km touches. The map is cut into bands of so many km of latitude and each
-- band into cells about as long, counted from the date line and closed around the globe.
create function public.map_cells(lat double precision, lng double precision, radius_km double precision, cell_km double precision)
returns setof bigint
language sql immutable strict parallel safe
set search_path = ''
as $$
  select distinct (floor(cell_km)::bigint << 48) + ((band + 32768)::bigint << 24) + ((col % columns) + columns) % columns
  from (select cell_km / 111.19 as step, degrees(radius_km / 6371.0) as reach) as size,
    generate_series(floor(greatest(lat - reach, -90) / step)::integer, floor(least(lat + reach, 90) / step)::integer) as band,
    lateral (select greatest(1, floor(360 / step * greatest(
      cos(radians(least(90, greatest(abs(band * step), abs((band + 1) * step))))), 0.001)))::integer as columns) as row_of_cells,
    -- How far east and west the circle goes; everywhere when it has a pole in it.
    lateral (select case when abs(lat) + reach >= 89.9 then 180
      else degrees(asin(least(1, sin(radians(reach)) / cos(radians(lat))))) end as width) as extent,
    generate_series(floor((lng + 180 - width) / 360 * columns)::integer,
      least(floor((lng + 180 + width) / 360 * columns)::integer,
        floor((lng + 180 - width) / 360 * columns)::integer + columns - 1)) as col
$$;

grant execute on function public.map_cells(double precision, double precision, double precision, double precision) to service_role;

-- ── schemas/alerts/match_opened_jobs.sql ──

-- Writes the mails of instant alerts about jobs that opened since the last call, one for each alert however many jobs it
-- found, and notes in the same transaction what they tell. Two calls at once never take the same job. How many of each.
create function public.match_opened_jobs(max_jobs integer default 50, now_at timestamptz default now())
returns table (jobs integer, mails integer)
language plpgsql volatile security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
  opened uuid[];
  still_open uuid[];
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
  with found as materialized (
    select alert.id as alert_id, opening.job_id, public.alert_recipient(alert.user_id, alert.address) as recipient
    from public.job_openings as opening, public.instant_alerts_of(opening.job_id) as matching
      join public.job_alerts as alert on alert.id = matching
    where opening.job_id = any (still_open) and alert.active_since <= opening.opened_at),
  written as materialized (
    select alert_id, recipient, gen_random_uuid() as mail_id from found
    where recipient is not null group by alert_id, recipient),
  told as (
    insert into public.job_alert_deliveries (alert_id, job_id, mail_id)
      select alert_id, job_id, mail_id from found join written using (alert_id)
      on conflict do nothing returning mail_id),
  sent as (
    insert into public.outbox (kind, recipient, payload, dedupe_key)
      select 'job-alert', recipient, jsonb_build_object('mailId', mail_id), 'job-alert:' || mail_id
      from written where mail_id in (select mail_id from told)
      returning 1)
  select count(*) into mails from sent;
  update public.job_openings set matched_at = now_at where job_id = any (opened);
  return next;
end
$$;

grant execute on function public.match_opened_jobs(integer, timestamp with time zone) to service_role;

-- ── schemas/alerts/most_alerts.sql ──

-- How many alerts a person, an address or a company may have.
create function public.most_alerts() returns integer
language sql immutable parallel safe
set search_path = ''
as $$ select 50 $$;

grant execute on function public.most_alerts() to service_role;

-- ── schemas/alerts/next_alert_due.sql ──

-- When a digest is due next, strictly after a moment: at the chosen hour of each day, or of the chosen ISO weekday, by the
-- clocks of the time zone. An hour that the clocks skip is an hour later that day; one that they repeat counts once.
-- Null for instant alerts.
create function public.next_alert_due(frequency text, hour smallint, weekday smallint, time_zone text, after timestamptz)
returns timestamptz
language sql immutable parallel safe
set search_path = ''
as $$
  select case when frequency in ('daily', 'weekly') then (
    select min(due) from (
      select (local_day + make_interval(hours => hour)) at time zone time_zone as due, local_day
      from generate_series(0, 8) as days_on,
        lateral (select date_trunc('day', after at time zone time_zone) + make_interval(days => days_on) as local_day) as day) as candidate
    where due > after and (frequency = 'daily' or extract(isodow from local_day) = weekday)) end
$$;

grant execute on function public.next_alert_due(text, smallint, smallint, text, timestamp with time zone) to authenticated, service_role;

-- ── schemas/alerts/note_changed_talent.sql ──

-- Notes that a visible profile appeared or changed, with what it said before, for match_changed_talents.
create function public.note_changed_talent() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' or not old.is_visible then
    insert into public.talent_changes (talent_id, was_visible) values (new.id, false) on conflict (talent_id) do nothing;
  else
    insert into public.talent_changes (talent_id, was_visible, was_search, was_skills, was_years, was_point)
      values (new.id, true, old.search, old.skills, old.experience_years, old.public_point)
      on conflict (talent_id) do nothing;
  end if;
  return null;
end
$$;

-- ── schemas/alerts/note_posted_jobs.sql ──

-- Notes when a posted job is news; an opening in the future is looked at when its time comes. A seeded demonstration
-- and what was news already wake no instant alerts.
create function public.note_posted_jobs() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.job_openings (job_id, opened_at, matched_at)
    select id, coalesce(news_at, created_at), case when is_demo or news_at < created_at then created_at end
    from (select id, created_at, is_demo, public.news_time(id) as news_at from posted where status = 'open') as opened
    on conflict (job_id) do nothing;
  return null;
end
$$;

-- ── schemas/alerts/note_reopened_job.sql ──

-- Notes that a job opened again, never before the time for which it waits.
create function public.note_reopened_job() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.job_openings as opening (job_id, opened_at) values (new.id, now())
    on conflict (job_id) do update set opened_at = greatest(excluded.opened_at, opening.opened_at), matched_at = null;
  return null;
end
$$;

-- ── schemas/alerts/note_unsure_words.sql ──

-- Notes the words of an instant alert that no posting has yet, and its pairs of words ('dish washer'), so that it is read anew
-- when a job brings them ('dishwasher').
create function public.note_unsure_words() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.unsure_alert_words where alert_id = new.id;
  if new.words is not null and new.frequency = 'instant' then
    -- Also what two words would be as one, once a job has that.
    insert into public.unsure_alert_words (alert_id, word, stem)
      select distinct on (word) new.id, word, stem
      from (
        select typed as word from public.search_terms(new.words) where not is_fixed and public.is_unknown_word(typed)
        union
        select pair from regexp_split_to_table(public.joined_pairs(array[new.words]), ' ') as pair
          where pair ~ '^[[:alpha:]]{4,40}$' and not exists (select from public.job_words where word = pair and is_work)
      ) as unsure, unnest(tsvector_to_array(to_tsvector('pg_catalog.english', word))) as stem
      order by word, stem;
  end if;
  return null;
end
$$;

-- ── schemas/alerts/preview_job_alert.sql ──

-- What an alert would have told in the last seven days and is still open: the newest first, with the number of all.
-- Of more than 20,000 jobs that match, 20,000 are looked at.
create function public.preview_job_alert(
  words text default null, job_types text[] default null, min_pay numeric default null, currency text default 'USD',
  center_lat double precision default null, center_lng double precision default null, radius_km double precision default null,
  page_size integer default 5)
returns table(
  id uuid, slug text, title text, company_name text, company_logo text, location jsonb, type text, salary jsonb, tags text[],
  created_at timestamp with time zone, distance_km double precision, total bigint)
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
set enable_seqscan = off
set jit = off
as $$
#variable_conflict use_column
declare
  center extensions.cube := public.sphere_point(center_lat, center_lng);
  chord double precision := public.chord_km(radius_km);
  types text[] := nullif(job_types[1:6], '{}');
  wanted tsquery;
begin
  perform public.check_job_search(center_lat, center_lng, radius_km, min_pay, 'date', page_size, 0);
  if center is null or chord is null then
    return;
  end if;
  if trim(left(words, 200)) <> '' then
    select asked.wanted into wanted from public.read_job_words(left(words, 200)) as asked;
    if wanted is null then
      return;
    end if;
  end if;
  return query
    select job.id, job.slug, job.title, job.company_name, job.company_logo, job.location, job.type, job.salary, job.tags,
      job.created_at, public.arc_km(job.pt operator(extensions.<->) center), newest.total
    from (
      select every.id, opening.opened_at, count(*) over () as total
      from public.jobs_by_index(center, chord, types, min_pay, currency, wanted, null, 20000) as every
      join public.job_openings as opening on opening.job_id = every.id
      where every.seen <= public.search_limit('read') and opening.opened_at > now() - interval '7 days'
        and (min_pay is null or (every.min_pay_per_hour >= min_pay and every.pay_currency = currency))
      order by opening.opened_at desc, every.id
      limit page_size) as newest
    join public.jobs as job using (id)
    order by newest.opened_at desc, job.id;
end
$$;

grant execute on function public.preview_job_alert(text, text[], numeric, text, double precision, double precision, double precision, integer)
  to anon, authenticated, service_role;

-- ── schemas/alerts/preview_talent_alert.sql ──

-- Who an alert would be about today: the visible talents that match, by the names that its mails say, last changed first,
-- with the number of all. Nobody for whoever owns no company profile whose address is proven.
create function public.preview_talent_alert(
  keywords text default null, required_skills text[] default null, min_years integer default null,
  max_years integer default null, center_lat double precision default null, center_lng double precision default null,
  radius_km double precision default null, page_size integer default 5)
returns table(
  id uuid, name text, headline text, skills text[], city text, state text, is_available_now boolean, desired_job_types text[],
  distance_km double precision, experience_years integer, available_from date, total bigint)
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
  viewer uuid := (select auth.uid());
  hidden uuid[] := public.talents_hidden_from_viewer();
  center extensions.cube := public.sphere_point(center_lat, center_lng);
  chord double precision := public.chord_km(radius_km);
  area extensions.cube := extensions.cube_enlarge(center, chord, 3);
  required text[] := array(select lower(trim(skill)) from unnest(required_skills[1:50]) as skill where trim(skill) <> '');
  wanted tsquery;
begin
  perform public.check_talent_search(public.talent_audience(), center_lat, center_lng, radius_km,
    case when public.is_proven_employer() then min_years end, case when public.is_proven_employer() then max_years end,
    null, null, 'date', page_size, 0);
  if center is null or chord is null or not public.is_proven_employer() then
    return;
  end if;
  if trim(keywords) <> '' then
    wanted := public.read_talent_alert_words(left(keywords, 200));
    if wanted is null then
      return;
    end if;
  end if;
  return query
    select talent.id, public.short_name(talent.full_name), talent.headline, talent.skills, talent.location #>> '{address,city}',
      talent.location #>> '{address,state}', talent.available_from <= current_date,
      talent.desired_job_types, public.arc_km(talent.public_point operator(extensions.<->) center), talent.experience_years,
      talent.available_from, count(*) over ()
    from public.job_seeker_profiles as talent
    where talent.is_visible and talent.user_id <> viewer
      and (hidden is null or talent.id <> all (hidden))
      and area operator(extensions.@>) talent.public_point and (talent.public_point operator(extensions.<->) center) <= chord
      and (min_years is null or talent.experience_years >= min_years)
      and (max_years is null or talent.experience_years <= max_years)
      and talent.skills @> required
      and (wanted is null or talent.search @@ wanted)
    order by talent.updated_at desc, talent.id
    limit page_size;
end
$$;

grant execute on function public.preview_talent_alert(text, text[], integer, integer, double precision, double precision, double precision, integer)
  to authenticated, service_role;

-- ── schemas/alerts/read_alert_words.sql ──

-- What words ask for, as the search reads them, and the stems that any job which they match has at least one of: those of the
-- part with the fewest, and of parts with as few, the longest.
create function public.read_alert_words(words text, out wanted tsquery, out stems text[])
language plpgsql stable security definer
set search_path = ''
as $$
declare
  parts tsquery[];
begin
  select asked.wanted, asked.parts into wanted, parts from public.read_job_words(words) as asked;
  stems := array(
    select distinct replace(quoted[1], '''''', '''')
    from (select part from unnest(parts) as part order by numnode(part), length(part::text) desc, part::text limit 1) as fewest,
      regexp_matches(part::text, '''((?:[^'']|'''')+)''', 'g') as quoted);
end
$$;

grant execute on function public.read_alert_words(text) to service_role;

-- ── schemas/alerts/read_talent_alert_words.sql ──

-- What the keywords of a talent alert ask for: a word that neither a posting nor a visible profile has means its nearest too,
-- beside itself, because a profile may bring it one day.
create function public.read_talent_alert_words(keywords text) returns tsquery
language plpgsql stable security definer
set search_path = ''
as $$
declare
  typed tsquery := (select asked.wanted from public.read_talent_words(keywords, '') as asked);
  corrected text := public.correct_talent_words(keywords);
  meant tsquery;
begin
  if corrected is null then
    return typed;
  end if;
  meant := (select asked.wanted from public.read_talent_words(corrected, '') as asked);
  return coalesce(typed || meant, typed, meant);
end
$$;

grant execute on function public.read_talent_alert_words(text) to service_role;

-- ── schemas/alerts/request_job_alert.sql ──

-- Asks for an alert with an address alone: nothing comes but one mail with a button, as long as the address may get unasked ones.
-- 'confirmation_sent', 'too_many' or 'stopped'; a visitor hears the same of all three, so that nobody can probe addresses.
create function public.request_job_alert(address text, words text, job_types text[], min_pay numeric, currency text,
  location jsonb, radius_km integer, frequency text, hour integer, weekday integer, time_zone text)
returns text
language plpgsql volatile security definer
set search_path = ''
as $$
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
  elsif (select count(*) from public.job_alerts as alert where alert.address = asked_address) >= public.most_alerts() then
    return 'too_many';
  elsif not public.take_unasked_email(asked_address, 1) then
    return 'too_many';
  end if;
  insert into public.job_alerts as alert (user_id, address, words, job_types, min_pay, currency, location, radius_km, frequency,
      hour, weekday, time_zone, status)
    values (null, asked_address, words, coalesce(job_types, '{}'), min_pay, coalesce(currency, 'USD'), location,
      coalesce(radius_km, public.default_radius_km()), coalesce(frequency, 'daily'), coalesce(hour, 8), coalesce(weekday, 1),
      coalesce(time_zone, 'UTC'), 'unconfirmed')
    returning alert.id into alert_id;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    values ('alert-confirmation', asked_address, jsonb_build_object('alertId', alert_id), 'alert-confirmation:' || alert_id);
  return 'confirmation_sent';
end
$$;

grant execute on function public.request_job_alert(text, text, text[], numeric, text, jsonb, integer, text, integer, integer, text)
  to service_role;

-- ── schemas/alerts/schedule_alert.sql ──

-- Sets when an alert is due, for both tables. An alert that (again) becomes active starts now: what came while it was
-- paused is no news. One that turns from digests to instant is due at once, so that nothing since its last digest is lost.
create function public.schedule_alert() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  is_new constant boolean := tg_op = 'INSERT';
begin
  if new.status = 'active' and (is_new or old.status <> 'active') then
    new.looked_until := now();
  end if;
  if new.status <> 'active' then
    new.next_due_at := null;
  elsif is_new or old.status <> 'active'
    or (new.frequency, new.hour, new.weekday, new.time_zone) is distinct from (old.frequency, old.hour, old.weekday, old.time_zone) then
    new.next_due_at := case
      when new.frequency <> 'instant' then public.next_alert_due(new.frequency, new.hour, new.weekday, new.time_zone, now())
      when not is_new and old.status = 'active' and old.frequency <> 'instant' then now()
      when not is_new and old.status = 'active' then old.next_due_at end;
  end if;
  return new;
end
$$;

-- ── schemas/alerts/settle_unsure_words.sql ──

-- Reads those alerts anew whose unsure words a job may settle.
create function public.settle_unsure_words(job_id uuid) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_variable
begin
  if not exists (select from public.unsure_alert_words) then
    return;
  end if;
  -- An update of the words, even to themselves, reads them.
  update public.job_alerts set words = words
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
$$;

grant execute on function public.settle_unsure_words(uuid) to service_role;

-- ── schemas/alerts/stop_alert.sql ──

-- Unsubscribes by a mail's secret: the alert is paused, and its page offers to resume it. One that nobody confirmed is
-- deleted. True for a known secret, also a second time.
create function public.stop_alert(token text) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  delete from public.job_alerts where manage_token = stop_alert.token and status = 'unconfirmed';
  if found then
    return true;
  end if;
  update public.job_alerts set status = 'paused' where manage_token = stop_alert.token and status = 'active';
  update public.talent_alerts set status = 'paused' where manage_token = stop_alert.token and status = 'active';
  return exists (select from public.job_alerts where manage_token = stop_alert.token)
    or exists (select from public.talent_alerts where manage_token = stop_alert.token);
end
$$;

grant execute on function public.stop_alert(text) to service_role;

-- ── schemas/alerts/stop_all_alerts.sql ──

-- Unsubscribes the address of a mail's secret from every alert. False for an unknown secret.
create function public.stop_all_alerts(token text) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  address text := public.find_alert(stop_all_alerts.token) ->> 'address';
begin
  if address is null then
    return false;
  end if;
  perform public.stop_alert(stop_all_alerts.token);
  perform public.stop_address(address, 'unsubscribe-all');
  return true;
end
$$;

grant execute on function public.stop_all_alerts(text) to service_role;

-- ── schemas/alerts/watch_jobs.sql ──

-- Files instant alerts under what they watch, and dates when an alert became active.
create function public.watch_jobs() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  stems text[];
begin
  if new.status = 'active' and (tg_op = 'INSERT' or old.status <> 'active') then
    new.active_since := now();
  end if;
  if new.words is null or new.frequency <> 'instant' then
    new.wanted := null;
    new.watch_keys := null;
    return new;
  end if;
  select asked.wanted, asked.stems into new.wanted, stems from public.read_alert_words(new.words) as asked;
  new.watch_keys := array(
    select hashtextextended(stem, cell)
    from unnest(stems) as stem, public.map_cells((new.location #>> '{coordinates,lat}')::double precision,
      (new.location #>> '{coordinates,lng}')::double precision, new.radius_km, public.alert_cell_km(new.radius_km)) as cell);
  return new;
end
$$;

-- ── schemas/alerts/watch_talents.sql ──

-- Reads an alert's words, and dates when it became active.
create function public.watch_talents() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.status = 'active' and (tg_op = 'INSERT' or old.status <> 'active') then
    new.active_since := now();
  end if;
  new.wanted := case when new.keywords is not null then public.read_talent_alert_words(new.keywords) end;
  return new;
end
$$;

-- ── schemas/applications/age_question_bans.sql ──

-- States whose law forbids asking for age or birth date on a first application (D27), with the day the law took effect.
create table public.age_question_bans (
  state text primary key,
  effective_from date not null,
  source text not null
);

alter table public.age_question_bans enable row level security;
grant select on public.age_question_bans to anon, authenticated;
grant all on public.age_question_bans to service_role;

create policy "everyone reads where a birth date may not be asked" on public.age_question_bans
  for select to anon, authenticated using (true);

-- ── schemas/applications/answer_applications.sql ──

-- Answers applicants of one's own job: an invitation shortlists, a rejection rejects, a message leaves the state.
-- {"sent": …, "held": …, "repeated": …}: who proved the address gets it by email, for everybody else it is held on the page of
-- the application, and an application that had this answer before gets it no second time. Raises PT404 NOT_YOUR_JOB for somebody
-- else's job, PT400 INVALID_ANSWER and PT429 TOO_MANY_MESSAGES; applications of other jobs in the list are passed over.
create function public.answer_applications(job_id uuid, application_ids uuid[], kind text, subject text, body text)
returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  said text := case when answer_applications.kind = 'message'
    then 'message:' || md5(answer_applications.subject || E'\n' || answer_applications.body) else answer_applications.kind end;
  answered uuid[];
  waiting uuid;
  wanted integer;
  sent integer;
begin
  if not public.owns_job(answer_applications.job_id) then
    raise exception 'NOT_YOUR_JOB' using errcode = 'PT404';
  end if;
  if not coalesce(answer_applications.kind in ('invitation', 'rejection', 'message')
    and length(trim(answer_applications.subject)) between 1 and 200 and answer_applications.subject !~ '[[:cntrl:]]'
    and length(trim(answer_applications.body)) between 1 and 5000
    and cardinality(answer_applications.application_ids) between 1 and 500, false) then
    raise exception 'INVALID_ANSWER' using errcode = 'PT400';
  end if;
  select count(*) into wanted from public.applications
    where job_id = answer_applications.job_id and id = any (answer_applications.application_ids);
  with written as (
    insert into public.application_events (application_id, job_id, kind, answer, subject, body)
      select id, job_id, 'mailed', said, answer_applications.subject, answer_applications.body from public.applications
      where job_id = answer_applications.job_id and id = any (answer_applications.application_ids)
      order by id
    on conflict do nothing
    returning application_id)
  select coalesce(array_agg(application_id order by application_id), '{}') into answered from written;
  if answer_applications.kind = 'message' then
    perform public.count_messages(answered);
  end if;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    select 'application-answer', application.email,
      jsonb_build_object('applicationId', application.id, 'subject', answer_applications.subject,
        'body', answer_applications.body),
      'application-answer:' || application.id || ':' || said
    from public.applications as application where application.id = any (answered) and application.proven_at is not null
    on conflict (dedupe_key) do nothing;
  get diagnostics sent = row_count;
  for waiting in select id from public.applications where id = any (answered) and proven_at is null
    order by public.mailbox_of(email) loop
    perform public.mail_news(waiting);
  end loop;
  if answer_applications.kind <> 'message' then
    update public.applications
      set status = case answer_applications.kind when 'invitation' then 'shortlisted' else 'rejected' end
      where job_id = answer_applications.job_id and id = any (answer_applications.application_ids)
        and status is distinct from case answer_applications.kind when 'invitation' then 'shortlisted' else 'rejected' end;
  end if;
  return jsonb_build_object('sent', sent, 'held', cardinality(answered) - sent, 'repeated', wanted - cardinality(answered));
end
$$;

grant execute on function public.answer_applications(uuid, uuid[], text, text, text) to authenticated, service_role;

-- ── schemas/applications/ask_for_closing_emails.sql ──

-- Closing asks for closing emails; reopening takes back what was asked for or written and did not go out.
create function public.ask_for_closing_emails() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.status = 'closed' then
    insert into public.closing_emails (job_id) values (new.id) on conflict do nothing;
  else
    delete from public.closing_emails where job_id = new.id;
    with unsent as (
      delete from public.outbox
        where kind = 'job-closed' and sent_at is null and failed_at is null
          and (claimed_until is null or claimed_until < now())
          and payload ->> 'applicationId' in (select id::text from public.applications where job_id = new.id)
        returning (payload ->> 'applicationId')::uuid as application_id)
    delete from public.application_events as event using unsent
      where event.application_id = unsent.application_id and event.kind = 'job-closed';
  end if;
  return null;
end
$$;

-- ── schemas/applications/count_messages.sql ──

-- Counts messages of the employer who is signed in: so many a day to one applicant, and so many to all. The counts are of ids
-- and outlive every row. Raises PT429 TOO_MANY_MESSAGES, and then nothing was counted.
create function public.count_messages(application_ids uuid[]) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  today timestamptz := date_trunc('day', now(), 'UTC');
  most integer;
begin
  if cardinality(application_ids) = 0 then
    return;
  end if;
  insert into public.rate_limits as counted (scope, key_hash, window_start, hits)
    values ('messages of an employer', public.sha256_hex((select auth.uid())::text), today, cardinality(application_ids))
    on conflict (scope, key_hash, window_start) do update set hits = counted.hits + excluded.hits
    returning counted.hits into most;
  if most > public.setting('messages_per_employer_a_day') then
    raise exception 'TOO_MANY_MESSAGES' using errcode = 'PT429';
  end if;
  with counted as (
    insert into public.rate_limits as counted (scope, key_hash, window_start)
      select 'messages to an applicant', public.sha256_hex(id::text), today from unnest(application_ids) as id order by 2
      on conflict (scope, key_hash, window_start) do update set hits = counted.hits + 1
      returning counted.hits)
  select max(hits) into most from counted;
  if most > public.setting('messages_per_application_a_day') then
    raise exception 'TOO_MANY_MESSAGES' using errcode = 'PT429', detail = 'one applicant';
  end if;
end
$$;

grant execute on function public.count_messages(uuid[]) to service_role;

-- ── schemas/applications/discard_application_traces.sql ──

-- However an application goes (withdrawn, its job deleted, its time over), its CV, its mails and the memory of who sent
-- it go too. What is erased can be handed in anew.
create function public.discard_application_traces() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.uploads set discarded_at = now() where path = old.cv_url;
  delete from public.outbox where payload ->> 'applicationId' = old.id::text;
  delete from public.application_senders
    where job_id = old.job_id and email_hash = public.sha256_hex(old.job_id || ':' || lower(old.email));
  return null;
end
$$;

-- ── schemas/applications/erase_application.sql ──

-- Withdraws and erases an application by a mailed secret, or what remained of it, with the memory of which browsers proved its
-- address; the CV goes with the next run of the clean-up. True when there was one.
create function public.erase_application(manage_token text) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  address text;
begin
  delete from public.applications where id = public.application_of(erase_application.manage_token) returning email into address;
  if found then
    delete from public.proven_addresses
      where address_hash = public.sha256_hex(lower(address)) and prover like 'browser:%';
    return true;
  end if;
  delete from public.gone_applications
    where public.sha256_hex(erase_application.manage_token) in (token_hash, news_token_hash);
  return found;
end
$$;

grant execute on function public.erase_application(text) to anon, authenticated, service_role;

-- ── schemas/applications/gone_applications.sql ──

-- Closing can be taken back before anybody hears of it, says how it ended, and however a job goes, with its employer's
-- account or by a plain delete, whoever waits is told and the page of an application says what happened.

-- What remains of an application when its job is deleted: enough for its page to say what happened, nothing of what was sent.
-- It goes when the application would have gone.
create table public.gone_applications (
  token_hash text primary key,
  applicant_id uuid references auth.users (id) on delete set null,
  job_title text not null,
  company_name text not null,
  state_slug text not null,
  city_slug text not null,
  reason text not null check (reason in ('job-deleted', 'employer-left')),
  status text not null,
  applied_at timestamptz not null,
  gone_at timestamptz not null default now(),
  -- When the job was over; the time for which applications are kept counts from here.
  ended_at timestamptz not null,
  news_token_hash text unique
);

create index gone_applications_applicant on public.gone_applications (applicant_id) where applicant_id is not null;
create index gone_applications_ended on public.gone_applications (ended_at);

alter table public.gone_applications enable row level security;
grant select (applicant_id, job_title, company_name, state_slug, city_slug, reason, status, applied_at, gone_at)
  on public.gone_applications to authenticated;
grant all on public.gone_applications to service_role;

create policy "applicants read what became of their own applications" on public.gone_applications
  for select to authenticated using (applicant_id = (select auth.uid()));

-- ── schemas/applications/guard_application.sql ──

-- What was read cannot be unread: an employer's application is new once. Runs as the writer, as guard_job does.
create function public.guard_application() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated') and new.status = 'new' and old.status <> 'new' then
    raise exception 'An application that was opened does not become new again.' using errcode = '23514';
  end if;
  return new;
end
$$;

-- ── schemas/applications/note_application_event.sql ──

-- Each application and each move of it leaves one event.
create function public.note_application_event() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.application_events (application_id, job_id, kind, at)
    values (new.id, new.job_id, case when tg_op = 'INSERT' then 'new' else new.status end,
      case when tg_op = 'INSERT' then new.created_at else now() end);
  return null;
end
$$;

-- ── schemas/applications/say_that_job_is_gone.sql ──

-- However a job's row goes, whoever waits is told: also those whose answer was written and goes with the row unsent.
create function public.say_that_job_is_gone() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.gone_applications (token_hash, news_token_hash, applicant_id, job_title, company_name, state_slug, city_slug, reason,
      status, applied_at, ended_at)
    select application.token_hash, application.news_token_hash, application.applicant_id, old.title, old.company_name, old.state_slug, old.city_slug,
      -- With its employer the job goes after the employer's row.
      case when exists (select from public.employer_profiles where user_id = old.employer_id)
        then 'job-deleted' else 'employer-left' end,
      application.status, application.created_at, least(old.ended_at, now())
    from public.applications as application where application.job_id = old.id
    on conflict do nothing;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    select 'job-gone', application.email,
      jsonb_build_object('tokenHash', application.token_hash, 'fullName', application.full_name,
        'isProven', application.proven_at is not null),
      'job-gone:' || application.id
    from public.may_be_told(array(
      select left_over.id from public.applications as left_over
      where left_over.job_id = old.id
        and (left_over.id in (select waiting.id from public.waiting_applications(old.id) as waiting)
          or exists (select from public.outbox as unsent
            where unsent.payload ->> 'applicationId' = left_over.id::text
              and unsent.kind in ('application-answer', 'application-news', 'job-closed')
              and unsent.sent_at is null and unsent.failed_at is null)))) as application
    on conflict (dedupe_key) do nothing;
  return old;
end
$$;

-- ── schemas/applications/write_closing_emails.sql ──

-- Writes one kind mail to each applicant who was not answered, for jobs that were closed, and for those that expired 14 days
-- ago and were not renewed. After a long pause it looks back 14 more days and no further. How many mails.
create function public.write_closing_emails(max_jobs integer default 20, now_at timestamptz default now())
returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  since timestamptz;
  written integer;
begin
  insert into public.scheduled_steps (step, done_until) values ('closing-emails', now_at - public.time_shown_after_end() - interval '1 hour')
    on conflict (step) do nothing;
  select done_until into since from public.scheduled_steps where step = 'closing-emails' for update skip locked;
  if since is not null then
    insert into public.closing_emails (job_id, not_before)
      select id, now_at from public.jobs
      where ended_at > greatest(since, now_at - 2 * public.time_shown_after_end()) and ended_at <= now_at - public.time_shown_after_end()
        and status <> 'closed' and not is_demo
      on conflict do nothing;
    update public.scheduled_steps set done_until = greatest(since, now_at - public.time_shown_after_end()) where step = 'closing-emails';
  end if;
  with claimed as (
    delete from public.closing_emails where job_id = any (array(
      select job_id from public.closing_emails where not_before <= now_at
      order by created_at limit least(max_jobs, 100) for update skip locked))
    returning job_id),
  told as (
    insert into public.application_events (application_id, job_id, kind)
      select waiting.id, waiting.job_id, 'job-closed'
      from claimed cross join lateral public.waiting_applications(claimed.job_id) as waiting
    on conflict do nothing
    returning application_id)
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    select 'job-closed', application.email, jsonb_build_object('applicationId', application.id),
      'job-closed:' || application.id
    from public.may_be_told(array(select application_id from told)) as application
    -- Written for an earlier closing and sent since; the applicant knows.
    on conflict (dedupe_key) do nothing;
  get diagnostics written = row_count;
  return written;
end
$$;

grant execute on function public.write_closing_emails(integer, timestamp with time zone) to service_role;

-- ── schemas/auth/account_of_link.sql ──

-- Whoever opens a link that was emailed reads the mailbox. Whoever chose the password of an account that nobody has confirmed
-- yet may be somebody else, so that password is replaced before the link is redeemed, not after.

-- Whose mailbox the token of a confirmation or reset link went to: {"id", "email", "isConfirmed", "isExpired"}; null for a
-- token that is used up or was never given out. One that is over its hour still shows who reads the mailbox.
create function public.account_of_link(token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('id', found_one.id, 'email', found_one.email,
    'isConfirmed', found_one.email_confirmed_at is not null,
    'isExpired', found_one.sent_at is null or found_one.sent_at < now() - interval '1 hour')
  from (
    -- Said twice over, as the auth service's partial indexes say it, hosted and local.
    select id, email, email_confirmed_at, confirmation_sent_at as sent_at from auth.users
      where confirmation_token = account_of_link.token
        and length(confirmation_token) > 6 and confirmation_token !~ '^[0-9 ]*$'
    union all
    select id, email, email_confirmed_at, recovery_sent_at from auth.users
      where recovery_token = account_of_link.token
        and length(recovery_token) > 6 and recovery_token !~ '^[0-9 ]*$') as found_one
  limit 1
$$;

grant execute on function public.account_of_link(text) to service_role;

-- ── schemas/auth/bury_jobs.sql ──

-- Ends jobs so long ago that they have no page; their applications stay for as long as those of any ended job.
create function public.bury_jobs(job_ids uuid[]) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  update public.jobs set expires_at = now() - public.time_shown_after_end() - interval '1 day'
    where id = any (bury_jobs.job_ids) and ended_at > now() - public.time_shown_after_end();
  delete from public.banned_jobs where job_id = any (bury_jobs.job_ids);
end
$$;

grant execute on function public.bury_jobs(uuid[]) to service_role;

-- ── schemas/auth/delete_own_account.sql ──

--

-- Deletes the viewer's account when `confirmation` is its email address, with everything that points at it. Applications
-- sent to employers stay with them, without the link to the account, unless `with_applications` withdraws them too; files
-- that nothing needs any more go with the next clean-up. Whoever waits for an answer to one of its jobs is told, and the
-- address gets a last mail. Answers the jobs that went, so that their pages can be refreshed.
create function public.delete_own_account(confirmation text, with_applications boolean default false)
returns table (id uuid, slug text, state_slug text, city_slug text)
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  viewer uuid := (select auth.uid());
  address text;
  contents jsonb := public.account_contents();
begin
  select account.email into address from auth.users as account where account.id = viewer;
  if address is null then
    raise exception 'AUTHENTICATION_REQUIRED' using errcode = 'PT401';
  end if;
  if lower(trim(confirmation)) is distinct from lower(address) then
    raise exception 'NOT_CONFIRMED' using errcode = 'PT400';
  end if;
  return query
    select job.id, job.slug, job.state_slug, job.city_slug from public.jobs as job where job.employer_id = viewer;
  if with_applications then
    delete from public.applications where applicant_id = viewer;
    delete from public.gone_applications where applicant_id = viewer;
  end if;
  update public.uploads as file set discarded_at = now()
    where file.owner_id = viewer and file.discarded_at is null
      and not exists (select from public.applications as application where application.cv_url = file.path
        and not exists (select from public.jobs as job where job.id = application.job_id and job.employer_id = viewer));
  delete from public.outbox where lower(recipient) = lower(address) and sent_at is not null;
  delete from auth.users as account where account.id = viewer;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    values ('account-deleted', address,
      contents || jsonb_build_object('withApplications', with_applications), 'account-deleted:' || viewer)
    on conflict (dedupe_key) do nothing;
end
$$;

grant execute on function public.delete_own_account(text, boolean) to authenticated, service_role;

-- ── schemas/auth/erase_account_traces.sql ──

-- Erases what the auth service's log and the lists of those who hide say of accounts that were deleted at least a minute ago.
-- How many entries of the log.
create function public.erase_account_traces(now_at timestamptz default now()) returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  due uuid[] := array(select account_id from public.erased_accounts where erased_at <= now_at - interval '1 minute');
  erased integer := 0;
begin
  if cardinality(due) = 0 then
    return 0;
  end if;
  update public.hidden_companies
    set employer_ids = array(select id from unnest(employer_ids) as id where id <> all (due))
    where employer_ids && due;
  delete from auth.audit_log_entries where payload ->> 'actor_id' = any (due::text[]);
  get diagnostics erased = row_count;
  delete from public.erased_accounts where account_id = any (due);
  return erased;
end
$$;

grant execute on function public.erase_account_traces(timestamp with time zone) to service_role;

-- ── schemas/auth/erase_traces_of_account.sql ──

-- Erases what waited for the address of an account that went, and notes its id for erase_account_traces.
create function public.erase_traces_of_account() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.job_alerts where address = lower(old.email) and status = 'unconfirmed';
  insert into public.erased_accounts (account_id) values (old.id) on conflict do nothing;
  return null;
end
$$;

-- ── schemas/auth/erased_accounts.sql ──

-- What a deleted account left where nothing points at it: its address in the auth service's log, its id in the lists of those
-- who hide from its company, alerts that waited for its address. However the account is deleted.

-- Accounts whose traces are still to be erased: the log is written for a moment after the account is gone, and a list must not be
-- changed while its owner is being deleted in the same statement.
create table public.erased_accounts (
  account_id uuid primary key,
  erased_at timestamptz not null default now()
);

alter table public.erased_accounts enable row level security;
grant all on public.erased_accounts to service_role;

-- ── schemas/auth/own_data.sql ──

-- Of a talent, the companies that saved the profile or asked for contact belong to what rows say about them: which, when, in
-- which words, and what was answered and shared. What a company noted for itself is the company's.

-- Everything that rows say about the viewer, by table: each table of the product that points at the account is in it by
-- that alone, so that one added later is too. Left out are columns computed from others, secrets and their hashes.
create function public.own_data() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  viewer uuid := (select auth.uid());
  found_data jsonb;
  source record;
  own_rows jsonb;
begin
  if viewer is null then
    raise exception 'AUTHENTICATION_REQUIRED' using errcode = 'PT401';
  end if;
  select jsonb_build_object('account', jsonb_build_object(
    'email', account.email, 'role', account.raw_user_meta_data ->> 'role',
    'created_at', account.created_at, 'last_sign_in_at', account.last_sign_in_at))
    into found_data from auth.users as account where account.id = viewer;
  for source in
    select named.relname as table_name, pointer.attname as owner_column, array(
      select attname::text from pg_catalog.pg_attribute
      where attrelid = named.oid and (attgenerated <> '' or attname ~ '_hash$'
        or attname = any (array['idempotency_key', 'manage_token', 'wanted', 'watch_keys', 'unsure_words'])
        -- The talent's, who can take it back.
        or (named.relname = 'contact_requests' and attname = 'phone'))) as left_out
    from pg_catalog.pg_constraint as reference
    join pg_catalog.pg_class as named on named.oid = reference.conrelid
    join pg_catalog.pg_attribute as pointer
      on pointer.attrelid = reference.conrelid and pointer.attnum = reference.conkey[1]
    join pg_catalog.pg_attribute as target
      on target.attrelid = reference.confrelid and target.attnum = reference.confkey[1]
    where reference.contype = 'f' and cardinality(reference.conkey) = 1
      and named.relnamespace = 'public'::regnamespace
      and (reference.confrelid = 'auth.users'::regclass
        or (reference.confrelid = any (array['public.employer_profiles'::regclass, 'public.job_seeker_profiles'::regclass])
          and target.attname = 'user_id'))
    order by named.relname, pointer.attname
  loop
    execute format(
      'select coalesce(jsonb_agg(to_jsonb(own) - $2), ''[]''::jsonb) from public.%I as own where own.%I = $1',
      source.table_name, source.owner_column) using viewer, source.left_out into own_rows;
    found_data := found_data || jsonb_build_object(source.table_name,
      coalesce(found_data -> source.table_name, '[]'::jsonb) || own_rows);
  end loop;
  return found_data || jsonb_build_object(
    'stopped_addresses', (
      select coalesce(jsonb_agg(to_jsonb(stopped)), '[]'::jsonb) from public.stopped_addresses as stopped
      join auth.users as account on lower(account.email) = stopped.address where account.id = viewer),
    'interested_companies', (
      select coalesce(jsonb_agg(to_jsonb(company) - array['request_id', 'company_logo']), '[]'::jsonb)
      from public.my_interested_companies() as company));
end
$$;

grant execute on function public.own_data() to authenticated, service_role;

-- ── schemas/auth/require_live_session.sql ──

-- An access token is good for an hour; the session that it was made for may end before. PostgREST calls this before each
-- request, so that a token whose session was signed out, ended or went with its account opens nothing any more.

-- Throws for a token whose session is gone. Tokens without a session (the keys, a service's own) are nobody's to end.
create function public.require_live_session() returns void
language plpgsql stable security definer
set search_path = ''
as $$
declare
  session uuid := nullif(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id', '')::uuid;
begin
  if session is not null and not exists (select from auth.sessions where id = session) then
    raise exception 'SESSION_ENDED' using errcode = 'PT401';
  end if;
end
$$;

grant execute on function public.require_live_session() to anon, authenticated, service_role;

-- ── schemas/auth/set_unproven_password.sql ──

-- Sets the password of the account that waits for this very link; false when it has been confirmed, or there is none.
create function public.set_unproven_password(token text, password text) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  update auth.users set encrypted_password = extensions.crypt(set_unproven_password.password, extensions.gen_salt('bf', 10))
    where id = (public.account_of_link(set_unproven_password.token) ->> 'id')::uuid and email_confirmed_at is null;
  return found;
end
$$;

grant execute on function public.set_unproven_password(text, text) to service_role;

-- ── schemas/auth/shut_out_banned.sql ──

-- Ends a banned account's sessions, closes its jobs, hides its profile and takes back what it wrote to people.
create function public.shut_out_banned() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from auth.sessions where user_id = new.id;
  insert into public.banned_jobs (job_id)
    select id from public.jobs where employer_id = new.id and ended_at > now() - public.time_shown_after_end()
    on conflict do nothing;
  update public.jobs set status = 'closed' where employer_id = new.id and status <> 'closed' and expires_at > now();
  update public.job_seeker_profiles set is_visible = false where user_id = new.id and is_visible;
  -- What it wrote to people and has not left yet. Applicants hear from us what became of the jobs.
  delete from public.outbox as mail
    where mail.sent_at is null and mail.failed_at is null and (
      (mail.kind = 'contact-request' and exists (select from public.contact_requests as request
        where request.id::text = mail.payload ->> 'requestId' and request.employer_id = new.id))
      or (mail.kind = 'application-answer' and exists (select from public.applications as application
        join public.jobs as job on job.id = application.job_id
        where application.id::text = mail.payload ->> 'applicationId' and job.employer_id = new.id)));
  return null;
end
$$;

-- ── schemas/auth/take_account_email.sql ──

-- Whether the auth service may write to an address because somebody typed it, for which one of the day's emails is taken. `kind` is
-- 'recovery' (only an account gets one) or 'signup' (only who has not confirmed yet). Where the service writes nothing
-- anyway, nothing is taken: 'signup' is then true, so that it can say so.
create function public.take_account_email(kind text, recipient text) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  is_confirmed boolean := (select email_confirmed_at is not null from auth.users
    where email = lower(trim(recipient)) and not is_sso_user limit 1);
begin
  if kind = 'recovery' and is_confirmed is null then
    return false;
  end if;
  if kind = 'signup' and is_confirmed then
    return true;
  end if;
  return public.take_unasked_email(recipient);
end
$$;

grant execute on function public.take_account_email(text, text) to service_role;

-- ── schemas/auth/tell_of_new_password.sql ──

-- The owner of an account hears of each new password, by whatever way it was set. No words of anybody are in that email.
create function public.tell_of_new_password() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.outbox (kind, recipient, dedupe_key)
    values ('password-changed', new.email, 'password-changed:' || new.id || ':' || extract(epoch from clock_timestamp()))
    on conflict do nothing;
  return null;
end
$$;

-- ── schemas/base/is_email.sql ──

-- Whether a text is one mail address that may stand in a mail's header: looser than the forms, closed to lists and line breaks.
create function public.is_email(address text) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(length(address) <= 254 and address ~ '^[^[:space:][:cntrl:]@,;:<>()"\\]+@[^[:space:][:cntrl:]@,;:<>()"\\]+$', false)
$$;

grant execute on function public.is_email(text) to authenticated, service_role;

-- ── schemas/base/is_word_list.sql ──

-- Whether a list has at most so many entries, none of them null, blank or longer than 100 characters.
create function public.is_word_list(words text[], max_words integer) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(cardinality(words) <= max_words
    and not exists (select from unnest(words) as word where word is null or length(trim(word)) not between 1 and 100), false)
$$;

grant execute on function public.is_word_list(text[], integer) to authenticated, service_role;

-- ── schemas/base/roles.sql ──

-- What one call of a visitor can cost: a page of rows, a text of a sentence, three seconds. Hosted projects have these limits by
-- default; every installation has them here. The secret key's role has none.
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';

-- PostgREST calls this before each request.
alter role authenticator set pgrst.db_pre_request = 'public.require_live_session';

-- ── schemas/base/setting.sql ──

-- The current value of a setting; a name that nobody defined is a mistake of the caller.
create function public.setting(key text) returns integer
language plpgsql stable security definer
set search_path = ''
as $$
declare
  found_value integer;
begin
  select known.value into found_value from public.settings as known where known.key = setting.key;
  if not found then
    raise exception 'There is no setting %.', setting.key using errcode = 'P0002';
  end if;
  return found_value;
end
$$;

grant execute on function public.setting(text) to service_role;

-- ── schemas/base/settings.sql ──

-- The numbers that an operator may change without a deploy (limits, mostly), each with a sentence about what it does.

create table public.settings (
  key text primary key,
  value integer not null check (value >= 0),
  what text not null
);

alter table public.settings enable row level security;
grant all on public.settings to service_role;

-- ── schemas/base/sha256_hex.sql ──

-- SHA-256 as hex, as secrets are stored.
create function public.sha256_hex(secret text) returns text
language sql immutable strict parallel safe
set search_path = ''
as $$ select encode(extensions.digest(secret, 'sha256'), 'hex') $$;

grant execute on function public.sha256_hex(text) to service_role;

-- ── schemas/base/slugify.sql ──

-- Slug of a title or place name (D11): lower case, spaces to hyphens, '&' to '-and-', accents folded, letters of
-- other scripts kept, everything else removed, hyphens collapsed and cut at the ends. Empty when nothing is left.
-- The same rule stands in lib/slug.ts; a test compares the two. Ranges instead of \w, because what \w
-- means depends on the collation of the installation.
create function public.slugify(name text)
returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select trim(both '-' from
    regexp_replace(
      regexp_replace(
        regexp_replace(
          replace(
            normalize(
              regexp_replace(
                replace(replace(replace(replace(replace(replace(replace(
                  lower(normalize(
                    translate(lower(left(coalesce(name, ''), 1000) collate "und-x-icu"), 'øđðłıħ', 'oddlih'),
                    NFKD) collate "und-x-icu"),
                  'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'ŋ', 'n'), 'ſ', 's'), 'ʼ', ''),
                '[\u0300-\u036f]', '', 'g'),
              NFC),
            '&', '-and-'),
          '[\u0009-\u000d\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', '-', 'g'),
        '[\u0001-\u002c\u002e\u002f\u003a-\u0040\u005b-\u005e\u0060\u007b-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u02b0-\u02ff\u05be\u05c0\u05c3\u05f3\u05f4\u060c\u061b\u061f\u066a-\u066d\u06d4\u0964\u0965\u200b-\u206f\u20a0-\u20ff\u2100-\u214f\u2190-\u2bff\u2e00-\u2e7f\u3001-\u3004\u3008-\u3020\u3030\u30fb\ue000-\uf8ff\ufe00-\ufe6f\ufff0-\uffff\U0001f000-\U0001faff\U000e0000-\U000e007f]', '', 'g'),
      '-{2,}', '-', 'g'))
$$;

grant execute on function public.slugify(text) to authenticated, service_role;

-- ── schemas/base/touch_updated_at.sql ──

-- Keeps updated_at true.
create function public.touch_updated_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;

grant execute on function public.touch_updated_at() to anon, authenticated, service_role;

-- ── schemas/base/unwrap_json.sql ──

-- JSON that arrived as a JSON string, parsed; everything else unchanged (section 3).
create function public.unwrap_json(value jsonb) returns jsonb
language sql immutable parallel safe
set search_path = ''
as $$ select case when jsonb_typeof(value) = 'string' and value #>> '{}' is json then (value #>> '{}')::jsonb else value end $$;

grant execute on function public.unwrap_json(jsonb) to authenticated, service_role;

-- ── schemas/email/forget_proofs_of_account.sql ──

-- An account that went proves no address any more.
create function public.forget_proofs_of_account() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.proven_addresses where prover = 'account:' || old.id;
  return null;
end
$$;

-- ── schemas/email/mailbox_of.sql ──

-- The mailbox behind an address, so that its spellings count as one: '+tags' everywhere, dots where Google ignores them.
create function public.mailbox_of(address text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select case when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
    else name || '@' || domain end
  from (select regexp_replace(split_part(lower(trim(address)), '@', 1), '(.)\+.*$', '\1') as name,
    rtrim(split_part(lower(trim(address)), '@', 2), '.') as domain) as parts
$$;

grant execute on function public.mailbox_of(text) to service_role;

-- ── schemas/email/outbox.sql ──

-- Mail goes out through this table: written with what caused it, sent by a worker, so that a dead mail server loses nothing.

create table public.outbox (
  id bigint generated always as identity primary key,
  kind text not null check (length(kind) between 1 and 60),
  recipient text not null check (public.is_email(recipient)),
  payload jsonb not null default '{}',
  -- The same cause writes the same key, so that no retry sends a mail twice.
  dedupe_key text not null unique,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  claimed_until timestamptz,
  sent_at timestamptz,
  failed_at timestamptz,
  last_error text,
  created_at timestamptz not null default now()
);

create index outbox_due on public.outbox (next_attempt_at) where sent_at is null and failed_at is null;
create index outbox_application on public.outbox ((payload ->> 'applicationId'));
create index outbox_done on public.outbox (coalesce(sent_at, failed_at)) where sent_at is not null or failed_at is not null;

alter table public.outbox enable row level security;
grant all on public.outbox to service_role;

-- ── schemas/email/proven_addresses.sql ──

-- From which browser or account somebody showed to read an address, by a button behind a link that was mailed there. It frees
-- that browser or account alone: an address is no secret, and anybody can write down one that its owner has proven.
create table public.proven_addresses (
  address_hash text not null,
  -- 'browser:' and a hash, or 'account:' and an id, as in application_senders.
  prover text not null,
  proven_at timestamptz not null default now(),
  primary key (address_hash, prover)
);

create index proven_addresses_prover on public.proven_addresses (prover);
create index proven_addresses_old on public.proven_addresses (proven_at);

alter table public.proven_addresses enable row level security;
grant all on public.proven_addresses to service_role;

-- ── schemas/email/take_unasked_email.sql ──

-- Takes one of the three emails that a mailbox may get in 24 hours because of something that anybody could have typed: receipts,
-- confirmations, resets, questions, all kinds together. False when there is none left, and then nothing may be sent.
-- `leaving` of the three stay untouched: whatever can do without its email leaves one for those who need to get into their account.
create function public.take_unasked_email(recipient text, leaving integer default 0) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  if not public.is_email(trim(recipient)) then
    return false;
  end if;
  -- A conflict waits for the other transaction and then counts what it has written.
  insert into public.unasked_emails as known (mailbox_hash, taken_at)
    values (public.sha256_hex(public.mailbox_of(recipient)), array[now()])
    on conflict (mailbox_hash) do update
      set taken_at = array(select taken from unnest(known.taken_at) as taken where taken > now() - interval '24 hours') || now()
      where (select count(*) from unnest(known.taken_at) as taken where taken > now() - interval '24 hours') < 3 - leaving;
  return found;
end
$$;

grant execute on function public.take_unasked_email(text, integer) to service_role;

-- ── schemas/email/unasked_emails.sql ──

-- Who gets email: at most three a day for which nobody but a stranger asked, and the memory of who proved to own an address.

-- When a mailbox last got emails that its owner may not have asked for. Points at nothing, so that no deletion resets it.
create table public.unasked_emails (
  mailbox_hash text primary key,
  taken_at timestamptz[] not null
);

alter table public.unasked_emails enable row level security;
grant all on public.unasked_emails to service_role;

-- ── schemas/employers/claim_company_logo.sql ──

-- Logos: a company shows a file that our own upload made for its owner, and no other address; and a talent's CV may
-- have 10 MB. What an application may have (5 MB) is checked by the server, which looks into every file anyway.

-- A company's logo is a file of its owner's: without this an employer could make every visitor's browser ask any server.
-- Replacing or deleting it gives the old file up, and takes its address from ended jobs too, which keep other copies.
create function public.claim_company_logo() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op <> 'DELETE' and new.company_logo is not null then
    update public.uploads set claimed_at = now()
      where public_url = new.company_logo and bucket = 'companies' and owner_id = new.user_id
        and verified_at is not null and claimed_at is null and discarded_at is null;
    if not found then
      raise exception 'LOGO_MISSING' using errcode = 'PT409';
    end if;
  end if;
  if tg_op <> 'INSERT' and old.company_logo is not null then
    update public.uploads set discarded_at = now() where public_url = old.company_logo;
    if tg_op = 'UPDATE' then
      update public.jobs set company_logo = new.company_logo
        where employer_id = old.user_id and company_logo = old.company_logo;
    end if;
  end if;
  return null;
end
$$;

-- ── schemas/employers/company_key.sql ──

-- Hiding from a company holds against its other spellings, and nobody can tell from two lists who hides: whoever hides from
-- anybody has no public card, and what a company hidden from kept of them goes as if they had deleted their profile.

-- What two spellings of one company have in common: case, accents, letters that only look alike, spaces, punctuation, a leading
-- 'the' and legal forms do not count. A name of nothing else stays as it is.
create function public.company_key(name text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  with folded as (
    select trim(regexp_replace(
      -- 'L.L.C.' and 'Joe''s' are one word each.
      regexp_replace(
        lower(translate(
          normalize(regexp_replace(normalize(replace(replace(left(name, 300), 'ß', 'ss'), '&', ' and '), NFKD),
            '[\u0300-\u036f]', '', 'g'), NFC),
          -- Cyrillic and Greek letters as what they look like, and Latin ones that do not decompose.
          'АВЕЅІЈКМНОРСТУХԚԜавеѕіјкмнорстухԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορτυχØøŁłĐđÐðıħ0',
          'ABESIJKMHOPCTYXQWabesijkmhopctyxqwABEZHIKMNOPTYXaikvoptuxOoLlDdDdihO')
          collate "und-x-icu"),
        '[.''’`´]', '', 'g'),
      '[^[:alnum:]]+', ' ', 'g')) as words),
  bare as (
    select words, regexp_replace(
      regexp_replace(replace(regexp_replace(' ' || words, '^ the (?=.)', ' '), '  ', ' '),
        '( (and|inc|incorporated|llc|llp|lp|ltd|limited|co|company|corp|corporation|gmbh|mbh|ug|haftungsbeschrankt|ag|kg|kgaa|ohg|ev|se|sa|sas|sarl|srl|spa|bv|nv|oy|ab|as|aps|plc|pllc|pc|pty|pte|pvt|private|group|holding|holdings))+$', ''),
      '(gmbh|llc|ltd)$', '') as core
    from folded)
  select coalesce(nullif(replace(core, ' ', ''), ''), nullif(replace(words, ' ', ''), ''), lower(trim(left(name, 300)))) from bare
$$;

grant execute on function public.company_key(text) to authenticated, service_role;

-- ── schemas/employers/copy_company_to_open_jobs.sql ──

-- Saving a company profile updates the copies on its open jobs (D18b).
create function public.copy_company_to_open_jobs() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.jobs
    set company_name = new.company_name, company_description = new.company_description,
        company_logo = new.company_logo, industry = new.industry
    where employer_id = new.user_id and status <> 'closed' and expires_at > now();
  return null;
end
$$;

-- ── schemas/employers/normalize_employer_profile.sql ──

-- Stores a company's location and name in one form, and keeps people from setting what is the service's.
create function public.normalize_employer_profile() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.location := public.normalize_location(public.unwrap_json(new.location));
  new.company_name := trim(new.company_name);
  if current_user in ('anon', 'authenticated') then
    new.is_demo := false;
    new.created_at := case when tg_op = 'UPDATE' then old.created_at else now() end;
  end if;
  return new;
end
$$;

-- ── schemas/employment/currencies.sql ──

-- The currencies of pay (D18a).
create function public.currencies() returns text[]
language sql immutable parallel safe
set search_path = ''
as $$ select array['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'NZD'] $$;

grant execute on function public.currencies() to authenticated, service_role;

-- ── schemas/employment/industries.sql ──

-- The industries of companies.
create function public.industries() returns text[]
language sql immutable parallel safe
set search_path = ''
as $$ select array['Technology', 'Healthcare', 'Retail', 'Manufacturing', 'Construction', 'Education', 'Finance', 'Hospitality',
  'Transportation', 'Other'] $$;

grant execute on function public.industries() to authenticated, service_role;

-- ── schemas/employment/job_facets.sql ──

-- What a job is beside its words, as lexemes that no word can be: '=part-time', '=night', '=no-experience'.
create function public.job_facets(type text, schedule text[], words text)
returns tsvector
language sql immutable parallel safe
set search_path = ''
as $$
  select array_to_tsvector(array_remove(array[
    '=' || type,
    case when slots ~ '-evening' then '=evening' end,
    case when slots ~ '-night' then '=night' end,
    case when slots ~ '(sat|sun)-' then '=weekend' end,
    case when left(words, 30000) ~* '\mwork(ing)? from home' then '=work-from-home' end,
    case when left(words, 30000) ~* '\mno (prior |previous |work )*experience|\mexperience (is )?not (needed|required|necessary)' then '=no-experience' end],
    null))
  from (select coalesce(array_to_string(schedule, ' '), '') as slots) as hours
$$;

grant execute on function public.job_facets(text, text[], text) to authenticated, service_role;

-- ── schemas/employment/job_types.sql ──

-- The types of jobs. What they are called stands in lib/employment/job-type.ts.
create function public.job_types() returns text[]
language sql immutable parallel safe
set search_path = ''
as $$ select array['full-time', 'part-time', 'contract', 'temporary', 'internship', 'volunteer'] $$;

grant execute on function public.job_types() to authenticated, service_role;

-- ── schemas/employment/largest_pay.sql ──

-- The largest amount of pay that is taken.
create function public.largest_pay() returns integer
language sql immutable parallel safe
set search_path = ''
as $$ select 100000000 $$;

grant execute on function public.largest_pay() to authenticated, service_role;

-- ── schemas/employment/pay_per_hour.sql ──

-- An amount of pay per hour (D33): 8-hour days, 40-hour weeks, 52 weeks, 12 months.
create function public.pay_per_hour(amount numeric, period text) returns numeric
language sql immutable strict parallel safe
set search_path = ''
as $$
  select case period
    when 'hour' then amount
    when 'day' then amount / 8
    when 'week' then amount / 40
    when 'month' then amount * 12 / (40 * 52)
    when 'year' then amount / (40 * 52)
  end
$$;

grant execute on function public.pay_per_hour(numeric, text) to authenticated, service_role;

-- ── schemas/employment/pay_periods.sql ──

-- What pay may be for.
create function public.pay_periods() returns text[]
language sql immutable parallel safe
set search_path = ''
as $$ select array['hour', 'day', 'week', 'month', 'year'] $$;

grant execute on function public.pay_periods() to authenticated, service_role;

-- ── schemas/employment/refuse_odd_pay.sql ──

-- Refuses a posting whose pay cannot be for its period.
create function public.refuse_odd_pay() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'The pay cannot be for its period.' using errcode = '23514', constraint = 'jobs_pay_for_its_period';
end
$$;

-- ── schemas/employment/talent_facets.sql ──

-- The job types that a talent wishes for, as job_facets writes a job's.
create function public.talent_facets(job_types text[]) returns tsvector
language sql immutable parallel safe
set search_path = ''
as $$ select array_to_tsvector(array(select '=' || type from unnest(job_types) as type)) $$;

grant execute on function public.talent_facets(text[]) to authenticated, service_role;

-- ── schemas/jobs/check_job_search.sql ──

-- Refuses what no page of ours asks for, so that one call can never cost much.
create function public.check_job_search(center_lat double precision, center_lng double precision, radius_km double precision,
  min_pay numeric, sort text, page_size integer, page_offset integer)
returns void
language plpgsql immutable
set search_path = ''
as $$
begin
  if (center_lat is null) <> (center_lng is null) or not center_lat between -90 and 90 or not center_lng between -180 and 180 then
    raise exception 'Invalid latitude or longitude values' using errcode = '22023';
  elsif not (radius_km > 0 and radius_km <= public.largest_radius_km()) then
    raise exception 'The radius is more than 0 and at most % km.', public.largest_radius_km() using errcode = '22023';
  elsif not (min_pay >= 0 and min_pay <= public.largest_pay()) then
    raise exception 'The minimum pay per hour is a number from 0.' using errcode = '22023';
  elsif sort is null or sort not in ('distance', 'date', 'relevance') then
    raise exception 'Sort by distance, date or relevance.' using errcode = '22023';
  elsif page_size is null or page_size not between 1 and public.largest_page()
    or page_offset is null or page_offset not between 0 and 10000 then
    raise exception 'A page has 1 to % jobs and starts at 0 to 10000.', public.largest_page() using errcode = '22023';
  end if;
end
$$;

grant execute on function public.check_job_search(double precision, double precision, double precision, numeric, text, integer, integer)
  to service_role;

-- ── schemas/jobs/count_jobs.sql ──

-- How many open jobs match, up to 10,000, and how many more would if they named a minimum pay (D33). `is_more`: there are more than
-- the total says, because counting stops there, or where 30,000 jobs were read for it. `understood_as` is the corrected words where
-- a misspelt one was replaced.
create function public.count_jobs(
  center_lat double precision default null, center_lng double precision default null, radius_km double precision default null,
  words text default null, job_types text[] default null, min_pay numeric default null, currency text default 'USD',
  category text default null)
returns table(total bigint, without_minimum bigint, understood_as text, is_more boolean)
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
set enable_seqscan = off
set jit = off
as $$
#variable_conflict use_column
declare
  most constant integer := public.search_limit('counted');
  center constant extensions.cube := public.sphere_point(center_lat, center_lng);
  chord constant double precision := case when center is not null then public.chord_km(radius_km) end;
  area constant extensions.cube := extensions.cube_enlarge(center, chord, 3);
  types text[] := nullif(job_types[1:6], '{}');
  wanted tsquery;
begin
  perform public.check_job_search(center_lat, center_lng, radius_km, min_pay, 'distance', 1, 0);
  if trim(left(words, 200)) <> '' then
    select asked.wanted, corrected into wanted, understood_as from public.read_job_words(left(words, 200)) as asked;
    if wanted is null then
      return query select 0::bigint, 0::bigint, null::text, false;
      return;
    end if;
  end if;
  if wanted is not null or category is not null then
    select count(*) filter (where every.seen <= public.search_limit('read')
          and (min_pay is null or (every.min_pay_per_hour >= min_pay and every.pay_currency = currency))),
        count(*) filter (where every.seen <= public.search_limit('read') and min_pay is not null and every.min_pay_per_hour is null),
        coalesce(bool_or(every.seen > public.search_limit('read')), false)
      into total, without_minimum, is_more
      from public.jobs_by_index(center, chord, types, null, null, wanted, left(category, 200),
        case when min_pay is null then most + 1 end) as every;
  elsif area is not null then
    select count(*) filter (where (types is null or near.type = any (types))
          and (min_pay is null or (near.min_pay_per_hour >= min_pay and near.pay_currency = currency))),
        count(*) filter (where (types is null or near.type = any (types)) and min_pay is not null and near.min_pay_per_hour is null),
        count(*) = public.search_limit('looked at')
      into total, without_minimum, is_more
      from (
        select job.type, job.min_pay_per_hour, job.pay_currency from public.jobs as job
        where job.status = 'open' and job.expires_at > now()
          and area operator(extensions.@>) job.pt and (job.pt operator(extensions.<->) center) <= chord
        limit case when types is null and min_pay is null then most + 1 else public.search_limit('looked at') end) as near;
  elsif types is null and min_pay is null then
    select count(*), 0, false into total, without_minimum, is_more from (
      select from public.jobs as job where job.status = 'open' and job.expires_at > now() limit most + 1) as some_jobs;
  else
    types := coalesce(types, public.job_types());
    select count(*), 0, false into total, without_minimum, is_more from (
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
  is_more := is_more or total > most;
  total := least(total, most);
  without_minimum := least(without_minimum, most);
  return next;
end
$$;
grant execute on function public.count_jobs(double precision, double precision, double precision, text, text[], numeric, text, text)
  to anon, authenticated, service_role;

-- ── schemas/jobs/default_open_time.sql ──

-- How long a job is open when nothing else is said (D20).
create function public.default_open_time() returns interval
language sql immutable parallel safe
set search_path = ''
as $$ select interval '30 days' $$;

grant execute on function public.default_open_time() to authenticated, service_role;

-- ── schemas/jobs/guard_job.sql ──

-- What a person may not decide is decided here: who posted, under which name, when, how long, and at which address.
-- Runs as the writer, so that it can tell a person from the service.
create function public.guard_job() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.location := public.normalize_location(public.unwrap_json(new.location));
  new.salary := public.unwrap_json(new.salary);
  new.contact := public.unwrap_json(new.contact);
  if jsonb_typeof(new.salary) = 'null' then
    new.salary := null;
  end if;
  -- Before the generated columns are computed, which would fail with a worse sentence and another code.
  if new.location is not null and not public.is_location(new.location) then
    raise exception 'Invalid location data' using errcode = '23514', constraint = 'jobs_location_check';
  end if;
  if not public.is_salary(new.salary) then
    raise exception 'Invalid salary data' using errcode = '23514', constraint = 'jobs_salary_check';
  end if;
  new.tags := array(
    select tag from (
      select distinct on (tag) tag, position
      from (select regexp_replace(lower(trim(raw)), '\s+', '-', 'g') as tag, position
            from unnest(new.tags) with ordinality as given (raw, position)) as cleaned
      where tag <> '' order by tag, position) as distinct_tags
    order by position);
  if tg_op = 'UPDATE' then
    new.slug := old.slug;
    new.employer_id := old.employer_id;
  end if;
  if new.status = 'closed' then
    new.closed_at := coalesce(case when tg_op = 'UPDATE' then old.closed_at end, new.closed_at, now());
  else
    new.closed_at := null;
  end if;
  if current_user in ('anon', 'authenticated') then
    if tg_op = 'INSERT' then
      new.slug := null;
      new.created_at := now();
      new.expires_at := coalesce(new.expires_at, now() + public.default_open_time());
    else
      new.created_at := old.created_at;
    end if;
    new.is_demo := false;
    if (tg_op = 'INSERT' or new.expires_at is distinct from old.expires_at)
      and new.expires_at > now() + public.longest_open_time() then
      raise exception 'A job is open for % at most.', public.longest_open_time() using errcode = '23514';
    end if;
  end if;
  return new;
end
$$;

-- ── schemas/jobs/guess_matches.sql ──

-- How many open jobs an index of these words or this category may name, and which share of all matches both: the planner's guess, out
-- of its statistics, at a fraction of what counting costs. It decides the way to look, never what is found. Volatile, or the planner would not be asked.
create function public.guess_matches(wanted tsquery, category text, out matches double precision, out share double precision)
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  plan json;
begin
  execute format('explain (format json) select from public.jobs where status = ''open'' and (%L::tsquery is null or search @@ %1$L::tsquery)
    and (%2$L::text is null or categories @> array[%2$L])', wanted, category) into plan;
  matches := plan #>> '{0,Plan,Plan Rows}';
  execute 'explain (format json) select from public.jobs where status = ''open''' into plan;
  share := least(1, matches / greatest(1, (plan #>> '{0,Plan,Plan Rows}')::double precision));
  if wanted is not null and category is not null then
    matches := least((public.guess_matches(wanted, null)).matches, (public.guess_matches(null, category)).matches);
  end if;
end
$$;
grant execute on function public.guess_matches(tsquery, text) to service_role;

-- ── schemas/jobs/is_crowded_area.sql ──

-- Whether more than 5,000 open jobs are in this box, which is too many to read each.
create function public.is_crowded_area(area extensions.cube)
returns boolean
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
set enable_seqscan = off
set enable_bitmapscan = off
set enable_indexonlyscan = on
set jit = off
as $$
begin
  return (select count(*) > public.search_limit('crowded') from (
    select from public.jobs as job where job.status = 'open' and area operator(extensions.@>) job.pt limit public.search_limit('crowded') + 1) as near);
end
$$;
grant execute on function public.is_crowded_area(extensions.cube) to service_role;

-- ── schemas/jobs/is_rare_pay.sql ──

-- Whether at most 10,000 open jobs of these types pay so much.
create function public.is_rare_pay(types text[], min_pay numeric, currency text)
returns boolean
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
set enable_seqscan = off
set enable_bitmapscan = off
set enable_indexonlyscan = on
set jit = off
as $$
begin
  return (select count(*) <= public.search_limit('counted') from (
    select from public.jobs as job
    where job.status = 'open' and job.type = any (coalesce(types, public.job_types()))
      and (min_pay is null or (job.min_pay_per_hour >= min_pay and job.pay_currency = currency))
    limit public.search_limit('counted') + 1) as some_jobs);
end
$$;
grant execute on function public.is_rare_pay(text[], numeric, text) to service_role;

-- ── schemas/jobs/job_slugs.sql ──

-- Every slug that is or was taken, with the last suffix given out under it. Reserved words are simply taken (D10).
create table public.job_slugs (
  slug text primary key,
  last_suffix integer not null default 0,
  -- Words that were never a job's: the names of pages and files. (Names of states are read before anything is looked up.)
  is_reserved boolean not null default false
);

alter table public.job_slugs enable row level security;
grant all on public.job_slugs to service_role;

-- ── schemas/jobs/jobs_by_index.sql ──

-- The jobs that match, in no order, by way of the one index that leads to the fewest: of their words, their category, their place,
-- or of what they pay. At most 30,000 are read; then a last row has `seen` above that, and stands for the rest. A minimum of pay that
-- many name is left to the caller, who wants to count the others, too. For what few match.
create function public.jobs_by_index(center extensions.cube, radius_chord double precision, types text[], min_pay numeric,
  currency text, wanted tsquery, category text, most integer)
returns table (id uuid, pt extensions.cube, created_at timestamptz, pay_currency text, min_pay_per_hour numeric, seen bigint)
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
set enable_seqscan = off
set enable_indexscan = off
set enable_indexonlyscan = off
set jit = off
as $$
declare
  area constant extensions.cube := extensions.cube_enlarge(center, radius_chord, 3);
  way text := 'words';
begin
  if types is not null then
    wanted := wanted && (select string_agg(quote_literal('=' || type), ' | ')::tsquery from unnest(types) as type);
  end if;
  if (wanted is null and category is null and area is null) or (min_pay is not null and public.is_rare_pay(types, min_pay, currency)) then
    way := 'pay';
  elsif area is not null and (not public.is_crowded_area(area) or (public.guess_matches(wanted, category)).matches > public.search_limit('read')) then
    way := 'area';
  elsif wanted is null or (category is not null and (public.guess_matches(null, category)).matches < (public.guess_matches(wanted, null)).matches) then
    way := 'category';
  end if;
  return query
    select found_one.id, found_one.pt, found_one.created_at, found_one.pay_currency, found_one.min_pay_per_hour, found_one.seen
    from (
      select job.*, row_number() over () as seen
      from public.jobs as job
      where job.status = 'open' and (job.expires_at > now()) is true
        and (way <> 'area' or area operator(extensions.@>) job.pt)
        and (way <> 'words' or job.search @@ wanted)
        and (way <> 'category' or job.categories @> array[category])
        and (way <> 'pay' or (job.type = any (coalesce(types, public.job_types()))
          and (min_pay is null or (job.min_pay_per_hour >= min_pay and job.pay_currency = currency))))
      limit public.search_limit('read') + 1) as found_one
    where found_one.seen > public.search_limit('read') or (
      (area is null or (found_one.pt operator(extensions.<->) center) <= radius_chord)
      and (wanted is null or way = 'words' or found_one.search @@ wanted)
      and (category is null or way = 'category' or found_one.categories @> array[category])
      and (types is null or way = 'pay' or found_one.type = any (types)))
    limit most;
end
$$;
grant execute on function public.jobs_by_index(extensions.cube, double precision, text[], numeric, text, tsquery, text, integer) to service_role;

-- ── schemas/jobs/jobs_in_order.sql ──

-- The first `most` jobs that match, the newest first or the nearest, by going through the jobs in that order: past 100,000 in the
-- index, past 10,000 that have to be read for their words or category, whatever there is beyond is not found. For what many match.
create function public.jobs_in_order(center extensions.cube, radius_chord double precision, types text[], min_pay numeric,
  currency text, wanted tsquery, category text, by_date boolean, most integer)
returns setof uuid
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
set enable_seqscan = off
set enable_bitmapscan = off
set jit = off
as $$
declare
  area constant extensions.cube := extensions.cube_enlarge(center, radius_chord, 3);
begin
  if by_date then
    return query
      select near.id from (
        select * from (
          select job.id, job.created_at, job.type, job.pay_currency, job.min_pay_per_hour
          from public.jobs as job
          where job.status = 'open' and job.expires_at > now()
            and (area is null or (area operator(extensions.@>) job.pt and (job.pt operator(extensions.<->) center) <= radius_chord))
          order by job.created_at desc, job.id
          limit public.search_limit('looked at')) as looked_at
        where (types is null or looked_at.type = any (types))
          and (min_pay is null or (looked_at.min_pay_per_hour >= min_pay and looked_at.pay_currency = currency))
        order by looked_at.created_at desc, looked_at.id
        limit public.search_limit('read in order')) as near
      where (wanted is null and category is null) or (select (wanted is null or job.search @@ wanted)
        and (category is null or job.categories @> array[category]) from public.jobs as job where job.id = near.id)
      order by near.created_at desc, near.id
      limit most;
  else
    return query
      select near.id from (
        select * from (
          select job.id, job.pt operator(extensions.<->) center as chord, job.type, job.pay_currency, job.min_pay_per_hour
          from public.jobs as job
          where job.status = 'open' and job.expires_at > now()
            and (area is null or (area operator(extensions.@>) job.pt and (job.pt operator(extensions.<->) center) <= radius_chord))
          order by job.pt operator(extensions.<->) center
          limit public.search_limit('looked at')) as looked_at
        where (types is null or looked_at.type = any (types))
          and (min_pay is null or (looked_at.min_pay_per_hour >= min_pay and looked_at.pay_currency = currency))
        order by looked_at.chord
        limit public.search_limit('read in order')) as near
      where (wanted is null and category is null) or (select (wanted is null or job.search @@ wanted)
        and (category is null or job.categories @> array[category]) from public.jobs as job where job.id = near.id)
      order by near.chord, near.id
      limit most;
  end if;
end
$$;
grant execute on function public.jobs_in_order(extensions.cube, double precision, text[], numeric, text, tsquery, text, boolean, integer) to service_role;

-- ── schemas/jobs/keep_former_place.sql ──

-- Keeps the address that a job had before its place changed, so that old links lead to the new one.
create function public.keep_former_place() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.job_former_places values
    (old.id, old.state_slug, old.city_slug, coalesce(old.neighborhood_slug, '')) on conflict do nothing;
  return null;
end
$$;

-- ── schemas/jobs/largest_page.sql ──

-- How many jobs or talents one call answers at most.
create function public.largest_page() returns integer
language sql immutable parallel safe
set search_path = ''
as $$ select 50 $$;

grant execute on function public.largest_page() to service_role;

-- ── schemas/jobs/longest_open_time.sql ──

-- How far ahead the end of a job may be set (D20).
create function public.longest_open_time() returns interval
language sql immutable parallel safe
set search_path = ''
as $$ select interval '60 days' $$;

grant execute on function public.longest_open_time() to authenticated, service_role;

-- ── schemas/jobs/read_job_words.sql ──

-- What somebody's words ask for: all of them, stemmed. A word that is unknown and that no open job has stands for the nearest
-- of work (up to three that are as near); `corrected` then says the words as they were understood, and so it does where
-- another name stands for what was typed. Words that are all stop words are asked for as they are written. `wanted` is null
-- when there is nothing to look for ('🎉'). `parts` are what `wanted` is made of: a job has to match each.
create function public.read_job_words(words text,
  out wanted tsquery, out wanted_in_title tsquery, out wanted_in_heading tsquery, out corrected text, out parts tsquery[])
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
-- Only the index of words: going through the jobs until one has the word would go through all of them where none has.
set enable_seqscan = off
set enable_indexscan = off
set enable_indexonlyscan = off
set jit = off
as $$
declare
  english constant regconfig := 'pg_catalog.english';
  term record;
  part tsquery;
  in_title tsquery;
  in_heading tsquery;
  nearest text[];
  said text;
  spelled text[] := '{}';
  is_otherwise boolean := false;
  is_found boolean;
begin
  parts := '{}';
  for term in select * from public.search_terms(words) loop
    said := term.typed;
    if term.meant is null and term.facet is null then
      part := public.any_of(array[term.typed], english, '');
      in_title := public.any_of(array[term.typed], english, ':A');
      in_heading := public.any_of(array[term.typed], english, ':ABC');
    else
      part := public.term_query(term.typed, term.meant, term.facet, '');
      in_title := public.term_query(term.typed, term.meant, term.facet, ':A');
      in_heading := public.term_query(term.typed, term.meant, term.facet, ':ABC');
    end if;
    if part is null and term.typed = 'it' and term.is_fixed then
      part := quote_literal('it') || ':C';
      in_title := part;
      in_heading := part;
    elsif term.facet is not null then
      if to_tsvector(english, term.typed) <> to_tsvector(english, term.meant) then
        said := term.meant;
      end if;
    elsif term.meant is not null then
      select exists (select from public.jobs where status = 'open' and search @@ public.phrase_of(term.typed, '')) into is_found;
      if not is_found then
        said := term.meant;
      end if;
    elsif part is not null and not term.is_fixed and public.is_unknown_word(term.typed) then
      select (public.guess_matches(part, null)).matches > public.search_limit('read')
        or exists (select from public.jobs where status = 'open' and search @@ part) into is_found;
      if not is_found then
        nearest := public.nearest_job_words(term.typed);
        if nearest is not null then
          part := public.any_of(nearest, english, '');
          in_title := public.any_of(nearest, english, ':A');
          in_heading := public.any_of(nearest, english, ':ABC');
          said := array_to_string(nearest, ' or ');
        end if;
      end if;
    end if;
    if part is not null then
      parts := parts || part;
      wanted := coalesce(wanted && part, part);
      wanted_in_title := coalesce(wanted_in_title && in_title, in_title);
      wanted_in_heading := coalesce(wanted_in_heading && in_heading, in_heading);
    end if;
    is_otherwise := is_otherwise or said <> term.typed;
    spelled := spelled || said;
  end loop;
  if wanted is null then
    wanted := public.any_of(array[public.fold_words(left(words, 200))], 'pg_catalog.simple', '');
    wanted_in_heading := wanted;
    parts := array_remove(array[wanted], null);
  end if;
  if is_otherwise then
    corrected := array_to_string(spelled, ' ');
  end if;
end
$$;

grant execute on function public.read_job_words(text) to service_role;

-- ── schemas/jobs/search_jobs.sql ──

-- One page of the open jobs that match, in public columns; of a category where one is asked for: a job type, an industry or a
-- tag, as its slug. No radius: everywhere. No center: the radius says nothing and distance_km is null.
-- Order: 'distance' = nearest, then id. 'date' = newest, then id; also instead of distance where there is no center.
-- 'relevance' (D16) = all words in the title, else in title, company and tags, else with the description's help; within
-- each of the three the nearest, then the newest, then by id: nearness outweighs how often a text repeats a word. The best are
-- looked for among the 3,000 nearest that match, or the newest.
-- What one call costs is bounded, however many jobs there are (D51): what many jobs match is found by going through them in order,
-- what few match by an index; what neither finds is not shown.
create function public.search_jobs(
  center_lat double precision default null, center_lng double precision default null, radius_km double precision default null,
  words text default null, job_types text[] default null, min_pay numeric default null, currency text default 'USD',
  sort text default 'distance', page_size integer default 20, page_offset integer default 0, category text default null)
returns table(
  id uuid, slug text, title text, company_name text, company_logo text, location jsonb, type text, salary jsonb, tags text[],
  created_at timestamp with time zone, distance_km double precision)
language plpgsql stable security definer
set search_path = ''
set enable_seqscan = off
set jit = off
as $$
#variable_conflict use_column
declare
  center constant extensions.cube := public.sphere_point(center_lat, center_lng);
  chord constant double precision := case when center is not null then public.chord_km(radius_km) end;
  types constant text[] := nullif(job_types[1:6], '{}');
  by_date constant boolean := center is null or sort = 'date';
  is_ranked boolean := sort = 'relevance';
  page_end integer;
  most integer;
  wanted tsquery;
  in_title tsquery;
  in_heading tsquery;
  walked uuid[];
  matching uuid[];
  is_cut boolean;
  matches double precision;
  share double precision;
begin
  perform public.check_job_search(center_lat, center_lng, radius_km, min_pay, sort, page_size, page_offset);
  category := left(category, 200);
  if trim(left(words, 200)) <> '' then
    select asked.wanted, wanted_in_title, wanted_in_heading into wanted, in_title, in_heading
      from public.read_job_words(left(words, 200)) as asked;
    if wanted is null then
      return;
    end if;
  end if;
  is_ranked := is_ranked and wanted is not null;
  page_end := page_offset + page_size;
  most := case when is_ranked then public.search_limit('ranked') else page_end end;
  if wanted is not null or category is not null then
    select guess.matches, guess.share into matches, share from public.guess_matches(wanted, category) as guess;
  end if;
  if not (min_pay is not null and public.is_rare_pay(types, min_pay, currency)) and (matches is null
      or (chord is null or public.is_crowded_area(extensions.cube_enlarge(center, chord, 3)))
        -- Less is read in order than an index would name.
        and (most < share * matches or matches > public.search_limit('read')) and page_end <= share * public.search_limit('read in order')) then
    walked := array(select public.jobs_in_order(center, chord, types, min_pay, currency, wanted, category, by_date, most));
  end if;
  if walked is null or (cardinality(walked) < page_end
      and (wanted is not null or category is not null or chord is null and (types is not null or min_pay is not null))) then
    with every as materialized (
      select * from public.jobs_by_index(center, chord, types, min_pay, currency, wanted, category, null))
    select array(
        select every.id from every
        where every.seen <= public.search_limit('read') and (min_pay is null or (every.min_pay_per_hour >= min_pay and every.pay_currency = currency))
        order by case when not by_date then every.pt operator(extensions.<->) center end,
          case when by_date then every.created_at end desc, every.id
        limit most),
      (select coalesce(bool_or(every.seen > public.search_limit('read')), false) from every)
      into matching, is_cut;
    if not is_cut or cardinality(walked) = 0 then
      walked := matching;
    elsif walked is null then
      -- More than was guessed: the first pages are found in order after all, and there are no others.
      walked := array(select public.jobs_in_order(center, chord, types, min_pay, currency, wanted, category, by_date, least(most, 500)));
    end if;
  end if;
  return query
    select job.id, job.slug, job.title, job.company_name, job.company_logo, job.location, job.type, job.salary, job.tags,
      job.created_at, public.arc_km(job.pt operator(extensions.<->) center)
    from (
      select job.id, listed.place, job.pt operator(extensions.<->) center as chord, job.created_at,
        case when not is_ranked or job.search @@ in_title then 1 when job.search @@ in_heading then 2 else 3 end as rank
      from unnest(walked) with ordinality as listed (id, place) join public.jobs as job using (id)
      order by rank, case when not is_ranked then listed.place end, chord, job.created_at desc, job.id
      limit page_size offset page_offset) as page
    join public.jobs as job using (id)
    order by page.rank, case when not is_ranked then page.place end, page.chord, page.created_at desc, page.id;
end
$$;
grant execute on function public.search_jobs(double precision, double precision, double precision, text, text[], numeric, text, text, integer, integer, text)
  to anon, authenticated, service_role;

-- ── schemas/jobs/search_limit.sql ──

-- How far a search goes, however many jobs there are (D51).
create function public.search_limit(name text)
returns integer
language sql immutable parallel safe
set search_path = ''
as $$
  select case name
    -- A count that gets there says '10,000+'.
    when 'counted' then 10000
    -- Jobs whose entries in an index are looked at.
    when 'looked at' then 100000
    -- Jobs that are read to see whether they match: in their order, and in none.
    when 'read in order' then 10000
    when 'read' then 30000
    -- The nearest that match, or the newest, of which the best are told.
    when 'ranked' then 3000
    -- More jobs than that make a circle crowded.
    when 'crowded' then 5000
  end
$$;
grant execute on function public.search_limit(text) to service_role;

-- ── schemas/jobs/similar_jobs.sql ──

-- Up to six open jobs within 25 km of a job whose titles share a word with its own: the likest title first, then the
-- nearest, then by id (D16), where words for type and shift count for nothing. The job itself may have ended. Where a
-- city has more than 300 such jobs, the nearest 300 are compared, out of the 10,000 nearest jobs, so that a dense place costs what
-- others do.
create function public.similar_jobs(job_id uuid)
returns table (id uuid, slug text, title text, company_name text, company_logo text, location jsonb, type text,
  salary jsonb, tags text[], created_at timestamptz, distance_km double precision)
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
set enable_seqscan = off
set jit = off
as $$
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
      from public.jobs_in_order(base_pt, public.chord_km(25), null, null, null, wanted, null, false, 301) as nearest
      join public.jobs as job on job.id = nearest
      where job.id <> job_id
      order by job.pt operator(extensions.<->) base_pt
      limit 300)
    select job.id, job.slug, job.title, job.company_name, job.company_logo, job.location, job.type, job.salary, job.tags,
      job.created_at, public.arc_km(near.chord)
    from near join public.jobs as job using (id)
    order by extensions.similarity(public.occupation_words(near.title), base_words) desc, near.chord, id
    limit 6;
end
$$;

grant execute on function public.similar_jobs(uuid) to anon, authenticated, service_role;

-- ── schemas/jobs/take_job_slug.sql ──

-- Takes the next free slug for a title (D11): barista, barista-1, barista-2 … One upsert finds the suffix, whatever
-- their number; a second writer waits for the first and gets the next one. The loop runs again only where a title
-- itself ends in the suffix ('Barista 1').
create function public.take_job_slug(title text) returns text
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  base text := coalesce(nullif(rtrim(left(public.slugify(title), 80), '-'), ''), 'job');
  candidate text;
  suffix integer;
begin
  loop
    insert into public.job_slugs as taken (slug) values (base)
      on conflict (slug) do update set last_suffix = taken.last_suffix + 1
      returning last_suffix into suffix;
    if suffix = 0 then
      return base;
    end if;
    candidate := base || '-' || suffix;
    insert into public.job_slugs (slug) values (candidate) on conflict do nothing;
    if found then
      return candidate;
    end if;
  end loop;
end
$$;

grant execute on function public.take_job_slug(text) to service_role;

-- ── schemas/jobs/time_shown_after_end.sql ──

-- How long after its end a job still has its page, and applicants wait for its renewal (D20).
create function public.time_shown_after_end() returns interval
language sql immutable parallel safe
set search_path = ''
as $$ select interval '14 days' $$;

grant execute on function public.time_shown_after_end() to service_role;

-- ── schemas/listings/category_kind.sql ──

-- The kind of a category's slug (D13): a job type, an industry or a tag, in this order.
create function public.category_kind(category text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select case
    when category = any (public.job_types()) then 'type'
    when category in (select lower(industry) from unnest(public.industries()) as industry) then 'industry'
    else 'tag' end
$$;

grant execute on function public.category_kind(text) to authenticated, service_role;

-- ── schemas/listings/category_page.sql ──

-- One page of a category's open jobs around a place, nearest (or newest) first: {"total", "newest", "name", "jobs"}. `name` is how a tag is
-- written, null when no open job has it.
create function public.category_page(
  lat double precision, lng double precision, radius_km double precision, category text, page_size integer default 20,
  page_offset integer default 0, sort text default 'distance')
returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  center extensions.cube := public.sphere_point(lat, lng);
  answer jsonb;
begin
  perform public.check_job_search(lat, lng, radius_km, null, sort, page_size, page_offset);
  with matching as materialized (
    select job, job.id, job.created_at, job.pt operator(extensions.<->) center as chord
    from public.open_jobs_around(category_page.lat, category_page.lng, category_page.radius_km) as job
    where category = any (job.categories)),
  page as (
    select *, row_number() over (order by case when sort = 'date' then created_at end desc, chord, id) as place
    from matching order by place limit page_size offset page_offset)
  select jsonb_build_object(
    'total', (select count(*) from matching),
    'newest', (select max(created_at) from matching),
    'name', (select min(tag) from (select job from matching limit 50) as few, unnest((job).tags) as tag
      where public.slugify(tag) = category),
    'jobs', coalesce((select jsonb_agg(public.job_summary(job, public.arc_km(chord)) order by place) from page), '[]'))
  into answer;
  return answer;
end
$$;

grant execute on function public.category_page(double precision, double precision, double precision, text, integer, integer, text)
  to service_role;

-- ── schemas/listings/find_category.sql ──

-- What stands at a category's address (D13), in one look-up: what find_listing answers, and with a place `category` as category_page
-- answers it. Null also for a tag that no open job there has, and for a page behind the last.
create function public.find_category(state text, city text, name text, category text, radius_km double precision,
  page_size integer default 20, page_offset integer default 0) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  found_one jsonb := public.find_listing(find_category.state, find_category.city, find_category.name);
  page jsonb;
begin
  if found_one is null or not found_one ? 'place' then
    return found_one;
  end if;
  page := public.category_page((found_one #>> '{place,lat}')::double precision, (found_one #>> '{place,lng}')::double precision,
    find_category.radius_km, find_category.category, find_category.page_size, find_category.page_offset);
  if (page ->> 'total')::integer <= page_offset and (page_offset > 0 or public.category_kind(category) = 'tag') then
    return null;
  end if;
  return found_one || jsonb_build_object('category', page);
end
$$;

grant execute on function public.find_category(text, text, text, text, double precision, integer, integer) to service_role;

-- ── schemas/listings/job_categories.sql ──

-- The categories that a job is of, as `category_kind` tells them apart: its type, its industry, and its tags by their slugs.
-- Kept with the row, so that no search makes slugs of everybody's tags.
create function public.job_categories(type text, industry text, tags text[]) returns text[]
language sql immutable parallel safe
set search_path = ''
as $$
  -- Materialized, or each slug is made three times.
  with tagged as materialized (select public.slugify(tag) as slug from unnest(tags[1:30]) as tag)
  select array(
    select slug from unnest(array[type, lower(industry)]) as slug where slug is not null
    union
    select slug from tagged
    where slug <> '' and public.category_kind(slug) = 'tag')
$$;

grant execute on function public.job_categories(text, text, text[]) to authenticated, service_role;

-- ── schemas/listings/place_facts.sql ──

-- What makes a place's page worth reading, of the open jobs around it. Pay is per hour in US dollars, the middle of what is
-- offered, by industry from 5 postings on; replies count applications older than a week, from 20 on, never whose.
create function public.place_facts(lat double precision, lng double precision, radius_km double precision,
  state text, city text) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  answer jsonb;
begin
  perform public.check_job_search(lat, lng, radius_km, null, 'distance', 1, 0);
  with near as materialized (
    select job.id, job.created_at, job.type, job.industry, job.tags, job.company_name, job.company_slug, job.schedule,
      job.state_slug, job.city_slug, job.neighborhood_slug,
      job.location #>> '{address,neighborhood}' as neighborhood, job.location #>> '{address,city}' as city,
      job.location #>> '{address,state}' as state,
      case when job.salary ->> 'currency' = 'USD' then public.pay_per_hour(
        (coalesce((job.salary ->> 'min')::numeric, (job.salary ->> 'max')::numeric)
          + coalesce((job.salary ->> 'max')::numeric, (job.salary ->> 'min')::numeric)) / 2, job.salary ->> 'period') end as pay
    from public.open_jobs_around(place_facts.lat, place_facts.lng, place_facts.radius_km) as job)
  select jsonb_build_object(
    'total', (select count(*) from near),
    'newest', (select max(created_at) from near),
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
        where state_slug = place_facts.state and city_slug = place_facts.city and neighborhood_slug <> ''
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
$$;

grant execute on function public.place_facts(double precision, double precision, double precision, text, text) to service_role;

-- ── schemas/places/arc_km.sql ──

-- Great-circle distance in km that belongs to a chord in km: 2R asin(d / 2R).
create function public.arc_km(chord double precision) returns double precision
language sql immutable strict parallel safe
set search_path = ''
as $$ select 2 * 6371 * asin(least(1, chord / (2 * 6371))) $$;

grant execute on function public.arc_km(double precision) to authenticated, service_role;

-- ── schemas/places/chord_km.sql ──

-- A circle holds what stands on its rim: a job that is shown at 3.7 km is within 3.7 km.

-- Chord in km that belongs to a great-circle distance in km: 2R sin(d / 2R). Distances are computed from points in doubles,
-- so that there and back again may differ in the last digits: a circle reaches a millionth of a metre and a billionth of its
-- radius further (0.1 mm at 100 km), which is more than the error and less than anybody can measure.
create function public.chord_km(arc_km double precision) returns double precision
language sql immutable strict parallel safe
set search_path = ''
as $$ select 2 * 6371 * sin(least(arc_km * (1 + 1e-9) + 1e-9, pi() * 6371) / (2 * 6371)) $$;

grant execute on function public.chord_km(double precision) to authenticated, service_role;

-- ── schemas/places/claim_geocode_slot.sql ──

-- Claims the next second of a provider for one request and answers how many ms to wait for it; null when the provider
-- is paused or the wait would exceed max_wait_ms. No two claims of any processes are less than a second apart.
create function public.claim_geocode_slot(provider text, max_wait_ms integer) returns integer
language plpgsql
set search_path = ''
as $$
declare
  slot timestamptz;
begin
  insert into public.geocode_gate as gate (provider) values (claim_geocode_slot.provider) on conflict do nothing;
  -- 50 ms more than a second, because timers and networks are not exact.
  update public.geocode_gate gate
    set next_at = greatest(gate.next_at, clock_timestamp()) + interval '1050 milliseconds'
    where gate.provider = claim_geocode_slot.provider
      and gate.paused_until <= clock_timestamp()
      and gate.next_at <= clock_timestamp() + make_interval(secs => max_wait_ms / 1000.0)
    returning gate.next_at - interval '1050 milliseconds' into slot;
  if slot is null then
    return null;
  end if;
  return greatest(0, ceil(extract(epoch from slot - clock_timestamp()) * 1000))::integer;
end
$$;

grant execute on function public.claim_geocode_slot(text, integer) to service_role;

-- ── schemas/places/default_radius_km.sql ──

-- The radius of a search where nothing else is said, and of the pages of places.
create function public.default_radius_km() returns integer
language sql immutable parallel safe
set search_path = ''
as $$ select 10 $$;

grant execute on function public.default_radius_km() to authenticated, service_role;

-- ── schemas/places/default_talent_radius_km.sql ──

-- The radius of a search for talents where nothing else is said.
create function public.default_talent_radius_km() returns integer
language sql immutable parallel safe
set search_path = ''
as $$ select 25 $$;

grant execute on function public.default_talent_radius_km() to authenticated, service_role;

-- ── schemas/places/found_place.sql ──

-- What the questions below answer. Not the table itself: its point and its bookkeeping are of no use outside.
create type public.found_place as (
  kind text,
  name text,
  neighborhood text,
  city text,
  state text,
  state_code text,
  country text,
  zip text,
  lat double precision,
  lng double precision,
  population integer,
  state_slug text,
  city_slug text,
  neighborhood_slug text
);

-- ── schemas/places/geocode_cache.sql ──

-- Answers of an outside geocoder, misses too, kept for 30 days because its policy asks for a cache.
create table public.geocode_cache (
  provider text not null,
  key text not null check (length(key) <= 300),
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (provider, key)
);

create index geocode_cache_age on public.geocode_cache (created_at);

alter table public.geocode_cache enable row level security;
grant all on public.geocode_cache to service_role;

-- ── schemas/places/geocode_gate.sql ──

-- When the next request to an outside geocoder may leave, and whether it is to be left alone for a while.
create table public.geocode_gate (
  provider text primary key,
  next_at timestamptz not null default now(),
  failures integer not null default 0,
  paused_until timestamptz not null default now()
);

alter table public.geocode_gate enable row level security;
grant all on public.geocode_gate to service_role;

-- ── schemas/places/is_location.sql ──

-- Whether a stored location has numeric coordinates on the globe and a complete address of sane length. Compared as
-- numeric, because 1e400 is a JSON number and no double.
create function public.is_location(location jsonb) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(
    jsonb_typeof(location #> '{coordinates,lat}') = 'number'
    and jsonb_typeof(location #> '{coordinates,lng}') = 'number'
    and (location #>> '{coordinates,lat}')::numeric between -90 and 90
    and (location #>> '{coordinates,lng}')::numeric between -180 and 180
    and length(location #>> '{address,city}') between 1 and 120
    and length(location #>> '{address,state}') between 1 and 120
    and length(location #>> '{address,country}') between 1 and 120
    and length(coalesce(location #>> '{address,street}', '')) <= 300
    and length(coalesce(location #>> '{address,zipCode}', '')) <= 20
    and length(coalesce(location #>> '{address,neighborhood}', '')) <= 120
    and length(location::text) <= 1500, false)
$$;

grant execute on function public.is_location(jsonb) to authenticated, service_role;

-- ── schemas/places/keep_geocode.sql ──

-- Keeps an answer and forgets those older than 30 days.
create function public.keep_geocode(provider text, key text, answer jsonb) returns void
language sql
set search_path = ''
as $$
  delete from public.geocode_cache where created_at < now() - interval '30 days';
  insert into public.geocode_cache as cache (provider, key, answer)
    values (keep_geocode.provider, keep_geocode.key, keep_geocode.answer)
    on conflict on constraint geocode_cache_pkey do update set answer = excluded.answer, created_at = now();
$$;

grant execute on function public.keep_geocode(text, text, jsonb) to service_role;

-- ── schemas/places/largest_radius_km.sql ──

-- The largest radius that anybody may ask for.
create function public.largest_radius_km() returns integer
language sql immutable parallel safe
set search_path = ''
as $$ select 100 $$;

grant execute on function public.largest_radius_km() to authenticated, service_role;

-- ── schemas/places/note_geocode_outcome.sql ──

-- Records how a request went. Three failures in a row pause the provider for a minute; pause_seconds pauses it at once.
create function public.note_geocode_outcome(provider text, succeeded boolean, pause_seconds integer default 0)
returns void
language sql
set search_path = ''
as $$
  update public.geocode_gate gate set
    failures = case when succeeded then 0 else gate.failures + 1 end,
    paused_until = case
      when pause_seconds > 0 then clock_timestamp() + make_interval(secs => pause_seconds)
      when not succeeded and gate.failures + 1 >= 3 then clock_timestamp() + interval '1 minute'
      else gate.paused_until end
  where gate.provider = note_geocode_outcome.provider
$$;

grant execute on function public.note_geocode_outcome(text, boolean, integer) to service_role;

-- ── schemas/places/place_key.sql ──

-- A place name as letters and digits alone, so that its spellings meet: 'St. Louis' and 'Saint Louis', "O'Fallon" and
-- 'O Fallon', 'Winston-Salem' and 'Winston Salem'. The same rule as placeKey in supabase/seed/places/names.ts. In PL/pgSQL,
-- because its plan is kept: a typed text is asked for many keys.
create function public.place_key(name text)
returns text
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  return (
    select coalesce(string_agg(
      case word when 'saint' then 'st' when 'sainte' then 'ste' when 'mount' then 'mt' when 'fort' then 'ft' else word end,
      '' order by position), '')
    from unnest(string_to_array(public.slugify(replace(left(name, 1000), ',', ' ')), '-')) with ordinality as words (word, position));
end
$$;

grant execute on function public.place_key(text) to authenticated, service_role;

-- ── schemas/places/places_loaded.sql ──

-- Which file is loaded, so that a start does not load it again.
create table public.places_loaded (
  hash text primary key,
  rows integer not null,
  loaded_at timestamptz not null default now()
);

alter table public.places_loaded enable row level security;
grant all on public.places_loaded to service_role;

-- ── schemas/places/sphere_point.sql ──

-- A point on the specification's sphere, in km from its centre (R = 6371): chords are exact, so great circles are.
create function public.sphere_point(lat double precision, lng double precision) returns extensions.cube
language sql immutable strict parallel safe
set search_path = ''
as $$
  select extensions.cube(array[
    6371 * cos(radians(lat)) * cos(radians(lng)),
    6371 * cos(radians(lat)) * sin(radians(lng)),
    6371 * sin(radians(lat))])
$$;

grant execute on function public.sphere_point(double precision, double precision) to authenticated, service_role;

-- ── schemas/places/us_states.sql ──

-- The fifty states and the District of Columbia. The gazetteer has no other territory.
create function public.us_states() returns table (code text, name text)
language sql immutable parallel safe
set search_path = ''
as $$
  values
    ('AL', 'Alabama'), ('AK', 'Alaska'), ('AZ', 'Arizona'), ('AR', 'Arkansas'), ('CA', 'California'), ('CO', 'Colorado'),
    ('CT', 'Connecticut'), ('DE', 'Delaware'), ('DC', 'District of Columbia'), ('FL', 'Florida'), ('GA', 'Georgia'),
    ('HI', 'Hawaii'), ('ID', 'Idaho'), ('IL', 'Illinois'), ('IN', 'Indiana'), ('IA', 'Iowa'), ('KS', 'Kansas'),
    ('KY', 'Kentucky'), ('LA', 'Louisiana'), ('ME', 'Maine'), ('MD', 'Maryland'), ('MA', 'Massachusetts'),
    ('MI', 'Michigan'), ('MN', 'Minnesota'), ('MS', 'Mississippi'), ('MO', 'Missouri'), ('MT', 'Montana'),
    ('NE', 'Nebraska'), ('NV', 'Nevada'), ('NH', 'New Hampshire'), ('NJ', 'New Jersey'), ('NM', 'New Mexico'),
    ('NY', 'New York'), ('NC', 'North Carolina'), ('ND', 'North Dakota'), ('OH', 'Ohio'), ('OK', 'Oklahoma'),
    ('OR', 'Oregon'), ('PA', 'Pennsylvania'), ('RI', 'Rhode Island'), ('SC', 'South Carolina'), ('SD', 'South Dakota'),
    ('TN', 'Tennessee'), ('TX', 'Texas'), ('UT', 'Utah'), ('VT', 'Vermont'), ('VA', 'Virginia'), ('WA', 'Washington'),
    ('WV', 'West Virginia'), ('WI', 'Wisconsin'), ('WY', 'Wyoming')
$$;

grant execute on function public.us_states() to authenticated, service_role;

-- ── schemas/postings/answer_job_contact.sql ──

-- Answers by the secret, and later the other way round if the mailbox changes its mind. What find_job_contact says then.
create function public.answer_job_contact(manage_token text, is_wanted boolean) returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
begin
  if is_wanted is not null then
    update public.job_contacts
      set confirmed_at = case when is_wanted then coalesce(confirmed_at, now()) end,
        declined_at = case when not is_wanted then coalesce(declined_at, now()) end
      where token_hash = public.sha256_hex(answer_job_contact.manage_token);
  end if;
  return public.find_job_contact(answer_job_contact.manage_token);
end
$$;

grant execute on function public.answer_job_contact(text, boolean) to anon, authenticated, service_role;

-- ── schemas/postings/ask_posted_contact.sql ──

-- Asks the contact of what a person posts or changes, once; 'Send again' is the person's own doing.
create function public.ask_posted_contact() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  named text := lower(trim(new.contact ->> 'email'));
begin
  if not public.is_job_contact(new.employer_id, named) and not exists (select from public.job_contacts as contact
      where contact.account_id = new.employer_id and contact.address = named and contact.asked_at is not null) then
    perform public.ask_job_contact(new.employer_id, named);
  end if;
  return null;
end
$$;

-- ── schemas/postings/bring_postings_home.sql ──

-- Lets all of those send to the address that the viewer signs in with now; how many that were.
create function public.bring_postings_home() returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  moved integer;
begin
  update public.jobs as job set contact = jsonb_set(job.contact, '{email}', to_jsonb(account.email::text))
    from auth.users as account, public.former_addresses as former
    where account.id = (select auth.uid()) and job.employer_id = account.id and former.user_id = account.id
      and former.address = lower(job.contact ->> 'email') and lower(account.email) <> former.address
      and job.status <> 'closed' and job.expires_at > now();
  get diagnostics moved = row_count;
  return moved;
end
$$;

grant execute on function public.bring_postings_home() to authenticated, service_role;

-- ── schemas/postings/drop_posted_draft.sql ──

-- Posting a form takes its draft away, under the lock of skip_posted_draft.
create function public.drop_posted_draft() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(new.idempotency_key::text, 0));
  delete from public.job_drafts
    where employer_id = new.employer_id and idempotency_key = new.idempotency_key;
  return null;
end
$$;

-- ── schemas/postings/forget_close_reason.sql ──

-- A job that is not closed has no reason for having been closed.
create function public.forget_close_reason() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.close_reason := null;
  return new;
end
$$;

-- ── schemas/postings/former_addresses.sql ──

-- Whom a new posting names, and where the applications of earlier ones go once their poster signs in with another address.

-- The addresses that somebody signed in with before. Written by the account itself, whoever changes it, and read by nobody.
create table public.former_addresses (
  user_id uuid not null references auth.users (id) on delete cascade,
  address text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, address)
);

alter table public.former_addresses enable row level security;
grant all on public.former_addresses to service_role;

-- ── schemas/postings/job_contacts.sql ──

-- Applications go to a contact who agreed. Whoever posts a job may name any address, so an address that is not the account's own
-- is asked once, in our words, and until it says yes everything about the job comes to the account's own address.

-- What each address said to the account that named it. Belongs to the account, so deleting a job forgets no answer.
create table public.job_contacts (
  account_id uuid not null references auth.users (id) on delete cascade,
  address text not null check (address = lower(address)),
  asks integer not null default 0,
  asked_at timestamptz,
  confirmed_at timestamptz,
  declined_at timestamptz,
  token_hash text unique,
  primary key (account_id, address)
);

create index job_contacts_asked on public.job_contacts (account_id, asked_at);

alter table public.job_contacts enable row level security;
grant all on public.job_contacts to service_role;

-- ── schemas/postings/keep_asked_token.sql ──

-- The links of a 'Still hiring?' mail work on when the job was paused for want of an answer: the mail about the pause brings a
-- secret of its own, and whoever opens the older one would find nothing.

-- Keeps the secret of the question while it is paused for; the next question has new links alone.
create function public.keep_asked_token() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.asked_token_hash := case
    when new.asked_at is distinct from old.asked_at then null
    when new.paused_at is not null and old.paused_at is null then old.token_hash
    else old.asked_token_hash end;
  return new;
end
$$;

-- ── schemas/postings/limit_postings.sql ──

-- Refuses a posting that says what another one of the account says, and one too many, and logs what it lets through. One at a
-- time per account.
create function public.limit_postings() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  is_posted boolean := tg_op = 'INSERT';
  -- Whether it was open or could be at once, and whether it was open.
  was_alive boolean := not is_posted and old.status <> 'closed' and old.expires_at > now();
  was_open boolean := was_alive and old.status = 'open';
  is_alive boolean := new.status <> 'closed' and new.expires_at > now();
  words text := public.posting_hash(new.title, new.location, new.description);
  twin record;
  limits record;
begin
  perform pg_advisory_xact_lock(hashtextextended('postings:' || new.employer_id, 0));
  -- The same form again: the unique key answers that.
  if is_posted and exists (select from public.jobs
      where employer_id = new.employer_id and idempotency_key = new.idempotency_key) then
    return new;
  end if;
  if is_alive and (not was_alive or words <> public.posting_hash(old.title, old.location, old.description)) then
    select id, title into twin from public.jobs as posted
      where posted.employer_id = new.employer_id and posted.id <> new.id
        and posted.status <> 'closed' and posted.expires_at > now()
        and posted.state_slug = public.slugify(new.location #>> '{address,state}')
        and posted.city_slug = public.slugify(new.location #>> '{address,city}')
        and public.posting_hash(posted.title, posted.location, posted.description) = words
      limit 1;
    if found then
      raise exception 'POSTED_ALREADY' using errcode = 'PT409', detail = to_jsonb(twin)::text;
    end if;
  end if;
  select * into limits from public.posting_limits(new.employer_id);
  if is_posted and limits.postings_a_day <= (select count(*) from public.posting_log
      where account_id = new.employer_id and posted_at > now() - interval '1 day') then
    raise exception 'POSTINGS_LIMIT' using errcode = 'PT409', detail = to_jsonb(limits)::text;
  end if;
  if is_alive and new.status = 'open' and not was_open and limits.open_jobs <= (select count(*) from public.jobs
      where employer_id = new.employer_id and id <> new.id and status = 'open' and expires_at > now() and not is_demo) then
    raise exception 'OPEN_JOBS_LIMIT' using errcode = 'PT409', detail = to_jsonb(limits)::text;
  end if;
  -- Logged here and not after the row, so that the rows of one statement count each other.
  if is_posted then
    insert into public.posting_log (job_id, account_id, words_hash) values (new.id, new.employer_id, words);
    delete from public.posting_log as past
      where past.account_id = new.employer_id and past.posted_at < now() - interval '30 days'
        and exists (select from public.posting_log as first
          where first.account_id = past.account_id and (first.posted_at, first.job_id) < (past.posted_at, past.job_id));
  end if;
  return new;
end
$$;

-- ── schemas/postings/posting_hash.sql ──

-- What a posting says and where, as a hash: the same title, place (pin to 100 m) and description, however they are spaced.
create function public.posting_hash(title text, location jsonb, description text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select public.sha256_hex(concat_ws(E'\n',
    trim(regexp_replace(lower(title), '[^[:alnum:]]+', ' ', 'g')),
    public.slugify(location #>> '{address,state}'), public.slugify(location #>> '{address,city}'),
    lower(trim(location #>> '{address,street}')),
    round((location #>> '{coordinates,lat}')::numeric, 3), round((location #>> '{coordinates,lng}')::numeric, 3),
    trim(regexp_replace(lower(description), '\s+', ' ', 'g'))))
$$;

grant execute on function public.posting_hash(text, jsonb, text) to service_role;

-- ── schemas/postings/posting_limits.sql ──

-- How many jobs an account may have open and post in a day. It grows from its first posting on, so that an account which was
-- only registered long ago begins like a new one. `stage` is null when it does not grow any more.
create function public.posting_limits(account_id uuid, out stage text, out open_jobs integer, out open_jobs_next integer,
  out postings_a_day integer)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  age interval := now() - coalesce(
    (select min(posted_at) from public.posting_log as posted where posted.account_id = posting_limits.account_id), now());
begin
  stage := case when age < interval '1 day' then 'first_day' when age < interval '7 days' then 'first_week'
    when age < interval '30 days' then 'first_month' end;
  open_jobs := public.setting(concat_ws('_', 'open_jobs', stage));
  open_jobs_next := case stage when 'first_day' then public.setting('open_jobs_first_week')
    when 'first_week' then public.setting('open_jobs_first_month') when 'first_month' then public.setting('open_jobs') end;
  postings_a_day := public.setting(case stage when 'first_day' then 'postings_first_day' else 'postings_a_day' end);
end
$$;

grant execute on function public.posting_limits(uuid) to service_role;

-- ── schemas/postings/posting_log.sql ──

-- How many jobs an account may have open and post in a day, and no job twice. A number that deleting resets is no limit, so what
-- people post is counted beside the jobs. What the service writes (demonstration data, imports) is not counted.

-- What each account posted in the last 30 days, and its first posting of all. Outlives the jobs.
create table public.posting_log (
  job_id uuid primary key,
  account_id uuid not null references auth.users (id) on delete cascade,
  words_hash text not null,
  posted_at timestamptz not null default now()
);

create index posting_log_account on public.posting_log (account_id, posted_at);

alter table public.posting_log enable row level security;
grant all on public.posting_log to service_role;

-- ── schemas/postings/postpone_still_hiring.sql ──

-- A question that was asked or answered puts the job's next one off by a week.
create function public.postpone_still_hiring() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.still_hiring_due as due (job_id, due_at)
    values (new.job_id, greatest(new.asked_at, new.answered_at) + interval '7 days')
    on conflict (job_id) do update set due_at = excluded.due_at;
  return null;
end
$$;

-- ── schemas/postings/queue_still_hiring.sql ──

-- A job that opens is asked about a week after it was last posted, asked about or answered for.
create function public.queue_still_hiring() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.still_hiring_due (job_id, due_at)
    values (new.id, interval '7 days' + greatest(new.created_at,
      (select greatest(asked_at, answered_at) from public.still_hiring where job_id = new.id)))
    on conflict (job_id) do nothing;
  return null;
end
$$;

-- ── schemas/postings/remember_former_address.sql ──

-- An address that somebody signed in with before was theirs, so their postings go on sending there until they change it (B34).
create function public.remember_former_address() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.former_addresses (user_id, address) values (old.id, lower(old.email)) on conflict do nothing;
  if old.email_confirmed_at is not null then
    insert into public.job_contacts as contact (account_id, address, confirmed_at) values (old.id, lower(old.email), now())
      on conflict (account_id, address) do update set confirmed_at = now() where contact.declined_at is null;
  end if;
  return null;
end
$$;

-- ── schemas/postings/skip_posted_draft.sql ──

-- A posted form is no draft any more: a late save of it is dropped without a word, and posting takes the draft away
-- (drop_posted_draft). Both take the same lock, so that neither can slip through while the other is on its way.
create function public.skip_posted_draft() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(new.idempotency_key::text, 0));
  if exists (select from public.jobs
      where employer_id = new.employer_id and idempotency_key = new.idempotency_key) then
    return null;
  end if;
  return new;
end
$$;

-- ── schemas/postings/still_hiring_rounds.sql ──

-- 'Still hiring?' is one email for all jobs that an account has with one contact, once a week, and so is the one about those that
-- silence paused: a hundred jobs are no hundred emails. Both go where the jobs' other emails go.

-- When an account was last asked about its jobs.
create table public.still_hiring_rounds (
  account_id uuid primary key references auth.users (id) on delete cascade,
  asked_at timestamptz not null
);

alter table public.still_hiring_rounds enable row level security;
grant all on public.still_hiring_rounds to service_role;

-- ── schemas/postings/take_expired_jobs.sql ──

-- Open jobs whose time ran out since the last call, oldest first; the next call goes on from there. The first call looks
-- an hour back. Two calls at once never get the same ones.
create function public.take_expired_jobs(max_jobs integer default 500)
returns table (id uuid, slug text, employer_id uuid, state_slug text, city_slug text)
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  since timestamptz;
  until timestamptz;
begin
  insert into public.scheduled_steps (step, done_until) values ('freshness', now() - interval '1 hour')
    on conflict (step) do nothing;
  select done_until into since from public.scheduled_steps where step = 'freshness' for update;
  select max(expires_at) into until from (
    select expires_at from public.jobs
    where status = 'open' and expires_at > since and expires_at <= now()
    order by expires_at limit max_jobs) as batch;
  if until is null then
    return;
  end if;
  update public.scheduled_steps set done_until = until where step = 'freshness';
  return query
    select job.id, job.slug, job.employer_id, job.state_slug, job.city_slug from public.jobs as job
    where job.status = 'open' and job.expires_at > since and job.expires_at <= until
    order by job.expires_at;
end
$$;

grant execute on function public.take_expired_jobs(integer) to service_role;

-- ── schemas/rate-limits/rate_limits.sql ──

-- Limits on what anybody may do without an account, counted here so that they hold over several processes (D35).

create table public.rate_limits (
  scope text not null,
  key_hash text not null,
  window_start timestamptz not null,
  hits integer not null default 1,
  primary key (scope, key_hash, window_start)
);

create index rate_limits_old on public.rate_limits (window_start);

alter table public.rate_limits enable row level security;
grant all on public.rate_limits to service_role;

-- ── schemas/saved/ask_talent.sql ──

-- Asks a talent whom the viewer's company may see for contact, once; a mail asks them. So many requests a day as the settings
-- say, so that nobody writes to a whole city. A talent who declined is not asked again, and who said nothing not within 30 days.
create function public.ask_talent(talent_id uuid, message text) returns text
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  viewer uuid := (select auth.uid());
  secret text := encode(extensions.gen_random_bytes(32), 'hex');
  talent_user_id uuid;
  address text;
  request_id uuid;
  stands text;
begin
  if not public.is_employer() then
    raise exception 'EMPLOYER_PROFILE_REQUIRED' using errcode = 'PT403';
  elsif not public.is_proven_employer() then
    raise exception 'ADDRESS_NOT_CONFIRMED' using errcode = 'PT403';
  elsif talent_id is null or not public.is_talent_visible(talent_id) then
    raise exception 'TALENT_NOT_FOUND' using errcode = 'PT404';
  end if;
  select profile.user_id, case when not profile.is_demo then account.email end into talent_user_id, address
    from public.job_seeker_profiles as profile join auth.users as account on account.id = profile.user_id
    where profile.id = talent_id;
  -- One after the other, so that two tabs cannot both be the last of the day.
  perform from public.employer_profiles where user_id = viewer for update;
  select request.status into stands from public.contact_requests as request
    where request.employer_id = viewer and request.talent_id = talent_id;
  stands := coalesce(stands, public.remembered_request(viewer, talent_user_id));
  if stands is not null then
    return stands;
  end if;
  if (select count(*) from public.asked_talents as asked
      where asked.employer_id = viewer and asked.asked_at > now() - interval '1 day') >= public.setting('contact_requests_a_day') then
    raise exception 'TOO_MANY_REQUESTS' using errcode = 'PT429';
  end if;
  insert into public.contact_requests (employer_id, talent_id, message, token_hash)
    values (viewer, talent_id, message, public.sha256_hex(secret)) returning id into request_id;
  if address is not null then
    insert into public.outbox (kind, recipient, payload, dedupe_key)
      values ('contact-request', address, jsonb_build_object('requestId', request_id, 'manageToken', secret),
        'contact-request:' || request_id);
  end if;
  return 'asked';
end
$$;

grant execute on function public.ask_talent(uuid, text) to authenticated, service_role;

-- ── schemas/saved/asked_talents.sql ──

-- That somebody was asked is remembered of the two accounts: neither founding a company again nor filling in a profile again
-- makes anybody who declined be asked once more, or gives a day more requests than it has.

create table public.asked_talents (
  employer_id uuid not null references auth.users (id) on delete cascade,
  talent_user_id uuid not null references auth.users (id) on delete cascade,
  asked_at timestamptz not null default now(),
  is_declined boolean not null default false,
  primary key (employer_id, talent_user_id)
);

create index asked_talents_newest on public.asked_talents (employer_id, asked_at);
create index asked_talents_talent on public.asked_talents (talent_user_id);

alter table public.asked_talents enable row level security;
grant all on public.asked_talents to service_role;

-- ── schemas/saved/date_saved_note.sql ──

-- A note's time is the database's, because the newer of two that do not fit together is the one that stays. Merging, which
-- runs as the owner, brings times along.
create function public.date_saved_note() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.note := nullif(trim(new.note), '');
  new.noted_at := case when new.note is not null then now() end;
  return new;
end
$$;

-- ── schemas/saved/find_saved_jobs.sql ──

-- What a list of saved jobs says of at most 50 jobs: what is public of each that still has a page, and when whoever asks
-- applied to it: the viewer's account, or the browser that holds `browser_key`. Of nobody else's application a word (D28).
create function public.find_saved_jobs(job_ids uuid[], browser_key text default null)
returns table (id uuid, slug text, title text, company_name text, company_logo text, location jsonb, type text,
  salary jsonb, tags text[], created_at timestamptz, status text, expires_at timestamptz, ended_at timestamptz,
  applied_at timestamptz)
language plpgsql stable security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  senders text[] := array_remove(array[
    'account:' || (select auth.uid()), 'browser:' || public.sha256_hex(find_saved_jobs.browser_key)], null);
begin
  if cardinality(find_saved_jobs.job_ids) > 50 then
    raise exception 'TOO_MANY_JOBS' using errcode = 'PT400';
  end if;
  return query
    select job.id, job.slug, job.title, job.company_name, job.company_logo, job.location, job.type, job.salary, job.tags,
      job.created_at, job.status, job.expires_at, job.ended_at,
      least(
        (select min(application.created_at) from public.applications as application
          where application.job_id = job.id and application.applicant_id = (select auth.uid())),
        -- A withdrawn application is none; the sender's own time, because the row may be somebody else's.
        (select min(sent.created_at) from public.application_senders as sent
          where sent.job_id = job.id and sent.sender = any (senders)
            and exists (select from public.applications as application where application.job_id = job.id
              and public.sha256_hex(job.id || ':' || lower(application.email)) = sent.email_hash)))
    from public.jobs as job
    where job.id = any (find_saved_jobs.job_ids) and job.ended_at > now() - public.time_shown_after_end();
end
$$;

grant execute on function public.find_saved_jobs(uuid[], text) to anon, authenticated, service_role;

-- ── schemas/saved/most_saved_jobs.sql ──

-- How many jobs a list of saved jobs holds.
create function public.most_saved_jobs() returns integer
language sql immutable parallel safe
set search_path = ''
as $$ select 1000 $$;

grant execute on function public.most_saved_jobs() to service_role;

-- ── schemas/saved/my_saved_talents.sql ──

-- The viewer's saved talents, newest first, a thousand at most. Of one who shows the profile to nobody only the row itself is
-- left; past the day's full profiles a card is short; email and phone are there after an acceptance alone, and with the CV
-- whether a virus scanner found nothing in it.
create function public.my_saved_talents()
returns table (talent_id uuid, saved_at timestamptz, note text, is_available boolean, name text, headline text, bio text,
  skills text[], experience_years integer, available_from date, desired_job_types text[], desired_salary jsonb, city text,
  state text, request_status text, email text, phone text, has_cv boolean,
  is_cv_scanned boolean)
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  viewer uuid := (select auth.uid());
begin
  if not public.is_employer() then
    return;
  end if;
  if public.is_proven_employer() then
    update public.saved_talents set was_read = true
      where employer_id = viewer and talent_id = any (public.read_talents(array(
        select saved.talent_id from public.saved_talents as saved
        join public.job_seeker_profiles as talent on talent.id = saved.talent_id and talent.is_visible
        where saved.employer_id = viewer and not saved.was_read
        order by saved.created_at desc, saved.talent_id limit 1000)));
  end if;
  return query
    select saved.talent_id, saved.created_at, saved.note, talent.id is not null,
      case when is_full then talent.full_name when talent.id is not null then public.short_name(talent.full_name) end,
      talent.headline, case when is_full then talent.bio end, talent.skills,
      case when is_full then talent.experience_years end, case when is_full then talent.available_from end,
      talent.desired_job_types, case when is_full then talent.desired_salary end,
      talent.location #>> '{address,city}', talent.location #>> '{address,state}',
      coalesce(request.status, public.remembered_request(viewer, talent.user_id)),
      case when request.status = 'accepted' then account.email::text end,
      case when request.status = 'accepted' then request.phone end,
      request.status = 'accepted' and talent.cv_url is not null,
      exists (select from public.uploads as cv where cv.path = talent.cv_url and cv.scanned_at is not null)
    from public.saved_talents as saved
    left join public.job_seeker_profiles as talent on talent.id = saved.talent_id and talent.is_visible
    left join public.contact_requests as request
      on request.employer_id = saved.employer_id and request.talent_id = talent.id
    left join auth.users as account on account.id = talent.user_id,
    lateral (select saved.was_read or request.status = 'accepted' as is_full) as reading
    where saved.employer_id = viewer
    order by saved.created_at desc, saved.talent_id
    limit 1000;
end
$$;

grant execute on function public.my_saved_talents() to authenticated, service_role;

-- ── schemas/saved/remember_asked_talent.sql ──

-- Remembers who asked whom, and whether the last answer was no.
create function public.remember_asked_talent() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.asked_talents as known (employer_id, talent_user_id, asked_at, is_declined)
    select new.employer_id, talent.user_id, new.created_at, new.status = 'declined'
    from public.job_seeker_profiles as talent where talent.id = new.talent_id
    on conflict (employer_id, talent_user_id) do update
      set asked_at = greatest(known.asked_at, excluded.asked_at), is_declined = excluded.is_declined;
  return null;
end
$$;

-- ── schemas/saved/remembered_request.sql ──

-- How the request of a company to a talent stands that is no longer stored itself: 'declined' for good, 'asked' for 30 days;
-- null where the talent may be asked.
create function public.remembered_request(employer_id uuid, talent_user_id uuid) returns text
language sql stable security definer
set search_path = ''
as $$
  select case when known.is_declined then 'declined' when known.asked_at > now() - interval '30 days' then 'asked' end
  from public.asked_talents as known
  where known.employer_id = remembered_request.employer_id and known.talent_user_id = remembered_request.talent_user_id
$$;

grant execute on function public.remembered_request(uuid, uuid) to service_role;

-- ── schemas/saved/save_jobs.sql ──

-- Saves jobs for the viewer, the only way in: one from its page, or all that a browser kept before signing in. Each is
-- {"job_id", "saved_at", "note", "noted_at", "title", "company_name"}. What is there already is merged, so that the same
-- may come twice and from two devices in any order: the earliest time stays, and both notes, or the newer where
-- both are too long for one. Title and company are the job's while it has a page; what the browser says is taken for
-- one that is gone, and nobody else ever reads it. A list holds `most_saved_jobs`: answers the ids that found no room, newest
-- ones first in. PT401 without a viewer, PT400 for what is no list or longer than one.
create function public.save_jobs(jobs jsonb) returns uuid[]
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  viewer uuid := (select auth.uid());
  room integer;
  left_out uuid[];
begin
  if viewer is null then
    raise exception 'AUTHENTICATION_REQUIRED' using errcode = 'PT401';
  end if;
  if coalesce(jsonb_typeof(jobs), '') <> 'array' or jsonb_array_length(jobs) > public.most_saved_jobs() then
    raise exception 'INVALID_JOBS' using errcode = 'PT400';
  end if;
  -- One at a time per person, or two together would overfill the list.
  perform pg_advisory_xact_lock(hashtextextended('saved_jobs:' || viewer, 0));
  select public.most_saved_jobs() - count(*) into room from public.saved_jobs where user_id = viewer;
  with given as materialized (
    select distinct on (each.job_id) each.job_id,
      least(coalesce(each.saved_at, now()), now()) as saved_at,
      nullif(trim(left(each.note, 2000)), '') as note,
      least(coalesce(each.noted_at, each.saved_at, now()), now()) as noted_at,
      coalesce(job.title, nullif(trim(left(each.title, 160)), '')) as title,
      coalesce(job.company_name, nullif(trim(left(each.company_name, 120)), '')) as company_name
    from jsonb_to_recordset(jobs) as each (
      job_id uuid, saved_at timestamptz, note text, noted_at timestamptz, title text, company_name text)
    left join public.jobs as job on job.id = each.job_id and job.ended_at > now() - public.time_shown_after_end()
    where each.job_id is not null
    order by each.job_id, each.saved_at),
  ranked as materialized (
    select given.*, mine.job_id is not null as is_kept,
      row_number() over (partition by mine.job_id is not null order by given.saved_at desc, given.job_id) as rank
    from given left join public.saved_jobs as mine on mine.user_id = viewer and mine.job_id = given.job_id
    where given.title is not null and given.company_name is not null),
  written as (
    insert into public.saved_jobs as kept (user_id, job_id, saved_at, note, noted_at, title, company_name)
    select viewer, job_id, saved_at, note, case when note is not null then noted_at end, title, company_name
    from ranked where is_kept or rank <= room
    on conflict (user_id, job_id) do update set
      saved_at = least(kept.saved_at, excluded.saved_at),
      note = case
        when excluded.note is null or position(excluded.note in kept.note) > 0 then kept.note
        when kept.note is null or position(kept.note in excluded.note) > 0 then excluded.note
        when length(kept.note) + length(excluded.note) + 2 > 2000
          then case when excluded.noted_at > kept.noted_at then excluded.note else kept.note end
        when excluded.noted_at >= kept.noted_at then kept.note || E'\n\n' || excluded.note
        else excluded.note || E'\n\n' || kept.note end,
      noted_at = greatest(kept.noted_at, excluded.noted_at))
  select coalesce(array_agg(job_id), '{}') into left_out from ranked where not is_kept and rank > room;
  return left_out;
end
$$;

grant execute on function public.save_jobs(jsonb) to authenticated, service_role;

-- ── schemas/saved/saved_jobs.sql ──

-- Saved jobs: what a person wants to come back to (D22). A row outlives its job, because 'it is gone' is an answer too.

create table public.saved_jobs (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- No reference: a deleted job stays on the list until the person takes it off.
  job_id uuid not null,
  saved_at timestamptz not null default now(),
  note text check (length(note) between 1 and 2000),
  noted_at timestamptz check ((note is null) = (noted_at is null)),
  -- As they were when the job was saved: all that is left to show once it is gone.
  title text not null check (length(title) between 1 and 160),
  company_name text not null check (length(company_name) between 1 and 120),
  primary key (user_id, job_id)
);

create index saved_jobs_newest on public.saved_jobs (user_id, saved_at desc, job_id);

create trigger date_note before update of note on public.saved_jobs
  for each row when (current_user in ('authenticated', 'service_role')) execute function public.date_saved_note();

alter table public.saved_jobs enable row level security;
grant select, delete on public.saved_jobs to authenticated;
grant update (note) on public.saved_jobs to authenticated;
grant all on public.saved_jobs to service_role;

create policy "people read their own saved jobs" on public.saved_jobs
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people note on their own saved jobs" on public.saved_jobs
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "people remove their own saved jobs" on public.saved_jobs
  for delete to authenticated using (user_id = (select auth.uid()));

-- ── schemas/scheduled-work/scheduled_steps.sql ──

-- What a scheduler does every minute: each step may run twice at once, and none does unbounded work. The arrays make the
-- inner queries run once: as a plain `in (…)` they may run per row and take more than was asked for.

-- How far a step has come in time, for steps that look at what happened since their last run.
create table public.scheduled_steps (
  step text primary key,
  done_until timestamptz not null
);

alter table public.scheduled_steps enable row level security;
grant all on public.scheduled_steps to service_role;

-- ── schemas/search-words/any_of.sql ──

-- A query for any of the words, each with all of its stems, in the given weights ('' for any); null without a stem.
create function public.any_of(words text[], config regconfig, weights text) returns tsquery
language sql immutable parallel safe
set search_path = ''
as $$
  select string_agg('(' || stems || ')', ' | ')::tsquery
  from (select string_agg(quote_literal(stem) || weights, ' & ') as stems
        from unnest(words) as word, unnest(tsvector_to_array(to_tsvector(config, word))) as stem
        group by word) as each_word
$$;

grant execute on function public.any_of(text[], regconfig, text) to service_role;

-- ── schemas/search-words/find_expression.sql ──

-- The type of work or the hours that words begin with, or an expression of small words that would be lost one by one: as it is
-- typed, what it is called, and its facet. All null where there is none.
create function public.find_expression(words text, out typed text, out meant text, out facet text)
language sql immutable parallel safe
set search_path = ''
as $$
  select substring(words from '^(?:' || known.pattern || ')(?= |$)'), known.meant, known.facet
  from (values
    ('full ?time', 'full time', '=full-time'),
    ('part ?tim(?:e|ers?)', 'part time', '=part-time'),
    ('intern(?:ship)?s?', 'internship', '=internship'),
    ('temps?|temporary', 'temporary', '=temporary'),
    ('volunteer(?:s|ing)?', 'volunteer', '=volunteer'),
    ('contract(?: work| jobs?)?(?=$)', 'contract', '=contract'),
    ('(?:night|overnight|graveyard|third|3rd) (?:shifts?|jobs?|work)|nights|overnights?', 'night shift', '=night'),
    ('evening (?:shifts?|jobs?|work)|evenings', 'evening shift', '=evening'),
    ('weekend (?:shifts?|jobs?|work)|weekends?', 'weekend', '=weekend'),
    ('no (?:prior |previous |work )?experience(?: (?:needed|required|necessary))?', null, '=no-experience'),
    ('work(?:ing)? from home', null, '=work-from-home')) as known (pattern, meant, facet)
  where words ~ ('^(?:' || known.pattern || ')(?: |$)')
$$;

grant execute on function public.find_expression(text) to service_role;

-- ── schemas/search-words/fold_words.sql ──

-- Words as they are indexed and as they are asked for: lower case, accents folded, and the punctuation that the parser
-- would glue words together with ('amazon.com', 'patient-care', 'and/or') turned into spaces.
create function public.fold_words(words text)
returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select translate(lower(
    case when octet_length(bounded) = length(bounded) then bounded
    else normalize(regexp_replace(normalize(bounded, NFKD), '[\u0300-\u036f]', '', 'g'), NFC) end),
    '-_./\@:&''’+#~', '             ')
  from (select left(words, 30000) as bounded) as given
$$;

grant execute on function public.fold_words(text) to authenticated, service_role;

-- ── schemas/search-words/is_turned.sql ──

-- Whether one word is another with two neighboring letters in turned order.
create function public.is_turned(word text, misspelt text) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select length(word) = length(misspelt) and exists (
    select from generate_series(1, length(word) - 1) as at
    where overlay(misspelt placing reverse(substr(misspelt, at, 2)) from at for 2) = word)
$$;

grant execute on function public.is_turned(text, text) to service_role;

-- ── schemas/search-words/job_words.sql ──

-- Every word of a title, company or tag that was ever posted: what a misspelt word can have meant.
create table public.job_words (
word text primary key,
  -- Every word of a posted title, company or tag is known. What a misspelt one can have meant is work alone: a word of a title
  -- or a tag, never a company's name.
  is_work boolean not null default false
);

create index job_words_initial on public.job_words (left(word, 1), length(word)) where is_work;

alter table public.job_words enable row level security;
grant all on public.job_words to service_role;

-- ── schemas/search-words/join_words.sql ──

-- Tags as one text, for the generated search columns (array_to_string is not immutable for every element type).
create function public.join_words(words text[]) returns text
language sql immutable parallel safe
set search_path = ''
as $$ select coalesce(array_to_string(words[1:100], ' '), '') $$;

grant execute on function public.join_words(text[]) to authenticated, service_role;

-- ── schemas/search-words/joined_pairs.sql ──

-- Each two words that follow each other in a text as one, so that 'dishwasher' finds a 'Dish Washer'.
create function public.joined_pairs(texts text[])
returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(string_agg(pair, ' '), '')
  from (select word || lead(word) over (partition by text order by place) as pair
    from unnest(texts[1:60]) as text,
      unnest(string_to_array(translate(public.fold_words(left(text, 200)), '(),;|!?*"–—·', '            '), ' ')) with ordinality as part (word, place)
    where word <> '') as pairs
$$;

grant execute on function public.joined_pairs(text[]) to authenticated, service_role;

-- ── schemas/search-words/learn_changed_words.sql ──

-- Learns the words of a changed job, as learn_posted_words those of a new one.
create function public.learn_changed_words() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.job_words as known (word, is_work)
    select word, bool_or(is_work) from (values (true), (false)) as kind (is_work),
      public.words_of(case when is_work then new.title || ' ' || public.join_words(new.tags) else new.company_name end) as word
    group by word order by word
    on conflict (word) do update set is_work = true where excluded.is_work and not known.is_work;
  return null;
end
$$;

-- ── schemas/search-words/learn_posted_words.sql ──

-- Learns the words of posted jobs: those of title and tags are work, those of a company's name may be none.
create function public.learn_posted_words() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- In one order, so that two batches never wait for each other.
  insert into public.job_words as known (word, is_work)
    select word, bool_or(is_work) from posted, (values (true), (false)) as kind (is_work),
      public.words_of(case when is_work then title || ' ' || public.join_words(tags) else company_name end) as word
    group by word order by word
    on conflict (word) do update set is_work = true where excluded.is_work and not known.is_work;
  return null;
end
$$;

-- ── schemas/search-words/nearest_job_words.sql ──

-- The words of work that a misspelt one is nearest to, at most three of them; else null. They begin with the same letter, or
-- with the first two in turned order, and are one letter off, in words from eight letters on two; two neighbors in turned order
-- count as one. A plural stands for its singular where nothing is nearer.
create function public.nearest_job_words(misspelt text) returns text[]
language plpgsql stable security definer
set search_path = ''
as $$
declare
  spelling text;
  nearest text[];
begin
  foreach spelling in array array[misspelt, case when misspelt ~ '[^s]s$' then left(misspelt, -1) end] loop
    continue when spelling is null or length(spelling) < 4;
    select (array_agg(word order by extensions.similarity(word, spelling) desc, word))[1:3] into nearest
    from (
      select word, off, min(off) over () as fewest
      from (
        select word, case when letters = 2 and public.is_turned(word, spelling) then 1 else letters end as off
        from public.job_words, extensions.levenshtein_less_equal(word, spelling, 2) as letters
        where is_work and left(word, 1) = any (array[left(spelling, 1), substr(spelling, 2, 1)])
          and length(word) between length(spelling) - 2 and length(spelling) + 2
          and letters <= 2
          and (left(word, 1) = left(spelling, 1) or left(word, 2) = reverse(left(spelling, 2)))) as near
      where off <= case when length(spelling) < 8 then 1 else 2 end) as nearer
    where off = fewest;
    exit when nearest is not null;
  end loop;
  return nearest;
end
$$;

grant execute on function public.nearest_job_words(text) to service_role;

-- ── schemas/search-words/ordinary_words.sql ──

-- Words that are spelled right, though no job may have them: a search for 'waiter' is never read as 'water'.

-- As stems, so that each stands for all of its forms.
create table public.ordinary_words (
stem text primary key
);

alter table public.ordinary_words enable row level security;
grant all on public.ordinary_words to service_role;

-- ── schemas/search-words/phrase_of.sql ──

-- A query for words that follow each other, each in the given weights ('' for any); null without a stem.
create function public.phrase_of(words text, weights text) returns tsquery
language sql immutable parallel safe
set search_path = ''
as $$
  select nullif(case when weights = '' then phrase::text
    else regexp_replace(phrase::text, '(''(?:[^'']|'''')+'')', '\1' || weights, 'g') end, '')::tsquery
  from phraseto_tsquery('pg_catalog.english', words) as phrase
$$;

grant execute on function public.phrase_of(text, text) to service_role;

-- ── schemas/search-words/search_terms.sql ──

-- How the words of a search are read: no misspelt word becomes what is no work, 'dish washer' is a dishwasher, and
-- 'part time', 'internship' or 'night shift' are asked of a job's type and hours as well as of its text.

-- Somebody's words, one by one as they are meant: `typed` (folded), `meant` (another way to say it, or null) and `facet` (what
-- it asks for beside the text, or null). Twelve words at most. A word `is_fixed` where it is not to be corrected: all that is
-- in quotation marks is taken as it is typed. 'IT' is a trade in capitals or where no stop word stands before it.
create function public.search_terms(words text)
returns table (typed text, meant text, facet text, is_fixed boolean)
language plpgsql stable security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  is_quoted constant boolean := trim(words) ~ '^["“”].+["“”]$';
  folded constant text := trim(public.fold_words(translate(left(words, 200), '"“”', '   ')));
  parts constant text[] := (regexp_split_to_array(folded, '\s+'))[1:12];
  -- Most searches have none, and looking for one at every word takes longer than all the rest.
  has_expression constant boolean := not is_quoted
    and folded ~ '\m(full|part|intern|temp|volunteer|contract|night|overnight|graveyard|third|3rd|evening|weekend|no|work)';
  at integer := 1;
begin
  while at <= cardinality(parts) loop
    typed := null;
    if has_expression then
      select expression.typed, expression.meant, expression.facet, true into typed, meant, facet, is_fixed
        from public.find_expression(array_to_string(parts[at:], ' ')) as expression;
    end if;
    if typed is null then
      typed := parts[at];
      meant := null;
      facet := null;
      is_fixed := is_quoted or (typed = 'it'
        and (at = 1 or words ~ '\mIT\M' or to_tsvector('pg_catalog.english', parts[at - 1]) <> ''));
      if not is_quoted and exists (select from public.job_words where is_work and word = parts[at] || parts[at + 1]) then
        meant := parts[at] || parts[at + 1];
        typed := parts[at] || ' ' || parts[at + 1];
        is_fixed := true;
      end if;
    end if;
    at := at + 1 + length(typed) - length(replace(typed, ' ', ''));
    return next;
  end loop;
end
$$;

grant execute on function public.search_terms(text) to service_role;

-- ── schemas/search-words/term_query.sql ──

-- What one term asks for in the given weights: a facet or its words in what is no running text, either way of writing it, or
-- the word; null for a stop word.
create function public.term_query(typed text, meant text, facet text, weights text) returns tsquery
language sql immutable parallel safe
set search_path = ''
as $$
  select case
    when facet is not null and meant is null then quote_literal(facet)::tsquery
    when facet is not null then quote_literal(facet)::tsquery
      || public.phrase_of(typed, case weights when '' then ':ABC' else weights end)
      || public.phrase_of(meant, case weights when '' then ':ABC' else weights end)
    when meant is not null then public.phrase_of(typed, weights) || public.any_of(array[meant], 'pg_catalog.english', weights)
    else public.any_of(array[typed], 'pg_catalog.english', weights) end
$$;

grant execute on function public.term_query(text, text, text, text) to service_role;

-- ── schemas/search-words/words_of.sql ──

-- The words of a text, folded, as the search's dictionary of job words keeps them.
create function public.words_of(text text) returns setof text
language sql immutable parallel safe
set search_path = ''
as $$
  select word from unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', public.fold_words(text)))) as word
  where word ~ '^[[:alpha:]]{3,40}$'
$$;

grant execute on function public.words_of(text) to service_role;

-- ── schemas/talents/check_talent_search.sql ──

-- Refuses what no page of ours asks for, and filters by columns that the audience does not see: whoever can filter by
-- something can find it out.
create function public.check_talent_search(audience text, center_lat double precision, center_lng double precision,
  radius_km double precision, min_years integer, max_years integer, available text, max_pay numeric, sort text,
  page_size integer, page_offset integer)
returns void
language plpgsql immutable
set search_path = ''
as $$
begin
  if (center_lat is null) <> (center_lng is null) or not center_lat between -90 and 90 or not center_lng between -180 and 180 then
    raise exception 'Invalid latitude or longitude values' using errcode = '22023';
  elsif not (radius_km > 0 and radius_km <= public.largest_radius_km()) then
    raise exception 'The radius is more than 0 and at most % km.', public.largest_radius_km() using errcode = '22023';
  elsif not min_years between 0 and 50 or not max_years between 0 and 50 then
    raise exception 'Years of experience go from 0 to 50.' using errcode = '22023';
  elsif available not in ('now', 'month') then
    raise exception 'Available now or within a month.' using errcode = '22023';
  elsif not (max_pay >= 0 and max_pay <= public.largest_pay()) then
    raise exception 'The desired pay per hour is a number from 0.' using errcode = '22023';
  elsif sort is null or sort not in ('distance', 'date', 'relevance') then
    raise exception 'Sort by distance, date or relevance.' using errcode = '22023';
  elsif page_size is null or page_size not between 1 and public.largest_page()
    or page_offset is null or page_offset not between 0 and 100000 then
    raise exception 'A page has 1 to % talents and starts at 0 to 100000.', public.largest_page() using errcode = '22023';
  elsif audience = 'visitor' and (min_years is not null or max_years is not null or available = 'month') then
    raise exception 'Sign in to filter by years and by a later start.' using errcode = '42501';
  elsif audience <> 'employer' and max_pay is not null then
    raise exception 'Desired pay is for employers.' using errcode = '42501';
  end if;
end
$$;

grant execute on function public.check_talent_search(text, double precision, double precision, double precision, integer, integer, text, numeric, text, integer, integer)
  to service_role;

-- ── schemas/talents/claim_talent_cv.sql ──

-- A talent's CV is a file of their own: without this, writing somebody else's path into one's profile would earn a signed
-- link to it. Replacing or deleting it gives the old file up.
create function public.claim_talent_cv() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' and old.cv_url is not null then
    update public.uploads set discarded_at = now() where path = old.cv_url;
  end if;
  if tg_op <> 'DELETE' and new.cv_url is not null then
    update public.uploads set claimed_at = now()
      where path = new.cv_url and bucket = 'applications' and owner_id = new.user_id
        and verified_at is not null and claimed_at is null and discarded_at is null;
    if not found then
      raise exception 'CV_MISSING' using errcode = 'PT409';
    end if;
  end if;
  return null;
end
$$;

-- ── schemas/talents/correct_talent_words.sql ──

-- What a word can have meant is looked up among the words of posted jobs, which are public: the words of profiles would tell
-- of those that are hidden.

-- The words with each misspelt one, which no posting has and no profile that the viewer may see, as the nearest that
-- postings have; null where nothing is to be corrected. Only columns that the viewer's audience sees count (D25).
create function public.correct_talent_words(words text)
returns text
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  is_employer constant boolean := public.talent_audience() = 'employer' and public.talents_left_today() > 0;
  weights text := case when is_employer then '' else ':AB' end;
  hidden uuid[] := public.talents_hidden_from_viewer();
  spelled text[] := '{}';
  is_corrected boolean := false;
  term record;
  asked tsquery;
  said text;
begin
  for term in select * from public.search_terms(left(words, 200)) loop
    said := term.typed;
    asked := public.any_of(array[term.typed], 'pg_catalog.english', weights);
    if asked is not null and not term.is_fixed and public.is_unknown_word(term.typed)
      and not exists (select from public.job_seeker_profiles as talent
        where talent.is_visible and talent.search @@ asked and (is_employer or not talent.hides_from_some)
          and (hidden is null or talent.id <> all (hidden))) then
      said := coalesce((public.nearest_job_words(term.typed))[1], term.typed);
      is_corrected := is_corrected or said <> term.typed;
    end if;
    spelled := spelled || said;
  end loop;
  return case when is_corrected then array_to_string(spelled, ' ') end;
end
$$;

grant execute on function public.correct_talent_words(text) to anon, authenticated, service_role;

-- ── schemas/talents/count_talents.sql ──

-- How many visible talents match, and how many more would if they named a desired pay (D33).
create function public.count_talents(
  center_lat double precision default null, center_lng double precision default null, radius_km double precision default null,
  words text default null, min_years integer default null, max_years integer default null, available text default null,
  job_types text[] default null, max_pay numeric default null, currency text default 'USD')
returns table(total bigint, without_pay bigint)
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
  audience text := public.talent_audience();
  hidden uuid[] := public.talents_hidden_from_viewer();
  center extensions.cube := public.sphere_point(center_lat, center_lng);
  chord double precision := public.chord_km(radius_km);
  area extensions.cube := extensions.cube_enlarge(center, chord, 3);
  types text[] := nullif(job_types[1:6], '{}');
  latest date;
  wanted tsquery;
begin
  perform public.check_talent_search(audience, center_lat, center_lng, radius_km, min_years, max_years, available, max_pay,
    'distance', 1, 0);
  -- Past the day's profiles a company sees, and filters by, what visitors do; nothing is refused.
  if audience = 'employer' and public.talents_left_today() = 0 then
    audience := 'visitor';
    min_years := null;
    max_years := null;
    max_pay := null;
    available := nullif(available, 'month');
  end if;
  latest := case available when 'now' then current_date when 'month' then current_date + 30 end;
  if trim(words) <> '' then
    select asked.wanted into wanted
      from public.read_talent_words(left(words, 200), case audience when 'employer' then '' else ':AB' end) as asked;
    if wanted is null then
      return query select 0::bigint, 0::bigint;
      return;
    end if;
  end if;
  return query
    select
      count(*) filter (where max_pay is null or (talent.desired_pay_per_hour <= max_pay and talent.pay_currency = currency)),
      count(*) filter (where max_pay is not null and talent.desired_pay_per_hour is null)
    from public.job_seeker_profiles as talent
    where talent.is_visible
      and (audience = 'employer' or not talent.hides_from_some)
      and (hidden is null or talent.id <> all (hidden))
      and (area is null or (area operator(extensions.@>) talent.public_point
        and (talent.public_point operator(extensions.<->) center) <= chord))
      and (min_years is null or talent.experience_years >= min_years)
      and (max_years is null or talent.experience_years <= max_years)
      and (latest is null or talent.available_from is null or talent.available_from <= latest)
      and (types is null or talent.desired_job_types && types)
      and (wanted is null or talent.search @@ wanted);
end
$$;

grant execute on function public.count_talents(double precision, double precision, double precision, text, integer, integer, text, text[], numeric, text)
  to anon, authenticated, service_role;

-- ── schemas/talents/initial_of.sql ──

-- The initial of a word: its first letter with all that belongs to it (accents, vowel signs, letters joined by a virama).
-- What belongs to a letter is whatever is no letter, digit, space or punctuation. Null where a word has no letter.
create function public.initial_of(word text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select (regexp_match(word collate "und-x-icu",
    '[[:alpha:]](?:[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0c4d\u0ccd\u0d4d\u0dca\u1039\u17d2]\u200d?[[:alpha:]]|[^[:alnum:][:space:][:punct:]])*'))[1]
$$;

grant execute on function public.initial_of(text) to service_role;

-- ── schemas/talents/normalize_job_seeker_profile.sql ──

-- Stores a profile's location, pay and skills in one form, and keeps people from setting what is the service's.
create function public.normalize_job_seeker_profile() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.location := public.normalize_location(public.unwrap_json(new.location));
  -- Before the generated point is computed, which would fail with a worse sentence and another code.
  if new.location is not null and not public.is_location(new.location) then
    raise exception 'Invalid location data' using errcode = '23514', constraint = 'job_seeker_profiles_location_check';
  end if;
  new.desired_salary := public.unwrap_json(new.desired_salary);
  if jsonb_typeof(new.desired_salary) = 'null' then
    new.desired_salary := null;
  end if;
  new.skills := array(
    select skill from (
      select distinct on (skill) skill, position
      from (select lower(trim(raw)) as skill, position from unnest(new.skills) with ordinality as given (raw, position)) as cleaned
      where skill <> '' order by skill, position) as distinct_skills
    order by position);
  if current_user in ('anon', 'authenticated') then
    new.is_demo := false;
    new.created_at := case when tg_op = 'UPDATE' then old.created_at else now() end;
  end if;
  return new;
end
$$;

-- ── schemas/talents/note_hidden_employers.sql ──

-- Who bears the name now is kept, so that a company cannot come back under another one.
create function public.note_hidden_employers() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.company_name := trim(new.company_name);
  new.employer_ids := array(
    select employer.user_id from public.employer_profiles as employer
    where public.company_key(employer.company_name) = public.company_key(new.company_name));
  return new;
end
$$;

-- ── schemas/talents/note_hidden_name.sql ──

-- A company that takes a name that somebody hides from is hidden from under every later name.
create function public.note_hidden_name() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  talent_user_id uuid;
begin
  for talent_user_id in
    update public.hidden_companies as hidden set employer_ids = employer_ids || new.user_id
      where hidden.company_key = public.company_key(new.company_name) and not hidden.employer_ids @> array[new.user_id]
      returning hidden.user_id
  loop
    perform public.forget_talent_at(array[new.user_id], talent_user_id);
  end loop;
  return null;
end
$$;

-- ── schemas/talents/read_talent_words.sql ──

-- What somebody's words ask for, looked for in the given weights alone: all words, as terms of the job search; words that are
-- all stop words as they are written. Null when there is nothing to look for. Misspelt ones: correct_talent_words.
create function public.read_talent_words(words text, weights text,
  out wanted tsquery, out wanted_in_headline tsquery, out wanted_in_heading tsquery)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  has_stems constant boolean := public.any_of(array[public.fold_words(left(words, 200))], 'pg_catalog.english', '') is not null;
  term record;
  part tsquery;
  in_headline tsquery;
  in_heading tsquery;
begin
  for term in select * from public.search_terms(words) loop
    if has_stems and not (term.typed = 'it' and term.is_fixed) then
      part := public.term_query(term.typed, term.meant, term.facet, weights);
      in_headline := public.term_query(term.typed, term.meant, term.facet, ':A');
      in_heading := public.term_query(term.typed, term.meant, term.facet, ':ABC');
    else
      part := public.any_of(array[term.typed], 'pg_catalog.simple', weights);
      in_headline := public.any_of(array[term.typed], 'pg_catalog.simple', ':A');
      in_heading := public.any_of(array[term.typed], 'pg_catalog.simple', ':ABC');
    end if;
    continue when part is null;
    wanted := coalesce(wanted && part, part);
    wanted_in_headline := coalesce(wanted_in_headline && in_headline, in_headline);
    wanted_in_heading := coalesce(wanted_in_heading && in_heading, in_heading);
  end loop;
end
$$;

grant execute on function public.read_talent_words(text, text) to service_role;

-- ── schemas/talents/read_talents.sql ──

-- Those of the talents whose full profile the viewer may read, in the order in which they are given, and counts them as read.
create function public.read_talents(talent_ids uuid[]) returns uuid[]
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  viewer uuid := (select auth.uid());
  readable uuid[] := array(select talent_id from public.talent_views
    where viewer_id = viewer and day = current_date and talent_id = any (talent_ids));
begin
  if readable @> talent_ids then
    return readable;
  end if;
  -- One after the other, so that twenty requests at once cannot all be the last of the day.
  perform pg_catalog.pg_advisory_xact_lock(hashtextextended('talent_views ' || viewer, 0));
  insert into public.talent_views (viewer_id, day, talent_id)
    select viewer, current_date, asked.id from unnest(talent_ids) with ordinality as asked (id, place)
    where asked.id <> all (readable) and not exists (select from public.talent_views as seen
      where seen.viewer_id = viewer and seen.day = current_date and seen.talent_id = asked.id)
    order by asked.place limit public.talents_left_today()
    on conflict do nothing;
  return array(select talent_id from public.talent_views
    where viewer_id = viewer and day = current_date and talent_id = any (talent_ids));
end
$$;

grant execute on function public.read_talents(uuid[]) to service_role;

-- ── schemas/talents/search_talents.sql ──

-- Talent search: which visible profiles are near, match words, years, availability, types and pay, in which order, and how
-- many (D14, D23, D25). The snapped point is the only geography, and nobody can filter by what they may not see.

-- One page of the visible talents that match, in the columns of the viewer's audience (supabase/README.md has the table);
-- what an employer reads in full is counted.
-- No radius: everywhere. No centre: distance_km is null. All distances are from the middle of the talent's cell, and so are
-- cell_lat and cell_lng.
-- Order: 'distance' = nearest, then id; 'date' = newest, then id, also where there is no centre; 'relevance' (D16) = all
-- words in the headline, else in headline, skills and name, else with the bio's help; then the nearest, the newest, the id.
create function public.search_talents(
  center_lat double precision default null, center_lng double precision default null, radius_km double precision default null,
  words text default null, min_years integer default null, max_years integer default null, available text default null,
  job_types text[] default null, max_pay numeric default null, currency text default 'USD', sort text default 'distance',
  page_size integer default 20, page_offset integer default 0)
returns table(
  id uuid, name text, headline text, skills text[], city text, state text, is_available_now boolean, desired_job_types text[],
  cell_lat double precision, cell_lng double precision, distance_km double precision, experience_years integer,
  available_from date, bio text, desired_salary jsonb, is_saved boolean)
language plpgsql volatile security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
  viewer uuid := (select auth.uid());
  audience text := public.talent_audience();
  hidden uuid[] := public.talents_hidden_from_viewer();
  center extensions.cube := public.sphere_point(center_lat, center_lng);
  chord double precision := public.chord_km(radius_km);
  area extensions.cube := extensions.cube_enlarge(center, chord, 3);
  types text[] := nullif(job_types[1:6], '{}');
  latest date;
  ordering text := case when center is null and sort = 'distance' then 'date' else sort end;
  wanted tsquery;
  in_headline tsquery;
  in_heading tsquery;
  found_ids uuid[];
  readable uuid[];
begin
  perform public.check_talent_search(audience, center_lat, center_lng, radius_km, min_years, max_years, available, max_pay,
    sort, page_size, page_offset);
  -- Past the day's profiles a company sees, and filters by, what visitors do; nothing is refused.
  if audience = 'employer' and public.talents_left_today() = 0 then
    audience := 'visitor';
    min_years := null;
    max_years := null;
    max_pay := null;
    available := nullif(available, 'month');
  end if;
  latest := case available when 'now' then current_date when 'month' then current_date + 30 end;
  if trim(words) <> '' then
    select asked.wanted, wanted_in_headline, wanted_in_heading into wanted, in_headline, in_heading
      from public.read_talent_words(left(words, 200), case audience when 'employer' then '' else ':AB' end) as asked;
    if wanted is null then
      return;
    end if;
  end if;
  found_ids := array(
    select talent.id
    from public.job_seeker_profiles as talent
    where talent.is_visible
      and (audience = 'employer' or not talent.hides_from_some)
      and (hidden is null or talent.id <> all (hidden))
      and (area is null or (area operator(extensions.@>) talent.public_point
        and (talent.public_point operator(extensions.<->) center) <= chord))
      and (min_years is null or talent.experience_years >= min_years)
      and (max_years is null or talent.experience_years <= max_years)
      and (latest is null or talent.available_from is null or talent.available_from <= latest)
      and (types is null or talent.desired_job_types && types)
      and (max_pay is null or (talent.desired_pay_per_hour <= max_pay and talent.pay_currency = currency))
      and (wanted is null or talent.search @@ wanted)
    order by
      case when ordering = 'relevance' and wanted is not null then
        case when talent.search @@ in_headline then 1 when talent.search @@ in_heading then 2 else 3 end end,
      case when ordering <> 'date' and center is not null then talent.public_point operator(extensions.<->) center end,
      case when ordering <> 'distance' then talent.created_at end desc,
      talent.id
    limit page_size offset page_offset);
  if audience = 'employer' then
    readable := public.read_talents(found_ids);
  end if;
  return query
    select talent.id,
      case when is_full then talent.full_name else public.short_name(talent.full_name) end,
      talent.headline, talent.skills,
      talent.location #>> '{address,city}', talent.location #>> '{address,state}',
      talent.available_from <= current_date,
      talent.desired_job_types,
      degrees(asin(extensions.cube_ll_coord(talent.public_point, 3) / 6371)),
      degrees(atan2(extensions.cube_ll_coord(talent.public_point, 2), extensions.cube_ll_coord(talent.public_point, 1))),
      public.arc_km(talent.public_point operator(extensions.<->) center),
      case when is_full or audience = 'signed-in' then talent.experience_years end,
      case when is_full or audience = 'signed-in' then talent.available_from end,
      case when is_full then talent.bio end,
      case when is_full then talent.desired_salary end,
      case when audience = 'employer' then exists (select from public.saved_talents as saved
        where saved.employer_id = viewer and saved.talent_id = talent.id) end
    from unnest(found_ids) with ordinality as listed (talent_id, place)
    join public.job_seeker_profiles as talent on talent.id = listed.talent_id,
    lateral (select coalesce(talent.id = any (readable), false) as is_full) as reading
    order by listed.place;
end
$$;

grant execute on function public.search_talents(double precision, double precision, double precision, text, integer, integer, text, text[], numeric, text, text, integer, integer)
  to anon, authenticated, service_role;

-- ── schemas/talents/settle_hiding.sql ──

-- After a talent hid from a company or shows the profile to it again.
create function public.settle_hiding() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  talent_user_id uuid := coalesce(new.user_id, old.user_id);
begin
  -- One after the other, so that the last of two sees what the first has done.
  perform from public.job_seeker_profiles where user_id = talent_user_id for update;
  update public.job_seeker_profiles as talent set hides_from_some = not talent.hides_from_some
    where talent.user_id = talent_user_id and talent.hides_from_some
      <> exists (select from public.hidden_companies as hidden where hidden.user_id = talent.user_id);
  if tg_op = 'INSERT' then
    perform public.forget_talent_at(new.employer_ids, talent_user_id);
  end if;
  return null;
end
$$;

-- ── schemas/talents/short_name.sql ──

-- What of a full name everybody may see: the first word and the initial of the last, 'Maria G.'. A single word is its initial
-- alone ('Madonna': 'M.'), and so is a name that begins in Chinese, Japanese or Korean characters, with spaces or without:
-- there the family's name comes first, and what follows is often one character ('佐藤 健': '佐.'). An initial that would be
-- all of a word is left out ('Maria G': 'Maria'; 'X': 'Job seeker'). Words without a letter do not count.
-- The same rule stands in lib/talents/short-name.ts; a test compares the two.
create function public.short_name(full_name text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  with words as (
    -- Marks that turn a line around or show nothing are no part of a name.
    select array_agg(word order by place) as all_words
    from regexp_split_to_table(
      regexp_replace(normalize(full_name, NFC), '[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]', '', 'g'),
      '[\s\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\u00b7\u30fb]+') with ordinality as part (word, place)
    where word collate "und-x-icu" ~ '[[:alpha:]]'),
  ends as (
    select rtrim(all_words[1], ',;') as first_word, all_words[cardinality(all_words)] as last_word,
      cardinality(all_words) = 1 or all_words[1] ~
        '^[\u3005\u3007\u3040-\u30ff\u3100-\u312f\u3400-\u9fff\uac00-\ud7a3\uf900-\ufaff\U00020000-\U0003ffff]' as is_initial_alone
    from words),
  shown as (
    select first_word, is_initial_alone, public.initial_of(word) as initial,
      public.initial_of(word) <> regexp_replace(word collate "und-x-icu", '[[:digit:][:punct:]]', '', 'g')
        or (is_initial_alone and first_word <> last_word) as is_part
    from ends, lateral (select case when is_initial_alone then first_word else last_word end as word) as initialed)
  select coalesce((
    select case
      when is_part then case when is_initial_alone then '' else first_word || ' ' end || upper(initial collate "und-x-icu") || '.'
      when not is_initial_alone then first_word end
    from shown), 'Job seeker')
$$;

grant execute on function public.short_name(text) to service_role;

-- ── schemas/talents/talent_views.sql ──

-- Full profiles are read by companies whose address is proven, at a human's pace: so many a day, counted here, so that raw REST
-- obeys as the site does. Past that, and before the proof, a company sees the visitors' cards.

-- Whose full profile which account has read on which day. It is the account's, so that founding a company again starts no new day.
create table public.talent_views (
  viewer_id uuid not null references auth.users (id) on delete cascade,
  day date not null,
  talent_id uuid not null,
  primary key (viewer_id, day, talent_id)
);

create index talent_views_day on public.talent_views (day);

alter table public.talent_views enable row level security;
grant all on public.talent_views to service_role;

-- ── schemas/talents/talents_left_today.sql ──

-- How many more full profiles the viewer may read today.
create function public.talents_left_today() returns integer
language sql stable security definer
set search_path = ''
as $$
  select greatest(0, public.setting('talent_profiles_a_day') - count(*)::integer)
  from public.talent_views where viewer_id = (select auth.uid()) and day = current_date
$$;

grant execute on function public.talents_left_today() to service_role;

-- ── schemas/uploads/uploads.sql ──

-- Uploads: buckets, and the register of every file that came in by one of our uploads (D24, D35).

-- A file starts unverified, is checked by content on the server, and is claimed by the row that uses it.
-- What nothing claims is removed after 24 hours; what its owner gave up is removed with the next run.
create table public.uploads (
  path text primary key check (length(path) between 1 and 500),
  bucket text not null check (bucket in ('applications', 'companies')),
  filename text not null check (length(filename) between 1 and 300),
  extension text not null check (length(extension) between 1 and 10),
  -- Who was signed in when it came in; nobody else may claim it. Null for a guest's, where knowing the path is the claim.
  owner_id uuid references auth.users (id) on delete set null,
  verified_at timestamptz,
  claimed_at timestamptz,
  discarded_at timestamptz,
  created_at timestamptz not null default now(),
  -- SHA-256 of the secret that came with the permission to upload; the file can be used by its holder alone.
  ticket_hash text,
  -- The application that the file was handed in with, as a hash; a retry of the same is told apart from another use.
  spent_on text,
  -- The address of a public file, written by the server when it registers the file.
  public_url text unique check (length(public_url) <= 1000),
  -- What the server found when it looked at a file: how large it is, and when a virus scanner found nothing in it (null: none was
  -- asked).
  size_bytes integer check (size_bytes > 0),
  scanned_at timestamptz,
  constraint uploads_public_url_of_logo check (public_url is null or bucket = 'companies')
);

create index uploads_owner on public.uploads (owner_id) where owner_id is not null;
create index uploads_unclaimed on public.uploads (created_at) where claimed_at is null or discarded_at is not null;

alter table public.uploads enable row level security;
grant all on public.uploads to service_role;

-- ── schemas/alerts/job_alerts.sql ──

-- Job alerts and talent alerts: who is told of what, how often, and how a guest with nothing but an email address gets in and
-- out again (D22, D29).

create table public.job_alerts (
  id uuid primary key default gen_random_uuid(),
  -- Whose it is: an account's, or a guest's with an address alone.
  user_id uuid default auth.uid() references auth.users (id) on delete cascade,
  address text check (address is null or (public.is_email(address) and address = lower(address))),
  words text check (length(words) <= 200),
  job_types text[] not null default '{}' check (cardinality(job_types) <= cardinality(public.job_types())
    and job_types <@ public.job_types()),
  -- Per hour (D33).
  min_pay numeric check (min_pay between 0 and public.largest_pay()),
  currency text not null default 'USD' check (currency = any (public.currencies())),
  location jsonb not null check (public.is_location(location)),
  radius_km integer not null default public.default_radius_km() check (radius_km between 1 and public.largest_radius_km()),
  frequency text not null default 'daily' check (frequency in ('instant', 'daily', 'weekly')),
  hour smallint not null default 8 check (hour between 0 and 23),
  weekday smallint not null default 1 check (weekday between 1 and 7),
  time_zone text not null default 'UTC' check (public.is_time_zone(time_zone)),
  status text not null default 'active' check (status in ('unconfirmed', 'active', 'paused')),
  next_due_at timestamptz,
  -- What opened up to here has been looked at.
  looked_until timestamptz not null default now(),
  -- The secret of the mails' links. In the clear, because every mail has it; no grant shows it.
  manage_token text not null unique default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  active_since timestamptz not null default now(),
  center extensions.cube not null generated always as (public.sphere_point(
      (location #>> '{coordinates,lat}')::double precision, (location #>> '{coordinates,lng}')::double precision)) stored,
  area extensions.cube not null generated always as (extensions.cube_enlarge(public.sphere_point(
      (location #>> '{coordinates,lat}')::double precision, (location #>> '{coordinates,lng}')::double precision),
      public.chord_km(radius_km), 3)) stored,
  -- The radius as a chord, so that nothing is computed for each of a hundred thousand circles.
  chord double precision not null generated always as (public.chord_km(radius_km)) stored,
  -- Of instant alerts with words: what they ask for, and where in the index a job comes across it.
  wanted tsquery,
  watch_keys bigint[],
  constraint job_alerts_owner check (num_nonnulls(user_id, address) = 1),
  constraint job_alerts_unconfirmed check (status <> 'unconfirmed' or address is not null)
);

comment on column public.job_alerts.weekday is 'ISO: 1 is Monday, 7 is Sunday. For weekly alerts.';

create index job_alerts_user on public.job_alerts (user_id) where user_id is not null;
create index job_alerts_address on public.job_alerts (address) where address is not null;
create index job_alerts_due on public.job_alerts (next_due_at) where next_due_at is not null;
create index job_alerts_unconfirmed on public.job_alerts (created_at) where status = 'unconfirmed';
-- Alerts without words are found by their circle. Those with words by a word and a cell of the map at once: a city has a
-- hundred thousand circles around one job, and few of them ask for what it is.
create index job_alerts_area on public.job_alerts
  using gist (area) include (id, center, chord, job_types, min_pay, currency, active_since)
  where status = 'active' and frequency = 'instant' and words is null;
create index job_alerts_watch on public.job_alerts using gin (watch_keys) with (fastupdate = off)
  where status = 'active' and frequency = 'instant';

-- What a person cannot change needs no guard: the scheduler's own updates pass by the triggers.
create trigger a_guard
  before insert or update of user_id, address, words, job_types, min_pay, currency, location, radius_km, frequency, hour, weekday,
    time_zone, status, manage_token, created_at
  on public.job_alerts for each row execute function public.guard_job_alert();
create trigger b_schedule before insert or update of frequency, hour, weekday, time_zone, status
  on public.job_alerts for each row execute function public.schedule_alert();
create trigger c_limit before insert on public.job_alerts
  for each row execute function public.limit_job_alerts();
create trigger d_watch before insert or update of words, location, radius_km, frequency, status on public.job_alerts
  for each row execute function public.watch_jobs();
create trigger note_unsure_words after insert or update of words, frequency on public.job_alerts
  for each row execute function public.note_unsure_words();
-- Only what a person changes counts as a change.
create trigger touch_updated_at
  before update of words, job_types, min_pay, currency, location, radius_km, frequency, hour, weekday, time_zone, status
  on public.job_alerts for each row execute function public.touch_updated_at();

alter table public.job_alerts enable row level security;
grant select (id, user_id, words, job_types, min_pay, currency, location, radius_km, frequency, hour, weekday, time_zone,
    status, next_due_at, created_at, updated_at)
  on public.job_alerts to authenticated;
grant insert (user_id, words, job_types, min_pay, currency, location, radius_km, frequency, hour, weekday, time_zone, status)
  on public.job_alerts to authenticated;
grant update (words, job_types, min_pay, currency, location, radius_km, frequency, hour, weekday, time_zone, status)
  on public.job_alerts to authenticated;
grant delete on public.job_alerts to authenticated;
grant all on public.job_alerts to service_role;

create policy "people read their own job alerts" on public.job_alerts
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people make job alerts for themselves" on public.job_alerts
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "people change their own job alerts" on public.job_alerts
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "people delete their own job alerts" on public.job_alerts
  for delete to authenticated using (user_id = (select auth.uid()));

-- ── schemas/alerts/news_time.sql ──

-- What alerts take for news: a posting that was deleted and posted again is the one that it was, and a new account's postings
-- wait a little, so that what nobody should read can be closed before it is in people's mailboxes.

-- When a posting of a person is news: at once; on the account's first day of posting some minutes later; and of one that says
-- what an earlier one of the account said, when that one was.
create function public.news_time(job_id uuid) returns timestamptz
language sql stable security definer
set search_path = ''
as $$
  select case
    when earlier.posted_at is not null then earlier.posted_at
    when (public.posting_limits(posted.account_id)).stage = 'first_day'
      then posted.posted_at + make_interval(mins => public.setting('first_day_alert_minutes'))
    else posted.posted_at end
  from public.posting_log as posted
  left join lateral (
    select min(same.posted_at) as posted_at from public.posting_log as same
    where same.account_id = posted.account_id and same.words_hash = posted.words_hash and same.job_id <> posted.job_id
      and same.posted_at > now() - make_interval(days => public.setting('same_posting_days'))) as earlier on true
  where posted.job_id = news_time.job_id
$$;

grant execute on function public.news_time(uuid) to service_role;

-- ── schemas/alerts/open_job_alert_mail.sql ──

-- What a mail of a job alert says now, for whoever writes it out: the alert, its secret, and those of its jobs that are
-- still open, the nearest first and at most so many, with the number of all. Null, so that nothing is sent, when none is
-- left or the alert was stopped. What was never told and is not open is given back: when it opens again, it is news.
create function public.open_job_alert_mail(mail_id uuid, max_jobs integer default 20, now_at timestamptz default now())
returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  alert public.job_alerts;
  is_wanted boolean;
  listed jsonb;
begin
  select owner.* into alert from public.job_alerts as owner
    where owner.id = (select told.alert_id from public.job_alert_deliveries as told where told.mail_id = mail_id limit 1);
  if not found then
    return null;
  end if;
  is_wanted := alert.status = 'active' and public.alert_recipient(alert.user_id, alert.address) is not null;
  delete from public.job_alert_deliveries as told
    where told.mail_id = mail_id and told.told_at is null
      and (not is_wanted or not exists (select from public.jobs as job
        where job.id = told.job_id and job.status = 'open' and job.expires_at > now_at));
  if not is_wanted then
    return null;
  end if;
  update public.job_alert_deliveries as told set told_at = now_at where told.mail_id = mail_id and told.told_at is null;
  select jsonb_agg(to_jsonb(job) order by job.distance_km, job.created_at desc, job.id) into listed from (
    select job.id, job.slug, job.title, job.company_name, job.company_logo, job.location, job.type, job.salary, job.tags,
      job.created_at, public.arc_km(job.pt operator(extensions.<->) alert.center) as distance_km
    from public.job_alert_deliveries as told join public.jobs as job on job.id = told.job_id
    where told.mail_id = mail_id and job.status = 'open' and job.expires_at > now_at) as job;
  if listed is null then
    return null;
  end if;
  return jsonb_build_object('alert', public.find_alert(alert.manage_token), 'manageToken', alert.manage_token,
    'total', jsonb_array_length(listed),
    'jobs', (select jsonb_agg(each.job order by each.place) from jsonb_array_elements(listed) with ordinality as each (job, place)
      where each.place <= max_jobs));
end
$$;

grant execute on function public.open_job_alert_mail(uuid, integer, timestamp with time zone) to service_role;

-- ── schemas/alerts/stopped_addresses.sql ──

-- Addresses that get no alerts any more: mail came back, somebody complained, or they asked for none.
create table public.stopped_addresses (
  address text primary key check (public.is_email(address) and address = lower(address)),
  reason text not null check (reason in ('bounce', 'complaint', 'unsubscribe-all')),
  created_at timestamptz not null default now()
);

alter table public.stopped_addresses enable row level security;
grant all on public.stopped_addresses to service_role;

-- ── schemas/alerts/unsure_alert_words.sql ──

-- Words of instant alerts that no posted heading had when they were read. The search corrects such a word to its nearest; a
-- job that brings the word itself, or a nearer one, has the alert read anew.
create table public.unsure_alert_words (
  alert_id uuid not null references public.job_alerts (id) on delete cascade,
  word text not null,
  stem text not null,
  primary key (alert_id, word)
);

create index unsure_alert_words_stem on public.unsure_alert_words (stem);
create index unsure_alert_words_initial on public.unsure_alert_words (left(word, 1), length(word));

alter table public.unsure_alert_words enable row level security;
grant all on public.unsure_alert_words to service_role;

-- ── schemas/alerts/write_job_digests.sql ──

-- Writes the digests that are due, each with the open jobs that match and opened since the last one; none where there is
-- nothing to tell. Looks back ten minutes more, for postings that were not yet committed then; what was told is not told
-- again. However long the scheduler was away, one digest comes. How many alerts were looked at, and how many mails written.
create function public.write_job_digests(max_alerts integer default 100, now_at timestamptz default now())
returns table (alerts integer, mails integer)
language plpgsql volatile security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
  alert public.job_alerts;
  asked tsquery;
  recipient text;
  next_mail uuid;
begin
  alerts := 0;
  mails := 0;
  for alert in
    select * from public.job_alerts
    where next_due_at <= now_at and status = 'active'
    order by next_due_at
    limit least(max_alerts, 1000)
    for update skip locked
  loop
    alerts := alerts + 1;
    recipient := public.alert_recipient(alert.user_id, alert.address);
    asked := case when alert.words is not null then (select wanted from public.read_job_words(alert.words)) end;
    next_mail := gen_random_uuid();
    if recipient is not null and (alert.words is null or asked is not null) then
      insert into public.job_alert_deliveries (alert_id, job_id, mail_id)
        select alert.id, job.id, next_mail
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
      if found then
        insert into public.outbox (kind, recipient, payload, dedupe_key)
          values ('job-alert', recipient, jsonb_build_object('mailId', next_mail), 'job-alert:' || next_mail);
        mails := mails + 1;
      end if;
    end if;
    update public.job_alerts
      set looked_until = now_at,
        next_due_at = public.next_alert_due(frequency, hour, weekday, time_zone, now_at)
      where id = alert.id;
  end loop;
  return next;
end
$$;

grant execute on function public.write_job_digests(integer, timestamp with time zone) to service_role;

-- ── schemas/applications/check_sent_cv.sql ──

-- A CV that is handed in lies in the folder of applications and has 5 MB at most: a profile's may have 10, and the mail to the
-- employer could not carry it. Notes with the application whether the file was scanned.
create function public.check_sent_cv() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  cv public.uploads;
begin
  select * into cv from public.uploads where path = new.cv_url;
  if cv.path not like 'cvs/%' or cv.size_bytes > 5242880 then
    raise exception 'CV_MISSING' using errcode = 'PT409';
  end if;
  new.cv_scanned_at := cv.scanned_at;
  return new;
end
$$;

-- ── schemas/applications/find_gone_application.sql ──

-- What the holder of a mailed secret learns of an application that went with its job; null for any other.
create function public.find_gone_application(manage_token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('jobTitle', job_title, 'companyName', company_name, 'stateSlug', state_slug,
    'citySlug', city_slug, 'reason', reason, 'status', status, 'appliedAt', applied_at, 'goneAt', gone_at)
  from public.gone_applications
  where public.sha256_hex(find_gone_application.manage_token) in (token_hash, news_token_hash)
$$;

grant execute on function public.find_gone_application(text) to anon, authenticated, service_role;

-- ── schemas/auth/end_old_sessions.sql ──

-- Ends sessions that nobody used for too long, or that are too old. How many.
create function public.end_old_sessions() returns integer
language sql volatile security definer
set search_path = ''
as $$
  with ended as (
    delete from auth.sessions
    where created_at < now() - make_interval(days => public.setting('session_days'))
      or greatest(created_at, refreshed_at at time zone 'utc') < now() - make_interval(days => public.setting('session_idle_days'))
    returning 1)
  select count(*)::integer from ended
$$;

grant execute on function public.end_old_sessions() to service_role;

-- ── schemas/auth/users.sql ──

-- What happens here when the auth service changes an account: the triggers on its table.

create trigger claim_alerts_when_changed after update of email, email_confirmed_at on auth.users
  for each row when (new.email_confirmed_at is not null
    and (old.email_confirmed_at is null or old.email is distinct from new.email))
  execute function public.claim_alerts_of_account();
create trigger claim_alerts_when_confirmed after insert on auth.users
  for each row when (new.email_confirmed_at is not null) execute function public.claim_alerts_of_account();
create trigger erase_traces after delete on auth.users
  for each row execute function public.erase_traces_of_account();
create trigger forget_proofs after delete on auth.users
  for each row execute function public.forget_proofs_of_account();
create trigger remember_former_address after update of email on auth.users
  for each row when (old.email is not null and lower(old.email) is distinct from lower(new.email))
  execute function public.remember_former_address();
create trigger shut_out_banned after insert or update of banned_until on auth.users
  for each row when (new.banned_until is not null and new.banned_until > now())
  execute function public.shut_out_banned();
create trigger tell_of_new_password after update of encrypted_password on auth.users
  for each row when (old.email_confirmed_at is not null and new.email is not null
    and coalesce(old.encrypted_password, '') <> '' and old.encrypted_password is distinct from new.encrypted_password)
  execute function public.tell_of_new_password();

-- ── schemas/email/claim_outbox.sql ──

-- Claims up to so many due mails for two minutes; two workers never get the same one. The array makes the inner query run
-- once: as a plain `in (…)` it may run per row and claim more than was asked for.
create function public.claim_outbox(max_mails integer default 20) returns setof public.outbox
language sql volatile security definer
set search_path = ''
as $$
  update public.outbox set claimed_until = now() + interval '2 minutes', attempts = attempts + 1
  where id = any (array(
    select id from public.outbox
    where sent_at is null and failed_at is null and next_attempt_at <= now()
      and (claimed_until is null or claimed_until < now())
    order by next_attempt_at, id
    limit least(max_mails, 100)
    for update skip locked))
  returning *
$$;

grant execute on function public.claim_outbox(integer) to service_role;

-- ── schemas/email/forget_mail_proofs.sql ──

-- Forgets emails of the day before and proofs of half a year ago. How many.
create function public.forget_mail_proofs() returns integer
language sql volatile security definer
set search_path = ''
as $$
  with counts as (
    delete from public.unasked_emails where ctid = any (array(
      select ctid from public.unasked_emails
      where not exists (select from unnest(taken_at) as taken where taken > now() - interval '24 hours')
      limit 1000 for update skip locked))
    returning 1),
  proofs as (
    delete from public.proven_addresses where ctid = any (array(
      select ctid from public.proven_addresses where proven_at < now() - interval '180 days'
      limit 1000 for update skip locked))
    returning 1)
  select ((select count(*) from counts) + (select count(*) from proofs))::integer
$$;

grant execute on function public.forget_mail_proofs() to service_role;

-- ── schemas/email/forget_old_mails.sql ──

-- Forgets mails that were sent or given up more than 30 days ago: they name people. How many.
create function public.forget_old_mails() returns integer
language sql volatile security definer
set search_path = ''
as $$
  with forgotten as (
    delete from public.outbox where id = any (array(
      select id from public.outbox
      where coalesce(sent_at, failed_at) < now() - interval '30 days'
      limit 1000 for update skip locked))
    returning 1)
  select count(*)::integer from forgotten
$$;

grant execute on function public.forget_old_mails() to service_role;

-- ── schemas/email/is_proven_address.sql ──

-- Whether whoever uses this browser or account showed to read this address; an account always reads its own confirmed one.
create function public.is_proven_address(address text, prover text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select from public.proven_addresses as proven
      where proven.address_hash = public.sha256_hex(lower(trim(is_proven_address.address)))
        and proven.prover = is_proven_address.prover and proven.proven_at > now() - interval '180 days')
    or exists (select from auth.users as account
      where 'account:' || account.id = is_proven_address.prover and account.email_confirmed_at is not null
        and lower(account.email) = lower(trim(is_proven_address.address)))
$$;

grant execute on function public.is_proven_address(text, text) to service_role;

-- ── schemas/email/prove_address.sql ──

-- Remembers that whoever uses this browser or account reads this address.
create function public.prove_address(address text, prover text) returns void
language sql volatile security definer
set search_path = ''
as $$
  insert into public.proven_addresses (address_hash, prover)
    values (public.sha256_hex(lower(trim(address))), prover)
    on conflict (address_hash, prover) do update set proven_at = now()
$$;

grant execute on function public.prove_address(text, text) to service_role;

-- ── schemas/employers/employer_profiles.sql ──

-- Employers: the company profile. Owning one is what makes somebody an employer (D26).

create table public.employer_profiles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references auth.users (id) on delete cascade,
  company_name text not null check (length(trim(company_name)) between 1 and 120),
  company_description text not null check (length(trim(company_description)) between 1 and 5000),
  industry text not null check (industry = any (public.industries())),
  location jsonb not null check (public.is_location(location)),
  company_logo text check (length(company_logo) <= 1000),
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index employer_profiles_company_key on public.employer_profiles (public.company_key(company_name));

create trigger a_normalize before insert or update on public.employer_profiles
  for each row execute function public.normalize_employer_profile();
create trigger change_logo after update of company_logo on public.employer_profiles
  for each row when (old.company_logo is distinct from new.company_logo) execute function public.claim_company_logo();
create trigger claim_logo after insert on public.employer_profiles
  for each row when (new.company_logo is not null) execute function public.claim_company_logo();
create trigger copy_to_open_jobs after update of company_name, company_description, company_logo, industry
  on public.employer_profiles for each row
  when (old.company_name is distinct from new.company_name
    or old.company_description is distinct from new.company_description
    or old.company_logo is distinct from new.company_logo
    or old.industry is distinct from new.industry)
  execute function public.copy_company_to_open_jobs();
create trigger give_up_logo after delete on public.employer_profiles
  for each row when (old.company_logo is not null) execute function public.claim_company_logo();
create trigger note_hidden_name after insert or update of company_name on public.employer_profiles
  for each row execute function public.note_hidden_name();
create trigger touch_updated_at before update on public.employer_profiles
  for each row execute function public.touch_updated_at();

alter table public.employer_profiles enable row level security;
grant select, delete on public.employer_profiles to authenticated;
grant insert (user_id, company_name, company_description, industry, location, company_logo)
  on public.employer_profiles to authenticated;
grant update (user_id, company_name, company_description, industry, location, company_logo)
  on public.employer_profiles to authenticated;
grant all on public.employer_profiles to service_role;

create policy "employers read their own company" on public.employer_profiles
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people found their own company" on public.employer_profiles
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "employers change their own company" on public.employer_profiles
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "employers delete their own company" on public.employer_profiles
  for delete to authenticated using (user_id = (select auth.uid()));

-- ── schemas/employers/is_employer.sql ──

-- Whether the viewer owns a company profile: the authority behind every employer right (D26).
create function public.is_employer() returns boolean
language sql stable security definer
set search_path = ''
as $$ select exists (select from public.employer_profiles where user_id = (select auth.uid())) $$;

grant execute on function public.is_employer() to authenticated, service_role;

-- ── schemas/employment/is_pay_for_its_period.sql ──

-- Pay that cannot be for its period ('$19 - $23 a year', '$0.000000001 an hour') is refused, whoever writes it.

-- Whether each amount is between what nobody is paid for less and nobody for more. A volunteer's is what it is. The same
-- numbers stand in lib/employment/pay-question.ts.
create function public.is_pay_for_its_period(salary jsonb, type text) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select type = 'volunteer' or salary is null or coalesce((
    select bool_and(amount between bounds.least and bounds.most)
    from (values ('hour', 1, 1000), ('day', 5, 8000), ('week', 10, 40000), ('month', 25, 175000),
        ('year', 200, public.largest_pay())) as bounds (period, least, most),
      unnest(array[(salary ->> 'min')::numeric, (salary ->> 'max')::numeric]) as amount
    where bounds.period = salary ->> 'period' and amount is not null), true)
$$;

grant execute on function public.is_pay_for_its_period(jsonb, text) to authenticated, service_role;

-- ── schemas/employment/is_salary.sql ──

-- Whether a salary is null or {min, max, currency, period} with at least one amount, none negative, min at most max.
create function public.is_salary(salary jsonb) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select salary is null or coalesce(
    jsonb_typeof(salary) = 'object'
    and coalesce(jsonb_typeof(salary -> 'min'), 'null') in ('number', 'null')
    and coalesce(jsonb_typeof(salary -> 'max'), 'null') in ('number', 'null')
    and coalesce(salary ->> 'min', salary ->> 'max') is not null
    and coalesce((salary ->> 'min')::numeric, 0) between 0 and public.largest_pay()
    and coalesce((salary ->> 'max')::numeric, 0) between 0 and public.largest_pay()
    and coalesce((salary ->> 'min')::numeric, 0) <= coalesce((salary ->> 'max')::numeric, public.largest_pay())
    and salary ->> 'currency' = any (public.currencies())
    and salary ->> 'period' = any (public.pay_periods())
    and length(salary::text) <= 200, false)
$$;

grant execute on function public.is_salary(jsonb) to authenticated, service_role;

-- ── schemas/jobs/complete_job.sql ──

-- Takes the slug and copies the company, when a job is posted and again when an ended one is reopened or renewed, because
-- the copies of ended jobs are left as they were. The owner's rights are needed for both; the guard (a_guard) ran before.
-- Where a neighborhood of the job's city is called like the job, that name is its list's address (D8), so the job takes the
-- next slug ('hyde-park-1').
create function public.complete_job() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  company public.employer_profiles;
  wanted_slug text;
  of_state text;
  of_city text;
begin
  if new.slug is null then
    wanted_slug := public.slugify(new.title);
    of_state := public.slugify(new.location #>> '{address,state}');
    of_city := public.slugify(new.location #>> '{address,city}');
    if exists (select from public.places as place where place.kind = 'neighborhood' and place.state_slug = of_state
          and place.city_slug = of_city and place.neighborhood_slug = wanted_slug)
        or exists (select from public.jobs as job where job.state_slug = of_state and job.city_slug = of_city
          and job.neighborhood_slug = wanted_slug) then
      insert into public.job_slugs (slug) values (wanted_slug) on conflict do nothing;
    end if;
    new.slug := public.take_job_slug(new.title);
  else
    insert into public.job_slugs (slug) values (new.slug) on conflict do nothing;
  end if;
  select * into company from public.employer_profiles where user_id = new.employer_id;
  if found then
    new.company_name := company.company_name;
    new.company_description := company.company_description;
    new.company_logo := company.company_logo;
    new.industry := company.industry;
  end if;
  return new;
end
$$;

-- ── schemas/jobs/jobs.sql ──

-- Jobs: what is posted, where it is, what it pays, and whether it is still open (D18, D20).

create table public.jobs (
  id uuid primary key default gen_random_uuid(),
  employer_id uuid not null references public.employer_profiles (user_id) on delete cascade,
  slug text not null unique,
  title text not null check (length(trim(title)) between 1 and 160),
  -- Copies of the company's, kept by saving the company profile (D18b).
  company_name text not null check (length(trim(company_name)) between 1 and 120),
  company_description text,
  company_logo text,
  industry text,
  location jsonb not null check (public.is_location(location)),
  description text not null check (length(trim(description)) between 1 and 20000),
  type text not null check (type = any (public.job_types())),
  salary jsonb check (public.is_salary(salary)),
  contact jsonb not null check (coalesce(length(trim(contact ->> 'name')) between 1 and 200
    and public.is_email(contact ->> 'email') and length(contact::text) <= 1500, false)),
  tags text[] not null default '{}' check (public.is_word_list(tags, 30)),
  application_url text check (application_url ~* '^https?://' and length(application_url) <= 2000),
  schedule text[] not null default '{}' check (public.is_word_list(schedule, 28)),
  hours_per_week_min smallint check (hours_per_week_min between 0 and 168),
  hours_per_week_max smallint check (hours_per_week_max between hours_per_week_min and 168),
  benefits text[] not null default '{}' check (public.is_word_list(benefits, 30)),
  has_tips boolean not null default false,
  minimum_age smallint check (minimum_age between 14 and 30),
  status text not null default 'open' check (status in ('open', 'paused', 'closed')),
  expires_at timestamptz not null default now() + public.default_open_time(),
  closed_at timestamptz,
  idempotency_key uuid,
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  lat double precision not null generated always as ((location #>> '{coordinates,lat}')::double precision) stored,
  lng double precision not null generated always as ((location #>> '{coordinates,lng}')::double precision) stored,
  pt extensions.cube not null generated always as (public.sphere_point(
    (location #>> '{coordinates,lat}')::double precision, (location #>> '{coordinates,lng}')::double precision)) stored,
  state_slug text not null generated always as (public.slugify(location #>> '{address,state}')) stored,
  city_slug text not null generated always as (public.slugify(location #>> '{address,city}')) stored,
  neighborhood_slug text generated always as (public.slugify(location #>> '{address,neighborhood}')) stored,
  title_slug text not null generated always as (public.slugify(title)) stored,
  company_slug text not null generated always as (lower(company_name collate "und-x-icu")) stored,
  pay_currency text generated always as (salary ->> 'currency') stored,
  min_pay_per_hour numeric generated always as (
    public.pay_per_hour((salary ->> 'min')::numeric, salary ->> 'period')) stored,
  -- When the job ended or will end: its page stays for `time_shown_after_end` from here (D20).
  ended_at timestamptz not null generated always as (
    case when status = 'closed' then least(coalesce(closed_at, expires_at), expires_at) else expires_at end) stored,
  -- How a closed job ended; null where nobody said. Applicants are told in other words.
  close_reason text check (close_reason in ('filled', 'not-filled')),
  -- Within the row: a search that has to read it reads thousands.
  search tsvector storage main not null generated always as (
    setweight(to_tsvector('pg_catalog.english', public.fold_words(title) || ' ' || public.joined_pairs(array[title])), 'A')
    || setweight(to_tsvector('pg_catalog.english', public.fold_words(company_name || ' ' || public.join_words(tags)) || ' '
         || public.joined_pairs(tags)), 'B')
    || setweight(to_tsvector('pg_catalog.simple',
         public.fold_words(title || ' ' || company_name || ' ' || public.join_words(tags))), 'C')
    || setweight(to_tsvector('pg_catalog.english', public.fold_words(left(description, 20000))), 'D')
    || public.job_facets(type, schedule, title || ' ' || public.join_words(tags) || ' ' || left(description, 20000))) stored,
  categories text[] not null
    generated always as (public.job_categories(type, industry, tags)) stored,

  unique (employer_id, idempotency_key)
);

comment on column public.jobs.schedule is 'Day and part of day, such as mon-morning; parts are morning, afternoon, evening, night.';

create index jobs_employer on public.jobs (employer_id, created_at desc);
create index jobs_place on public.jobs (state_slug, city_slug, neighborhood_slug, created_at desc);
create index jobs_place_title on public.jobs (state_slug, city_slug, title_slug, created_at desc);
create index jobs_company on public.jobs (company_slug, state_slug, city_slug);
create index jobs_expiry on public.jobs (expires_at) where status = 'open';
-- What a search filters and sorts by rides along in the index, so that a count over a city never visits the table.
create index jobs_pt on public.jobs
  using gist (pt) include (id, expires_at, created_at, type, pay_currency, min_pay_per_hour) where status = 'open';
create index jobs_newest on public.jobs (created_at desc, id)
  include (expires_at, type, pay_currency, min_pay_per_hour) where status = 'open';
-- Who pays at least so much, and who says nothing of pay.
create index jobs_pay on public.jobs (type, min_pay_per_hour, pay_currency) include (expires_at) where status = 'open';
create index jobs_ended on public.jobs (ended_at);
-- For what ended, which the index of open jobs leaves out.
create index jobs_pt_ended on public.jobs using gist (pt) where status <> 'open';
create index jobs_company_hash on public.jobs (md5(company_slug)) where status = 'open';
create index jobs_search on public.jobs using gin (search) where status = 'open';
create index jobs_categories on public.jobs using gin (categories) where status = 'open';

create trigger a_guard before insert or update on public.jobs
  for each row execute function public.guard_job();
create trigger ask_contact after insert or update of contact, application_url on public.jobs
  for each row when (current_user in ('anon', 'authenticated') and new.application_url is null and new.status <> 'closed')
  execute function public.ask_posted_contact();
create trigger ask_for_closing_emails after update of status on public.jobs
  for each row when ((old.status = 'closed') is distinct from (new.status = 'closed'))
  execute function public.ask_for_closing_emails();
create trigger b_complete before insert on public.jobs
  for each row execute function public.complete_job();
create trigger b_complete_again before update of status, expires_at on public.jobs
  for each row when (old.status = 'closed' or old.expires_at <= now())
  execute function public.complete_job();
create trigger c_forget_close_reason before insert or update of status, close_reason on public.jobs
  for each row when (new.status <> 'closed' and new.close_reason is not null)
  execute function public.forget_close_reason();
-- After the guard and the copies, so that what is compared is what is stored.
create trigger d_limit_postings before insert or update of title, location, description, status, expires_at on public.jobs
  for each row when (current_user in ('anon', 'authenticated')) execute function public.limit_postings();
create trigger drop_draft after insert on public.jobs
  for each row when (new.idempotency_key is not null) execute function public.drop_posted_draft();
create trigger keep_former_place after update of location on public.jobs
  for each row when ((old.state_slug, old.city_slug, coalesce(old.neighborhood_slug, ''))
    is distinct from (new.state_slug, new.city_slug, coalesce(new.neighborhood_slug, '')))
  execute function public.keep_former_place();
-- A job that is opened again may bring words back that were forgotten.
create trigger learn_changed_words after update of title, company_name, tags, status, expires_at on public.jobs
  for each row execute function public.learn_changed_words();
create trigger learn_posted_words after insert on public.jobs
  referencing new table as posted for each statement execute function public.learn_posted_words();
create trigger note_posted after insert on public.jobs
  referencing new table as posted for each statement execute function public.note_posted_jobs();
create trigger note_reopened after update of status, expires_at on public.jobs
  for each row when (new.status = 'open' and new.expires_at > now() and (old.status <> 'open' or old.expires_at <= now()))
  execute function public.note_reopened_job();
-- Triggers and no check: a posting from before the rule can still be closed.
create trigger pay_for_its_period_at_first after insert on public.jobs
  for each row when (not public.is_pay_for_its_period(new.salary, new.type)) execute function public.refuse_odd_pay();
create trigger pay_for_its_period_from_now_on after update of salary, type on public.jobs
  for each row when ((new.salary is distinct from old.salary or new.type <> old.type)
    and not public.is_pay_for_its_period(new.salary, new.type)) execute function public.refuse_odd_pay();
create trigger queue_posted after insert on public.jobs
  for each row when (new.status = 'open' and not new.is_demo) execute function public.queue_still_hiring();
create trigger queue_reopened after update of status, expires_at on public.jobs
  for each row when (new.status = 'open' and not new.is_demo) execute function public.queue_still_hiring();
create trigger say_that_it_is_gone before delete on public.jobs
  for each row execute function public.say_that_job_is_gone();
create trigger touch_updated_at before update on public.jobs
  for each row execute function public.touch_updated_at();

alter table public.jobs enable row level security;
-- The contact is for applicants' emails, not for harvesters: no column grant shows it. Filters and orders of one's own making are
-- for one's own rows: everybody else reads jobs through functions that say what of them, and whose account posted a job
-- (employer_id) is nobody else's either.
grant select (id, employer_id, slug, title, company_name, company_description, company_logo, industry, location, description,
    type, salary, tags, application_url, schedule, hours_per_week_min, hours_per_week_max, benefits, has_tips, minimum_age,
    status, expires_at, closed_at, is_demo, created_at, updated_at, lat, lng, state_slug, city_slug, neighborhood_slug,
    title_slug, company_slug, pay_currency, min_pay_per_hour, ended_at, close_reason)
  on public.jobs to authenticated;
grant insert (employer_id, slug, title, company_name, company_description, company_logo, location, description, type, salary,
    contact, tags, application_url, schedule, hours_per_week_min, hours_per_week_max, benefits, has_tips, minimum_age,
    expires_at, idempotency_key)
  on public.jobs to authenticated;
grant update (title, location, description, type, salary, contact, tags, application_url, schedule, hours_per_week_min,
    hours_per_week_max, benefits, has_tips, minimum_age, status, expires_at, close_reason)
  on public.jobs to authenticated;
grant delete on public.jobs to authenticated;
grant all on public.jobs to service_role;

create policy "employers read their own jobs" on public.jobs
  for select to authenticated using (employer_id = (select auth.uid()));
create policy "employers post as themselves" on public.jobs
  for insert to authenticated with check (employer_id = (select auth.uid()) and (select public.is_employer()));
create policy "employers change their own jobs" on public.jobs
  for update to authenticated using (employer_id = (select auth.uid())) with check (employer_id = (select auth.uid()));
create policy "employers delete their own jobs" on public.jobs
  for delete to authenticated using (employer_id = (select auth.uid()));

-- ── schemas/jobs/occupation_words.sql ──

-- 'Part-Time Barista' and 'Part-Time Accountant' are not alike: when and how one works says nothing about the work.

-- A title in folded words without those for the type of a job and for shifts; the whole title where nothing else is left.
-- Contract, internship and volunteer work are left out at the end alone: 'Contract Manager' is an occupation.
create function public.occupation_words(title text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  with folded as (select translate(public.fold_words(title), '(),;|–—·*!', '          ') as words),
  bare as (
    select words, regexp_replace(regexp_replace(words,
      '\m((full|part) ?times?|ft|pt|per diem|prn|temp(orary)?|seasonal|(first|second|third|1st|2nd|3rd|day|late|early|swing|graveyard|opening|closing) shifts?|shifts?|nights?|overnights?|evenings?|mornings?|afternoons?|weekends?|weekdays?)\M',
      ' ', 'g'), '\m(contract|internship|volunteer)\M\s*$', '') as rest
    from folded)
  select trim(regexp_replace(case when rest ~ '[[:alnum:]]' then rest else words end, '\s+', ' ', 'g')) from bare
$$;

grant execute on function public.occupation_words(text) to service_role;

-- ── schemas/listings/category_directory.sql ──

-- How many open jobs each industry, type and frequent tag has, and in which cities the most of them are.
create function public.category_directory() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with open as materialized (
    select type, lower(industry) as industry, tags, state_slug, city_slug, location #>> '{address,city}' as city,
      location #>> '{address,state}' as state
    from public.jobs
    where status = 'open' and expires_at > now() and city_slug not in ('', 'unknown') and state_slug not in ('', 'unknown')),
  entries as (
    select 'type' as kind, type as slug, state_slug, city_slug, city, state from open
    union all select 'industry', industry, state_slug, city_slug, city, state from open where industry is not null),
  cities as (
    select kind, slug, min(city) as city, min(state) as state, count(*),
      row_number() over (partition by kind, slug order by count(*) desc, city_slug, state_slug) as place
    from entries group by kind, slug, state_slug, city_slug),
  categories as (
    select kind, slug, sum(count) as count,
      jsonb_agg(jsonb_build_object('city', city, 'state', state, 'count', count) order by place) filter (where place <= 8) as cities
    from cities group by kind, slug),
  tags as (
    select 'tag' as kind, tag as slug, count(*) as count, '[]'::jsonb as cities
    from open, unnest(tags) as tag group by tag having count(*) >= 3 order by count(*) desc, tag limit 60)
  select coalesce(jsonb_agg(to_jsonb(each) order by each.count desc, each.slug), '[]')
  from (select * from categories union all select * from tags) as each
$$;

grant execute on function public.category_directory() to service_role;

-- ── schemas/listings/cities_with_jobs.sql ──

-- Cities that have open jobs of their own, with how many, by name: of one state, of one initial, or the largest of all. At most 2,000.
create function public.cities_with_jobs(state text default null, initial text default null, max_results integer default 2000)
returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(each) order by each.count desc, each.city, each.state), '[]') from (
    select mode() within group (order by location #>> '{address,city}') as city,
      mode() within group (order by location #>> '{address,state}') as state, state_slug, city_slug, count(*)
    from public.jobs
    where status = 'open' and expires_at > now() and city_slug not in ('', 'unknown') and state_slug not in ('', 'unknown')
      and (cities_with_jobs.state is null or state_slug = cities_with_jobs.state)
      and (initial is null or (case when left(city_slug, 1) between 'a' and 'z' then left(city_slug, 1) else '0' end) = initial)
    group by state_slug, city_slug
    order by count(*) desc, city_slug, state_slug
    limit least(greatest(max_results, 1), 2000)) as each
$$;

grant execute on function public.cities_with_jobs(text, text, integer) to service_role;

-- ── schemas/listings/count_employer_pages.sql ──

-- How many pages employers have in the cities of their open jobs, which decides into how many files they are told.
create function public.count_employer_pages() returns bigint
language sql stable security definer
set search_path = ''
as $$
  select count(*) from (
    select from public.jobs
    where status = 'open' and expires_at > now() and city_slug not in ('', 'unknown') and state_slug not in ('', 'unknown')
    group by company_slug, state_slug, city_slug) as page
$$;

grant execute on function public.count_employer_pages() to service_role;

-- ── schemas/listings/find_listing.sql ──

-- What stands at /{state}/{city} or /{state}/{city}/{name}, in one look-up (D8, D9): {"place": …} of the gazetteer, else
-- of a job that was posted there (its center is that of its jobs), else {"jobId": …}, else for a name what find_gone_job answers. The
-- place's own slugs are the canonical address. A neighborhood that only jobs know does not take the address of a job that was
-- posted in the city before it.
create function public.find_listing(state text, city text, name text default null) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  found_one public.found_place;
  job uuid;
begin
  -- The place that jobs were posted under wins over another spelling of the gazetteer, never over its own name.
  select place.* into found_one from public.find_place(state, city, name) as place;
  if found_one.city_slug is null or found_one.state_slug <> state or found_one.city_slug <> city
      or (name is not null and found_one.neighborhood_slug <> name) then
    declare
      posted jsonb;
    begin
      select jsonb_build_object(
          'kind', case when find_listing.name is null then 'city' else 'neighborhood' end,
          'name', case when find_listing.name is null then max(location #>> '{address,city}')
            else max(location #>> '{address,neighborhood}') end,
          'neighborhood', case when find_listing.name is not null then max(location #>> '{address,neighborhood}') end,
          'city', max(location #>> '{address,city}'), 'state', max(location #>> '{address,state}'), 'state_code', '',
          'country', max(location #>> '{address,country}'), 'zip', null, 'lat', avg(lat), 'lng', avg(lng), 'population', 0,
          'state_slug', find_listing.state, 'city_slug', find_listing.city, 'neighborhood_slug', find_listing.name)
        into posted
        from (
          select location, lat, lng from public.jobs
          where state_slug = find_listing.state and city_slug = find_listing.city and find_listing.city <> 'unknown'
            and find_listing.state <> 'unknown'
            and (find_listing.name is null or neighborhood_slug = find_listing.name)
            and ended_at > now() - public.time_shown_after_end()
          -- Enough to tell where the place is.
          limit 1000) as some_jobs
        having count(*) > 0;
      if posted is not null and name is not null then
        select id into job from public.jobs as titled
          where titled.slug = find_listing.name and titled.state_slug = find_listing.state
            and titled.city_slug = find_listing.city and coalesce(titled.neighborhood_slug, '') = ''
            and titled.ended_at > now() - public.time_shown_after_end();
        if job is not null then
          return jsonb_build_object('jobId', job);
        end if;
      end if;
      if posted is not null then
        return jsonb_build_object('place', posted);
      end if;
    end;
  end if;
  if name is not null and (found_one.neighborhood_slug is null or found_one.neighborhood_slug <> name) then
    -- Another spelling of a neighborhood gives way to a job of exactly that address.
    job := coalesce(public.find_job_id(name, state, city), public.find_moved_job_id(name, state, city));
    if job is not null then
      return jsonb_build_object('jobId', job);
    end if;
  end if;
  if found_one.city_slug is not null then
    return jsonb_build_object('place', to_jsonb(found_one));
  end if;
  return case when name is not null then public.find_gone_job(name, state, city) end;
end
$$;

grant execute on function public.find_listing(text, text, text) to anon, authenticated, service_role;

-- ── schemas/listings/job_summary.sql ──

-- A job in the columns of search_jobs, as one value.
create function public.job_summary(job public.jobs, distance_km double precision) returns jsonb
language sql immutable parallel safe
set search_path = ''
as $$
  select jsonb_build_object('id', job.id, 'slug', job.slug, 'title', job.title, 'company_name', job.company_name,
    'company_logo', job.company_logo, 'location', job.location, 'type', job.type, 'salary', job.salary, 'tags', job.tags,
    'created_at', job.created_at, 'distance_km', distance_km)
$$;

grant execute on function public.job_summary(public.jobs, double precision) to service_role;

-- ── schemas/listings/open_jobs_around.sql ──

-- The open jobs within a distance in km, as numbers for the pages and lists of places; by the spatial index.
create function public.open_jobs_around(lat double precision, lng double precision, radius_km double precision)
returns setof public.jobs
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
declare
  center extensions.cube := public.sphere_point(lat, lng);
  chord double precision := public.chord_km(radius_km);
  area extensions.cube := extensions.cube_enlarge(center, chord, 3);
begin
  return query
    select job.* from public.jobs as job
    where job.status = 'open' and job.expires_at > now()
      and area operator(extensions.@>) job.pt and (job.pt operator(extensions.<->) center) <= chord;
end
$$;

grant execute on function public.open_jobs_around(double precision, double precision, double precision) to service_role;

-- ── schemas/listings/sitemap_employers.sql ──

-- The employers' pages with open jobs in their city: [name, state, city, changed] of the names whose MD5 lies in a range, so that
-- a name stays in its file whoever comes and goes. At most 50,000.
create function public.sitemap_employers(from_hash text default '', before_hash text default null) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_array(company_slug, state_slug, city_slug, changed)), '[]') from (
    select company_slug, state_slug, city_slug, max(updated_at) as changed from public.jobs
    where status = 'open' and expires_at > now() and city_slug not in ('', 'unknown') and state_slug not in ('', 'unknown')
      and md5(company_slug) >= from_hash and (before_hash is null or md5(company_slug) < before_hash)
    group by company_slug, state_slug, city_slug
    order by company_slug, state_slug, city_slug
    limit 50000) as page
$$;

grant execute on function public.sitemap_employers(text, text) to service_role;

-- ── schemas/listings/sitemap_jobs.sql ──

-- How many open jobs there are, and what the sitemaps say of them: [slug, state, city, neighborhood, changed] of those whose id lies in a
-- range, which is how a million are told in files of one size without reading them all at once. At most 50,000.
create function public.sitemap_jobs(from_id uuid, before_id uuid default null) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_array(slug, state_slug, city_slug, neighborhood_slug, updated_at)), '[]') from (
    select slug, state_slug, city_slug, neighborhood_slug, updated_at from public.jobs
    where status = 'open' and expires_at > now() and id >= from_id and (before_id is null or id < before_id)
    order by id limit 50000) as page
$$;

grant execute on function public.sitemap_jobs(uuid, uuid) to service_role;

-- ── schemas/listings/states_of_jobs.sql ──

-- The states, as slugs, in which a job was ever posted: a step through the index for each, whatever the number of jobs.
create function public.states_of_jobs() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with recursive states as (
    (select state_slug from public.jobs order by state_slug limit 1)
    union all
    select (select job.state_slug from public.jobs as job where job.state_slug > states.state_slug order by job.state_slug limit 1)
    from states where states.state_slug is not null)
  select coalesce(jsonb_agg(state_slug), '[]') from states where state_slug not in ('', 'unknown')
$$;

grant execute on function public.states_of_jobs() to service_role;

-- ── schemas/places/places.sql ──

-- Places: the gazetteer of the United States (D9, D30), loaded by supabase/seed/places/load.ts, and what an outside
-- geocoder needs to be used fairly by several processes.

create table public.places (
  id integer primary key,
  kind text not null check (kind in ('city', 'neighborhood', 'zip', 'area', 'state', 'outside')),
  name text not null,
  -- Of a ZIP code: the section of its city that it lies in, where a county or a post office makes that sure.
  neighborhood text,
  city text not null,
  state text not null,
  state_code text not null,
  country text not null default 'United States',
  zip text,
  city_id integer references public.places (id) on delete cascade,
  -- Of a ZIP code: an area where people live, not a box or one large receiver of mail.
  is_area boolean not null default false,
  state_slug text not null,
  city_slug text not null,
  neighborhood_slug text,
  -- Its order by population among the places of one name in one state; 0 is the one that the URL means.
  namesake smallint not null default 0,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  -- Orders suggestions and weighs the nearest city. 0 is unknown: a town that only the post office knows.
  population integer not null default 0,
  pt extensions.cube generated always as (public.sphere_point(lat, lng)) stored
);

comment on column public.places.kind is
  'An area is a county or region, by the point in the middle of its people; outside is a city or country that is not covered.';

create unique index places_city_slug on public.places (state_slug, city_slug, namesake) where kind = 'city';
create unique index places_neighborhood_slug on public.places (state_slug, city_slug, neighborhood_slug, namesake)
  where kind = 'neighborhood';
create unique index places_zip on public.places (zip collate "C") where kind = 'zip';
create index places_city_pt on public.places using gist (pt) where kind = 'city';
create index places_neighborhood_pt on public.places using gist (pt) where kind = 'neighborhood';
create index places_area_pt on public.places using gist (pt) where kind = 'zip' and is_area;
create index places_city_id on public.places (city_id);
create index places_outside_pt on public.places using gist (pt) where kind = 'outside';
create index places_state_largest on public.places (state_code, population desc) where kind = 'city';

alter table public.places enable row level security;
-- Nobody's but the server's: people read the gazetteer through functions.
grant all on public.places to service_role;

-- ── schemas/places/places_named.sql ──

-- What a text without a ZIP code means, the likeliest first; of some names the others of that name follow.
create function public.places_named(typed text) returns setof public.places
language plpgsql stable security definer
set search_path = ''
as $$
declare
  wanted text := public.place_key(typed);
  words text[] := regexp_split_to_array(trim(both ' ,' from typed), '[ ,]+');
  parts text[] := regexp_split_to_array(typed, ' *, *');
  is_street boolean := typed ~ '^[0-9]';
  in_state text;
  rest text[];
  there public.places;
begin
  if wanted = '' then
    return;
  end if;
  return query select * from public.places_of_key(wanted);
  if found then
    return;
  end if;

  -- Its state, by any of its names, of one word to three: 'Tampa, Fla', 'Charleston, W. Va.'.
  for behind in reverse least(3, cardinality(words) - 1) .. 1 loop
    select p.state_code into in_state
      from public.place_names n
      join public.places p on p.id = n.place_id
      where n.key = public.place_key(array_to_string(words[cardinality(words) - behind + 1:], ' ')) and p.kind = 'state' limit 1;
    if in_state is not null then
      rest := words[:cardinality(words) - behind];
      exit;
    end if;
  end loop;
  if in_state is not null then
    -- Behind a street or another part, words are dropped from the front until a name of that state is left.
    for start_at in 1 .. least(cardinality(rest), 12) loop
      exit when start_at > 1 and not is_street and cardinality(parts) < 3;
      return query select * from public.places_of_key(
        public.place_key(array_to_string(rest[start_at:], ' ')) || lower(in_state));
      if found then
        return;
      end if;
    end loop;
  end if;

  -- Another country: 'London, UK', 'Toronto ON', 'San Juan PR'.
  for behind in 1 .. least(3, cardinality(words) - 1) loop
    exit when in_state is not null;
    return query select * from public.places_of_key(
      ',' || public.place_key(array_to_string(words[cardinality(words) - behind + 1:], ' ')), 1);
    if found then
      return;
    end if;
  end loop;

  -- '123 Main St, Austin', and '1010 Wien' with another country's postal code.
  if is_street then
    return query select * from public.places_of_key(public.place_key(array_to_string(words[2:], ' ')), 1) p
      where p.kind = 'outside';
    if found then
      return;
    end if;
    for start_at in 2 .. least(cardinality(parts), 6) loop
      return query select * from public.places_of_key(public.place_key(array_to_string(parts[start_at:], ' ')));
      if found then
        return;
      end if;
    end loop;
    return;
  end if;

  -- A part and what it is a part of: 'Astoria, Queens', 'Koreatown LA'.
  for ahead in 1 .. least(cardinality(words) - 1, 6) loop
    select * into there from public.places_of_key(public.place_key(array_to_string(words[ahead + 1:], ' ')), 1);
    continue when there.id is null or there.kind in ('state', 'outside');
    return query
      select p.*
      from public.places_of_key(public.place_key(array_to_string(words[:ahead], ' ')), 50) p
      where p.kind in ('city', 'neighborhood', 'area') and p.pt operator(extensions.<->) there.pt <= public.chord_km(80)
      order by p.pt operator(extensions.<->) there.pt limit 1;
    if found then
      return;
    end if;
  end loop;

  -- 'Downtown Austin', 'the Boston area'.
  if typed ~* '^(the|downtown|greater|metro|metropolitan|central|city of|near|in) '
      or typed ~* ' (area|metro|metro area|airport|international airport|downtown|region)$' then
    return query select * from public.places_named(
      regexp_replace(regexp_replace(typed, '^(the|downtown|greater|metro|metropolitan|central|city of|near|in) +', '', 'i'),
        ' +(metro area|area|metro|international airport|airport|downtown|region)$', '', 'i'));
    if found then
      return;
    end if;
  end if;

  if in_state is not null then
    return query select * from public.alike_places(
      public.place_key(array_to_string(rest, ' ')) || lower(in_state), 0.6, in_state);
  elsif length(wanted) >= 4 and cardinality(parts) = 1 then
    return query select * from public.alike_places(left(wanted, 100), 0.6);
  end if;
end
$$;

grant execute on function public.places_named(text) to service_role;

-- ── schemas/places/places_of_key.sql ──

-- A typed place stays in the state that is typed with it; counties, regions and whole states are understood; what lies outside
-- of the United States is known for what it is; an ambiguous name brings its namesakes along.

-- The places of exactly this key, the likeliest first. A place outside has a key only where it is meant before all namesakes.
create function public.places_of_key(wanted text, max_results integer default 7) returns setof public.places
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return query
    select p.*
    from public.place_names n
    join public.places p on p.id = n.place_id
    where n.key = wanted
    order by p.kind = 'outside' desc, p.population desc, p.id
    limit max_results;
end
$$;

grant execute on function public.places_of_key(text, integer) to service_role;

-- ── schemas/places/reverse_place.sql ──

-- The address of a point: the city of the nearest ZIP area where that has 2,000 people, else the nearest city weighted by
-- its population; right for 96 of 100 addresses. A neighborhood only when one lies within 0.8 km (farther away a guess is
-- wrong more often than right), or where the ZIP code makes its section sure. Never a city more than 30 km away. A point
-- that lies nearer to a city outside of the United States is answered with that.
create function public.reverse_place(lat double precision, lng double precision) returns setof public.found_place
language plpgsql stable security definer
set search_path = ''
as $$
declare
  here extensions.cube := public.sphere_point(lat, lng);
  reach constant double precision := public.chord_km(30);
  area public.places;
  city public.places;
  outside public.places;
  answer public.found_place;
begin
  if here is null or abs(lat) > 90 or abs(lng) > 180 then
    return;
  end if;
  select p.* into area from public.places p
    where p.kind = 'zip' and p.is_area
    order by p.pt operator(extensions.<->) here limit 1;
  select p.* into city from public.places p
    where p.kind = 'city'
    order by p.pt operator(extensions.<->) here limit 1;
  select p.* into outside from public.places p
    where p.kind = 'outside'
    order by p.pt operator(extensions.<->) here limit 1;
  if outside.pt operator(extensions.<->) here
      < least(area.pt operator(extensions.<->) here, city.pt operator(extensions.<->) here) then
    return next public.to_found_place(outside);
    return;
  end if;
  if area.id is not null then
    select p.* into city from public.places p
      where p.id = area.city_id and p.population >= 2000 and p.pt operator(extensions.<->) here <= reach;
  end if;
  if area.id is null or city.id is null then
    select p.* into city
      from (
        select near.id, near.pt operator(extensions.<->) here as chord from public.places near
        where near.kind = 'city'
        order by near.pt operator(extensions.<->) here limit 40
      ) near
      join public.places p on p.id = near.id
      where near.chord <= reach
      order by (near.chord + 0.5) / power(p.population + 100, 1.0 / 3), p.id
      limit 1;
  end if;
  if city.id is null then
    return;
  end if;
  answer := public.to_found_place(city);
  answer.lat := lat;
  answer.lng := lng;
  select p.neighborhood, p.neighborhood_slug into answer.neighborhood, answer.neighborhood_slug
    from (
      select near.*, near.pt operator(extensions.<->) here as chord from public.places near
      where near.kind = 'neighborhood'
      order by near.pt operator(extensions.<->) here limit 1
    ) p
    where p.city_id = city.id and p.chord <= public.chord_km(0.8);
  if answer.neighborhood is null and area.city_id = city.id then
    answer.neighborhood := area.neighborhood;
    answer.neighborhood_slug := area.neighborhood_slug;
  end if;
  if answer.neighborhood is not null then
    answer.kind := 'neighborhood';
    answer.name := answer.neighborhood;
  end if;
  return next answer;
end
$$;

grant execute on function public.reverse_place(double precision, double precision) to anon, authenticated, service_role;

-- ── schemas/places/snap_point.sql ──

-- The centre of the cell of about 1 km that a point lies in; latitude steps of 0.009 degrees, longitude steps as long.
create function public.snap_point(lat double precision, lng double precision) returns extensions.cube
language sql immutable strict parallel safe
set search_path = ''
as $$
  select public.sphere_point(row_lat, (floor(lng / step) + 0.5) * step)
  from (select row_lat, 0.009 / greatest(cos(radians(row_lat)), 0.01) as step
        from (select (floor(lat / 0.009) + 0.5) * 0.009 as row_lat) as cell_row) as cell
$$;

grant execute on function public.snap_point(double precision, double precision) to authenticated, service_role;

-- ── schemas/places/suggest_places.sql ──

-- Places whose name, or name and state, begins with what is typed, the most populous first, a place of exactly that
-- name before longer ones; ZIP codes by their digits; on no hit, what the text means or names that are spelled alike. At most
-- 20, and a place outside of the United States only where it is what the whole text means.
create function public.suggest_places(prefix text, max_results integer default 8) returns setof public.found_place
language plpgsql stable security definer
set search_path = ''
as $$
declare
  typed text := left(trim(prefix), 100);
  wanted text := public.place_key(typed);
  rows_wanted integer := least(greatest(coalesce(max_results, 8), 1), 20);
  whole public.places;
begin
  if typed ~ '^[0-9]{2,5}$' then
    return query
      select (public.to_found_place(p)).*
      from public.places p
      where p.kind = 'zip' and p.zip collate "C" >= typed and p.zip collate "C" < typed || ':'
      order by p.is_area desc, p.zip
      limit rows_wanted;
    return;
  end if;
  if length(wanted) < 2 then
    return;
  end if;
  if typed !~ '[0-9]' then
    select * into whole from public.places_of_key(wanted, 1);
    if whole.kind in ('state', 'outside') then
      return query select * from public.geocode_place(typed) limit rows_wanted;
      if found and whole.kind = 'state' then
        return;
      end if;
      rows_wanted := rows_wanted - 7;
    end if;
    return query
      select (public.to_found_place(p)).*
      from (
        select n.place_id, bool_or(n.key = wanted) as is_whole
        from public.place_names n
        where n.key >= wanted and n.key < wanted || chr(1114111)
        group by n.place_id
      ) hit
      join public.places p on p.id = hit.place_id
      where p.kind <> 'outside'
      -- Counties and states are large and seldom what somebody means who has typed less than their name.
      order by (p.population + 1) * case when is_whole then 20.0 when p.kind in ('area', 'state') then 0.05 else 1.0 end desc, p.id
      limit rows_wanted;
    if found or whole.id is not null then
      return;
    end if;
  end if;
  return query select * from public.geocode_place(typed) limit rows_wanted;
  if not found and length(wanted) >= 4 and typed !~ '[0-9]' then
    return query
      select (public.to_found_place(p)).* from public.alike_places(wanted, 0.45, null, rows_wanted) p;
  end if;
end
$$;

grant execute on function public.suggest_places(text, integer) to anon, authenticated, service_role;

-- ── schemas/places/to_found_place.sql ──

-- A row of the gazetteer as the questions about places answer it.
create function public.to_found_place(place public.places) returns public.found_place
language sql immutable parallel safe
set search_path = ''
as $$
  select row(place.kind, place.name, place.neighborhood, place.city, place.state, place.state_code, place.country,
    place.zip, place.lat, place.lng, place.population, place.state_slug, place.city_slug,
    place.neighborhood_slug)::public.found_place
$$;

grant execute on function public.to_found_place(public.places) to service_role;

-- ── schemas/places/us_state_name.sql ──

-- A state of the United States as it is written in an address: of 'TX', 'texas' or 'New-York' the full name, anything else as it is.
create function public.us_state_name(state text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce((
    select known.name from public.us_states() as known
    where public.slugify(us_state_name.state) in (lower(known.code), replace(lower(known.name), ' ', '-'))), state)
$$;

grant execute on function public.us_state_name(text) to authenticated, service_role;

-- ── schemas/postings/ask_job_contact.sql ──

-- Asks an address whether it takes applications to an account's jobs. False when it may not be asked (again) today, or at all.
create function public.ask_job_contact(account_id uuid, address text) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  account uuid := ask_job_contact.account_id;
  contact public.job_contacts;
  secret text := encode(extensions.gen_random_bytes(32), 'hex');
begin
  -- One at a time per account, or many at once would all be the first of the day.
  perform pg_advisory_xact_lock(hashtextextended('job-contacts:' || account, 0));
  insert into public.job_contacts (account_id, address) values (account, lower(trim(ask_job_contact.address)))
    on conflict (account_id, address) do nothing;
  select * into contact from public.job_contacts
    where account_id = account and address = lower(trim(ask_job_contact.address)) for update;
  if contact.confirmed_at is not null or contact.declined_at is not null
    or contact.asked_at > now() - interval '1 day' or contact.asks >= public.setting('contact_asks_each')
    or public.setting('contact_asks_a_day') <= (select count(*) from public.job_contacts as asked
      where asked.account_id = account and asked.asked_at > now() - interval '1 day')
    or not public.take_unasked_email(contact.address, 1) then
    return false;
  end if;
  update public.job_contacts set asks = asks + 1, asked_at = now(), token_hash = public.sha256_hex(secret)
    where account_id = account and address = contact.address;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    values ('job-contact', contact.address, jsonb_build_object('manageToken', secret),
      'job-contact:' || account || ':' || public.sha256_hex(contact.address) || ':' || contact.asks);
  return true;
end
$$;

grant execute on function public.ask_job_contact(uuid, text) to service_role;

-- ── schemas/postings/ask_still_hiring.sql ──

-- Asks about jobs that have been open for a week without anybody's word: an account once a week, and then about those that would
-- be due within three days too. However long the scheduler was away, it is one question, and never one about a job with less
-- than a day left. Whoever comes second finds it asked. How many jobs.
create function public.ask_still_hiring(max_jobs integer default 50, now_at timestamptz default now())
returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  due record;
  last_round timestamptz;
  job public.jobs;
  recipient text;
  secret text;
  tokens jsonb;
  next_mail bigint;
  asked integer := 0;
begin
  -- One run at a time, or two would share out the jobs of one account.
  perform pg_advisory_xact_lock(hashtextextended('still-hiring', 0));
  for due in
    select queued.job_id, owned.employer_id
    from public.still_hiring_due as queued join public.jobs as owned on owned.id = queued.job_id
    where queued.due_at <= now_at
    order by queued.due_at
    limit least(max_jobs, 500)
  loop
    -- Asked with another job of this run, or struck off.
    if not exists (select from public.still_hiring_due where job_id = due.job_id and due_at <= now_at) then
      continue;
    end if;
    select asked_at into last_round from public.still_hiring_rounds where account_id = due.employer_id;
    if last_round > now_at - interval '7 days' then
      update public.still_hiring_due set due_at = last_round + interval '7 days' where job_id = due.job_id;
      continue;
    end if;
    tokens := '{}';
    for job in
      -- Never waits: whoever holds a job may be waiting for its place in the queue.
      select owned.* from public.jobs as owned join public.still_hiring_due as queued on queued.job_id = owned.id
      where owned.employer_id = due.employer_id and queued.due_at <= now_at + interval '3 days'
      order by queued.due_at
      limit 500
      for update of owned skip locked
    loop
      if job.status <> 'open' or job.expires_at <= now_at + interval '1 day' then
        delete from public.still_hiring_due where job_id = job.id;
        continue;
      end if;
      recipient := public.job_recipient(job.id);
      -- Nobody can be asked: then nobody's silence pauses it either.
      if recipient is null then
        update public.still_hiring_due set due_at = now_at + interval '7 days' where job_id = job.id;
        continue;
      end if;
      secret := encode(extensions.gen_random_bytes(32), 'hex');
      insert into public.still_hiring (job_id, token_hash, asked_at) values (job.id, public.sha256_hex(secret), now_at)
        on conflict (job_id) do update
          set token_hash = excluded.token_hash, asked_at = excluded.asked_at, answered_at = null, paused_at = null,
            wait_until = null, mail_id = null;
      tokens := jsonb_set(tokens, array[recipient], coalesce(tokens -> recipient, '{}') || jsonb_build_object(job.id, secret));
      asked := asked + 1;
    end loop;
    for recipient in select jsonb_object_keys(tokens) loop
      insert into public.outbox (kind, recipient, payload, dedupe_key)
        values ('still-hiring', recipient, jsonb_build_object('manageTokens', tokens -> recipient),
          'still-hiring:' || due.employer_id || ':' || public.sha256_hex(recipient) || ':' || now_at)
        returning id into next_mail;
      update public.still_hiring set mail_id = next_mail
        where job_id in (select key::uuid from jsonb_object_keys(tokens -> recipient) as key);
    end loop;
    if tokens <> '{}' then
      insert into public.still_hiring_rounds (account_id, asked_at) values (due.employer_id, now_at)
        on conflict (account_id) do update set asked_at = excluded.asked_at;
    end if;
  end loop;
  return asked;
end
$$;

grant execute on function public.ask_still_hiring(integer, timestamp with time zone) to service_role;

-- ── schemas/postings/find_job_contact.sql ──

-- What the holder of the secret is asked: {"companyName", "state": asked, confirmed or declined}; null for an unknown one.
create function public.find_job_contact(manage_token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('companyName', company.company_name,
    'state', case when contact.declined_at is not null then 'declined' when contact.confirmed_at is not null then 'confirmed'
      else 'asked' end)
  from public.job_contacts as contact join public.employer_profiles as company on company.user_id = contact.account_id
  where contact.token_hash = public.sha256_hex(find_job_contact.manage_token)
$$;

grant execute on function public.find_job_contact(text) to anon, authenticated, service_role;

-- ── schemas/postings/is_job_contact.sql ──

-- Whether an address takes emails about an account's jobs: it is the account's own, or agreed, or was proven by the account.
create function public.is_job_contact(account_id uuid, address text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select from auth.users as account where account.id = is_job_contact.account_id
      and account.email_confirmed_at is not null and lower(account.email) = lower(trim(is_job_contact.address)))
    or coalesce(
      (select contact.declined_at is null from public.job_contacts as contact
        where contact.account_id = is_job_contact.account_id and contact.address = lower(trim(is_job_contact.address))
          and coalesce(contact.confirmed_at, contact.declined_at) is not null),
      public.is_proven_address(is_job_contact.address, 'account:' || is_job_contact.account_id))
$$;

grant execute on function public.is_job_contact(uuid, text) to service_role;

-- ── schemas/postings/job_drafts.sql ──

-- Posting a job: the draft that survives a reload and another device, and what only the poster reads back.

-- One draft per employer. `idempotency_key` becomes the posted job's, so that one form posts one job.
create table public.job_drafts (
  employer_id uuid primary key references public.employer_profiles (user_id) on delete cascade,
  form jsonb not null check (jsonb_typeof(form) = 'object' and length(form::text) <= 60000),
  idempotency_key uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger skip_posted before insert or update on public.job_drafts
  for each row execute function public.skip_posted_draft();
create trigger touch_updated_at before update on public.job_drafts
  for each row execute function public.touch_updated_at();

alter table public.job_drafts enable row level security;
grant select, delete on public.job_drafts to authenticated;
grant insert (employer_id, form, idempotency_key) on public.job_drafts to authenticated;
grant update (employer_id, form, idempotency_key) on public.job_drafts to authenticated;
grant all on public.job_drafts to service_role;

create policy "employers read their own draft" on public.job_drafts
  for select to authenticated using (employer_id = (select auth.uid()));
create policy "employers start their own draft" on public.job_drafts
  for insert to authenticated with check (employer_id = (select auth.uid()) and (select public.is_employer()));
create policy "employers change their own draft" on public.job_drafts
  for update to authenticated using (employer_id = (select auth.uid())) with check (employer_id = (select auth.uid()));
create policy "employers drop their own draft" on public.job_drafts
  for delete to authenticated using (employer_id = (select auth.uid()));

-- ── schemas/postings/job_recipient.sql ──

-- Where the emails about a job go: to its contact, or to the account while that has not agreed. Null when neither is proven.
create function public.job_recipient(job_id uuid) returns text
language sql stable security definer
set search_path = ''
as $$
  select case when job.is_demo or public.is_job_contact(job.employer_id, job.contact ->> 'email') then job.contact ->> 'email'
    else (select email from auth.users where id = job.employer_id and email_confirmed_at is not null) end
  from public.jobs as job where job.id = job_recipient.job_id
$$;

grant execute on function public.job_recipient(uuid) to service_role;

-- ── schemas/postings/my_last_contact.sql ──

-- The contact of the viewer's newest posting; null before the first.
create function public.my_last_contact() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select contact from public.jobs where employer_id = (select auth.uid()) order by created_at desc, id limit 1
$$;

grant execute on function public.my_last_contact() to authenticated, service_role;

-- ── schemas/postings/my_posted_job.sql ──

-- The id of the viewer's job that a form with this key has posted; null when it has not.
create function public.my_posted_job(key uuid) returns uuid
language sql stable security definer
set search_path = ''
as $$ select id from public.jobs where employer_id = (select auth.uid()) and idempotency_key = key $$;

grant execute on function public.my_posted_job(uuid) to authenticated, service_role;

-- ── schemas/postings/my_postings_elsewhere.sql ──

-- Postings of the viewer that are not closed and send applications to an address that was theirs and is not any more:
-- that address and how many, the most first.
create function public.my_postings_elsewhere() returns table (address text, postings bigint)
language sql stable security definer
set search_path = ''
as $$
  select lower(job.contact ->> 'email'), count(*)
  from public.jobs as job
  join public.former_addresses as former on former.user_id = job.employer_id and former.address = lower(job.contact ->> 'email')
  join auth.users as account on account.id = job.employer_id and lower(account.email) <> former.address
  where job.employer_id = (select auth.uid()) and job.status <> 'closed' and job.expires_at > now()
  group by 1 order by 2 desc, 1
$$;

grant execute on function public.my_postings_elsewhere() to authenticated, service_role;

-- ── schemas/postings/my_silent_contacts.sql ──

-- The contacts of the viewer's postings that take no emails (yet): 'unasked', 'asked' or 'declined', and whether the viewer may
-- have them asked (again) now.
create function public.my_silent_contacts() returns table (address text, state text, is_askable boolean)
language sql stable security definer
set search_path = ''
as $$
  select named.address,
    case when contact.declined_at is not null then 'declined' when contact.asked_at is not null then 'asked' else 'unasked' end,
    contact.declined_at is null and coalesce(contact.asks, 0) < public.setting('contact_asks_each')
      and coalesce(contact.asked_at <= now() - interval '1 day', true)
  from (
    select distinct lower(trim(job.contact ->> 'email')) as address from public.jobs as job
    where job.employer_id = (select auth.uid()) and job.status <> 'closed' and job.expires_at > now()
      and job.application_url is null and not job.is_demo) as named
  left join public.job_contacts as contact on contact.account_id = (select auth.uid()) and contact.address = named.address
  where not public.is_job_contact((select auth.uid()), named.address)
  order by 1
$$;

grant execute on function public.my_silent_contacts() to authenticated, service_role;

-- ── schemas/postings/owns_job.sql ──

-- Whether the viewer posted this job.
create function public.owns_job(job_id uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$ select exists (select from public.jobs where id = job_id and employer_id = (select auth.uid())) $$;

grant execute on function public.owns_job(uuid) to authenticated, service_role;

-- ── schemas/postings/pause_silent_jobs.sql ──

-- Pauses jobs whose question was delivered five days ago and not answered, and says in one email per question how to open them
-- again. After a day or more without a run everybody gets two more days first: their answers may have met a site that was down.
-- The paused jobs, for the pages that show them.
create function public.pause_silent_jobs(max_jobs integer default 50, now_at timestamptz default now())
returns table (id uuid, slug text, employer_id uuid, state_slug text, city_slug text)
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  last_run timestamptz;
  silent record;
  question record;
  job public.jobs;
  recipient text;
  secret text;
  tokens jsonb;
begin
  insert into public.scheduled_steps (step, done_until) values ('still-hiring', now_at) on conflict (step) do nothing;
  select done_until into last_run from public.scheduled_steps where step = 'still-hiring' for update;
  if last_run < now_at - interval '1 day' then
    update public.still_hiring set wait_until = now_at + interval '2 days'
      where answered_at is null and paused_at is null;
  end if;
  update public.scheduled_steps set done_until = greatest(last_run, now_at) where step = 'still-hiring';

  for silent in
    select pending.mail_id, min(pending.asked_at) as asked_at
    from public.still_hiring as pending join public.outbox as mail on mail.id = pending.mail_id
    where pending.answered_at is null and pending.paused_at is null
      and mail.sent_at <= now_at - interval '5 days'
      and coalesce(pending.wait_until <= now_at, true)
    group by 1 order by 2
    limit least(max_jobs, 500)
  loop
    tokens := '{}';
    for question in
      select pending.job_id from public.still_hiring as pending
      where pending.mail_id = silent.mail_id and pending.answered_at is null and pending.paused_at is null
        and coalesce(pending.wait_until <= now_at, true)
      for update skip locked
    loop
      update public.jobs set status = 'paused'
        where jobs.id = question.job_id and status = 'open' and expires_at > now_at returning * into job;
      if found then
        secret := encode(extensions.gen_random_bytes(32), 'hex');
        update public.still_hiring set paused_at = now_at, token_hash = public.sha256_hex(secret)
          where job_id = question.job_id;
        recipient := coalesce(public.job_recipient(job.id), '');
        tokens := jsonb_set(tokens, array[recipient], coalesce(tokens -> recipient, '{}') || jsonb_build_object(job.id, secret));
        return query select job.id, job.slug, job.employer_id, job.state_slug, job.city_slug;
      else
        -- Paused, closed or expired meanwhile: that was an answer.
        update public.still_hiring set answered_at = now_at where job_id = question.job_id;
      end if;
    end loop;
    insert into public.outbox (kind, recipient, payload, dedupe_key)
      select 'job-paused', address, jsonb_build_object('manageTokens', tokens -> address),
        'job-paused:' || silent.mail_id || ':' || public.sha256_hex(address)
      from jsonb_object_keys(tokens) as address where address <> ''
      on conflict (dedupe_key) do nothing;
  end loop;
end
$$;

grant execute on function public.pause_silent_jobs(integer, timestamp with time zone) to service_role;

-- ── schemas/postings/still_hiring.sql ──

-- 'Still hiring?': a job that nobody vouches for is paused, so that people apply to what is there (D20, D29).

-- The last question about a job. Its secret is in the mail alone; the table has the hash.
create table public.still_hiring (
  job_id uuid primary key references public.jobs (id) on delete cascade,
  token_hash text not null unique,
  mail_id bigint,
  asked_at timestamptz not null,
  answered_at timestamptz,
  -- When the silence paused the job; a late yes opens it again.
  paused_at timestamptz,
  -- No pause before this: the site was away, so nobody could answer.
  wait_until timestamptz,
  asked_token_hash text
);

create index still_hiring_pending on public.still_hiring (asked_at) where answered_at is null and paused_at is null;
create unique index still_hiring_asked on public.still_hiring (asked_token_hash);
create index still_hiring_mail on public.still_hiring (mail_id) where answered_at is null and paused_at is null;

create trigger keep_asked_token before update on public.still_hiring
  for each row when (new.token_hash <> old.token_hash) execute function public.keep_asked_token();
create trigger postpone after insert or update of asked_at, answered_at on public.still_hiring
  for each row execute function public.postpone_still_hiring();

alter table public.still_hiring enable row level security;
grant all on public.still_hiring to service_role;

-- ── schemas/postings/still_hiring_due.sql ──

-- Whom to ask 'Still hiring?' is looked up each minute: a queue by time, so that a run with nothing to do reads no job.

-- When each job is to be asked about: a week after it was posted or after the last word about it. A job that does not
-- take applications is struck off when its time comes, and comes back with its opening or renewal.
create table public.still_hiring_due (
  job_id uuid primary key references public.jobs (id) on delete cascade,
  due_at timestamptz not null
);

create index still_hiring_due_by_time on public.still_hiring_due (due_at);

alter table public.still_hiring_due enable row level security;
grant all on public.still_hiring_due to service_role;

-- ── schemas/rate-limits/count_hits.sql ──

-- How many knocked, not only whether it was one too many: the more do, the more work a browser is asked for.

-- Counts one hit at a scope and answers how many there were within so many seconds. The window slides: counts are kept by sixths
-- of it and the last seven are added up, so that ten tries around a full minute do not count as two fives.
create function public.count_hits(scope text, key_hash text, window_seconds integer) returns integer
language sql volatile security definer
set search_path = ''
as $$
  with hit as (
    insert into public.rate_limits as counted (scope, key_hash, window_start)
    values (scope, key_hash,
      to_timestamp(floor(extract(epoch from now()) / (window_seconds / 6.0)) * (window_seconds / 6.0)))
    on conflict on constraint rate_limits_pkey do update set hits = counted.hits + 1
    returning hits, window_start)
  select hit.hits + coalesce((
    select sum(earlier.hits) from public.rate_limits as earlier
    where earlier.scope = count_hits.scope and earlier.key_hash = count_hits.key_hash
      and earlier.window_start < hit.window_start
      and earlier.window_start >= hit.window_start - make_interval(secs => window_seconds)), 0)::integer
  from hit
$$;

grant execute on function public.count_hits(text, text, integer) to service_role;

-- ── schemas/rate-limits/forget_old_limits.sql ──

-- Forgets counts of windows that are over for a day. How many.
create function public.forget_old_limits() returns integer
language sql volatile security definer
set search_path = ''
as $$
  with forgotten as (
    delete from public.rate_limits where ctid = any (array(
      select ctid from public.rate_limits where window_start < now() - interval '1 day' limit 5000 for update skip locked))
    returning 1)
  select count(*)::integer from forgotten
$$;

grant execute on function public.forget_old_limits() to service_role;

-- ── schemas/rate-limits/take_limit.sql ──

-- The window slides: counts are kept by sixths of it and the last seven are added up, so that ten tries around a full minute
-- do not count as two fives.

-- Counts one hit for a limit's key; false when it is one too many within any stretch of so many seconds.
create function public.take_limit(scope text, key_hash text, max_hits integer, window_seconds integer)
returns boolean
language sql volatile security definer
set search_path = ''
as $$
  select public.count_hits(scope, key_hash, window_seconds) <= max_hits
$$;

grant execute on function public.take_limit(text, text, integer, integer) to service_role;

-- ── schemas/saved/is_proven_employer.sql ──

-- Whether the viewer owns a company profile (D26) and has confirmed the address of the account.
create function public.is_proven_employer() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select public.is_employer() and exists (
    select from auth.users where id = (select auth.uid()) and email_confirmed_at is not null)
$$;

grant execute on function public.is_proven_employer() to service_role;

-- ── schemas/search-words/forget_job_words.sql ──

-- The words that a misspelt one can have meant are those of open jobs, and not every word that anybody ever posted.

-- Forgets words that no open job has, and that a word is work when companies alone bear it, among a few of those known, by
-- chance: run again and again it comes to all of them. How many. A word that is posted at this very moment may go too, and
-- comes back with the next job that has it.
create function public.forget_job_words(share_percent real default 1) returns integer
language sql volatile security definer
set search_path = ''
as $$
  with looked_at as materialized (
    select known.word, known.is_work,
      exists (select from public.jobs as job
        where job.status = 'open' and job.search @@ public.any_of(array[known.word], 'pg_catalog.simple', ':C')) as stays,
      exists (select from public.jobs as job
        where job.status = 'open' and job.search @@ public.any_of(array[known.word], 'pg_catalog.simple', ':C')
          and known.word in (select public.words_of(job.title || ' ' || public.join_words(job.tags)))) as stays_work
    from public.job_words as known tablesample bernoulli (forget_job_words.share_percent)
    limit 1000),
  changed as (
    update public.job_words as known set is_work = false
    from looked_at where known.word = looked_at.word and known.is_work and looked_at.stays and not looked_at.stays_work),
  forgotten as (
    delete from public.job_words where word in (select word from looked_at where not stays)
    returning 1)
  select count(*)::integer from forgotten
$$;

grant execute on function public.forget_job_words(real) to service_role;

-- ── schemas/search-words/is_unknown_word.sql ──

-- Whether a word may be a misspelt one: no job ever posted it, and it is no form of an ordinary word either ('maintainance' is
-- none of 'maintain').
create function public.is_unknown_word(word text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select word ~ '^[[:alpha:]]{4,40}$'
    and not exists (select from public.job_words as known where known.word = is_unknown_word.word)
    and not exists (select from public.ordinary_words as ordinary
      where ordinary.stem = any (tsvector_to_array(to_tsvector('pg_catalog.english', is_unknown_word.word)))
        and length(is_unknown_word.word) - length(ordinary.stem) <= 3)
$$;

grant execute on function public.is_unknown_word(text) to service_role;

-- ── schemas/talents/forget_talent_views.sql ──

-- Forgets what was read before yesterday. How many rows.
create function public.forget_talent_views() returns integer
language sql volatile security definer
set search_path = ''
as $$
  with forgotten as (
    delete from public.talent_views where ctid = any (array(
      select ctid from public.talent_views where day < current_date - 1 limit 5000 for update skip locked))
    returning 1)
  select count(*)::integer from forgotten
$$;

grant execute on function public.forget_talent_views() to service_role;

-- ── schemas/talents/job_seeker_profiles.sql ──

-- Talents: the job seeker profile. Exact places never leave the row for anyone but its owner (D25).

create table public.job_seeker_profiles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references auth.users (id) on delete cascade,
  full_name text not null check (length(trim(full_name)) between 1 and 120),
  headline text not null check (length(trim(headline)) between 1 and 160),
  bio text check (length(bio) <= 5000),
  skills text[] not null default '{}' check (public.is_word_list(skills, 50)),
  experience_years integer check (experience_years between 0 and 50),
  desired_job_types text[] not null default '{}' check (desired_job_types <@ public.job_types()),
  desired_salary jsonb check (public.is_salary(desired_salary)),
  location jsonb not null check (public.is_location(location)),
  search_radius integer not null default public.default_radius_km()
    check (search_radius between 1 and public.largest_radius_km()),
  cv_url text check (length(cv_url) <= 500),
  available_from date,
  is_visible boolean not null default false,
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  public_point extensions.cube generated always as (public.snap_point(
    (location #>> '{coordinates,lat}')::double precision, (location #>> '{coordinates,lng}')::double precision)) stored,
  pay_currency text generated always as (desired_salary ->> 'currency') stored,
  -- What somebody would work for: the lower end of what they wish, or the only one.
  desired_pay_per_hour numeric generated always as (public.pay_per_hour(
      coalesce((desired_salary ->> 'min')::numeric, (desired_salary ->> 'max')::numeric), desired_salary ->> 'period')) stored,
  search tsvector not null generated always as (
    setweight(to_tsvector('pg_catalog.english', public.fold_words(headline) || ' ' || public.joined_pairs(array[headline]))
      || to_tsvector('pg_catalog.simple', public.fold_words(headline)), 'A')
    || setweight(to_tsvector('pg_catalog.english', public.fold_words(public.join_words(skills)) || ' ' || public.joined_pairs(skills))
      || to_tsvector('pg_catalog.simple', public.fold_words(public.join_words(skills))), 'B')
    || setweight(to_tsvector('pg_catalog.english', public.fold_words(full_name))
      || to_tsvector('pg_catalog.simple', public.fold_words(full_name)), 'C')
    || setweight(to_tsvector('pg_catalog.english', public.fold_words(coalesce(bio, ''))), 'D')
    || public.talent_facets(desired_job_types)) stored,
  -- Whether a talent hides from any company, so that a search need not look it up.
  hides_from_some boolean not null default false
);

create index job_seeker_profiles_newest on public.job_seeker_profiles (created_at desc, id) where is_visible;
create index job_seeker_profiles_search on public.job_seeker_profiles using gin (search) where is_visible;
create index job_seeker_profiles_public_point on public.job_seeker_profiles using gist (public_point)
  include (id, created_at, experience_years, available_from, pay_currency, desired_pay_per_hour, hides_from_some) where is_visible;

create trigger a_normalize before insert or update on public.job_seeker_profiles
  for each row execute function public.normalize_job_seeker_profile();
create trigger change_cv after update of cv_url on public.job_seeker_profiles
  for each row when (old.cv_url is distinct from new.cv_url) execute function public.claim_talent_cv();
create trigger claim_cv after insert on public.job_seeker_profiles
  for each row when (new.cv_url is not null) execute function public.claim_talent_cv();
create trigger give_up_cv after delete on public.job_seeker_profiles
  for each row when (old.cv_url is not null) execute function public.claim_talent_cv();
-- A: headline, B: skills, C: name, D: bio. A and B are what everybody sees, and so are the wished job types, which are facets;
-- C and D are for employers. Beside the stems, the words as they are written.
create trigger note_changed_talent after update on public.job_seeker_profiles
  for each row when (new.is_visible and not new.is_demo and (not old.is_visible or new.search is distinct from old.search
    or new.skills is distinct from old.skills or new.experience_years is distinct from old.experience_years
    or new.public_point operator(extensions.<>) old.public_point))
  execute function public.note_changed_talent();
create trigger note_posted_talent after insert on public.job_seeker_profiles
  for each row when (new.is_visible and not new.is_demo) execute function public.note_changed_talent();
-- Hiding is no change of the profile.
create trigger touch_updated_at
  before update of full_name, headline, bio, skills, experience_years, desired_job_types, desired_salary, location, search_radius,
    cv_url, available_from, is_visible
  on public.job_seeker_profiles for each row execute function public.touch_updated_at();

alter table public.job_seeker_profiles enable row level security;
grant select, delete on public.job_seeker_profiles to authenticated;
grant insert (user_id, full_name, headline, bio, skills, experience_years, desired_job_types, desired_salary, location,
    search_radius, cv_url, available_from, is_visible)
  on public.job_seeker_profiles to authenticated;
grant update (user_id, full_name, headline, bio, skills, experience_years, desired_job_types, desired_salary, location,
    search_radius, cv_url, available_from, is_visible)
  on public.job_seeker_profiles to authenticated;
grant all on public.job_seeker_profiles to service_role;

create policy "job seekers read their own profile" on public.job_seeker_profiles
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people write their own talent profile" on public.job_seeker_profiles
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "job seekers change their own profile" on public.job_seeker_profiles
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "job seekers delete their own profile" on public.job_seeker_profiles
  for delete to authenticated using (user_id = (select auth.uid()));

-- ── schemas/talents/talent_audience.sql ──

-- Who asks: 'visitor', 'signed-in' or 'employer'. A company whose address is not proven sees what visitors see.
create function public.talent_audience() returns text
language sql stable security definer
set search_path = ''
as $$
  select case
    when (select auth.uid()) is null then 'visitor'
    when public.is_proven_employer() then 'employer'
    when public.is_employer() then 'visitor'
    else 'signed-in' end
$$;

grant execute on function public.talent_audience() to service_role;

-- ── schemas/talents/talent_reading.sql ──

-- What the site shows the viewer of talents: the audience that the cards are for, why they are short for a company ('unproven',
-- 'used-up' or null), and how many full profiles there are in a day.
create function public.talent_reading() returns table (audience text, obstacle text, profiles_a_day integer)
language sql stable security definer
set search_path = ''
as $$
  select case when asking.audience = 'employer' and asking.is_used_up then 'visitor' else asking.audience end,
    case when asking.audience = 'employer' and asking.is_used_up then 'used-up'
      when asking.audience = 'visitor' and public.is_employer() then 'unproven' end,
    public.setting('talent_profiles_a_day')
  from (select public.talent_audience() as audience, public.talents_left_today() = 0 as is_used_up) as asking
$$;

grant execute on function public.talent_reading() to anon, authenticated, service_role;

-- ── schemas/alerts/alert_recipient.sql ──

-- Where an alert's mails go: the guest's address or the account's confirmed one; null for a stopped one.
create function public.alert_recipient(user_id uuid, address text) returns text
language sql stable security definer
set search_path = ''
as $$
  select found.address
  from (select coalesce(alert_recipient.address, (
    select lower(account.email) from auth.users as account
    where account.id = alert_recipient.user_id and account.email_confirmed_at is not null)) as address) as found
  where found.address is not null
    and not exists (select from public.stopped_addresses as stopped where stopped.address = found.address)
$$;

grant execute on function public.alert_recipient(uuid, text) to service_role;

-- ── schemas/alerts/confirm_job_alert.sql ──

-- Turns a guest's alert on by the secret of its mail, also a second time; an account of that address gets it at once, and this
-- browser has shown to read it. False for an unknown secret. Who asks anew after having unsubscribed from everything gets mail again.
create function public.confirm_job_alert(token text, browser_key text default null) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  confirmed public.job_alerts;
  account_id uuid;
begin
  update public.job_alerts set status = 'active'
    where manage_token = confirm_job_alert.token and status = 'unconfirmed' returning * into confirmed;
  if not found then
    return exists (select from public.job_alerts where manage_token = confirm_job_alert.token);
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
$$;

grant execute on function public.confirm_job_alert(text, text) to service_role;

-- ── schemas/alerts/forget_unconfirmed_alerts.sql ──

-- Forgets alerts that nobody confirmed within a week. How many.
create function public.forget_unconfirmed_alerts() returns integer
language sql volatile security definer
set search_path = ''
as $$
  with forgotten as (
    delete from public.job_alerts where id = any (array(
      select id from public.job_alerts where status = 'unconfirmed' and created_at < now() - interval '7 days'
      limit 1000 for update skip locked))
    returning 1)
  select count(*)::integer from forgotten
$$;

grant execute on function public.forget_unconfirmed_alerts() to service_role;

-- ── schemas/alerts/instant_alerts_of.sql ──

-- The instant alerts that a job matches, as the search would find it with their words, types, pay and circle.
create function public.instant_alerts_of(job_id uuid) returns setof uuid
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
-- The planner takes comparing lists of keys for cheap and would compare them all; and starting workers takes longer than
-- the whole answer.
set enable_seqscan = off
set max_parallel_workers_per_gather = 0
as $$
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
    select alert.id from public.job_alerts as alert
    where alert.status = 'active' and alert.frequency = 'instant' and alert.words is null
      and alert.area operator(extensions.@>) job.pt
      and (alert.center operator(extensions.<->) job.pt) <= alert.chord
      and (alert.job_types = '{}' or job.type = any (alert.job_types))
      and (alert.min_pay is null or (job.min_pay_per_hour >= alert.min_pay and job.pay_currency = alert.currency));
  return query
    select alert.id from public.job_alerts as alert
    where alert.status = 'active' and alert.frequency = 'instant' and alert.watch_keys && keys
      and alert.area operator(extensions.@>) job.pt
      and (alert.center operator(extensions.<->) job.pt) <= alert.chord
      and (alert.job_types = '{}' or job.type = any (alert.job_types))
      and (alert.min_pay is null or (job.min_pay_per_hour >= alert.min_pay and job.pay_currency = alert.currency))
      and job.search @@ alert.wanted;
end
$$;

grant execute on function public.instant_alerts_of(uuid) to service_role;

-- ── schemas/alerts/job_alert_deliveries.sql ──

-- What each alert told, or is about to tell by the mail that `mail_id` names: each job and each talent once.
create table public.job_alert_deliveries (
  alert_id uuid not null references public.job_alerts (id) on delete cascade,
  job_id uuid not null references public.jobs (id) on delete cascade,
  mail_id uuid not null,
  -- When a mail with it was first written out in full; from then on it counts as told.
  told_at timestamptz,
  primary key (alert_id, job_id)
);

create index job_alert_deliveries_mail on public.job_alert_deliveries (mail_id);
create index job_alert_deliveries_job on public.job_alert_deliveries (job_id);

alter table public.job_alert_deliveries enable row level security;
grant all on public.job_alert_deliveries to service_role;

-- ── schemas/alerts/job_openings.sql ──

-- What alerts find and when it is written as mail: a job finds its instant alerts through an index, digests are walked by the
-- time at which they are due, and what an alert told once it never tells again (D22).

-- When each job opened last: by being posted, or by being opened or renewed after it was paused, closed or over.
create table public.job_openings (
  job_id uuid primary key references public.jobs (id) on delete cascade,
  opened_at timestamptz not null,
  -- When its instant alerts were looked for; null is waiting.
  matched_at timestamptz
);

create index job_openings_waiting on public.job_openings (opened_at) where matched_at is null;
create index job_openings_newest on public.job_openings (opened_at desc);

alter table public.job_openings enable row level security;
grant all on public.job_openings to service_role;

-- ── schemas/alerts/my_stopped_address.sql ──

-- Why the viewer's address gets no alerts: 'bounce', 'complaint', 'unsubscribe-all'; null when it does.
create function public.my_stopped_address() returns text
language sql stable security definer
set search_path = ''
as $$
  select stopped.reason from public.stopped_addresses as stopped
  join auth.users as account on lower(account.email) = stopped.address
  where account.id = (select auth.uid()) and account.email_confirmed_at is not null
$$;

grant execute on function public.my_stopped_address() to authenticated, service_role;

-- ── schemas/alerts/resume_my_address.sql ──

-- The viewer wants alerts at their confirmed address again, whatever stopped it.
create function public.resume_my_address() returns void
language sql volatile security definer
set search_path = ''
as $$
  delete from public.stopped_addresses where address = (
    select lower(account.email) from auth.users as account
    where account.id = (select auth.uid()) and account.email_confirmed_at is not null)
$$;

grant execute on function public.resume_my_address() to authenticated, service_role;

-- ── schemas/alerts/stop_address.sql ──

-- No alerts to this address any more: after a bounce or a complaint, or because its owner wants none. The first reason
-- stands, save that wanting none is the weakest.
create function public.stop_address(address text, reason text) returns void
language sql volatile security definer
set search_path = ''
as $$
  insert into public.stopped_addresses as stopped (address, reason)
    values (lower(trim(stop_address.address)), stop_address.reason)
    on conflict on constraint stopped_addresses_pkey do update set reason = excluded.reason
      where stopped.reason = 'unsubscribe-all'
$$;

grant execute on function public.stop_address(text, text) to service_role;

-- ── schemas/alerts/talent_alerts.sql ──

-- A company's alerts: which new or changed talents it is told of. As job_alerts, without guests.

create table public.talent_alerts (
  id uuid primary key default gen_random_uuid(),
  employer_id uuid not null default auth.uid() references public.employer_profiles (user_id) on delete cascade,
  keywords text check (length(keywords) <= 200),
  skills text[] not null default '{}' check (public.is_word_list(skills, 20)),
  min_years integer check (min_years between 0 and 50),
  max_years integer check (max_years between 0 and 50 and max_years >= min_years),
  location jsonb not null check (public.is_location(location)),
  radius_km integer not null default public.default_talent_radius_km()
    check (radius_km between 1 and public.largest_radius_km()),
  frequency text not null default 'daily' check (frequency in ('instant', 'daily', 'weekly')),
  hour smallint not null default 8 check (hour between 0 and 23),
  weekday smallint not null default 1 check (weekday between 1 and 7),
  time_zone text not null default 'UTC' check (public.is_time_zone(time_zone)),
  status text not null default 'active' check (status in ('active', 'paused')),
  next_due_at timestamptz,
  looked_until timestamptz not null default now(),
  manage_token text not null unique default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  active_since timestamptz not null default now(),
  center extensions.cube not null generated always as (public.sphere_point(
      (location #>> '{coordinates,lat}')::double precision, (location #>> '{coordinates,lng}')::double precision)) stored,
  area extensions.cube not null generated always as (extensions.cube_enlarge(public.sphere_point(
      (location #>> '{coordinates,lat}')::double precision, (location #>> '{coordinates,lng}')::double precision),
      public.chord_km(radius_km), 3)) stored,
  chord double precision not null generated always as (public.chord_km(radius_km)) stored,
  wanted tsquery
);

create index talent_alerts_employer on public.talent_alerts (employer_id);
create index talent_alerts_due on public.talent_alerts (next_due_at) where next_due_at is not null;
create index talent_alerts_area on public.talent_alerts using gist (area) where status = 'active';

create trigger a_guard
  before insert or update of employer_id, keywords, skills, min_years, max_years, location, radius_km, frequency, hour, weekday,
    time_zone, status, manage_token, created_at
  on public.talent_alerts for each row execute function public.guard_talent_alert();
create trigger b_schedule before insert or update of frequency, hour, weekday, time_zone, status
  on public.talent_alerts for each row execute function public.schedule_alert();
create trigger c_limit before insert on public.talent_alerts
  for each row execute function public.limit_talent_alerts();
create trigger d_watch before insert or update of keywords, status on public.talent_alerts
  for each row execute function public.watch_talents();
create trigger touch_updated_at
  before update of keywords, skills, min_years, max_years, location, radius_km, frequency, hour, weekday, time_zone, status
  on public.talent_alerts for each row execute function public.touch_updated_at();

alter table public.talent_alerts enable row level security;
grant select (id, employer_id, keywords, skills, min_years, max_years, location, radius_km, frequency, hour, weekday, time_zone,
    status, next_due_at, created_at, updated_at)
  on public.talent_alerts to authenticated;
grant insert (employer_id, keywords, skills, min_years, max_years, location, radius_km, frequency, hour, weekday, time_zone,
    status)
  on public.talent_alerts to authenticated;
grant update (keywords, skills, min_years, max_years, location, radius_km, frequency, hour, weekday, time_zone, status)
  on public.talent_alerts to authenticated;
grant delete on public.talent_alerts to authenticated;
grant all on public.talent_alerts to service_role;

create policy "employers read their own talent alerts" on public.talent_alerts
  for select to authenticated using (employer_id = (select auth.uid()));
create policy "employers make talent alerts for themselves" on public.talent_alerts
  for insert to authenticated with check (employer_id = (select auth.uid()) and (select public.is_employer()));
create policy "employers change their own talent alerts" on public.talent_alerts
  for update to authenticated using (employer_id = (select auth.uid())) with check (employer_id = (select auth.uid()));
create policy "employers delete their own talent alerts" on public.talent_alerts
  for delete to authenticated using (employer_id = (select auth.uid()));

-- ── schemas/alerts/talent_changes.sql ──

-- Visible profiles that appeared or changed since they were last looked at, with what they said before.
create table public.talent_changes (
  talent_id uuid primary key references public.job_seeker_profiles (id) on delete cascade,
  changed_at timestamptz not null default now(),
  was_visible boolean not null,
  was_search tsvector,
  was_skills text[],
  was_years integer,
  was_point extensions.cube
);

create index talent_changes_oldest on public.talent_changes (changed_at);

alter table public.talent_changes enable row level security;
grant all on public.talent_changes to service_role;

-- ── schemas/alerts/write_talent_mails.sql ──

-- Writes the mails of talent alerts that have something to tell: instant ones at once, digests when they are due. What is not
-- to be told any more is given back. How many alerts were looked at, and how many mails written.
create function public.write_talent_mails(max_alerts integer default 100, now_at timestamptz default now())
returns table (alerts integer, mails integer)
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  alert public.talent_alerts;
  recipient text;
  next_mail uuid;
begin
  alerts := 0;
  mails := 0;
  for alert in
    select * from public.talent_alerts as due
    where due.status = 'active' and (due.next_due_at <= now_at
      or (due.frequency = 'instant' and due.id in (
        select waiting.alert_id from public.talent_alert_deliveries as waiting where waiting.mail_id is null)))
    order by due.next_due_at nulls first
    limit least(max_alerts, 1000)
    for update skip locked
  loop
    alerts := alerts + 1;
    recipient := public.alert_recipient(alert.employer_id, null);
    next_mail := gen_random_uuid();
    delete from public.talent_alert_deliveries
      where alert_id = alert.id and mail_id is null
        and (recipient is null or not public.is_talent_for_alert(talent_id, alert));
    update public.talent_alert_deliveries set mail_id = next_mail where alert_id = alert.id and mail_id is null;
    if found then
      insert into public.outbox (kind, recipient, payload, dedupe_key)
        values ('talent-alert', recipient, jsonb_build_object('mailId', next_mail), 'talent-alert:' || next_mail);
      mails := mails + 1;
    end if;
    update public.talent_alerts
      set looked_until = now_at,
        next_due_at = public.next_alert_due(frequency, hour, weekday, time_zone, now_at)
      where id = alert.id;
  end loop;
  return next;
end
$$;

grant execute on function public.write_talent_mails(integer, timestamp with time zone) to service_role;

-- ── schemas/applications/answer_templates.sql ──

-- An employer's own wording of an answer; without a row the product's stands.
create table public.answer_templates (
  employer_id uuid not null references public.employer_profiles (user_id) on delete cascade,
  kind text not null check (kind in ('invitation', 'rejection', 'message')),
  subject text not null check (length(trim(subject)) between 1 and 200 and subject !~ '[[:cntrl:]]'),
  body text not null check (length(trim(body)) between 1 and 5000),
  updated_at timestamptz not null default now(),
  primary key (employer_id, kind)
);

create trigger touch_updated_at before update on public.answer_templates
  for each row execute function public.touch_updated_at();

alter table public.answer_templates enable row level security;
grant select, delete on public.answer_templates to authenticated;
grant insert (employer_id, kind, subject, body) on public.answer_templates to authenticated;
grant update (employer_id, kind, subject, body) on public.answer_templates to authenticated;
grant all on public.answer_templates to service_role;

create policy "employers keep their own templates" on public.answer_templates
  for all to authenticated
  using (employer_id = (select auth.uid()))
  with check (employer_id = (select auth.uid()) and (select public.is_employer()));

-- ── schemas/applications/application_senders.sql ──

-- Handing in an application, so that it is safe to do over a public API: a CV belongs to whoever holds its ticket, the
-- receipt's secret is known to the receipt alone, and no answer tells who applied where (D28).

-- From which browser or account somebody applied to a job under an address. Remembered whether or not a row was stored,
-- so that 'you applied before' tells what the sender did and nothing about others.
create table public.application_senders (
  job_id uuid not null references public.jobs (id) on delete cascade,
  email_hash text not null,
  sender text not null,
  created_at timestamptz not null default now(),
  primary key (job_id, email_hash, sender)
);

alter table public.application_senders enable row level security;
grant all on public.application_senders to service_role;

-- ── schemas/applications/applications.sql ──

-- Applications: one per person and job (D28), readable by the job's employer and by the applicant, by nobody else.

create table public.applications (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references public.jobs (id) on delete cascade,
  applicant_id uuid references auth.users (id) on delete set null,
  full_name text not null check (length(trim(full_name)) between 1 and 200),
  -- D27: never shown to employers, and absent where the law forbids asking.
  date_of_birth date check (date_of_birth between date '1900-01-01' and date '2100-01-01'),
  is_adult boolean not null,
  email text not null check (public.is_email(email)),
  phone text not null check (length(trim(phone)) between 1 and 50),
  cover_letter text not null check (length(trim(cover_letter)) between 1 and 20000),
  cv_url text not null references public.uploads (path),
  cv_filename text not null check (length(cv_filename) between 1 and 300),
  cv_fileext text not null check (cv_fileext in ('pdf', 'doc', 'docx')),
  status text not null default 'new' check (status in ('new', 'seen', 'shortlisted', 'rejected', 'hired')),
  -- SHA-256 of the secret in the receipt's link; the secret itself is only in that mail.
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The browser that a guest handed it in with, as a hash. `application_senders` cannot stand for it: it remembers everybody who
  -- tried under an address, and so also who is not the applicant (D28).
  browser_hash text,
  -- When the applicant showed to read the address: by that button, or by applying from an account or browser that had shown it.
  proven_at timestamptz,
  -- Of the second link to the application's page, in the one email that says that there is news.
  news_token_hash text unique,
  -- For the employer, who is told when a file was not checked.
  cv_scanned_at timestamptz
);

create unique index applications_one_per_person on public.applications (job_id, lower(email));
create index applications_applicant on public.applications (applicant_id) where applicant_id is not null;
create index applications_newest on public.applications (job_id, created_at desc);
create index applications_cv on public.applications (cv_url);
create index applications_browser on public.applications (browser_hash) where browser_hash is not null;

create trigger a_guard before update of status on public.applications
  for each row execute function public.guard_application();
create trigger check_sent_cv before insert on public.applications
  for each row execute function public.check_sent_cv();
create trigger discard_traces after delete on public.applications
  for each row execute function public.discard_application_traces();
create trigger note_arrival after insert on public.applications
  for each row execute function public.note_application_event();
create trigger note_move after update of status on public.applications
  for each row when (old.status is distinct from new.status) execute function public.note_application_event();
create trigger touch_updated_at before update on public.applications
  for each row execute function public.touch_updated_at();

alter table public.applications enable row level security;
grant select (id, job_id, applicant_id, full_name, is_adult, email, phone, cover_letter, cv_url, cv_filename, cv_fileext,
    status, created_at, updated_at, cv_scanned_at)
  on public.applications to authenticated;
grant update (status) on public.applications to authenticated;
grant all on public.applications to service_role;

create policy "employers read applications to their own jobs" on public.applications
  for select to authenticated using (public.owns_job(job_id));
create policy "applicants read their own applications" on public.applications
  for select to authenticated using (applicant_id = (select auth.uid()));
create policy "employers move applications to their own jobs" on public.applications
  for update to authenticated using (public.owns_job(job_id)) with check (public.owns_job(job_id));

-- ── schemas/applications/claim_my_applications.sql ──

-- Brings what a guest sent into the account that is signed in now: by this browser's secret, and only under the account's own
-- confirmed address, because a browser may be shared. How many.
create function public.claim_my_applications(browser_key text) returns integer
language sql volatile security definer
set search_path = ''
as $$
  with claimed as (
    update public.applications as application set applicant_id = account.id, browser_hash = null,
      proven_at = coalesce(application.proven_at, now())
    from auth.users as account
    where account.id = (select auth.uid()) and account.email_confirmed_at is not null
      and application.applicant_id is null and lower(application.email) = lower(account.email)
      and application.browser_hash = public.sha256_hex(claim_my_applications.browser_key)
    returning application.id)
  select count(*)::integer from claimed
$$;

grant execute on function public.claim_my_applications(text) to authenticated, service_role;

-- ── schemas/applications/closing_emails.sql ──

-- Jobs whose unanswered applicants are to be told that it is over: written when a job is closed, worked off by the scheduler.
create table public.closing_emails (
  job_id uuid primary key references public.jobs (id) on delete cascade,
  created_at timestamptz not null default now(),
  -- Ten seconds for 'Undo' on the screen, and five for its way here.
  not_before timestamptz not null default now() + interval '15 seconds'
);

alter table public.closing_emails enable row level security;
grant all on public.closing_emails to service_role;

-- ── schemas/applications/confirm_application.sql ──

-- The button of the application's page: whoever holds the secret reads the address, and so does this browser and the account
-- that is signed in, for what they send next. What the employer wrote last goes out now, so that it can be replied to. False
-- for an unknown secret.
create function public.confirm_application(manage_token text, browser_key text default null) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  application public.applications;
begin
  select * into application from public.applications
    where id = public.application_of(confirm_application.manage_token) for update;
  if not found then
    return false;
  end if;
  perform public.prove_address(application.email, prover)
    from unnest(array['account:' || auth.uid(), 'browser:' || public.sha256_hex(browser_key)]) as prover
    where prover is not null;
  if application.proven_at is null then
    update public.applications set proven_at = now() where id = application.id;
    insert into public.outbox (kind, recipient, payload, dedupe_key)
      select 'application-answer', application.email,
        jsonb_build_object('applicationId', application.id, 'subject', held.subject, 'body', held.body),
        'application-answer:' || application.id || ':' || held.answer
      from (select * from public.application_events
        where application_id = application.id and body is not null order by id desc limit 3) as held
      order by held.id
      on conflict (dedupe_key) do nothing;
  end if;
  return true;
end
$$;

grant execute on function public.confirm_application(text, text) to anon, authenticated, service_role;

-- ── schemas/applications/count_applicants.sql ──

-- How many applications of a job stand where; as the viewer, so of one's own jobs alone.
create function public.count_applicants(job_id uuid) returns table (status text, total bigint)
language sql stable
set search_path = ''
as $$
  select application.status, count(*) from public.applications as application
  where application.job_id = count_applicants.job_id and public.owns_job(count_applicants.job_id)
  group by application.status
$$;

grant execute on function public.count_applicants(uuid) to authenticated, service_role;

-- ── schemas/applications/erase_my_application.sql ──

-- Erases an application of the account's own; whether there was one.
create function public.erase_my_application(application_id uuid) returns boolean
language sql volatile security definer
set search_path = ''
as $$
  with erased as (
    delete from public.applications as application
    where application.id = erase_my_application.application_id and application.applicant_id = (select auth.uid())
    returning application.id)
  select exists (select from erased)
$$;

grant execute on function public.erase_my_application(uuid) to authenticated, service_role;

-- ── schemas/applications/erase_old_applications.sql ──

-- Erases applications to jobs that ended more than so many days ago, and what remained of others; the traces go by the
-- table's trigger. How many.
create function public.erase_old_applications(retention_days integer, max_applications integer default 500)
returns integer
language sql volatile security definer
set search_path = ''
as $$
  with erased as (
    delete from public.applications where id = any (array(
      select application.id from public.applications as application
      join public.jobs as job on job.id = application.job_id
      where job.ended_at < now() - make_interval(days => retention_days)
      limit least(max_applications, 1000)
      for update of application skip locked))
    returning 1),
  forgotten as (
    delete from public.gone_applications where token_hash = any (array(
      select token_hash from public.gone_applications
      where ended_at < now() - make_interval(days => retention_days)
      limit least(max_applications, 1000)
      for update skip locked))
    returning 1)
  select ((select count(*) from erased) + (select count(*) from forgotten))::integer
$$;

grant execute on function public.erase_old_applications(integer, integer) to service_role;

-- ── schemas/applications/mail_news.sql ──

-- Says once to an address that is not proven that there is news of its application, with a secret of its own for the page.
create function public.mail_news(application_id uuid) returns void
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  secret text := encode(extensions.gen_random_bytes(32), 'hex');
  application public.applications;
begin
  select * into application from public.applications as told
    where told.id = mail_news.application_id and told.proven_at is null and told.news_token_hash is null for update;
  if not found or not public.take_unasked_email(application.email, 1) then
    return;
  end if;
  update public.applications as told set news_token_hash = public.sha256_hex(secret) where told.id = application.id;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    values ('application-news', application.email,
      jsonb_build_object('applicationId', application.id, 'manageToken', secret), 'application-news:' || application.id);
end
$$;

grant execute on function public.mail_news(uuid) to service_role;

-- ── schemas/applications/mail_to_employer.sql ──

-- Writes the email that tells of an application, to whom the emails about the job go; to nobody when nobody is proven, and
-- then the site shows it.
create function public.mail_to_employer(application_id uuid) returns void
language sql volatile security definer
set search_path = ''
as $$
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    select 'application-employer', recipient, jsonb_build_object('applicationId', application.id),
      'application-employer:' || application.id
    from public.applications as application, public.job_recipient(application.job_id) as recipient
    where application.id = mail_to_employer.application_id and recipient is not null
$$;

grant execute on function public.mail_to_employer(uuid) to service_role;

-- ── schemas/applications/may_be_told.sql ──

-- An applicant's address is anybody's word until its owner presses the button behind the receipt's link. Until then it gets
-- emails in our words alone, as many as an unasked address may have, and an employer's words wait on the application's page.

-- Those of these applications whose applicants may get an email in our words now: who proved the address, and who still has an
-- unasked email left, which this takes.
create function public.may_be_told(application_ids uuid[]) returns setof public.applications
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  application public.applications;
begin
  -- In one order, so that two runs never wait for each other.
  for application in
    select * from public.applications as each where each.id = any (application_ids) order by public.mailbox_of(each.email)
  loop
    if application.proven_at is not null or public.take_unasked_email(application.email, 1) then
      return next application;
    end if;
  end loop;
end
$$;

grant execute on function public.may_be_told(uuid[]) to service_role;

-- ── schemas/applications/my_application_start.sql ──

-- What an application form of the account begins with: its profile, and the phone number of its last application.
create function public.my_application_start() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('fullName', coalesce(profile.full_name, latest.full_name), 'email', account.email,
    'phone', latest.phone, 'cvPath', profile.cv_url)
  from auth.users as account
  left join public.job_seeker_profiles as profile on profile.user_id = account.id
  left join lateral (
    select application.full_name, application.phone from public.applications as application
    where application.applicant_id = account.id order by application.created_at desc limit 1) as latest on true
  where account.id = (select auth.uid())
$$;

grant execute on function public.my_application_start() to authenticated, service_role;

-- ── schemas/applications/my_applications.sql ──

-- The account's applications, newest first, and those that a guest sent with this browser's secret. Of the latter only which
-- job, when and how it stands: whoever sits at the browser next reads nothing that was written.
create function public.my_applications(browser_key text default null)
returns table (id uuid, job jsonb, status text, sent_at timestamptz, is_own boolean)
language sql stable security definer
set search_path = ''
as $$
  select application.id, jsonb_build_object('id', job.id, 'slug', job.slug, 'title', job.title,
      'companyName', job.company_name, 'location', job.location,
      'isShown', job.ended_at > now() - public.time_shown_after_end(), 'hasEnded', job.ended_at <= now()),
    application.status, application.created_at, application.applicant_id is not null
  from public.applications as application join public.jobs as job on job.id = application.job_id
  where application.applicant_id = (select auth.uid())
    or (application.applicant_id is null and application.browser_hash = public.sha256_hex(my_applications.browser_key))
  order by application.created_at desc, application.id
  limit 500
$$;

grant execute on function public.my_applications(text) to anon, authenticated, service_role;

-- ── schemas/applications/my_applied_jobs.sql ──

-- For which of at most 50 jobs the account has applied.
create function public.my_applied_jobs(job_ids uuid[]) returns setof uuid
language sql stable security definer
set search_path = ''
as $$
  select distinct application.job_id from public.applications as application
  where application.applicant_id = (select auth.uid()) and application.job_id = any (my_applied_jobs.job_ids[1:50])
$$;

grant execute on function public.my_applied_jobs(uuid[]) to authenticated, service_role;

-- ── schemas/applications/submit_application.sql ──

-- Hands in an application: the only way in. In one transaction it checks that the job is open, claims the verified CV,
-- stores one row per person and job, and writes the emails by functions of their own. Answers
--   {"outcome": "received"}  stored now, or stored before on behalf of the address by somebody else (who is told by email)
--   {"outcome": "repeated"}  this account or this browser handed it in before
-- with "isProven": whether the sender proved the address, which says nothing about others, and raises JOB_CLOSED,
-- JOB_ELSEWHERE (an application URL), CV_MISSING or INVALID_APPLICATION as PT4xx codes. cv_ticket is the secret that came with
-- the upload; browser_key is a secret that this browser keeps, or null: a guest's browser is noted with the row.
-- A phone number has 7 to 15 digits, and nobody is under 14 or over 120. What comes from an account or browser that proved
-- the address is proven, and a stranger's second attempt under an address is told to it as far as it may get unasked emails.
create function public.submit_application(
  job_id uuid, full_name text, email text, phone text, cover_letter text, cv_path text, cv_ticket text default null,
  date_of_birth date default null, is_adult boolean default null, browser_key text default null) returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  job public.jobs;
  cv public.uploads;
  earlier public.applications;
  stored public.applications;
  asks_birth_date boolean;
  address text := trim(left(submit_application.email, 300));
  person text := public.sha256_hex(submit_application.job_id || ':' || lower(address));
  senders text[] := array_remove(array[
    'account:' || (select auth.uid()), 'browser:' || public.sha256_hex(submit_application.browser_key)], null);
  is_known boolean;
  is_own_address boolean;
  secret text := encode(extensions.gen_random_bytes(32), 'hex');
begin
  -- Before anything is made of them: no text is longer than what the form sends.
  if greatest(octet_length(submit_application.full_name), octet_length(submit_application.email), octet_length(submit_application.phone),
      octet_length(submit_application.cv_path), octet_length(submit_application.cv_ticket),
      octet_length(submit_application.browser_key)) > 2000
    or octet_length(submit_application.cover_letter) > 80000 then
    raise exception 'INVALID_APPLICATION' using errcode = 'PT400';
  end if;
  select * into job from public.jobs where id = submit_application.job_id for share;
  if not found or job.status <> 'open' or job.expires_at <= now() then
    raise exception 'JOB_CLOSED' using errcode = 'PT409';
  end if;
  if job.application_url is not null then
    raise exception 'JOB_ELSEWHERE' using errcode = 'PT409';
  end if;
  asks_birth_date := not exists (select from public.age_question_bans
    where public.slugify(state) = job.state_slug and effective_from <= current_date);
  -- Control characters in what ends up in a mail's header are somebody's attempt at writing headers.
  if coalesce(submit_application.full_name || submit_application.phone, E'\n') ~ '[[:cntrl:]]'
    or not public.is_email(address)
    or length(regexp_replace(submit_application.phone, '[^0-9]', '', 'g')) not between 7 and 15
    or (asks_birth_date and coalesce(submit_application.date_of_birth
      not between current_date - interval '120 years' and current_date - interval '14 years', true))
    or (not asks_birth_date and submit_application.is_adult is null) then
    raise exception 'INVALID_APPLICATION' using errcode = 'PT400';
  end if;

  is_own_address := coalesce((select bool_or(public.is_proven_address(address, sender)) from unnest(senders) as sender), false);

  -- One at a time per person and job: whoever comes second finds the first one's row.
  perform pg_advisory_xact_lock(hashtextextended(person, 0));

  -- The CV is looked at before the earlier application, or an answer without one would tell whether there is any.
  select * into cv from public.uploads where path = submit_application.cv_path and bucket = 'applications' for update;
  -- No ticket never matches a file that was registered without one.
  if not found or cv.verified_at is null or cv.ticket_hash is null
    or cv.ticket_hash is distinct from public.sha256_hex(submit_application.cv_ticket)
    or (cv.owner_id is not null and cv.owner_id is distinct from (select auth.uid())) then
    raise exception 'CV_MISSING' using errcode = 'PT409';
  end if;
  if cv.spent_on = person then
    return jsonb_build_object('outcome', 'received', 'isProven', is_own_address);
  end if;
  if cv.spent_on is not null or cv.claimed_at is not null or cv.discarded_at is not null then
    raise exception 'CV_MISSING' using errcode = 'PT409';
  end if;

  select exists (select from public.application_senders
    where job_id = job.id and email_hash = person and sender = any (senders)) into is_known;
  insert into public.application_senders (job_id, email_hash, sender)
    select job.id, person, unnest(senders) on conflict do nothing;

  select * into earlier from public.applications
    where applications.job_id = job.id and lower(applications.email) = lower(address);
  if found then
    update public.uploads set spent_on = person, discarded_at = now() where path = cv.path;
    if is_known then
      return jsonb_build_object('outcome', 'repeated');
    end if;
    -- The same words within minutes are a second press of the button, not a stranger.
    if (earlier.created_at < now() - interval '10 minutes'
        or (earlier.full_name, earlier.phone, earlier.cover_letter) is distinct from
          (trim(submit_application.full_name), trim(submit_application.phone), trim(submit_application.cover_letter)))
      and not exists (select from public.outbox
        where dedupe_key = 'application-repeated:' || earlier.id || ':' || current_date)
      and (is_own_address or public.take_unasked_email(earlier.email, 1)) then
      insert into public.outbox (kind, recipient, payload, dedupe_key) values (
        'application-repeated', earlier.email, jsonb_build_object('applicationId', earlier.id),
        'application-repeated:' || earlier.id || ':' || current_date) on conflict (dedupe_key) do nothing;
    end if;
    return jsonb_build_object('outcome', 'received', 'isProven', is_own_address);
  end if;

  insert into public.applications (job_id, applicant_id, full_name, date_of_birth, is_adult, email, phone, cover_letter,
      cv_url, cv_filename, cv_fileext, token_hash, browser_hash, proven_at)
    values (job.id, (select auth.uid()), trim(submit_application.full_name),
      case when asks_birth_date then submit_application.date_of_birth end,
      case when asks_birth_date then submit_application.date_of_birth <= current_date - interval '18 years'
        else submit_application.is_adult end,
      address, trim(submit_application.phone), trim(submit_application.cover_letter),
      cv.path, cv.filename, cv.extension, public.sha256_hex(secret),
      case when auth.uid() is null then public.sha256_hex(submit_application.browser_key) end,
      case when is_own_address then now() end)
    returning * into stored;
  update public.uploads set claimed_at = now(), spent_on = person where path = cv.path;
  perform public.mail_to_employer(stored.id);
  perform public.mail_receipt(stored.id, secret);
  return jsonb_build_object('outcome', 'received', 'isProven', is_own_address);
exception
  when check_violation or not_null_violation then
    raise exception 'INVALID_APPLICATION' using errcode = 'PT400';
end
$$;

grant execute on function public.submit_application(uuid, text, text, text, text, text, text, date, boolean, text) to anon, authenticated, service_role;

-- ── schemas/auth/banned_jobs.sql ──

-- An account that is banned in the auth service (`banned_until`, by its admin API or by SQL) is out at once, and so is what it
-- shows. Nothing comes back by itself when the ban ends: its owner opens again what is still true.
--
-- Jobs are closed, not filtered by every list: each search, page, feed, sitemap, alert and the form to apply already asks
-- whether a job is open. Their pages, which an ended job otherwise keeps for 14 days, go as soon as the site has heard of it.

-- Jobs of banned accounts whose pages are still to go, with the next run of the scheduled work.
create table public.banned_jobs (
  job_id uuid primary key references public.jobs (id) on delete cascade,
  due_at timestamptz not null default now()
);

alter table public.banned_jobs enable row level security;
grant all on public.banned_jobs to service_role;

-- ── schemas/auth/find_banned_jobs.sql ──

-- Some jobs of banned accounts whose pages are still to go.
create function public.find_banned_jobs(max_jobs integer default 20)
returns table (id uuid, slug text, employer_id uuid, state_slug text, city_slug text)
language sql stable security definer
set search_path = ''
as $$
  select job.id, job.slug, job.employer_id, job.state_slug, job.city_slug
  from public.banned_jobs as banned join public.jobs as job on job.id = banned.job_id
  where banned.due_at <= now()
  order by banned.due_at
  limit max_jobs
$$;

grant execute on function public.find_banned_jobs(integer) to service_role;

-- ── schemas/home/count_claims.sql ──

-- What the home page says when its claims are live (D3): open jobs, neighborhoods that have some, people who seek work.
-- Sums only, so everybody may ask; profiles themselves stay closed.
create function public.count_claims() returns table (jobs bigint, neighborhoods bigint, job_seekers bigint)
language sql stable security definer
set search_path = ''
as $$
  select
    count(*),
    count(distinct (state_slug, city_slug, neighborhood_slug)) filter (where neighborhood_slug <> ''),
    (select count(*) from public.job_seeker_profiles)
  from public.jobs
  where status = 'open' and expires_at > now()
$$;

grant execute on function public.count_claims() to service_role;

-- ── schemas/jobs/find_job_id.sql ──

-- The job that an address names, null when none does: one look-up for every form of an address (D7, D8). `name` is a
-- slug or a slugified title; with a place it must be of that place. A job's own slug wins over the title of others,
-- because it may be that job's canonical address; of a title, the newest open job is meant, then the newest ended one.
create function public.find_job_id(name text, state text default null, city text default null,
  neighborhood text default null) returns uuid
language sql stable security definer
set search_path = ''
as $$
  select id from (
    (select id, 1 as rank from public.jobs
      where slug = find_job_id.name and ended_at > now() - public.time_shown_after_end()
        and (find_job_id.state is null or state_slug = find_job_id.state)
        and (find_job_id.city is null or city_slug = find_job_id.city)
        and (find_job_id.neighborhood is null or neighborhood_slug = find_job_id.neighborhood))
    union all
    (select id, case when status = 'open' and expires_at > now() then 2 else 3 end from public.jobs
      where state_slug = find_job_id.state and city_slug = find_job_id.city and title_slug = find_job_id.name
        and (find_job_id.neighborhood is null or neighborhood_slug = find_job_id.neighborhood)
        and ended_at > now() - public.time_shown_after_end()
      order by status = 'open' and expires_at > now() desc, created_at desc, id
      limit 1)
  ) as found order by rank limit 1
$$;

grant execute on function public.find_job_id(text, text, text, text) to anon, authenticated, service_role;

-- ── schemas/jobs/find_job_page.sql ──

-- What the page of a job shows: {"job": {its public columns}, "asksBirthDate": boolean (D27), "since": when its company came,
-- "hasNamesake": whether another company posts under that name in that city}; null for a job that is
-- unknown or ended more than 14 days ago (D20). The contact is not among the columns.
create function public.find_job_page(job_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'job', jsonb_build_object(
      'id', id, 'employer_id', employer_id, 'slug', slug, 'title', title,
      'company_name', company_name, 'company_description', company_description, 'company_logo', company_logo,
      'industry', industry, 'location', location, 'description', description, 'type', type, 'salary', salary,
      'tags', tags, 'application_url', application_url, 'schedule', schedule,
      'hours_per_week_min', hours_per_week_min, 'hours_per_week_max', hours_per_week_max,
      'benefits', benefits, 'has_tips', has_tips, 'minimum_age', minimum_age,
      'status', status, 'expires_at', expires_at, 'closed_at', closed_at, 'ended_at', ended_at,
      'is_demo', is_demo, 'created_at', created_at, 'updated_at', updated_at),
    'asksBirthDate', not exists (select from public.age_question_bans
      where public.slugify(state) = state_slug and effective_from <= current_date),
    'since', (select founded.created_at from public.employer_profiles as founded where founded.user_id = employer_id),
    'hasNamesake', exists (select from public.jobs as other
      where other.company_slug = jobs.company_slug and other.employer_id <> jobs.employer_id
        and other.state_slug = jobs.state_slug and other.city_slug = jobs.city_slug
        and other.status = 'open' and other.expires_at > now()))
  from public.jobs
  where id = find_job_page.job_id and ended_at > now() - public.time_shown_after_end()
$$;

grant execute on function public.find_job_page(uuid) to service_role;

-- ── schemas/jobs/is_job_open.sql ──

-- Whether a job takes applications now (D20).
create function public.is_job_open(job_id uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$ select exists (select from public.jobs where id = job_id and status = 'open' and expires_at > now()) $$;

grant execute on function public.is_job_open(uuid) to anon, authenticated, service_role;

-- ── schemas/jobs/job_former_places.sql ──

-- Where a job's address was before its place changed: old links lead to the new address.
create table public.job_former_places (
  job_id uuid not null references public.jobs (id) on delete cascade,
  state_slug text not null,
  city_slug text not null,
  neighborhood_slug text not null default '',
  primary key (job_id, state_slug, city_slug, neighborhood_slug)
);

alter table public.job_former_places enable row level security;
grant all on public.job_former_places to service_role;

-- ── schemas/jobs/job_views.sql ──

-- How often a job's page was opened. A count and nothing about who did; the worst a forger can do is to flatter a job.
create table public.job_views (
  job_id uuid primary key references public.jobs (id) on delete cascade,
  views bigint not null default 0
);

alter table public.job_views enable row level security;
grant select on public.job_views to authenticated;
grant all on public.job_views to service_role;

create policy "employers read the views of their own jobs" on public.job_views
  for select to authenticated using (public.owns_job(job_id));

-- ── schemas/listings/employer_page.sql ──

-- Two companies of one name in one place are told apart: by the street they post at and since when they are here (D12).

-- One page of the open jobs under a company's name, whoever writes it how, those of the given city first (D12):
-- {"total", "here", "companies": those of that name, "jobs"}. Null when nobody of that name posted in that city within 14 days.
create function public.employer_page(company text, state text, city text, page_size integer default 20,
  page_offset integer default 0) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with wanted as (select lower(left(company, 200) collate "und-x-icu") as name),
  matching as materialized (
    select job, job.id, job.employer_id, job.company_name, job.company_logo, job.company_description, job.industry, job.created_at,
      job.location, job.state_slug = employer_page.state and job.city_slug = employer_page.city as is_here
    from public.jobs as job, wanted
    where job.company_slug = wanted.name and job.status = 'open' and job.expires_at > now()),
  page as (
    select * from matching order by is_here desc, created_at desc, id
    limit least(greatest(page_size, 1), public.largest_page()) offset least(greatest(page_offset, 0), 100000))
  select jsonb_build_object(
    'name', coalesce((select min(company_name) from matching), min(job.company_name)),
    'total', (select count(*) from matching),
    'here', (select count(*) from matching where is_here),
    'companies', coalesce((select jsonb_agg(to_jsonb(each) - 'rank' order by each.rank, each.id) from (
        select employer_id as id, min(company_name) as name, max(company_logo) as logo, max(company_description) as description,
          max(industry) as industry, count(*), mode() within group (order by location #>> '{address,city}') as city,
          mode() within group (order by location #>> '{address,state}') as state,
          -- A company with several shops is not at one of them.
          case when count(distinct location -> 'address') = 1 then min(location #>> '{address,street}') end as street,
          (select founded.created_at from public.employer_profiles as founded where founded.user_id = employer_id) as since,
          case when bool_or(is_here) then 0 else 1 end as rank
        from matching group by employer_id order by rank, count(*) desc limit 12) as each), '[]'),
    'jobs', coalesce((select jsonb_agg(public.job_summary(job, null) order by is_here desc, created_at desc, id) from page), '[]'))
  from public.jobs as job, wanted
  where job.company_slug = wanted.name and job.state_slug = employer_page.state and job.city_slug = employer_page.city
    and job.ended_at > now() - public.time_shown_after_end()
  having count(*) > 0
$$;

grant execute on function public.employer_page(text, text, text, integer, integer) to service_role;

-- ── schemas/listings/places_around.sql ──

-- The addresses of the place pages whose circle of so many km holds a point: cities and neighborhoods of the gazetteer, and places that only
-- posted jobs know. As find_listing sees their centres.
create function public.places_around(lat double precision, lng double precision, radius_km double precision)
returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with point as (select public.sphere_point(places_around.lat, places_around.lng) as center,
      public.chord_km(least(radius_km, public.largest_radius_km())) as chord),
  known as (
    select place.state_slug, place.city_slug, place.neighborhood_slug
    from public.places as place, point
    where place.kind in ('city', 'neighborhood') and place.namesake = 0
      and extensions.cube_enlarge(center, chord, 3) operator(extensions.@>) place.pt
      and (place.pt operator(extensions.<->) center) <= chord),
  candidates as (
    select distinct state_slug, city_slug, names.neighborhood_slug
    from public.jobs, point, lateral (values (null::text), (nullif(neighborhood_slug, ''))) as names (neighborhood_slug)
    where status = 'open' and extensions.cube_enlarge(center, public.chord_km(least(radius_km, public.largest_radius_km()) * 3), 3) operator(extensions.@>) pt
      and city_slug not in ('', 'unknown') and state_slug not in ('', 'unknown')),
  posted as (
    select candidate.*
    from candidates as candidate, point,
      lateral (
        select public.sphere_point(avg(job.lat), avg(job.lng)) as middle from public.jobs as job
        where job.state_slug = candidate.state_slug and job.city_slug = candidate.city_slug
          and (candidate.neighborhood_slug is null or job.neighborhood_slug = candidate.neighborhood_slug)
          and job.ended_at > now() - public.time_shown_after_end()) as its
    where (its.middle operator(extensions.<->) center) <= chord
      and not exists (select from public.places as place
        where place.state_slug = candidate.state_slug and place.city_slug = candidate.city_slug and place.namesake = 0
          and place.kind = case when candidate.neighborhood_slug is null then 'city' else 'neighborhood' end
          and (candidate.neighborhood_slug is null or place.neighborhood_slug = candidate.neighborhood_slug)))
  select coalesce(jsonb_agg(jsonb_build_array(state_slug, city_slug, neighborhood_slug)), '[]')
  from (select * from known union select * from posted) as page
$$;

grant execute on function public.places_around(double precision, double precision, double precision) to service_role;

-- ── schemas/listings/sitemap_places.sql ──

-- The places of a state (of all states when it is null) whose pages may be indexed: 3 open jobs or more around their center (D9).
-- [state, city, neighborhood, changed]: when a job around it was last posted, changed or over. Among a million jobs the circle
-- of a large city holds tens of thousands, and finding the last change among them took seconds for each place: where there are
-- more than a thousand, `changed` is null. No date is truer than a wrong one.
create function public.sitemap_places(state text default null, least_jobs integer default 3,
  radius_km double precision default public.default_radius_km()) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with pages as materialized (
    select place.state_slug, place.city_slug, place.neighborhood_slug, place.pt
    from public.places as place
    where place.kind in ('city', 'neighborhood') and place.namesake = 0
      and (sitemap_places.state is null or place.state_slug = sitemap_places.state)
    union all
    select state_slug, city_slug, names.neighborhood_slug, public.sphere_point(avg(job.lat), avg(job.lng))
    from public.jobs as job, lateral (values (null::text), (nullif(job.neighborhood_slug, ''))) as names (neighborhood_slug)
    where ended_at > now() - public.time_shown_after_end() and city_slug not in ('', 'unknown') and state_slug not in ('', 'unknown')
      and (sitemap_places.state is null or state_slug = sitemap_places.state)
      and not exists (select from public.places as place
        where place.state_slug = job.state_slug and place.city_slug = job.city_slug and place.namesake = 0
          and place.kind = case when names.neighborhood_slug is null then 'city' else 'neighborhood' end
          and (names.neighborhood_slug is null or place.neighborhood_slug = names.neighborhood_slug))
    group by 1, 2, 3),
  areas as materialized (
    select pages.*, extensions.cube_enlarge(pt, reach.chord, 3) as area, reach.chord
    from pages, (select public.chord_km(least(radius_km, public.largest_radius_km())) as chord) as reach),
  counted as (
    select state_slug, city_slug, neighborhood_slug,
      case when alive.seen <= 1000 and over.seen <= 1000 then greatest(alive.changed, over.changed) end as changed
    from areas, lateral (
      select count(*) as seen, count(*) filter (where expires_at > now()) as open,
        max(case when expires_at > now() then updated_at else greatest(updated_at, expires_at) end) as changed
      from (
        select job.expires_at, job.updated_at from public.jobs as job
        where job.status = 'open' and areas.area operator(extensions.@>) job.pt
          and (job.pt operator(extensions.<->) areas.pt) <= areas.chord
        limit 1001) as few) as alive,
      lateral (
        select count(*) as seen, max(updated_at) as changed
        from (
          select job.updated_at from public.jobs as job
          where job.status <> 'open' and areas.area operator(extensions.@>) job.pt
            and (job.pt operator(extensions.<->) areas.pt) <= areas.chord
          limit 1001) as few) as over
    where alive.open >= least_jobs)
  select coalesce(jsonb_agg(jsonb_build_array(state_slug, city_slug, neighborhood_slug, changed)
      order by state_slug, city_slug, neighborhood_slug nulls first), '[]')
  from (
    select state_slug, city_slug, neighborhood_slug, max(changed) as changed from counted
    group by 1, 2, 3 limit 50000) as page
$$;

grant execute on function public.sitemap_places(text, integer, double precision) to service_role;

-- ── schemas/places/alike_places.sql ──

-- Places with a key spelled like the given one, of one state if it is said; the best first, at least as alike as said. Those with
-- two letters exchanged ('Tuscon', 'Chigaco') are most alike, others by trigrams and letters. Of two alike the more populous one
-- is meant: more people misspell it. How many people live in a place puts it before others; it doesn't make nonsense
-- ('Xqzzyville') a place.
create function public.alike_places(wanted text, least_score real, in_state text default null, max_results integer default 1)
returns setof public.places
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return query
    with spelled as (
      select n.place_id, 1.0::double precision as likeness
      from generate_series(1, length(wanted) - 1) as position cross join unnest(array[2, 3]) as letters
      join public.place_names n
        on n.key = overlay(wanted placing reverse(substr(wanted, position, letters)) from position for letters)
      union all
      select n.place_id, (extensions.similarity(n.key, wanted)
        + 1 - extensions.levenshtein(n.key, wanted)::double precision / greatest(length(n.key), length(wanted))) / 2
      from public.place_names n
      where n.key operator(extensions.%) wanted and length(n.key) <= 100
    )
    select p.*
    from (select place_id, max(spelled.likeness) as likeness from spelled group by place_id) as best
    join public.places p on p.id = best.place_id
    where p.kind <> 'outside' and (in_state is null or p.state_code = in_state)
      and best.likeness + ln(p.population + 1) / 50 >= least_score
      and best.likeness >= least_score - 0.1
    order by best.likeness + ln(p.population + 1) / 50 desc, p.id
    limit max_results;
end
$$;

grant execute on function public.alike_places(text, real, text, integer) to service_role;

-- ── schemas/places/find_place.sql ──

-- The place of a URL (D9), or none: exact slugs first, then any spelling, other name, code of the state or trailing state
-- ('TX', 'saint-louis', 'austin-tx', 'nyc'). The answer's own slugs are the canonical address; where they differ from
-- what was asked, redirect. A known neighborhood asked for as a city ('new-york/brooklyn') answers as itself.
create function public.find_place(state_slug text, city_slug text, neighborhood_slug text default null)
returns setof public.found_place
language plpgsql stable security definer
set search_path = ''
as $$
declare
  state_wanted text := public.slugify(left(find_place.state_slug, 100));
  city_wanted text := public.slugify(left(find_place.city_slug, 100));
  neighborhood_wanted text := public.slugify(left(find_place.neighborhood_slug, 100));
  city public.places;
begin
  if length(state_wanted) = 2 then
    select p.state_slug into state_wanted from public.places p
      where p.kind = 'city' and p.state_code = upper(state_wanted) limit 1;
  end if;
  select p.* into city from public.places p
    where p.kind = 'city' and p.state_slug = state_wanted and p.city_slug = city_wanted and p.namesake = 0;
  if city.id is null then
    select p.* into city
      from public.place_names n
      join public.places p on p.id = n.place_id
      where n.key = public.place_key(city_wanted) and p.state_slug = state_wanted
        and (p.kind = 'city' or p.kind = 'neighborhood' and find_place.neighborhood_slug is null)
      order by p.kind, p.population desc, p.id
      limit 1;
  end if;
  if city.id is null then
    return;
  end if;
  if find_place.neighborhood_slug is null then
    return next public.to_found_place(city);
    return;
  end if;
  return query
    select (public.to_found_place(p)).*
    from public.places p
    where p.kind = 'neighborhood' and p.city_id = city.id
      and (p.neighborhood_slug = neighborhood_wanted or exists (
        select from public.place_names n where n.place_id = p.id and n.key = public.place_key(neighborhood_wanted)))
    order by p.neighborhood_slug = neighborhood_wanted desc, p.population desc, p.id
    limit 1;
end
$$;

grant execute on function public.find_place(text, text, text) to anon, authenticated, service_role;

-- ── schemas/places/geocode_place.sql ──

-- What a typed text means. The first row is the place; others of its name follow if they are not far smaller. A state comes
-- with its largest cities, and a place outside of the United States with its namesakes here: neither can be searched around.
create function public.geocode_place(query text) returns setof public.found_place
language plpgsql stable security definer
set search_path = ''
as $$
declare
  typed text := trim(both ' ,' from regexp_replace(normalize(left(query, 200), NFKC), '\s+', ' ', 'g'));
  zip_typed text;
  without_zip text;
  place public.places;
  meant public.places[];
begin
  typed := trim(both ' ,' from
    regexp_replace(typed, '[ ,]+(united states of america|united states|u\.?s\.?a?\.?)$', '', 'i'));
  typed := regexp_replace(typed, '^zip( ?code)?:? +', '', 'i');
  zip_typed := coalesce(substring(typed from '(?:^|[^0-9])([0-9]{5})(?:-[0-9]{4})?$'),
    substring(typed from '^([0-9]{5})(?:-[0-9]{4})?[ ,]'));
  if zip_typed is not null then
    without_zip := trim(both ' ,' from regexp_replace(typed, zip_typed || '(-[0-9]{4})?', ''));
    select array_agg(p) into meant from public.places_named(without_zip) p;
    select p.* into place from public.places p where p.kind = 'zip' and p.zip collate "C" = zip_typed;
    -- With a name of its surroundings, or behind anything but a city of another country ('Berlin 10115').
    if place.id is not null and (without_zip = ''
        or typed !~ ('^' || zip_typed) and meant[1].kind is distinct from 'outside'
        or exists (select from unnest(meant) p where p.state_code = place.state_code
          and (p.kind = 'state' or p.pt operator(extensions.<->) place.pt <= public.chord_km(80)))) then
      return next public.to_found_place(place);
      return;
    end if;
    -- Else it is the number of a house, or no ZIP code of this country.
    if place.id is null or meant[1].kind = 'outside' then
      typed := without_zip;
    end if;
  end if;

  select array_agg(p) into meant from public.places_named(typed) p;
  if meant[1].kind = 'state' then
    return next public.to_found_place(meant[1]);
    return query select (public.to_found_place(p)).* from public.largest_cities(meant[1].state_code, 6) p;
  else
    return query select (public.to_found_place(p)).* from unnest(meant) as p
      where p.id = meant[1].id or meant[1].kind = 'outside' or p.population * 30 >= meant[1].population;
  end if;
end
$$;

grant execute on function public.geocode_place(text) to anon, authenticated, service_role;

-- ── schemas/places/largest_cities.sql ──

-- The cities of a state, the largest first.
create function public.largest_cities(in_state text, max_results integer) returns setof public.places
language sql stable security definer
set search_path = ''
as $$
  select * from public.places p
  where p.kind = 'city' and p.state_code = in_state
  order by p.population desc, p.id
  limit max_results
$$;

grant execute on function public.largest_cities(text, integer) to service_role;

-- ── schemas/places/nearby_places.sql ──

-- Cities of at least 2,000 people within a distance in km, nearest first; at most 50.
create function public.nearby_places(
  lat double precision, lng double precision, max_km double precision default 50, max_results integer default 8)
returns setof public.found_place
language sql stable security definer
set search_path = ''
as $$
  select (public.to_found_place(p)).*
  from public.places p
  where p.kind = 'city' and p.population >= 2000 and p.namesake = 0
    and extensions.cube_enlarge(public.sphere_point(nearby_places.lat, nearby_places.lng), public.chord_km(least(max_km, 200)), 3)
      operator(extensions.@>) p.pt
    and p.pt operator(extensions.<->) public.sphere_point(nearby_places.lat, nearby_places.lng) <= public.chord_km(least(max_km, 200))
  order by p.pt operator(extensions.<->) public.sphere_point(nearby_places.lat, nearby_places.lng), p.id
  limit least(greatest(max_results, 1), 50)
$$;

grant execute on function public.nearby_places(double precision, double precision, double precision, integer) to anon, authenticated, service_role;

-- ── schemas/places/normalize_location.sql ──

-- A location as it is stored (section 5): blank city, state or country is 'Unknown', other blank parts are null. A state of the
-- United States is written by its name, however it was sent: the same city must not have two addresses.
create function public.normalize_location(location jsonb) returns jsonb
language sql immutable parallel safe
set search_path = ''
as $$
  select case when jsonb_typeof(location -> 'coordinates') = 'object' then jsonb_build_object(
    'coordinates', jsonb_build_object('lat', location #> '{coordinates,lat}', 'lng', location #> '{coordinates,lng}'),
    'address', jsonb_build_object(
      'city', coalesce(nullif(trim(location #>> '{address,city}'), ''), 'Unknown'),
      'state', case
        when coalesce(nullif(trim(location #>> '{address,state}'), ''), 'Unknown') = 'Unknown' then 'Unknown'
        -- WA is Washington, and Western Australia.
        when public.slugify(coalesce(location #>> '{address,country}', ''))
            in ('', 'unknown', 'united-states', 'united-states-of-america', 'usa', 'us')
          then public.us_state_name(trim(location #>> '{address,state}'))
        else trim(location #>> '{address,state}') end,
      'country', coalesce(nullif(trim(location #>> '{address,country}'), ''), 'Unknown'),
      'street', nullif(trim(location #>> '{address,street}'), ''),
      'zipCode', nullif(trim(location #>> '{address,zipCode}'), ''),
      'neighborhood', nullif(trim(location #>> '{address,neighborhood}'), '')))
  else location end
$$;

grant execute on function public.normalize_location(jsonb) to authenticated, service_role;

-- ── schemas/places/place_names.sql ──

-- Every key under which a city or neighborhood is found: its names alone, with the state's code, with the state.
create table public.place_names (
  key text collate "C" not null,
  place_id integer not null references public.places (id) on delete cascade,
  primary key (key, place_id)
);

create index place_names_place on public.place_names (place_id);
create index place_names_trigrams on public.place_names using gin (key extensions.gin_trgm_ops);

alter table public.place_names enable row level security;
grant all on public.place_names to service_role;

-- ── schemas/postings/answer_still_hiring.sql ──

-- Answers a question by its secret or by the link in the email before it: yes vouches for the job for another week and opens
-- it again if silence had paused it; filled closes it and says so, as the button on the site does.
-- {"state", "id", "slug", "employerId", "stateSlug", "citySlug"}; null for an unknown secret.
create function public.answer_still_hiring(manage_token text, is_hiring boolean) returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  question public.still_hiring;
  job public.jobs;
begin
  select * into question from public.still_hiring
    where job_id = public.job_of_question(answer_still_hiring.manage_token) for update;
  if not found or answer_still_hiring.is_hiring is null then
    return null;
  end if;
  if answer_still_hiring.is_hiring then
    update public.jobs set status = 'open'
      where id = question.job_id and status = 'paused' and question.paused_at is not null and expires_at > now();
    update public.still_hiring set answered_at = now(), paused_at = null where job_id = question.job_id;
  else
    update public.jobs set status = 'closed', close_reason = 'filled' where id = question.job_id and status <> 'closed';
    update public.still_hiring set answered_at = now(), paused_at = null where job_id = question.job_id;
  end if;
  select * into job from public.jobs where id = question.job_id;
  return jsonb_build_object(
    'state', case when job.status <> 'closed' and job.expires_at <= now() then 'expired' else job.status end,
    'id', job.id, 'slug', job.slug, 'employerId', job.employer_id, 'stateSlug', job.state_slug, 'citySlug', job.city_slug);
end
$$;

grant execute on function public.answer_still_hiring(text, boolean) to anon, authenticated, service_role;

-- ── schemas/postings/ask_my_contact.sql ──

-- Has a contact of the viewer's postings asked (again). False when that is not possible today.
create function public.ask_my_contact(address text) returns boolean
language sql volatile security definer
set search_path = ''
as $$
  select coalesce((select public.ask_job_contact((select auth.uid()), silent.address) from public.my_silent_contacts() as silent
    where silent.address = lower(trim(ask_my_contact.address)) and silent.is_askable), false)
$$;

grant execute on function public.ask_my_contact(text) to authenticated, service_role;

-- ── schemas/postings/job_of_question.sql ──

-- The job of a question's secret; null for an unknown one and one that a newer question replaced.
create function public.job_of_question(manage_token text) returns uuid
language sql stable security definer
set search_path = ''
as $$
  select job_id from public.still_hiring
  where public.sha256_hex(job_of_question.manage_token) in (token_hash, asked_token_hash)
$$;

grant execute on function public.job_of_question(text) to service_role;

-- ── schemas/postings/my_job.sql ──

-- A job of the viewer's own with all that they wrote, its contact too; null for everybody else's.
create function public.my_job(job_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'id', id, 'employer_id', employer_id, 'slug', slug, 'title', title,
    'company_name', company_name, 'company_description', company_description, 'company_logo', company_logo,
    'industry', industry, 'location', location, 'description', description, 'type', type, 'salary', salary,
    'tags', tags, 'application_url', application_url, 'schedule', schedule,
    'hours_per_week_min', hours_per_week_min, 'hours_per_week_max', hours_per_week_max,
    'benefits', benefits, 'has_tips', has_tips, 'minimum_age', minimum_age,
    'status', status, 'expires_at', expires_at, 'closed_at', closed_at, 'ended_at', ended_at,
    'is_demo', is_demo, 'created_at', created_at, 'updated_at', updated_at,
    'contact', contact,
    'applications', (select count(*) from public.applications where applications.job_id = jobs.id))
  from public.jobs
  where id = my_job.job_id and employer_id = (select auth.uid())
$$;

grant execute on function public.my_job(uuid) to authenticated, service_role;

-- ── schemas/postings/my_jobs.sql ──

-- One page of the viewer's own postings, newest first, and how many there are in each state:
-- {"counts": {"open", "paused", "closed", "expired"}, "total", "jobs": [...]}. `words` is looked for in title and city.
create function public.my_jobs(words text default '', state text default null,
  page_size integer default 20, page_offset integer default 0) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with own as materialized (
    select id, created_at,
      case when status <> 'closed' and expires_at <= now() then 'expired' else status end as state
    from public.jobs
    where employer_id = (select auth.uid())
      and (trim(coalesce(my_jobs.words, '')) = '' or position(lower(trim(my_jobs.words)) in
        lower(title || ' ' || (location #>> '{address,city}'))) > 0)),
  wanted as (select * from own where my_jobs.state is null or own.state = my_jobs.state),
  shown as (
    select * from wanted order by created_at desc, id
    limit least(greatest(my_jobs.page_size, 1), 100) offset greatest(my_jobs.page_offset, 0))
  select jsonb_build_object(
    'counts', (select jsonb_build_object(
        'open', count(*) filter (where own.state = 'open'), 'paused', count(*) filter (where own.state = 'paused'),
        'closed', count(*) filter (where own.state = 'closed'), 'expired', count(*) filter (where own.state = 'expired'))
      from own),
    'total', (select count(*) from wanted),
    'jobs', coalesce((select jsonb_agg(jsonb_build_object(
        'id', job.id, 'slug', job.slug, 'title', job.title, 'location', job.location, 'type', job.type,
        'status', job.status, 'state', shown.state, 'created_at', job.created_at, 'expires_at', job.expires_at,
        'ended_at', job.ended_at, 'views', coalesce(seen.views, 0),
        'applications', received.total, 'new_applications', received.fresh)
        order by shown.created_at desc, shown.id)
      from shown
      join public.jobs as job on job.id = shown.id
      left join public.job_views as seen on seen.job_id = shown.id
      cross join lateral (
        select count(*) as total, count(*) filter (where application.status = 'new') as fresh
        from public.applications as application where application.job_id = shown.id) as received), '[]'))
$$;

grant execute on function public.my_jobs(text, text, integer, integer) to authenticated, service_role;

-- ── schemas/saved/contact_requests.sql ──

-- Saved talents with notes, and contact: an employer asks, the talent accepts or declines, and only an acceptance shares the
-- mail address, the CV and, if the talent gives one, a phone number (D25, D29).

create table public.contact_requests (
  id uuid primary key default gen_random_uuid(),
  employer_id uuid not null references public.employer_profiles (user_id) on delete cascade,
  talent_id uuid not null references public.job_seeker_profiles (id) on delete cascade,
  message text not null check (length(trim(message)) between 1 and 2000),
  status text not null default 'asked' check (status in ('asked', 'accepted', 'declined')),
  phone text check (length(phone) <= 40),
  -- The secret of the mail's link; the table has the hash.
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  unique (employer_id, talent_id)
);

create index contact_requests_talent on public.contact_requests (talent_id);

create trigger remember_asked_talent after insert or update of status on public.contact_requests
  for each row execute function public.remember_asked_talent();

alter table public.contact_requests enable row level security;
grant all on public.contact_requests to service_role;

-- ── schemas/saved/find_contact_request.sql ──

-- What the holder of a mail's link is asked: who asks, in which words, and how the request stands; null for an unknown one.
create function public.find_contact_request(manage_token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('id', request.id, 'companyName', employer.company_name, 'companyDescription',
    employer.company_description, 'companyLogo', employer.company_logo, 'industry', employer.industry,
    'city', employer.location #>> '{address,city}', 'state', employer.location #>> '{address,state}',
    'message', request.message, 'status', request.status, 'phone', request.phone, 'askedAt', request.created_at,
    'hasCv', talent.cv_url is not null)
  from public.contact_requests as request
  join public.employer_profiles as employer on employer.user_id = request.employer_id
  join public.job_seeker_profiles as talent on talent.id = request.talent_id
  where request.token_hash = public.sha256_hex(manage_token)
$$;

grant execute on function public.find_contact_request(text) to anon, authenticated, service_role;

-- ── schemas/saved/settle_contact_request.sql ──

-- Writes a talent's answer and tells the employer of a first or changed one; an acceptance can be taken back by declining.
create function public.settle_contact_request(request_id uuid, is_accepted boolean, phone text) returns text
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  answer text := case when is_accepted then 'accepted' else 'declined' end;
  request public.contact_requests;
begin
  update public.contact_requests as asked
    set status = answer, answered_at = now(), phone = case when is_accepted then nullif(trim(phone), '') end
    where asked.id = request_id and asked.status <> answer
    returning * into request;
  if not found then
    return (select asked.status from public.contact_requests as asked where asked.id = request_id);
  end if;
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    select 'contact-answer', account.email, jsonb_build_object('requestId', request_id, 'answer', answer),
      'contact-answer:' || request_id || ':' || answer
    from auth.users as account where account.id = request.employer_id
    on conflict (dedupe_key) do nothing;
  return answer;
end
$$;

grant execute on function public.settle_contact_request(uuid, boolean, text) to service_role;

-- ── schemas/talents/hidden_companies.sql ──

-- Companies that a talent hides from: the account that bore the name when it was named, and whoever bears it later.
create table public.hidden_companies (
  user_id uuid not null default auth.uid() references public.job_seeker_profiles (user_id) on delete cascade,
  company_name text not null check (length(trim(company_name)) between 1 and 120),
  employer_ids uuid[] not null default '{}',
  created_at timestamptz not null default now(),
  company_key text not null generated always as (public.company_key(company_name)) stored,
  primary key (user_id, company_key)
);

create index hidden_companies_employers on public.hidden_companies using gin (employer_ids);
create index hidden_companies_key on public.hidden_companies (company_key);

create trigger note_hidden_employers before insert on public.hidden_companies
  for each row execute function public.note_hidden_employers();
create trigger settle_hiding after insert or delete on public.hidden_companies
  for each row execute function public.settle_hiding();

alter table public.hidden_companies enable row level security;
grant select (user_id, company_name, created_at, company_key) on public.hidden_companies to authenticated;
grant insert (user_id, company_name) on public.hidden_companies to authenticated;
grant delete on public.hidden_companies to authenticated;
grant all on public.hidden_companies to service_role;

create policy "talents read whom they hide from" on public.hidden_companies
  for select to authenticated using (user_id = (select auth.uid()));
create policy "talents hide from companies" on public.hidden_companies
  for insert to authenticated with check (user_id = (select auth.uid())
    and exists (select from public.job_seeker_profiles as own where own.user_id = (select auth.uid())));
create policy "talents show themselves to companies again" on public.hidden_companies
  for delete to authenticated using (user_id = (select auth.uid()));

-- ── schemas/talents/talents_hidden_from_viewer.sql ──

-- The profiles that hide from the viewer's company; null when there are none.
create function public.talents_hidden_from_viewer() returns uuid[]
language sql stable security definer
set search_path = ''
as $$
  select array_agg(profile.id)
  from public.hidden_companies as hidden
  join public.job_seeker_profiles as profile on profile.user_id = hidden.user_id
  where hidden.employer_ids @> array[(select auth.uid())]
$$;

grant execute on function public.talents_hidden_from_viewer() to service_role;

-- ── schemas/uploads/take_orphaned_uploads.sql ──

-- Uploads whose file is to be removed: given up by their owner, or claimed by nobody for 24 hours (D35). The latter are
-- marked first, in the same statement, so that no application can claim a file that is about to go. What an application
-- names stays, whatever its marks say.
create function public.take_orphaned_uploads(max_uploads integer default 100) returns setof public.uploads
language sql volatile security definer
set search_path = ''
as $$
  update public.uploads set discarded_at = coalesce(discarded_at, now())
  where path = any (array(
    select path from public.uploads
    where (claimed_at is null or discarded_at is not null)
      and (discarded_at is not null or created_at < now() - interval '24 hours')
      and not exists (select from public.applications where cv_url = path)
    order by created_at
    limit least(max_uploads, 1000)
    for update skip locked))
  returning *
$$;

grant execute on function public.take_orphaned_uploads(integer) to service_role;

-- ── schemas/alerts/change_alert.sql ──

-- Changes the alert of a mail's secret: `changes` has columns that a person may write ({"status": "paused"}), every other
-- key is ignored. A guest's alert becomes active by its confirmation alone. False for an unknown secret.
create function public.change_alert(token text, changes jsonb) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  wished jsonb := coalesce((
    select jsonb_object_agg(key, value) from jsonb_each(public.unwrap_json(changes))
    where key = any (array['words', 'job_types', 'min_pay', 'currency', 'keywords', 'skills', 'min_years', 'max_years',
      'location', 'radius_km', 'frequency', 'hour', 'weekday', 'time_zone', 'status'])), '{}');
  job_alert public.job_alerts;
  talent_alert public.talent_alerts;
begin
  if wished ? 'status' and coalesce(wished ->> 'status', '') not in ('active', 'paused') then
    raise exception 'An alert is active or paused.' using errcode = '23514';
  end if;
  select * into job_alert from public.job_alerts where manage_token = change_alert.token for update;
  if found then
    if job_alert.status = 'unconfirmed' then
      wished := wished - 'status';
    end if;
    job_alert := jsonb_populate_record(job_alert, wished);
    update public.job_alerts set words = job_alert.words, job_types = job_alert.job_types, min_pay = job_alert.min_pay,
        currency = job_alert.currency, location = job_alert.location, radius_km = job_alert.radius_km,
        frequency = job_alert.frequency, hour = job_alert.hour, weekday = job_alert.weekday,
        time_zone = job_alert.time_zone, status = job_alert.status
      where id = job_alert.id;
    return true;
  end if;
  select * into talent_alert from public.talent_alerts where manage_token = change_alert.token for update;
  if found then
    talent_alert := jsonb_populate_record(talent_alert, wished);
    update public.talent_alerts set keywords = talent_alert.keywords, skills = talent_alert.skills,
        min_years = talent_alert.min_years, max_years = talent_alert.max_years, location = talent_alert.location,
        radius_km = talent_alert.radius_km, frequency = talent_alert.frequency, hour = talent_alert.hour,
        weekday = talent_alert.weekday, time_zone = talent_alert.time_zone, status = talent_alert.status
      where id = talent_alert.id;
    return true;
  end if;
  return false;
end
$$;

grant execute on function public.change_alert(text, jsonb) to service_role;

-- ── schemas/alerts/find_alert.sql ──

-- The alert of a mail's secret; null for an unknown one. Changes nothing (D29).
-- {"kind": "job" | "talent", "id", "status", "address", "hasAccount", what it looks for, "location", "radiusKm", "frequency",
-- "hour", "weekday", "timeZone", "nextDueAt", "createdAt"}
create function public.find_alert(token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('kind', 'job', 'id', alert.id, 'status', alert.status,
      'address', coalesce(alert.address, account.email), 'hasAccount', alert.user_id is not null,
      'words', alert.words, 'jobTypes', to_jsonb(alert.job_types), 'minPay', alert.min_pay, 'currency', alert.currency,
      'location', alert.location, 'radiusKm', alert.radius_km, 'frequency', alert.frequency, 'hour', alert.hour,
      'weekday', alert.weekday, 'timeZone', alert.time_zone, 'nextDueAt', alert.next_due_at, 'createdAt', alert.created_at)
    from public.job_alerts as alert left join auth.users as account on account.id = alert.user_id
    where alert.manage_token = find_alert.token
  union all
  select jsonb_build_object('kind', 'talent', 'id', alert.id, 'status', alert.status, 'address', account.email,
      'hasAccount', true, 'keywords', alert.keywords, 'skills', to_jsonb(alert.skills), 'minYears', alert.min_years,
      'maxYears', alert.max_years, 'location', alert.location, 'radiusKm', alert.radius_km, 'frequency', alert.frequency,
      'hour', alert.hour, 'weekday', alert.weekday, 'timeZone', alert.time_zone, 'nextDueAt', alert.next_due_at,
      'createdAt', alert.created_at)
    from public.talent_alerts as alert join auth.users as account on account.id = alert.employer_id
    where alert.manage_token = find_alert.token
$$;

grant execute on function public.find_alert(text) to service_role;

-- ── schemas/alerts/hides_from.sql ──

-- Whether a talent hides from an employer's company.
create function public.hides_from(talent_user_id uuid, employer_id uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from public.hidden_companies as hidden
    where hidden.user_id = hides_from.talent_user_id and hidden.employer_ids @> array[hides_from.employer_id])
$$;

grant execute on function public.hides_from(uuid, uuid) to service_role;

-- ── schemas/alerts/match_changed_talents.sql ──

-- Finds the alerts of companies for which a profile is news: it became visible, or changed so that it matches where it did
-- not before. What an alert told once it does not tell again, whatever changes. How many profiles, and how many pairs.
create function public.match_changed_talents(max_talents integer default 100, now_at timestamptz default now())
returns table (talents integer, pairs integer)
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  change public.talent_changes;
  added integer;
begin
  talents := 0;
  pairs := 0;
  for change in
    select * from public.talent_changes where changed_at <= now_at
    order by changed_at limit least(max_talents, 1000) for update skip locked
  loop
    insert into public.talent_alert_deliveries (alert_id, talent_id)
      select alert.id, talent.id
      from public.job_seeker_profiles as talent
      join public.talent_alerts as alert
        on alert.status = 'active' and alert.area operator(extensions.@>) talent.public_point
      where talent.id = change.talent_id and talent.is_visible
        and alert.active_since <= change.changed_at
        and alert.employer_id <> talent.user_id
        and public.talent_alert_matches(alert, talent.search, talent.skills, talent.experience_years, talent.public_point)
        and not (change.was_visible and public.talent_alert_matches(
          alert, change.was_search, change.was_skills, change.was_years, change.was_point))
        and not public.hides_from(talent.user_id, alert.employer_id)
      on conflict do nothing;
    get diagnostics added = row_count;
    pairs := pairs + added;
    delete from public.talent_changes where talent_id = change.talent_id;
    talents := talents + 1;
  end loop;
  return next;
end
$$;

grant execute on function public.match_changed_talents(integer, timestamp with time zone) to service_role;

-- ── schemas/alerts/open_talent_alert_mail.sql ──

-- What a mail of a talent alert says now: the alert, its secret, and the talents who are still visible to that company, in
-- the columns that everybody may see plus the distance, because a mail leaves the site. Null when none is left.
create function public.open_talent_alert_mail(mail_id uuid, max_talents integer default 20, now_at timestamptz default now())
returns jsonb
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_variable
declare
  alert public.talent_alerts;
  is_wanted boolean;
  listed jsonb;
begin
  select owner.* into alert from public.talent_alerts as owner
    where owner.id = (select told.alert_id from public.talent_alert_deliveries as told where told.mail_id = mail_id limit 1);
  if not found then
    return null;
  end if;
  is_wanted := alert.status = 'active' and public.alert_recipient(alert.employer_id, null) is not null;
  delete from public.talent_alert_deliveries as told
    where told.mail_id = mail_id and told.told_at is null
      and (not is_wanted or not public.is_talent_for_alert(told.talent_id, alert));
  if not is_wanted then
    return null;
  end if;
  update public.talent_alert_deliveries as told set told_at = now_at where told.mail_id = mail_id and told.told_at is null;
  select jsonb_agg(to_jsonb(talent) order by talent.distance_km, talent.id) into listed from (
    select talent.id, public.short_name(talent.full_name) as name, talent.headline, talent.skills,
      talent.location #>> '{address,city}' as city, talent.location #>> '{address,state}' as state,
      talent.available_from <= current_date as is_available_now, talent.desired_job_types,
      public.arc_km(talent.public_point operator(extensions.<->) alert.center) as distance_km
    from public.talent_alert_deliveries as told join public.job_seeker_profiles as talent on talent.id = told.talent_id
    where told.mail_id = mail_id and public.is_talent_for_alert(talent.id, alert)) as talent;
  if listed is null then
    return null;
  end if;
  return jsonb_build_object('alert', public.find_alert(alert.manage_token), 'manageToken', alert.manage_token,
    'total', jsonb_array_length(listed),
    'talents', (select jsonb_agg(each.talent order by each.place)
      from jsonb_array_elements(listed) with ordinality as each (talent, place) where each.place <= max_talents));
end
$$;

grant execute on function public.open_talent_alert_mail(uuid, integer, timestamp with time zone) to service_role;

-- ── schemas/alerts/talent_alert_deliveries.sql ──

create table public.talent_alert_deliveries (
  alert_id uuid not null references public.talent_alerts (id) on delete cascade,
  talent_id uuid not null references public.job_seeker_profiles (id) on delete cascade,
  -- Null until the alert's next mail is due.
  mail_id uuid,
  told_at timestamptz,
  primary key (alert_id, talent_id)
);

create index talent_alert_deliveries_mail on public.talent_alert_deliveries (mail_id) where mail_id is not null;
create index talent_alert_deliveries_waiting on public.talent_alert_deliveries (alert_id) where mail_id is null;
create index talent_alert_deliveries_talent on public.talent_alert_deliveries (talent_id);

alter table public.talent_alert_deliveries enable row level security;
grant all on public.talent_alert_deliveries to service_role;

-- ── schemas/alerts/talent_alert_matches.sql ──

-- Whether an alert asks for what a profile says: all skills, years within bounds, words anywhere in it, and the middle of its
-- cell in the circle, because that is the only place that employers get to know (D25).
create function public.talent_alert_matches(alert public.talent_alerts, search tsvector, skills text[], years integer,
  point extensions.cube)
returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(
    alert.area operator(extensions.@>) point
    and (alert.center operator(extensions.<->) point) <= alert.chord
    and (alert.skills = '{}' or skills @> alert.skills)
    and (alert.min_years is null or years >= alert.min_years)
    and (alert.max_years is null or years <= alert.max_years)
    and (alert.keywords is null or search @@ alert.wanted), false)
$$;

grant execute on function public.talent_alert_matches(public.talent_alerts, tsvector, text[], integer, extensions.cube)
  to service_role;

-- ── schemas/applications/application_events.sql ──

-- How employers answer applicants (D21): what happened and when, notes of their own, templates, answers by mail, and the
-- record of how they reply, which everybody may see.

-- What happened to an application, in order. Written by triggers and functions alone and never changed, so that nobody
-- can make their record look better afterwards.
create table public.application_events (
  id bigint generated always as identity primary key,
  application_id uuid not null references public.applications (id) on delete cascade,
  job_id uuid not null references public.jobs (id) on delete cascade,
  kind text not null check (kind in ('new', 'seen', 'shortlisted', 'rejected', 'hired', 'mailed', 'job-closed')),
  -- Which answer a mail was; the same one is never sent twice.
  answer text check ((answer is not null) = (kind = 'mailed')),
  at timestamptz not null default now(),
  -- What an answer said, so that its applicant can read it on the page.
  subject text,
  body text
);

create unique index application_events_one_answer on public.application_events (application_id, answer) where kind = 'mailed';
create unique index application_events_one_closing on public.application_events (application_id) where kind = 'job-closed';
create index application_events_application on public.application_events (application_id, id);
create index application_events_job on public.application_events (job_id);

alter table public.application_events enable row level security;
grant select on public.application_events to authenticated;
grant all on public.application_events to service_role;

create policy "employers read what happened to applications to their own jobs" on public.application_events
  for select to authenticated using (public.owns_job(job_id));

-- ── schemas/applications/application_notes.sql ──

-- What an employer writes down about an application, for nobody else; the applicant never reads it.
create table public.application_notes (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references public.applications (id) on delete cascade,
  body text not null check (length(trim(body)) between 1 and 5000),
  created_at timestamptz not null default now()
);

create index application_notes_application on public.application_notes (application_id, created_at);

alter table public.application_notes enable row level security;
grant select, delete on public.application_notes to authenticated;
grant insert (application_id, body) on public.application_notes to authenticated;
grant update (body) on public.application_notes to authenticated;
grant all on public.application_notes to service_role;

create policy "employers keep notes on applications to their own jobs" on public.application_notes
  for all to authenticated
  using (exists (select from public.applications where id = application_id and public.owns_job(job_id)))
  with check (exists (select from public.applications where id = application_id and public.owns_job(job_id)));

-- ── schemas/applications/application_of.sql ──

-- The application that a mailed secret belongs to; null for an unknown one.
create function public.application_of(manage_token text) returns uuid
language sql stable security definer
set search_path = ''
as $$
  select id from public.applications where public.sha256_hex(application_of.manage_token) in (token_hash, news_token_hash)
$$;

grant execute on function public.application_of(text) to service_role;

-- ── schemas/applications/mail_receipt.sql ──

-- Tells the applicant's address of the application, with the secret that shows and erases it.
create function public.mail_receipt(application_id uuid, secret text) returns void
language sql volatile security definer
set search_path = ''
as $$
  insert into public.outbox (kind, recipient, payload, dedupe_key)
    select 'application-receipt', application.email,
      jsonb_build_object('applicationId', application.id, 'manageToken', secret), 'application-receipt:' || application.id
    from public.may_be_told(array[mail_receipt.application_id]) as application
$$;

grant execute on function public.mail_receipt(uuid, text) to service_role;

-- ── schemas/applications/reply_record.sql ──

-- Nobody learns from invented applications whether anybody else applied: the record counts addresses that were proven, each
-- once, and tells tens of percents, which one more does not turn.

-- How a job's employer replies: the share of the applicants of at least a week ago who got an answer after their application was
-- opened, in tens of percents rounded down, and the median time; nothing below ten applicants. Of the
-- last thousand.
create function public.reply_record(job_id uuid) returns table (reply_rate integer, median_hours double precision)
language sql stable security definer
set search_path = ''
as $$
  with replies as (
    select (select min(answer.at) from public.application_events as answer
        where answer.application_id = application.id and answer.kind in ('shortlisted', 'rejected', 'hired', 'mailed')
          and exists (select from public.application_events as opened
            where opened.application_id = application.id and opened.kind = 'seen' and opened.id < answer.id))
      - application.created_at as took, public.mailbox_of(application.email) as mailbox
    from public.applications as application
    join public.jobs as job on job.id = application.job_id
    where application.job_id = reply_record.job_id and job.ended_at > now() - public.time_shown_after_end()
      and application.created_at <= now() - interval '7 days' and application.proven_at is not null
    order by application.created_at desc
    limit 1000)
  select floor(10.0 * count(took) / count(*))::integer * 10,
    extract(epoch from percentile_cont(0.5) within group (order by took)) / 3600
  from replies
  having count(distinct mailbox) >= 10
$$;

grant execute on function public.reply_record(uuid) to anon, authenticated, service_role;

-- ── schemas/applications/sent_application.sql ──

-- An application as its applicant sees it. Who asks is checked by the callers. An employer's words are for who proved the
-- address, or sent the application from the account that asks.
create function public.sent_application(application_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'job', jsonb_build_object('id', job.id, 'slug', job.slug, 'title', job.title, 'companyName', job.company_name,
      'location', job.location, 'isShown', job.ended_at > now() - public.time_shown_after_end(), 'endsAt', job.ended_at,
      'hasEnded', job.ended_at <= now()),
    'fullName', application.full_name, 'dateOfBirth', application.date_of_birth, 'isAdult', application.is_adult,
    'email', application.email, 'isProven', application.proven_at is not null, 'phone', application.phone, 'coverLetter', application.cover_letter,
    'cvFilename', application.cv_filename, 'status', application.status, 'createdAt', application.created_at,
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', event.kind, 'at', event.at) || case
          when event.body is null then '{}'
          when application.proven_at is null and coalesce(application.applicant_id <> auth.uid(), true)
            then '{"isHeld": true}'
          else jsonb_build_object('subject', event.subject, 'body', event.body) end order by event.id), '[]')
      from public.application_events as event where event.application_id = application.id))
  from public.applications as application join public.jobs as job on job.id = application.job_id
  where application.id = sent_application.application_id
$$;

grant execute on function public.sent_application(uuid) to service_role;

-- ── schemas/applications/waiting_applications.sql ──

-- Applications of a job that nobody answered and that were not told of its end.
create function public.waiting_applications(job_id uuid) returns setof public.applications
language sql stable
set search_path = ''
as $$
  select application.* from public.applications as application
  where application.job_id = waiting_applications.job_id and application.status in ('new', 'seen')
    and not exists (select from public.application_events as event
      where event.application_id = application.id and event.kind in ('mailed', 'job-closed'))
$$;

grant execute on function public.waiting_applications(uuid) to service_role;

-- ── schemas/jobs/count_job_view.sql ──

-- Views are counted as whoever looks, so that an employer's own looks can be told apart. Only the job's employer reads the
-- count: nobody gains by forging it.

-- Counts one opening of an open job's page; the owner's own does not count.
create function public.count_job_view(job_id uuid) returns void
language sql volatile security definer
set search_path = ''
as $$
  insert into public.job_views as counted (job_id, views)
    select id, 1 from public.jobs
    where id = count_job_view.job_id and status = 'open' and expires_at > now()
      and employer_id is distinct from (select auth.uid())
  on conflict on constraint job_views_pkey do update set views = counted.views + 1
$$;

grant execute on function public.count_job_view(uuid) to anon, authenticated, service_role;

-- ── schemas/jobs/find_gone_job.sql ──

-- What an address where no job stands tells: whether a job was there or could be, and near which place. A page of a job that is
-- gone offers the nearest open ones, and any other unknown address is no job's.

-- {"near": {"city", "state", "lat", "lng"} or null} for an address that was a job's or could be one's: a slug that a job once had,
-- or any name in a known city. Null for what no job ever was. The point is rounded to about a kilometer.
create function public.find_gone_job(name text, state text default null, city text default null) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with near as (
    select location #>> '{address,city}' as city, location #>> '{address,state}' as state, lat, lng
      from public.jobs where find_gone_job.state is null and slug = find_gone_job.name
    union all
    select place.city, place.state, place.lat, place.lng
      from public.find_place(find_gone_job.state, find_gone_job.city) as place where find_gone_job.state is not null)
  select coalesce(
    (select jsonb_build_object('near', jsonb_build_object('city', near.city, 'state', near.state,
        'lat', round(near.lat::numeric, 2), 'lng', round(near.lng::numeric, 2))) from near limit 1),
    (select '{"near": null}'::jsonb from public.job_slugs
      where find_gone_job.state is null and slug = find_gone_job.name and not is_reserved))
$$;

grant execute on function public.find_gone_job(text, text, text) to service_role;

-- ── schemas/jobs/find_moved_job_id.sql ──

-- The job that had this address before it moved, as find_job_id finds the one that has it; null when none had.
create function public.find_moved_job_id(name text, state text, city text, neighborhood text default null) returns uuid
language sql stable security definer
set search_path = ''
as $$
  select job.id from public.jobs as job
  join public.job_former_places as former on former.job_id = job.id
  where job.slug = find_moved_job_id.name and job.ended_at > now() - public.time_shown_after_end()
    and former.state_slug = find_moved_job_id.state and former.city_slug = find_moved_job_id.city
    and (find_moved_job_id.neighborhood is null or former.neighborhood_slug = find_moved_job_id.neighborhood)
  limit 1
$$;

grant execute on function public.find_moved_job_id(text, text, text, text) to anon, authenticated, service_role;

-- ── schemas/listings/listings_of_jobs.sql ──

-- The lists that show these jobs or would if they were open, at most 500 of them: {"listings": [[state, city, neighborhood, category]],
-- "companies": [name], "cities": [[state, city]], "cells": [[lat, lng]]}. The category is null for the place's own list; a cell is half a
-- degree wide and counted from 0, for the lists of what is nearest beyond a circle.
create function public.listings_of_jobs(job_ids uuid[]) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with wanted as (
    select job.lat, job.lng, job.company_slug, job.state_slug, job.city_slug, array(
        select distinct slug from unnest(array[public.slugify(job.type), public.slugify(job.industry)]
          || array(select public.slugify(tag) from unnest(job.tags) as tag)) as slug where slug <> '') as categories
    from public.jobs as job
    where job.id = any (job_ids[1:500]) and job.ended_at > now() - public.time_shown_after_end())
  select jsonb_build_object(
    'listings', coalesce((select jsonb_agg(distinct page || jsonb_build_array(category))
      from wanted, jsonb_array_elements(public.places_around(wanted.lat, wanted.lng, public.default_radius_km())) as page,
        unnest(categories || null::text) as category), '[]'),
    'companies', coalesce((select jsonb_agg(distinct company_slug) from wanted), '[]'),
    'cities', coalesce((select jsonb_agg(distinct jsonb_build_array(state_slug, city_slug)) from wanted), '[]'),
    'cells', coalesce((select jsonb_agg(distinct jsonb_build_array(floor(lat * 2), floor(lng * 2))) from wanted), '[]'))
$$;

grant execute on function public.listings_of_jobs(uuid[]) to service_role;

-- ── schemas/postings/find_still_hiring.sql ──

-- What the holder of a question's secret, or of the link in the email before it, is asked about; null for an unknown or
-- replaced one. Changes nothing (D29).
create function public.find_still_hiring(manage_token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('title', job.title, 'companyName', job.company_name, 'slug', job.slug, 'location', job.location,
    'state', case when job.status <> 'closed' and job.expires_at <= now() then 'expired' else job.status end,
    'isPausedBySilence', job.status = 'paused' and question.paused_at is not null, 'expiresAt', job.expires_at)
  from public.still_hiring as question join public.jobs as job on job.id = question.job_id
  where question.job_id = public.job_of_question(find_still_hiring.manage_token)
$$;

grant execute on function public.find_still_hiring(text) to anon, authenticated, service_role;

-- ── schemas/saved/answer_contact.sql ──

-- Answers on the site; only the talent who was asked can. Null for everybody else.
create function public.answer_contact(request_id uuid, is_accepted boolean, phone text default null) returns text
language sql volatile security definer
set search_path = ''
as $$
  select public.settle_contact_request(request.id, is_accepted, answer_contact.phone)
  from public.contact_requests as request
  join public.job_seeker_profiles as talent on talent.id = request.talent_id
  where request.id = request_id and talent.user_id = (select auth.uid()) and is_accepted is not null
$$;

grant execute on function public.answer_contact(uuid, boolean, text) to authenticated, service_role;

-- ── schemas/saved/answer_contact_by_mail.sql ──

-- Answers by the secret of the mail, without an account. How the request stands then; null for an unknown one.
create function public.answer_contact_by_mail(manage_token text, is_accepted boolean, phone text default null)
returns text
language sql volatile security definer
set search_path = ''
as $$
  select public.settle_contact_request(request.id, answer_contact_by_mail.is_accepted, answer_contact_by_mail.phone)
  from public.contact_requests as request
  where request.token_hash = public.sha256_hex(answer_contact_by_mail.manage_token)
    and answer_contact_by_mail.is_accepted is not null
$$;

grant execute on function public.answer_contact_by_mail(text, boolean, text) to anon, authenticated, service_role;

-- ── schemas/talents/is_talent_visible.sql ──

-- Whether the viewer may see a talent's card: it is visible, and does not hide from the viewer's company; whoever hides from
-- any company has a card for employers alone (D25).
create function public.is_talent_visible(talent_id uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from public.job_seeker_profiles as talent
    where talent.id = is_talent_visible.talent_id and talent.is_visible
      and (not talent.hides_from_some
        or (public.is_proven_employer() and not public.hides_from(talent.user_id, (select auth.uid())))))
$$;

grant execute on function public.is_talent_visible(uuid) to authenticated, service_role;

-- ── schemas/alerts/is_talent_for_alert.sql ──

-- Whether a talent may be told to an alert's company now and still is what it asks for.
create function public.is_talent_for_alert(talent_id uuid, alert public.talent_alerts) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from public.job_seeker_profiles as talent
    where talent.id = is_talent_for_alert.talent_id and talent.is_visible
      and public.talent_alert_matches(alert, talent.search, talent.skills, talent.experience_years, talent.public_point)
      and not public.hides_from(talent.user_id, alert.employer_id))
$$;

grant execute on function public.is_talent_for_alert(uuid, public.talent_alerts) to service_role;

-- ── schemas/applications/count_waiting.sql ──

-- How many applicants of the viewer's own job would be told if it ended now.
create function public.count_waiting(job_id uuid) returns integer
language sql stable security definer
set search_path = ''
as $$
  select count(*)::integer from public.waiting_applications(count_waiting.job_id)
  where public.owns_job(count_waiting.job_id)
$$;

grant execute on function public.count_waiting(uuid) to authenticated, service_role;

-- ── schemas/applications/find_application.sql ──

-- What the holder of a mailed secret may see of the application; null for an unknown secret.
create function public.find_application(manage_token text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select public.sent_application(public.application_of(find_application.manage_token))
$$;

grant execute on function public.find_application(text) to anon, authenticated, service_role;

-- ── schemas/applications/find_my_application.sql ──

-- As find_application, for the account that sent it; null for anybody else's.
create function public.find_my_application(application_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select public.sent_application(application.id) from public.applications as application
  where application.id = find_my_application.application_id and application.applicant_id = (select auth.uid())
$$;

grant execute on function public.find_my_application(uuid) to authenticated, service_role;

-- ── schemas/jobs/find_job_address.sql ──

-- The job at an address, or the one that had it until its place was changed: {"id", "hasMoved"}; where no job is, what
-- find_gone_job knows of the address.
create function public.find_job_address(name text, state text default null, city text default null,
  neighborhood text default null) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select case when coalesce(job.here, job.moved) is null
    then public.find_gone_job(find_job_address.name, find_job_address.state, find_job_address.city)
    else jsonb_build_object('id', coalesce(job.here, job.moved), 'hasMoved', job.here is null) end
  from (
    select here, case when here is null and find_job_address.state is not null and find_job_address.city is not null
      then public.find_moved_job_id(find_job_address.name, find_job_address.state, find_job_address.city,
        find_job_address.neighborhood) end as moved
    from public.find_job_id(find_job_address.name, find_job_address.state, find_job_address.city,
      find_job_address.neighborhood) as here) as job
$$;

grant execute on function public.find_job_address(text, text, text, text) to anon, authenticated, service_role;

-- ── schemas/saved/find_shared_cv.sql ──

-- The path of a talent's CV for a company whose request the talent accepted; null for everybody else.
create function public.find_shared_cv(talent_id uuid) returns text
language sql stable security definer
set search_path = ''
as $$
  select talent.cv_url from public.contact_requests as request
  join public.job_seeker_profiles as talent on talent.id = request.talent_id
  where request.talent_id = find_shared_cv.talent_id and request.employer_id = (select auth.uid())
    and request.status = 'accepted' and public.is_employer() and public.is_talent_visible(find_shared_cv.talent_id)
$$;

grant execute on function public.find_shared_cv(uuid) to authenticated, service_role;

-- ── schemas/saved/saved_talents.sql ──

-- Saved talents: which profiles an employer keeps an eye on.

create table public.saved_talents (
  employer_id uuid not null references public.employer_profiles (user_id) on delete cascade,
  talent_id uuid not null references public.job_seeker_profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  note text check (length(note) <= 2000),
  -- Whether the employer has read the full profile, so that coming back to one's own list is no reading anew.
  was_read boolean not null default false,
  primary key (employer_id, talent_id)
);

create index saved_talents_talent on public.saved_talents (talent_id);

alter table public.saved_talents enable row level security;
grant select, delete on public.saved_talents to authenticated;
grant insert (employer_id, talent_id) on public.saved_talents to authenticated;
grant update (note) on public.saved_talents to authenticated;
grant all on public.saved_talents to service_role;

create policy "employers read their own saved talents" on public.saved_talents
  for select to authenticated using (employer_id = (select auth.uid()) and (select public.is_employer()));
create policy "employers save visible talents" on public.saved_talents
  for insert to authenticated with check (
    employer_id = (select auth.uid()) and (select public.is_employer()) and public.is_talent_visible(talent_id));
create policy "employers remove their own saved talents" on public.saved_talents
  for delete to authenticated using (employer_id = (select auth.uid()));
create policy "employers note what they think of saved talents" on public.saved_talents
  for update to authenticated using (employer_id = (select auth.uid()) and (select public.is_employer()))
  with check (employer_id = (select auth.uid()));

-- ── schemas/talents/forget_talent_at.sql ──

-- Takes what companies kept of a talent and asked, as the deletion of the profile would; that they asked stays remembered.
create function public.forget_talent_at(employer_ids uuid[], talent_user_id uuid) returns void
language sql volatile security definer
set search_path = ''
as $$
  delete from public.saved_talents as saved using public.job_seeker_profiles as talent
    where talent.user_id = forget_talent_at.talent_user_id and saved.talent_id = talent.id
      and saved.employer_id = any (forget_talent_at.employer_ids);
  delete from public.contact_requests as request using public.job_seeker_profiles as talent
    where talent.user_id = forget_talent_at.talent_user_id and request.talent_id = talent.id
      and request.employer_id = any (forget_talent_at.employer_ids);
  delete from public.talent_alert_deliveries as told using public.job_seeker_profiles as talent, public.talent_alerts as alert
    where talent.user_id = forget_talent_at.talent_user_id and told.talent_id = talent.id and told.told_at is null
      and alert.id = told.alert_id and alert.employer_id = any (forget_talent_at.employer_ids);
$$;

grant execute on function public.forget_talent_at(uuid[], uuid) to service_role;

-- ── schemas/auth/account_contents.sql ──

-- How much goes with the viewer's account: {"jobs", "applications", "waiting", "savedTalents", "savedJobs",
-- "sentApplications"}; `waiting` are the applicants who would be told.
create function public.account_contents() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with own as materialized (select id from public.jobs where employer_id = (select auth.uid()))
  select jsonb_build_object(
    'jobs', (select count(*) from own),
    'applications', (select count(*) from public.applications where job_id in (select id from own)),
    'waiting', (select count(*) from own cross join lateral public.waiting_applications(own.id)),
    'savedTalents', (select count(*) from public.saved_talents where employer_id = (select auth.uid())),
    'savedJobs', (select count(*) from public.saved_jobs where user_id = (select auth.uid())),
    'sentApplications', (select count(*) from public.applications where applicant_id = (select auth.uid())))
$$;

grant execute on function public.account_contents() to authenticated, service_role;

-- ── schemas/saved/my_interested_companies.sql ──

-- The companies that saved the viewer's profile or asked for contact, newest first. Those that the viewer hides from have
-- neither.
create function public.my_interested_companies()
returns table (company_name text, company_logo text, industry text, city text, state text, saved_at timestamptz,
  request_id uuid, message text, status text, phone text, asked_at timestamptz)
language sql stable security definer
set search_path = ''
as $$
  select employer.company_name, employer.company_logo, employer.industry,
    employer.location #>> '{address,city}', employer.location #>> '{address,state}',
    saved.created_at, request.id, request.message, request.status, request.phone, request.created_at
  from public.job_seeker_profiles as talent
  join public.employer_profiles as employer on true
  left join public.saved_talents as saved on saved.employer_id = employer.user_id and saved.talent_id = talent.id
  left join public.contact_requests as request on request.employer_id = employer.user_id and request.talent_id = talent.id
  where talent.user_id = (select auth.uid())
    and employer.user_id in (
      select one.employer_id from public.saved_talents as one where one.talent_id = talent.id
      union select one.employer_id from public.contact_requests as one where one.talent_id = talent.id)
  order by coalesce(request.created_at, saved.created_at) desc, employer.company_name
$$;

grant execute on function public.my_interested_companies() to authenticated, service_role;
