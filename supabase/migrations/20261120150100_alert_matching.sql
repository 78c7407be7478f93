-- What alerts find and when it is written as mail: a job finds its instant alerts through an index, digests are walked by the
-- time at which they are due, and what an alert told once it never tells again (D22).

-- ── When a job is news ──────────────────────────────────────────────────────────────────────────────────────────────

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
revoke all on public.job_openings from anon, authenticated;
grant all on public.job_openings to service_role;

-- A seeded demonstration does not wake instant alerts.
create function public.note_posted_jobs() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.job_openings (job_id, opened_at, matched_at)
    select id, created_at, case when is_demo then created_at end from posted where status = 'open'
    on conflict (job_id) do nothing;
  return null;
end
$$;
create trigger note_posted after insert on public.jobs
  referencing new table as posted for each statement execute function public.note_posted_jobs();

create function public.note_reopened_job() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.job_openings (job_id, opened_at) values (new.id, now())
    on conflict (job_id) do update set opened_at = excluded.opened_at, matched_at = null;
  return null;
end
$$;
create trigger note_reopened after update of status, expires_at on public.jobs
  for each row when (new.status = 'open' and new.expires_at > now() and (old.status <> 'open' or old.expires_at <= now()))
  execute function public.note_reopened_job();

insert into public.job_openings (job_id, opened_at, matched_at)
  select id, created_at, created_at from public.jobs where status = 'open' on conflict do nothing;

-- ── What an alert watches ───────────────────────────────────────────────────────────────────────────────────────────

