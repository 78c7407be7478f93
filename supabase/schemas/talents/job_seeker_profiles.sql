-- Job seeker profiles of talents. Only the owner reads the exact place (D25).

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
    check (search_radius between 1 and public.max_radius_km()),
  cv_url text check (length(cv_url) <= 500),
  available_from date,
  is_visible boolean not null default false,
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  public_point extensions.cube generated always as (public.snap_point(
    (location #>> '{coordinates,lat}')::double precision, (location #>> '{coordinates,lng}')::double precision)) stored,
  pay_currency text generated always as (desired_salary ->> 'currency') stored,
  -- The lower end of the desired pay, or the only one.
  desired_pay_per_hour numeric generated always as (public.pay_per_hour(
      coalesce((desired_salary ->> 'min')::numeric, (desired_salary ->> 'max')::numeric), desired_salary ->> 'period')) stored,
  -- Weights: A headline, B skills, C name, D bio. All visitors see A, B and the desired job types (facets); employers also see C and D.
  -- Contains stems and the words as written.
  search tsvector not null generated always as (
    setweight(to_tsvector('pg_catalog.english', public.fold_words(headline) || ' ' || public.joined_pairs(array[headline]))
      || to_tsvector('pg_catalog.simple', public.fold_words(headline)), 'A')
    || setweight(to_tsvector('pg_catalog.english', public.fold_words(public.join_words(skills)) || ' ' || public.joined_pairs(skills))
      || to_tsvector('pg_catalog.simple', public.fold_words(public.join_words(skills))), 'B')
    || setweight(to_tsvector('pg_catalog.english', public.fold_words(full_name))
      || to_tsvector('pg_catalog.simple', public.fold_words(full_name)), 'C')
    || setweight(to_tsvector('pg_catalog.english', public.fold_words(coalesce(bio, ''))), 'D')
    || public.talent_facets(desired_job_types)) stored,
  -- Whether the talent hides from any company, so that a search doesn't have to join hidden_companies.
  is_hidden_from_some boolean not null default false
);

create index job_seeker_profiles_newest on public.job_seeker_profiles (created_at desc, id) where is_visible;
create index job_seeker_profiles_search on public.job_seeker_profiles using gin (search) where is_visible;
create index job_seeker_profiles_public_point on public.job_seeker_profiles using gist (public_point)
  include (id, created_at, experience_years, available_from, pay_currency, desired_pay_per_hour, is_hidden_from_some) where is_visible;

create trigger prepare_talent before insert or update on public.job_seeker_profiles
  for each row execute function public.prepare_talent();
-- Named to run after prepare_talent.
create trigger reject_removed_profile before insert or update on public.job_seeker_profiles
  for each row when (new.is_visible and current_user in ('anon', 'authenticated')) execute function public.reject_removed_profile();
create trigger after_talent_write after insert or update or delete on public.job_seeker_profiles
  for each row execute function public.after_talent_write();

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
create policy "job seekers create their own profile" on public.job_seeker_profiles
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "job seekers change their own profile" on public.job_seeker_profiles
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "job seekers delete their own profile" on public.job_seeker_profiles
  for delete to authenticated using (user_id = (select auth.uid()));
