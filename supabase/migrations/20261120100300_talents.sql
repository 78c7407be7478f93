-- Talents: the job seeker profile. Exact places never leave the row for anyone but its owner (D25).

-- The centre of the cell of about 1 km that a point lies in; latitude steps of 0.009 degrees, longitude steps as long.
create function public.snap_point(lat double precision, lng double precision) returns extensions.cube
language sql immutable strict parallel safe
set search_path = ''
as $$
  select public.sphere_point(row_lat, (floor(lng / step) + 0.5) * step)
  from (select row_lat, 0.009 / greatest(cos(radians(row_lat)), 0.01) as step
        from (select (floor(lat / 0.009) + 0.5) * 0.009 as row_lat) as cell_row) as cell
$$;
grant execute on function public.snap_point(double precision, double precision) to anon, authenticated, service_role;

create table public.job_seeker_profiles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references auth.users (id) on delete cascade,
  full_name text not null check (length(trim(full_name)) between 1 and 120),
  headline text not null check (length(trim(headline)) between 1 and 160),
  bio text check (length(bio) <= 5000),
  skills text[] not null default '{}' check (public.is_word_list(skills, 50)),
  experience_years integer check (experience_years between 0 and 50),
  desired_job_types text[] not null default '{}' check (desired_job_types <@
    array['full-time', 'part-time', 'contract', 'temporary', 'internship', 'volunteer']),
  desired_salary jsonb check (public.is_salary(desired_salary)),
  location jsonb not null check (public.is_location(location)),
  search_radius integer not null default 10 check (search_radius between 1 and 100),
  cv_url text check (length(cv_url) <= 500),
  available_from date,
  is_visible boolean not null default false,
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  public_point extensions.cube generated always as (public.snap_point(
    (location #>> '{coordinates,lat}')::double precision, (location #>> '{coordinates,lng}')::double precision)) stored
);
create index job_seeker_profiles_public_point on public.job_seeker_profiles using gist (public_point) where is_visible;

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

create trigger a_normalize before insert or update on public.job_seeker_profiles
  for each row execute function public.normalize_job_seeker_profile();
create trigger touch_updated_at before update on public.job_seeker_profiles
  for each row execute function public.touch_updated_at();

alter table public.job_seeker_profiles enable row level security;
revoke all on public.job_seeker_profiles from anon, authenticated;
grant select, delete on public.job_seeker_profiles to authenticated;
grant insert (user_id, full_name, headline, bio, skills, experience_years, desired_job_types, desired_salary, location,
    search_radius, cv_url, available_from, is_visible),
  update (user_id, full_name, headline, bio, skills, experience_years, desired_job_types, desired_salary, location,
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
