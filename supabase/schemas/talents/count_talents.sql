-- The number of visible talents that match (`total`), and the number excluded only because they list no desired pay (`without_pay`, D33).
create function public.count_talents(
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
  types text[] := nullif(job_types[1:cardinality(public.job_types())], '{}');
  latest date;
  word_query tsquery;
begin
  perform public.check_talent_search(audience, center_lat, center_lng, radius_km, min_years, max_years, available, max_pay,
    'distance', 1, 0);
  -- After the day's limit of profiles, a company gets the visitors' view and filters; nothing is rejected.
  if audience = 'employer' and public.remaining_talent_views() = 0 then
    audience := 'visitor';
    min_years := null;
    max_years := null;
    max_pay := null;
    available := nullif(available, 'month');
  end if;
  latest := case available when 'now' then current_date when 'month' then current_date + 30 end;
  if trim(words) <> '' then
    select parsed.word_query into word_query
      from public.parse_talent_words(left(words, 200), case audience when 'employer' then '' else ':AB' end) as parsed;
    if word_query is null then
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
      and (audience = 'employer' or not talent.is_hidden_from_some)
      and (hidden is null or talent.id <> all (hidden))
      and (area is null or (area operator(extensions.@>) talent.public_point
        and (talent.public_point operator(extensions.<->) center) <= chord))
      and (min_years is null or talent.experience_years >= min_years)
      and (max_years is null or talent.experience_years <= max_years)
      and (latest is null or talent.available_from is null or talent.available_from <= latest)
      and (types is null or talent.desired_job_types && types)
      and (word_query is null or talent.search @@ word_query);
end
$$;

grant execute on function public.count_talents(double precision, double precision, double precision, text, integer, integer, text, text[], numeric, text)
  to anon, authenticated, service_role;
