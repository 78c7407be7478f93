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
