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
