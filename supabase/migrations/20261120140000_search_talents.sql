-- Talent search: which visible profiles are near, match words, years, availability, types and pay, in which order, and how
-- many (D14, D23, D25). The snapped point is the only geography, and nobody can filter by what they may not see.

-- A: headline, B: skills, C: name, D: bio. A and B are what everybody sees; C and D are for employers. Beside the stems, the
-- words as they are written, because a stemmer drops 'IT' and the first name 'Will'.
alter table public.job_seeker_profiles
  add column search tsvector not null generated always as (
    setweight(to_tsvector('pg_catalog.english', public.fold_words(headline))
      || to_tsvector('pg_catalog.simple', public.fold_words(headline)), 'A')
    || setweight(to_tsvector('pg_catalog.english', public.fold_words(public.join_words(skills)))
      || to_tsvector('pg_catalog.simple', public.fold_words(public.join_words(skills))), 'B')
    || setweight(to_tsvector('pg_catalog.english', public.fold_words(full_name))
      || to_tsvector('pg_catalog.simple', public.fold_words(full_name)), 'C')
    || setweight(to_tsvector('pg_catalog.english', public.fold_words(coalesce(bio, ''))), 'D')) stored,
  add column pay_currency text generated always as (desired_salary ->> 'currency') stored,
  -- What somebody would work for: the lower end of what they wish, or the only one.
  add column desired_pay_per_hour numeric generated always as (public.pay_per_hour(
    coalesce((desired_salary ->> 'min')::numeric, (desired_salary ->> 'max')::numeric), desired_salary ->> 'period')) stored;
create index job_seeker_profiles_search on public.job_seeker_profiles using gin (search) where is_visible;
create index job_seeker_profiles_newest on public.job_seeker_profiles (created_at desc, id) where is_visible;
drop index public.job_seeker_profiles_public_point;
create index job_seeker_profiles_public_point on public.job_seeker_profiles using gist (public_point)
  include (id, created_at, experience_years, available_from, pay_currency, desired_pay_per_hour) where is_visible;

-- Companies that a talent hides from: the account that bore the name when it was named, and whoever bears it later.
create table public.hidden_companies (
  user_id uuid not null default auth.uid() references public.job_seeker_profiles (user_id) on delete cascade,
  company_name text not null check (length(trim(company_name)) between 1 and 120),
  company_key text not null generated always as (lower(trim(company_name))) stored,
  employer_ids uuid[] not null default '{}',
  created_at timestamptz not null default now(),
  primary key (user_id, company_key)
);
create index hidden_companies_key on public.hidden_companies (company_key);
create index hidden_companies_employers on public.hidden_companies using gin (employer_ids);

-- Who bears the name now is kept, so that a company cannot come back under another one.
create function public.note_hidden_employers() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.company_name := trim(new.company_name);
  new.employer_ids := array(
    select employer.user_id from public.employer_profiles as employer
    where lower(employer.company_name) = lower(new.company_name));
  return new;
end
$$;
create trigger note_hidden_employers before insert on public.hidden_companies
  for each row execute function public.note_hidden_employers();
create index employer_profiles_name on public.employer_profiles (lower(company_name));

alter table public.hidden_companies enable row level security;
revoke all on public.hidden_companies from anon, authenticated;
grant select (user_id, company_name, company_key, created_at), delete on public.hidden_companies to authenticated;
grant insert (user_id, company_name) on public.hidden_companies to authenticated;
grant all on public.hidden_companies to service_role;
create policy "talents read whom they hide from" on public.hidden_companies
  for select to authenticated using (user_id = (select auth.uid()));
create policy "talents hide from companies" on public.hidden_companies
  for insert to authenticated with check (user_id = (select auth.uid())
    and exists (select from public.job_seeker_profiles as own where own.user_id = (select auth.uid())));
create policy "talents show themselves to companies again" on public.hidden_companies
  for delete to authenticated using (user_id = (select auth.uid()));

-- Who asks: 'visitor', 'signed-in' or 'employer', the owner of a company profile (D26).
create function public.talent_audience() returns text
language sql stable security definer
set search_path = ''
as $$
  select case when (select auth.uid()) is null then 'visitor' when public.is_employer() then 'employer' else 'signed-in' end
