-- Job alerts of accounts and guests, and talent alerts of companies. A paused job alert is a saved search without email (D22, D29, D67,
-- D108).

create table public.alerts (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('job', 'talent')),
  -- The account that owns the alert. Null for a guest, whose alert has an `address`.
  user_id uuid default auth.uid() references auth.users (id) on delete cascade,
  -- Only for talent alerts, which are deleted with their company.
  company_id uuid generated always as (case when kind = 'talent' then user_id end) stored
    references public.employer_profiles (user_id) on delete cascade,
  address text check (address is null or (public.is_email(address) and address = lower(address))),
  -- The owner's name for a saved search.
  name text check (length(name) between 1 and 60),
  words text check (length(words) <= 200),
  -- Filters of a job alert. Pay is per hour (D33).
  job_types text[] not null default '{}' check (cardinality(job_types) <= cardinality(public.job_types())
    and job_types <@ public.job_types()),
  min_pay numeric check (min_pay between 0 and public.max_pay_amount()),
  currency text not null default 'USD' check (currency = any (public.currencies())),
  -- Filters of a talent alert.
  skills text[] not null default '{}' check (public.is_word_list(skills, 20)),
  min_years integer check (min_years between 0 and 50),
  max_years integer check (max_years between 0 and 50 and max_years >= min_years),
  -- Other filters of a job alert, in the format of `more` of search_jobs (D102, D103). Drawn areas also set the location and the radius.
  more jsonb check (length(more::text) <= 8000),
  location jsonb not null check (public.is_location(location)),
  radius_km integer not null check (radius_km between 1 and public.max_radius_km()),
  -- The unit of distances in its emails (D106). `radius_km` is always kilometers.
  in_miles boolean not null default false,
  frequency text not null default 'daily' check (frequency in ('instant', 'daily', 'weekly')),
  hour smallint not null default 8 check (hour between 0 and 23),
  weekday smallint not null default 1 check (weekday between 1 and 7),
  time_zone text not null default 'UTC' check (public.is_time_zone(time_zone)),
  status text not null default 'active' check (status in ('unconfirmed', 'active', 'paused')),
  next_due_at timestamptz,
  -- Jobs that opened before this time are already matched.
  searched_until timestamptz not null default now(),
  -- The secret of the links in its mails. Stored in the clear because every mail contains it; no grant exposes it.
  manage_token text not null unique default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- When the alert was last confirmed, created or resumed. The alert finds only what opened or changed later.
  active_since timestamptz not null default now(),
  -- As in job_search: matches are within `max_chord` of `center` and in `areas`; `box` is for indexes. Stored, so that matching doesn't
  -- compute them for every alert.
  center extensions.cube not null generated always as (public.sphere_point(
      (location #>> '{coordinates,lat}')::double precision, (location #>> '{coordinates,lng}')::double precision)) stored,
  box extensions.cube not null generated always as (extensions.cube_enlarge(public.sphere_point(
      (location #>> '{coordinates,lat}')::double precision, (location #>> '{coordinates,lng}')::double precision),
      public.chord_km(radius_km), 3)) stored,
  max_chord double precision not null generated always as (public.chord_km(radius_km)) stored,
  areas polygon[] generated always as (public.parse_areas(more -> 'areas')) stored,
  -- The words of talent alerts and instant job alerts as a query; `word_cell_keys` indexes instant job alerts.
  word_query tsquery,
  word_cell_keys bigint[],
  constraint alerts_owner check (num_nonnulls(user_id, address) = 1),
  constraint alerts_unconfirmed check (status <> 'unconfirmed' or address is not null),
  constraint alerts_search check (case kind
    when 'job' then skills = '{}' and num_nonnulls(min_years, max_years) = 0
    else job_types = '{}' and num_nonnulls(min_pay, address, more, name) = 0 end)
);

comment on column public.alerts.weekday is 'ISO: 1 is Monday, 7 is Sunday. For weekly alerts.';

create index alerts_user on public.alerts (user_id) where user_id is not null;
create index alerts_company on public.alerts (company_id) where company_id is not null;
create index alerts_address on public.alerts (address) where address is not null;
create index alerts_due on public.alerts (next_due_at) where next_due_at is not null;
create index alerts_unconfirmed on public.alerts (created_at) where status = 'unconfirmed';
-- Job alerts without words are found by their circle. Alerts with words are found by a word and a map cell together, because up to 100,000
-- circles can contain one job.
create index alerts_box on public.alerts
  using gist (box) include (id, center, max_chord, job_types, min_pay, currency, active_since)
  where kind = 'job' and status = 'active' and frequency = 'instant' and words is null and more is null;
-- For alerts with other filters, which are checked per row.
create index alerts_conditions_box on public.alerts using gist (box)
  where kind = 'job' and status = 'active' and frequency = 'instant' and words is null and more is not null;
create index alerts_word_cell_keys on public.alerts using gin (word_cell_keys) with (fastupdate = off)
  where status = 'active' and frequency = 'instant';
create index alerts_talent_box on public.alerts using gist (box) where kind = 'talent' and status = 'active';

-- Updates of the scheduler's columns don't run the trigger. Setting `words` to itself parses them again (resolve_unknown_alert_words).
create trigger prepare_alert
  before insert or update of kind, user_id, address, name, words, job_types, min_pay, currency, skills, min_years, max_years,
    more, location, radius_km, frequency, hour, weekday, time_zone, status, manage_token, created_at
  on public.alerts for each row execute function public.prepare_alert();
create trigger record_unknown_alert_words after insert or update of words, frequency on public.alerts
  for each row when (new.kind = 'job') execute function public.record_unknown_alert_words();

alter table public.alerts enable row level security;
grant select (id, kind, user_id, name, words, job_types, min_pay, currency, skills, min_years, max_years, more, location, radius_km,
    in_miles, frequency, hour, weekday, time_zone, status, next_due_at, created_at, updated_at)
  on public.alerts to authenticated;
grant insert (kind, user_id, name, words, job_types, min_pay, currency, skills, min_years, max_years, more, location, radius_km,
    in_miles, frequency, hour, weekday, time_zone, status)
  on public.alerts to authenticated;
grant update (name, words, job_types, min_pay, currency, skills, min_years, max_years, more, location, radius_km, in_miles, frequency, hour,
    weekday, time_zone, status)
  on public.alerts to authenticated;
grant delete on public.alerts to authenticated;
grant all on public.alerts to service_role;

create policy "people read their own alerts" on public.alerts
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people create job alerts, employers talent alerts" on public.alerts
  for insert to authenticated
  with check (user_id = (select auth.uid()) and (kind = 'job' or (select public.is_employer())));
create policy "people change their own alerts" on public.alerts
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "people delete their own alerts" on public.alerts
  for delete to authenticated using (user_id = (select auth.uid()));
