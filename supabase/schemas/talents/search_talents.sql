-- One page of the visible talents that match, with the columns of the viewer's audience (table in supabase/README.md). Counts the full
-- profiles on the page as viewed. Distances, cell_lat and cell_lng refer to the center of the talent's map cell (D14, D23, D25). Without a
-- radius, searches everywhere; without a center, distance_km is null.
-- Order: 'distance' = nearest, then id; 'date' = newest, then id, also without a center; 'relevance' (D16) = all words in the headline,
-- then in headline, skills and name, then with the bio; then nearest, newest, id.
create function public.search_talents(
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
  audience text := public.talent_audience();
  hidden uuid[] := public.talents_hidden_from_viewer();
  center extensions.cube := public.sphere_point(center_lat, center_lng);
  chord double precision := public.chord_km(radius_km);
  area extensions.cube := extensions.cube_enlarge(center, chord, 3);
  types text[] := nullif(job_types[1:cardinality(public.job_types())], '{}');
  latest date;
  ordering text := case when center is null and sort = 'distance' then 'date' else sort end;
  word_query tsquery;
  in_headline tsquery;
  in_heading tsquery;
  found_ids uuid[];
  readable uuid[];
begin
  perform public.check_talent_search(audience, center_lat, center_lng, radius_km, min_years, max_years, available, max_pay,
    sort, page_size, page_offset);
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
    select parsed.word_query, in_headline_query, in_heading_query into word_query, in_headline, in_heading
      from public.parse_talent_words(left(words, 200), case audience when 'employer' then '' else ':AB' end) as parsed;
    if word_query is null then
      return;
    end if;
  end if;
  found_ids := array(
    select talent.id
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
      and (max_pay is null or (talent.desired_pay_per_hour <= max_pay and talent.pay_currency = currency))
      and (word_query is null or talent.search @@ word_query)
    order by
      case when ordering = 'relevance' and word_query is not null then
        case when talent.search @@ in_headline then 1 when talent.search @@ in_heading then 2 else 3 end end,
      case when ordering <> 'date' and center is not null then talent.public_point operator(extensions.<->) center end,
      case when ordering <> 'distance' then talent.created_at end desc,
      talent.id
    limit page_size offset page_offset);
  if audience = 'employer' then
    readable := public.record_talent_views(found_ids);
  end if;
  return query select * from public.list_talents_by_ids(found_ids, readable, audience, center);
end
$$;

grant execute on function public.search_talents(double precision, double precision, double precision, text, integer, integer, text, text[], numeric, text, text, integer, integer)
  to anon, authenticated, service_role;
