-- Full profiles are read by companies whose address is proven, at a human's pace: so many a day, counted here, so that raw REST
-- obeys as the site does. Past that, and before the proof, a company sees the visitors' cards.

insert into public.settings (key, value, what) values
  ('talent_profiles_a_day', 300, 'How many talents'' full profiles one account may read a day (UTC); past that it sees short cards.');

-- Whose full profile which account has read on which day. It is the account's, so that founding a company again starts no new day.
create table public.talent_views (
  viewer_id uuid not null references auth.users (id) on delete cascade,
  day date not null,
  talent_id uuid not null,
  primary key (viewer_id, day, talent_id)
);
create index talent_views_day on public.talent_views (day);
alter table public.talent_views enable row level security;
revoke all on public.talent_views from anon, authenticated;
grant all on public.talent_views to service_role;

-- Whether the employer has read the full profile, so that coming back to one's own list is no reading anew.
alter table public.saved_talents add column was_read boolean not null default false;
update public.saved_talents set was_read = true;

-- Who asks: 'visitor', 'signed-in' or 'employer'. A company whose address is not proven sees what visitors see.
create or replace function public.talent_audience() returns text
language sql stable security definer
set search_path = ''
as $$
  select case
    when (select auth.uid()) is null then 'visitor'
    when public.is_proven_employer() then 'employer'
    when public.is_employer() then 'visitor'
    else 'signed-in' end
$$;

-- How many more full profiles the viewer may read today.
create function public.talents_left_today() returns integer
language sql stable security definer
set search_path = ''
as $$
  select greatest(0, public.setting('talent_profiles_a_day') - count(*)::integer)
  from public.talent_views where viewer_id = (select auth.uid()) and day = current_date
$$;

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

-- Whether the viewer may see a talent's card: it is visible, and does not hide from the viewer's company; whoever hides from
-- any company has a card for employers alone (D25).
create or replace function public.is_talent_visible(talent_id uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from public.job_seeker_profiles as talent
    where talent.id = is_talent_visible.talent_id and talent.is_visible
      and (not talent.hides_from_some
        or (public.is_proven_employer() and not public.hides_from(talent.user_id, (select auth.uid())))))
$$;

-- One page of the visible talents that match, in the columns of the viewer's audience (supabase/README.md has the table);
-- what an employer reads in full is counted.
-- No radius: everywhere. No centre: distance_km is null. All distances are from the middle of the talent's cell, and so are
-- cell_lat and cell_lng.
-- Order: 'distance' = nearest, then id; 'date' = newest, then id, also where there is no centre; 'relevance' (D16) = all
-- words in the headline, else in headline, skills and name, else with the bio's help; then the nearest, the newest, the id.
create or replace function public.search_talents(
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

-- How many visible talents match, and how many more would if they named a desired pay (D33).
create or replace function public.count_talents(
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

-- The words with each misspelt one, which no posting has and no profile that the viewer may see, as the nearest that
-- postings have; null where nothing is to be corrected. Only columns that the viewer's audience sees count (D25).
create or replace function public.correct_talent_words(words text)
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

-- Who an alert would be about today: the visible talents that match, by the names that its mails say, last changed first,
-- with the number of all. Nobody for whoever owns no company profile whose address is proven.
create or replace function public.preview_talent_alert(
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

-- The viewer's saved talents, newest first, a thousand at most. Of one who shows the profile to nobody only the row itself is
-- left; past the day's full profiles a card is short; mail and phone are there after an acceptance alone.
create or replace function public.my_saved_talents()
returns table (talent_id uuid, saved_at timestamptz, note text, is_available boolean, name text, headline text, bio text,
  skills text[], experience_years integer, available_from date, desired_job_types text[], desired_salary jsonb, city text,
  state text, request_status text, email text, phone text, has_cv boolean)
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
      request.status = 'accepted' and talent.cv_url is not null
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

revoke execute on function public.talent_audience(), public.talents_left_today(),
  public.talent_reading(), public.read_talents(uuid[]), public.forget_talent_views()
from public, anon, authenticated;
grant execute on function public.talent_reading() to anon, authenticated, service_role;
grant execute on function public.forget_talent_views() to service_role;
