-- Moving a digest on to its next day costs no more than that, and a talent alert understands misspelt words as the search does.

-- What a person cannot change needs no guard: the scheduler's own updates pass by the triggers.
drop trigger a_guard on public.job_alerts;
create trigger a_guard
  before insert or update of user_id, address, words, job_types, min_pay, currency, location, radius_km, frequency, hour, weekday,
    time_zone, status, manage_token, created_at
  on public.job_alerts for each row execute function public.guard_job_alert();
drop trigger a_guard on public.talent_alerts;
create trigger a_guard
  before insert or update of employer_id, keywords, skills, min_years, max_years, location, radius_km, frequency, hour, weekday,
    time_zone, status, manage_token, created_at
  on public.talent_alerts for each row execute function public.guard_talent_alert();
drop trigger b_schedule on public.job_alerts;
create trigger b_schedule before insert or update of frequency, hour, weekday, time_zone, status
  on public.job_alerts for each row execute function public.schedule_alert();
drop trigger b_schedule on public.talent_alerts;
create trigger b_schedule before insert or update of frequency, hour, weekday, time_zone, status
  on public.talent_alerts for each row execute function public.schedule_alert();

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
revoke execute on function public.read_talent_alert_words(text) from public, anon, authenticated;

create or replace function public.watch_talents() returns trigger
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

-- Who an alert would be about today: the visible talents that match, as employers see them, last changed first, with the
-- number of all. Nobody for whoever owns no company profile.
create or replace function public.preview_talent_alert(
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
    wanted := public.read_talent_alert_words(keywords);
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