$$;

-- The profiles that hide from the viewer's company; null when there are none.
create function public.talents_hidden_from_viewer() returns uuid[]
language sql stable security definer
set search_path = ''
as $$
  select array_agg(profile.id)
  from public.employer_profiles as viewer
  join public.hidden_companies as hidden
    on hidden.company_key = lower(viewer.company_name) or hidden.employer_ids @> array[viewer.user_id]
  join public.job_seeker_profiles as profile on profile.user_id = hidden.user_id
  where viewer.user_id = (select auth.uid())
$$;

-- Whether the viewer may see a talent's profile: it is visible, and does not hide from the viewer's company (D25).
create or replace function public.is_talent_visible(talent_id uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select from public.job_seeker_profiles where id = talent_id and is_visible)
    and not coalesce(talent_id = any (public.talents_hidden_from_viewer()), false)
$$;

-- 'Maria G.' for those who may not see a full name; the same rule stands in lib/talents/talent.ts.
create function public.short_name(full_name text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select case when cardinality(parts) > 1 then parts[1] || ' ' || upper(left(parts[cardinality(parts)], 1)) || '.' else parts[1] end
  from (select regexp_split_to_array(trim(full_name), '\s+') as parts) as name
$$;

-- What somebody's words ask for, looked for in the given weights alone: all words, stemmed; words that are all stop words
-- ('IT') as they are written. Null when there is nothing to look for.
create function public.read_talent_words(words text, weights text,
  out wanted tsquery, out wanted_in_headline tsquery, out wanted_in_heading tsquery)
language plpgsql immutable
set search_path = ''
as $$
declare
  config regconfig := 'pg_catalog.english';
  folded text := public.fold_words(left(words, 200));
  part text;
begin
  if public.any_of(array[folded], config, '') is null then
    config := 'pg_catalog.simple';
  end if;
  foreach part in array (regexp_split_to_array(trim(folded), '\s+'))[1:12] loop
    continue when public.any_of(array[part], config, '') is null;
    wanted := coalesce(wanted && public.any_of(array[part], config, weights), public.any_of(array[part], config, weights));
    wanted_in_headline := coalesce(wanted_in_headline && public.any_of(array[part], config, ':A'), public.any_of(array[part], config, ':A'));
    wanted_in_heading := coalesce(wanted_in_heading && public.any_of(array[part], config, ':ABC'), public.any_of(array[part], config, ':ABC'));
  end loop;
end
$$;

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
  elsif not (radius_km > 0 and radius_km <= 100) then
    raise exception 'The radius is more than 0 and at most 100 km.' using errcode = '22023';
  elsif not min_years between 0 and 50 or not max_years between 0 and 50 then
    raise exception 'Years of experience go from 0 to 50.' using errcode = '22023';
  elsif available not in ('now', 'month') then
    raise exception 'Available now or within a month.' using errcode = '22023';
  elsif not (max_pay >= 0 and max_pay <= 100000000) then
    raise exception 'The desired pay per hour is a number from 0.' using errcode = '22023';
  elsif sort is null or sort not in ('distance', 'date', 'relevance') then
    raise exception 'Sort by distance, date or relevance.' using errcode = '22023';
  elsif page_size is null or page_size not between 1 and 50 or page_offset is null or page_offset not between 0 and 100000 then
    raise exception 'A page has 1 to 50 talents and starts at 0 to 100000.' using errcode = '22023';
  elsif audience = 'visitor' and (min_years is not null or max_years is not null or available = 'month') then
    raise exception 'Sign in to filter by years and by a later start.' using errcode = '42501';
  elsif audience <> 'employer' and max_pay is not null then
    raise exception 'Desired pay is for employers.' using errcode = '42501';
  end if;
end
$$;

-- One page of the visible talents that match, in the columns of the viewer's audience (supabase/README.md has the table).
-- No radius: everywhere. No centre: distance_km is null. All distances are from the middle of the talent's cell, and so are
-- cell_lat and cell_lng.
-- Order: 'distance' = nearest, then id; 'date' = newest, then id, also where there is no centre; 'relevance' (D16) = all
-- words in the headline, else in headline, skills and name, else with the bio's help; then the nearest, the newest, the id.
create function public.search_talents(
  center_lat double precision default null, center_lng double precision default null, radius_km double precision default null,
  words text default null, min_years integer default null, max_years integer default null, available text default null,
  job_types text[] default null, max_pay numeric default null, currency text default 'USD',
  sort text default 'distance', page_size integer default 20, page_offset integer default 0)
returns table (id uuid, name text, headline text, skills text[], city text, state text, is_available_now boolean,
  desired_job_types text[], cell_lat double precision, cell_lng double precision, distance_km double precision,
  experience_years integer, available_from date, bio text, desired_salary jsonb, is_saved boolean)
language plpgsql stable security definer
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
  types text[] := nullif(job_types, '{}');
  latest date := case available when 'now' then current_date when 'month' then current_date + 30 end;
  ordering text := case when center is null and sort = 'distance' then 'date' else sort end;
  wanted tsquery;
  in_headline tsquery;
  in_heading tsquery;
begin
  perform public.check_talent_search(audience, center_lat, center_lng, radius_km, min_years, max_years, available, max_pay,
    sort, page_size, page_offset);
  if trim(words) <> '' then
    select asked.wanted, wanted_in_headline, wanted_in_heading into wanted, in_headline, in_heading
      from public.read_talent_words(words, case audience when 'employer' then '' else ':AB' end) as asked;
    if wanted is null then
      return;
    end if;
  end if;
  return query
    with page as (
      select talent.id, row_number() over () as place
      from (
        select talent.id
        from public.job_seeker_profiles as talent
        where talent.is_visible
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
        limit page_size offset page_offset) as talent)
    select talent.id,
      case audience when 'employer' then talent.full_name else public.short_name(talent.full_name) end,
      talent.headline, talent.skills,
      talent.location #>> '{address,city}', talent.location #>> '{address,state}',
      talent.available_from is null or talent.available_from <= current_date,
      talent.desired_job_types,
      degrees(asin(extensions.cube_ll_coord(talent.public_point, 3) / 6371)),
      degrees(atan2(extensions.cube_ll_coord(talent.public_point, 2), extensions.cube_ll_coord(talent.public_point, 1))),
      public.arc_km(talent.public_point operator(extensions.<->) center),
      case when audience <> 'visitor' then talent.experience_years end,
      case when audience <> 'visitor' then talent.available_from end,
      case when audience = 'employer' then talent.bio end,
      case when audience = 'employer' then talent.desired_salary end,
      case when audience = 'employer' then exists (select from public.saved_talents as saved
        where saved.employer_id = viewer and saved.talent_id = talent.id) end
    from page join public.job_seeker_profiles as talent using (id)
    order by page.place;
end
$$;

-- How many visible talents match, and how many more would if they named a desired pay (D33).
create function public.count_talents(
  center_lat double precision default null, center_lng double precision default null, radius_km double precision default null,
  words text default null, min_years integer default null, max_years integer default null, available text default null,
  job_types text[] default null, max_pay numeric default null, currency text default 'USD')
returns table (total bigint, without_pay bigint)
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
  types text[] := nullif(job_types, '{}');
  latest date := case available when 'now' then current_date when 'month' then current_date + 30 end;
  wanted tsquery;
begin
  perform public.check_talent_search(audience, center_lat, center_lng, radius_km, min_years, max_years, available, max_pay,
    'distance', 1, 0);
  if trim(words) <> '' then
    select asked.wanted into wanted
      from public.read_talent_words(words, case audience when 'employer' then '' else ':AB' end) as asked;
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

revoke execute on function public.talents_hidden_from_viewer(), public.note_hidden_employers(), public.short_name(text),
  public.read_talent_words(text, text),
  public.check_talent_search(text, double precision, double precision, double precision, integer, integer, text, numeric, text,
    integer, integer)
from public, anon, authenticated;
grant execute on function
  public.talent_audience(),
  public.search_talents(double precision, double precision, double precision, text, integer, integer, text, text[], numeric,
    text, text, integer, integer),
  public.count_talents(double precision, double precision, double precision, text, integer, integer, text, text[], numeric, text)
to anon, authenticated, service_role;