alter table public.job_alerts
  add column active_since timestamptz not null default now(),
  add column center extensions.cube not null generated always as (public.sphere_point(
    (location #>> '{coordinates,lat}')::double precision, (location #>> '{coordinates,lng}')::double precision)) stored,
  add column area extensions.cube not null generated always as (extensions.cube_enlarge(public.sphere_point(
    (location #>> '{coordinates,lat}')::double precision, (location #>> '{coordinates,lng}')::double precision),
    public.chord_km(radius_km), 3)) stored,
  -- The radius as a chord, so that nothing is computed for each of a hundred thousand circles.
  add column chord double precision not null generated always as (public.chord_km(radius_km)) stored,
  -- Of instant alerts with words: what they ask for, and where in the index a job comes across it.
  add column wanted tsquery,
  add column watch_keys bigint[];
alter table public.talent_alerts
  add column active_since timestamptz not null default now(),
  add column center extensions.cube not null generated always as (public.sphere_point(
    (location #>> '{coordinates,lat}')::double precision, (location #>> '{coordinates,lng}')::double precision)) stored,
  add column area extensions.cube not null generated always as (extensions.cube_enlarge(public.sphere_point(
    (location #>> '{coordinates,lat}')::double precision, (location #>> '{coordinates,lng}')::double precision),
    public.chord_km(radius_km), 3)) stored,
  add column chord double precision not null generated always as (public.chord_km(radius_km)) stored,
  add column wanted tsquery;

-- Alerts without words are found by their circle. Those with words by a word and a cell of the map at once: a city has a
-- hundred thousand circles around one job, and few of them ask for what it is.
create index job_alerts_area on public.job_alerts
  using gist (area) include (id, center, chord, job_types, min_pay, currency, active_since)
  where status = 'active' and frequency = 'instant' and words is null;
create index job_alerts_watch on public.job_alerts using gin (watch_keys) with (fastupdate = off)
  where status = 'active' and frequency = 'instant';
create index talent_alerts_area on public.talent_alerts using gist (area) where status = 'active';

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

-- The size of the cells that circles of a radius are filed under: the power of two from half the radius up to it.
create function public.alert_cell_km(radius_km integer) returns double precision
language sql immutable parallel safe
set search_path = ''
as $$ select power(2, floor(log(2, radius_km)))::double precision $$;

-- What words ask for, as the search reads them, and the stems that any job which they match has at least one of: the longest
-- where all words must be there, every one where a misspelt word can mean several.
create function public.read_alert_words(words text, out wanted tsquery, out stems text[])
language plpgsql stable security definer
set search_path = ''
as $$
declare
  corrected text;
begin
  select asked.wanted, asked.corrected into wanted, corrected from public.read_job_words(words) as asked;
  stems := array(
    select distinct replace(quoted[1], '''''', '''')
    from regexp_matches(wanted::text, '''((?:[^'']|'''')+)''', 'g') as quoted);
  if corrected is null and cardinality(stems) > 1 then
    stems := array(select stem from unnest(stems) as stem order by length(stem) desc, stem limit 1);
  end if;
end
$$;

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
create trigger d_watch before insert or update of words, location, radius_km, frequency, status on public.job_alerts
  for each row execute function public.watch_jobs();

create function public.watch_talents() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.status = 'active' and (tg_op = 'INSERT' or old.status <> 'active') then
    new.active_since := now();
  end if;
  new.wanted := case when new.keywords is not null then (select asked.wanted from public.read_talent_words(new.keywords, '') as asked) end;
  return new;
end
$$;
create trigger d_watch before insert or update of keywords, status on public.talent_alerts
  for each row execute function public.watch_talents();

-- Only what a person changes counts as a change.
drop trigger touch_updated_at on public.job_alerts;
create trigger touch_updated_at
  before update of words, job_types, min_pay, currency, location, radius_km, frequency, hour, weekday, time_zone, status
  on public.job_alerts for each row execute function public.touch_updated_at();
drop trigger touch_updated_at on public.talent_alerts;
create trigger touch_updated_at
  before update of keywords, skills, min_years, max_years, location, radius_km, frequency, hour, weekday, time_zone, status
  on public.talent_alerts for each row execute function public.touch_updated_at();

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
create index unsure_alert_words_trigrams on public.unsure_alert_words using gin (word extensions.gin_trgm_ops);
alter table public.unsure_alert_words enable row level security;
revoke all on public.unsure_alert_words from anon, authenticated;
grant all on public.unsure_alert_words to service_role;

create function public.note_unsure_words() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.unsure_alert_words where alert_id = new.id;
  if new.words is not null and new.frequency = 'instant' then
    insert into public.unsure_alert_words (alert_id, word, stem)
      select distinct on (part) new.id, part, stem
      from regexp_split_to_table(trim(public.fold_words(new.words)), '\s+') as part,
        unnest(tsvector_to_array(to_tsvector('pg_catalog.english', part))) as stem
      where part ~ '^[[:alpha:]]{4,40}$' and not exists (select from public.job_words where word = part)
      order by part, stem;
  end if;
  return null;
end
$$;
create trigger note_unsure_words after insert or update of words, frequency on public.job_alerts
  for each row execute function public.note_unsure_words();

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
        public.words_of(job.title || ' ' || job.company_name || ' ' || public.join_words(job.tags)) as posted
        join public.unsure_alert_words as unsure
          on unsure.word operator(extensions.%) posted
          or (left(unsure.word, 1) = left(posted, 1) and length(unsure.word) between length(posted) - 2 and length(posted) + 2)
      where job.id = job_id and extensions.levenshtein_less_equal(unsure.word, posted, 2) <= 2));
end
$$;

-- ── What was told ───────────────────────────────────────────────────────────────────────────────────────────────────

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
alter table public.job_alert_deliveries enable row level security;
alter table public.talent_alert_deliveries enable row level security;
revoke all on public.job_alert_deliveries, public.talent_alert_deliveries from anon, authenticated;
grant all on public.job_alert_deliveries, public.talent_alert_deliveries to service_role;

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

-- ── Jobs ────────────────────────────────────────────────────────────────────────────────────────────────────────────

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

-- ── Talents ─────────────────────────────────────────────────────────────────────────────────────────────────────────

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
revoke all on public.talent_changes from anon, authenticated;
grant all on public.talent_changes to service_role;

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
create trigger note_posted_talent after insert on public.job_seeker_profiles
  for each row when (new.is_visible and not new.is_demo) execute function public.note_changed_talent();
create trigger note_changed_talent after update on public.job_seeker_profiles
  for each row when (new.is_visible and not new.is_demo and (not old.is_visible or new.search is distinct from old.search
    or new.skills is distinct from old.skills or new.experience_years is distinct from old.experience_years
    or new.public_point is distinct from old.public_point))
  execute function public.note_changed_talent();

-- Whether a talent hides from an employer's company (D25).
create function public.hides_from(talent_user_id uuid, employer_id uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from public.employer_profiles as employer
    join public.hidden_companies as hidden
      on hidden.company_key = lower(employer.company_name) or hidden.employer_ids @> array[employer.user_id]
    where employer.user_id = hides_from.employer_id and hidden.user_id = hides_from.talent_user_id)
$$;

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
      talent.available_from is null or talent.available_from <= current_date as is_available_now, talent.desired_job_types,
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

-- ── Previews ────────────────────────────────────────────────────────────────────────────────────────────────────────

-- What an alert would have told in the last seven days and is still open: the newest first, with the number of all.
create function public.preview_job_alert(
  words text default null, job_types text[] default null, min_pay numeric default null, currency text default 'USD',
  center_lat double precision default null, center_lng double precision default null, radius_km double precision default null,
  page_size integer default 5)
returns table (id uuid, slug text, title text, company_name text, company_logo text, location jsonb, type text,
  salary jsonb, tags text[], created_at timestamptz, distance_km double precision, total bigint)
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
  center extensions.cube := public.sphere_point(center_lat, center_lng);
  chord double precision := public.chord_km(radius_km);
  area extensions.cube := extensions.cube_enlarge(center, chord, 3);
  types text[] := nullif(job_types, '{}');
  wanted tsquery;
begin
  perform public.check_job_search(center_lat, center_lng, radius_km, min_pay, 'date', page_size, 0);
  if center is null or chord is null then
    return;
  end if;
  if trim(words) <> '' then
    select asked.wanted into wanted from public.read_job_words(words) as asked;
    if wanted is null then
      return;
    end if;
  end if;
  return query
    select job.id, job.slug, job.title, job.company_name, job.company_logo, job.location, job.type, job.salary, job.tags,
      job.created_at, public.arc_km(job.pt operator(extensions.<->) center), count(*) over ()
    from public.jobs as job join public.job_openings as opening on opening.job_id = job.id
    where job.status = 'open' and job.expires_at > now()
      and opening.opened_at > now() - interval '7 days'
      and area operator(extensions.@>) job.pt and (job.pt operator(extensions.<->) center) <= chord
      and (types is null or job.type = any (types))
      and (min_pay is null or (job.min_pay_per_hour >= min_pay and job.pay_currency = currency))
      and (wanted is null or job.search @@ wanted)
    order by opening.opened_at desc, job.id
    limit page_size;
end
$$;

-- Who an alert would be about today: the visible talents that match, as employers see them, last changed first, with the
-- number of all. Nobody for whoever owns no company profile.
create function public.preview_talent_alert(
  keywords text default null, required_skills text[] default null, min_years integer default null,
  max_years integer default null, center_lat double precision default null, center_lng double precision default null,
  radius_km double precision default null, page_size integer default 5)
returns table (id uuid, name text, headline text, skills text[], city text, state text, is_available_now boolean,
  desired_job_types text[], distance_km double precision, experience_years integer, available_from date, total bigint)
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
  required text[] := array(select lower(trim(skill)) from unnest(required_skills) as skill where trim(skill) <> '');
  wanted tsquery;
begin
  perform public.check_talent_search(public.talent_audience(), center_lat, center_lng, radius_km,
    case when public.is_employer() then min_years end, case when public.is_employer() then max_years end, null, null,
    'date', page_size, 0);
  if center is null or chord is null or not public.is_employer() then
    return;
  end if;
  if trim(keywords) <> '' then
    select asked.wanted into wanted from public.read_talent_words(keywords, '') as asked;
    if wanted is null then
      return;
    end if;
  end if;
  return query
    select talent.id, talent.full_name, talent.headline, talent.skills, talent.location #>> '{address,city}',
      talent.location #>> '{address,state}', talent.available_from is null or talent.available_from <= current_date,
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

revoke execute on function public.map_cells(double precision, double precision, double precision, double precision),
  public.alert_cell_km(integer), public.read_alert_words(text), public.settle_unsure_words(uuid),
  public.alert_recipient(uuid, text), public.instant_alerts_of(uuid), public.match_opened_jobs(integer, timestamptz),
  public.write_job_digests(integer, timestamptz), public.open_job_alert_mail(uuid, integer, timestamptz),
  public.hides_from(uuid, uuid),
  public.talent_alert_matches(public.talent_alerts, tsvector, text[], integer, extensions.cube),
  public.match_changed_talents(integer, timestamptz), public.is_talent_for_alert(uuid, public.talent_alerts),
  public.write_talent_mails(integer, timestamptz), public.open_talent_alert_mail(uuid, integer, timestamptz),
  public.preview_talent_alert(text, text[], integer, integer, double precision, double precision, double precision, integer)
from public, anon, authenticated;
grant execute on function public.instant_alerts_of(uuid), public.match_opened_jobs(integer, timestamptz),
  public.write_job_digests(integer, timestamptz), public.open_job_alert_mail(uuid, integer, timestamptz),
  public.match_changed_talents(integer, timestamptz), public.write_talent_mails(integer, timestamptz),
  public.open_talent_alert_mail(uuid, integer, timestamptz)
to service_role;
grant execute on function public.preview_job_alert(text, text[], numeric, text, double precision, double precision,
  double precision, integer)
to anon, authenticated, service_role;
grant execute on function public.preview_talent_alert(text, text[], integer, integer, double precision, double precision,
  double precision, integer)
to authenticated, service_role;
