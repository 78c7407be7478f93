-- The visible talents that match now, most recently changed first, with the names that a mail shows and the total. Empty unless the viewer
-- is a verified employer.
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
  max_chord double precision := public.chord_km(radius_km);
  box extensions.cube := extensions.cube_enlarge(center, max_chord, 3);
  required text[] := array(select lower(trim(skill)) from unnest(required_skills[1:50]) as skill where trim(skill) <> '');
  word_query tsquery;
begin
  perform public.check_talent_search(public.talent_audience(), center_lat, center_lng, radius_km,
    case when public.is_verified_employer() then min_years end, case when public.is_verified_employer() then max_years end,
    null, null, 'date', page_size, 0);
  if center is null or max_chord is null or not public.is_verified_employer() then
    return;
  end if;
  if trim(keywords) <> '' then
    word_query := public.parse_talent_alert_words(left(keywords, 200));
    if word_query is null then
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
      and box operator(extensions.@>) talent.public_point and (talent.public_point operator(extensions.<->) center) <= max_chord
      and (min_years is null or talent.experience_years >= min_years)
      and (max_years is null or talent.experience_years <= max_years)
      and talent.skills @> required
      and (word_query is null or talent.search @@ word_query)
    order by talent.updated_at desc, talent.id
    limit page_size;
end
$$;

grant execute on function public.preview_talent_alert(text, text[], integer, integer, double precision, double precision, double precision, integer)
  to authenticated, service_role;
