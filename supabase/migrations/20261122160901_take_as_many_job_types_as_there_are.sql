-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

create or replace function public.count_jobs (
  center_lat double precision default null::double precision,
  center_lng double precision default null::double precision,
  radius_km  double precision default null::double precision,
  words      text             default null::text,
  job_types  text[]           default null::text[],
  min_pay    numeric          default null::numeric,
  currency   text             default 'USD'::text,
  category   text             default null::text
)
  returns table (
    total           bigint,
    without_minimum bigint,
    understood_as   text,
    is_more         boolean
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  set plan_cache_mode to 'force_custom_plan'
  set enable_seqscan to 'off'
  set jit to 'off'
  AS $function$
#variable_conflict use_column
declare
  most constant integer := public.search_limit('counted');
  center constant extensions.cube := public.sphere_point(center_lat, center_lng);
  chord constant double precision := case when center is not null then public.chord_km(radius_km) end;
  area constant extensions.cube := extensions.cube_enlarge(center, chord, 3);
  types text[] := nullif(job_types[1:cardinality(public.job_types())], '{}');
  wanted tsquery;
  named tsquery;
  rarest double precision;
begin
  perform public.check_job_search(center_lat, center_lng, radius_km, min_pay, 'distance', 1, 0);
  if trim(left(words, 200)) <> '' then
    select asked.wanted, corrected, few.named, few.rarest into wanted, understood_as, named, rarest
      from public.read_job_words(left(words, 200)) as asked, public.rarest_parts(asked.parts) as few;
    if wanted is null then
      return query select 0::bigint, 0::bigint, null::text, false;
      return;
    end if;
  end if;
  if wanted is not null or category is not null then
    category := left(category, 200);
    if category is not null then
      rarest := least(rarest, (public.guess_matches(null, category)).matches);
    end if;
    if rarest > public.search_limit('named') and (area is null or public.is_crowded_area(area)) then
      select count(every.id) filter (where min_pay is null or (every.min_pay_per_hour >= min_pay and every.pay_currency = currency)),
          count(every.id) filter (where min_pay is not null and every.min_pay_per_hour is null), coalesce(bool_or(every.is_last), false)
        into total, without_minimum, is_more
        from public.jobs_in_order(center, chord, types, null, null, wanted, category, area is null, most + 1) as every;
    else
      select count(*) filter (where every.seen <= public.search_limit('read')
            and (min_pay is null or (every.min_pay_per_hour >= min_pay and every.pay_currency = currency))),
          count(*) filter (where every.seen <= public.search_limit('read') and min_pay is not null and every.min_pay_per_hour is null),
          coalesce(bool_or(every.seen > public.search_limit('read')), false)
        into total, without_minimum, is_more
        from public.jobs_by_index(center, chord, types, null, null, wanted, named, category,
          case when min_pay is null then most + 1 end) as every;
    end if;
  elsif area is not null then
    select count(*) filter (where (types is null or near.type = any (types))
          and (min_pay is null or (near.min_pay_per_hour >= min_pay and near.pay_currency = currency))),
        count(*) filter (where (types is null or near.type = any (types)) and min_pay is not null and near.min_pay_per_hour is null),
        count(*) = public.search_limit('looked at')
      into total, without_minimum, is_more
      from (
        select job.type, job.min_pay_per_hour, job.pay_currency from public.jobs as job
        where job.status = 'open' and job.expires_at > now()
          and area operator(extensions.@>) job.pt and (job.pt operator(extensions.<->) center) <= chord
        limit case when types is null and min_pay is null then most + 1 else public.search_limit('looked at') end) as near;
  elsif types is null and min_pay is null then
    select count(*), 0, false into total, without_minimum, is_more from (
      select from public.jobs as job where job.status = 'open' and job.expires_at > now() limit most + 1) as some_jobs;
  else
    types := coalesce(types, public.job_types());
    select count(*), 0, false into total, without_minimum, is_more from (
      select from public.jobs as job where job.status = 'open' and job.expires_at > now() and job.type = any (types)
        and (min_pay is null or (job.min_pay_per_hour >= min_pay and job.pay_currency = currency))
      limit most + 1) as paying;
    if min_pay is not null then
      select count(*) into without_minimum from (
        select from public.jobs as job where job.status = 'open' and job.expires_at > now() and job.type = any (types)
          and job.min_pay_per_hour is null
        limit most + 1) as unsaid;
    end if;
  end if;
  is_more := is_more or total > most;
  total := least(total, most);
  without_minimum := least(without_minimum, most);
  return next;
end
$function$;

create or replace function public.count_talents (
  center_lat double precision default null::double precision,
  center_lng double precision default null::double precision,
  radius_km  double precision default null::double precision,
  words      text             default null::text,
  min_years  integer          default null::integer,
  max_years  integer          default null::integer,
  available  text             default null::text,
  job_types  text[]           default null::text[],
  max_pay    numeric          default null::numeric,
  currency   text             default 'USD'::text
)
  returns table (
    total       bigint,
    without_pay bigint
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  set plan_cache_mode to 'force_custom_plan'
  AS $function$
#variable_conflict use_column
declare
  audience text := public.talent_audience();
  hidden uuid[] := public.talents_hidden_from_viewer();
  center extensions.cube := public.sphere_point(center_lat, center_lng);
  chord double precision := public.chord_km(radius_km);
  area extensions.cube := extensions.cube_enlarge(center, chord, 3);
  types text[] := nullif(job_types[1:cardinality(public.job_types())], '{}');
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
$function$;

create or replace function public.preview_job_alert (
  words      text             default null::text,
  job_types  text[]           default null::text[],
  min_pay    numeric          default null::numeric,
  currency   text             default 'USD'::text,
  center_lat double precision default null::double precision,
  center_lng double precision default null::double precision,
  radius_km  double precision default null::double precision,
  page_size  integer          default 5
)
  returns table (
    id           uuid,
    slug         text,
    title        text,
    company_name text,
    company_logo text,
    location     jsonb,
    type         text,
    salary       jsonb,
    tags         text[],
    created_at   timestamp with time zone,
    distance_km  double precision,
    total        bigint,
    is_more      boolean
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  set plan_cache_mode to 'force_custom_plan'
  set enable_seqscan to 'off'
  set jit to 'off'
  AS $function$
#variable_conflict use_column
declare
  center extensions.cube := public.sphere_point(center_lat, center_lng);
  chord double precision := public.chord_km(radius_km);
  types text[] := nullif(job_types[1:cardinality(public.job_types())], '{}');
  wanted tsquery;
  named tsquery;
  rarest double precision;
  by_index boolean;
begin
  perform public.check_job_search(center_lat, center_lng, radius_km, min_pay, 'date', page_size, 0);
  if center is null or chord is null then
    return;
  end if;
  if trim(left(words, 200)) <> '' then
    select asked.wanted, few.named, few.rarest into wanted, named, rarest
      from public.read_job_words(left(words, 200)) as asked, public.rarest_parts(asked.parts) as few;
    if wanted is null then
      return;
    end if;
  end if;
  by_index := not public.is_crowded_area(extensions.cube_enlarge(center, chord, 3)) or coalesce(rarest <= public.search_limit('named'), false);
  return query
    with every as materialized (
      select found_one.id, found_one.pay_currency, found_one.min_pay_per_hour, found_one.seen > public.search_limit('read') as is_cut
      from public.jobs_by_index(center, chord, types, min_pay, currency, wanted, named, null, null) as found_one where by_index
      union all
      select found_one.id, found_one.pay_currency, found_one.min_pay_per_hour, found_one.is_last
      from public.jobs_in_order(center, chord, types, min_pay, currency, wanted, null, true, 2000) as found_one where not by_index),
    opened as materialized (
      select every.id, opening.opened_at, opening.opened_at > now() - interval '7 days' as is_new
      from every join public.job_openings as opening on opening.job_id = every.id
      where min_pay is null or (every.min_pay_per_hour >= min_pay and every.pay_currency = currency))
    select job.id, job.slug, job.title, job.company_name, job.company_logo, job.location, job.type, job.salary, job.tags,
      job.created_at, public.arc_km(job.pt operator(extensions.<->) center), newest.total,
      (by_index or newest.is_all_new) and (select bool_or(is_cut) or (not by_index and count(*) >= 2000) from every)
    from (
      select opened.id, opened.opened_at, count(*) filter (where is_new) over () as total, bool_and(is_new) over () as is_all_new, is_new
      from opened
      order by is_new desc, opened.opened_at desc, opened.id
      limit page_size) as newest
    join public.jobs as job using (id)
    where newest.is_new
    order by newest.opened_at desc, job.id;
end
$function$;

create or replace function public.search_jobs (
  center_lat  double precision default null::double precision,
  center_lng  double precision default null::double precision,
  radius_km   double precision default null::double precision,
  words       text             default null::text,
  job_types   text[]           default null::text[],
  min_pay     numeric          default null::numeric,
  currency    text             default 'USD'::text,
  sort        text             default 'distance'::text,
  page_size   integer          default 20,
  page_offset integer          default 0,
  category    text             default null::text
)
  returns table (
    id           uuid,
    slug         text,
    title        text,
    company_name text,
    company_logo text,
    location     jsonb,
    type         text,
    salary       jsonb,
    tags         text[],
    created_at   timestamp with time zone,
    distance_km  double precision
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  set enable_seqscan to 'off'
  set jit to 'off'
  AS $function$
#variable_conflict use_column
declare
  center constant extensions.cube := public.sphere_point(center_lat, center_lng);
  chord constant double precision := case when center is not null then public.chord_km(radius_km) end;
  types constant text[] := nullif(job_types[1:cardinality(public.job_types())], '{}');
  by_date constant boolean := center is null or sort = 'date';
  is_ranked boolean := sort = 'relevance';
  page_end integer;
  most integer;
  wanted tsquery;
  in_title tsquery;
  in_heading tsquery;
  walked uuid[];
  matching uuid[];
  is_cut boolean;
  matches double precision;
  share double precision;
  named tsquery;
  rarest double precision;
  is_nameable boolean;
begin
  perform public.check_job_search(center_lat, center_lng, radius_km, min_pay, sort, page_size, page_offset);
  category := left(category, 200);
  if trim(left(words, 200)) <> '' then
    select asked.wanted, wanted_in_title, wanted_in_heading, few.named, few.rarest into wanted, in_title, in_heading, named, rarest
      from public.read_job_words(left(words, 200)) as asked, public.rarest_parts(asked.parts) as few;
    if wanted is null then
      return;
    end if;
  end if;
  is_ranked := is_ranked and wanted is not null;
  page_end := page_offset + page_size;
  most := case when is_ranked then public.search_limit('ranked') else page_end end;
  if wanted is not null or category is not null then
    select guess.matches, guess.share into matches, share from public.guess_matches(named, category) as guess;
  end if;
  is_nameable := coalesce(least(rarest, case when category is not null then (public.guess_matches(null, category)).matches end), 0)
    <= public.search_limit('named');
  if not (min_pay is not null and public.is_rare_pay(types, min_pay, currency)) and (matches is null
      or (chord is null or public.is_crowded_area(extensions.cube_enlarge(center, chord, 3)))
        -- Less is read in order than an index would name.
        and (not is_nameable or ((most < share * matches or matches > public.search_limit('read'))
          and page_end <= share * public.search_limit('read in order')))) then
    walked := array(select found_one.id
      from public.jobs_in_order(center, chord, types, min_pay, currency, wanted, category, by_date, most) as found_one where found_one.id is not null);
  end if;
  if walked is null or (cardinality(walked) < page_end and is_nameable
      and (wanted is not null or category is not null or chord is null and (types is not null or min_pay is not null))) then
    with every as materialized (
      select * from public.jobs_by_index(center, chord, types, min_pay, currency, wanted, named, category, null))
    select array(
        select every.id from every
        where every.seen <= public.search_limit('read') and (min_pay is null or (every.min_pay_per_hour >= min_pay and every.pay_currency = currency))
        order by case when not by_date then every.pt operator(extensions.<->) center end,
          case when by_date then every.created_at end desc, every.id
        limit most),
      (select coalesce(bool_or(every.seen > public.search_limit('read')), false) from every)
      into matching, is_cut;
    if not is_cut or cardinality(walked) = 0 then
      walked := matching;
    elsif walked is null then
      -- More than was guessed: the first pages are found in order after all, and there are no others.
      walked := array(select found_one.id from public.jobs_in_order(center, chord, types, min_pay, currency, wanted, category, by_date, least(most, 500)) as found_one where found_one.id is not null);
    end if;
  end if;
  return query
    select job.id, job.slug, job.title, job.company_name, job.company_logo, job.location, job.type, job.salary, job.tags,
      job.created_at, public.arc_km(job.pt operator(extensions.<->) center)
    from (
      select job.id, listed.place, job.pt operator(extensions.<->) center as chord, job.created_at,
        case when not is_ranked or job.search @@ in_title then 1 when job.search @@ in_heading then 2 else 3 end as rank
      from unnest(walked) with ordinality as listed (id, place) join public.jobs as job using (id)
      order by rank, case when not is_ranked then listed.place end, chord, job.created_at desc, job.id
      limit page_size offset page_offset) as page
    join public.jobs as job using (id)
    order by page.rank, case when not is_ranked then page.place end, page.chord, page.created_at desc, page.id;
end
$function$;

create or replace function public.search_talents (
  center_lat  double precision default null::double precision,
  center_lng  double precision default null::double precision,
  radius_km   double precision default null::double precision,
  words       text             default null::text,
  min_years   integer          default null::integer,
  max_years   integer          default null::integer,
  available   text             default null::text,
  job_types   text[]           default null::text[],
  max_pay     numeric          default null::numeric,
  currency    text             default 'USD'::text,
  sort        text             default 'distance'::text,
  page_size   integer          default 20,
  page_offset integer          default 0
)
  returns table (
    id                uuid,
    name              text,
    headline          text,
    skills            text[],
    city              text,
    state             text,
    is_available_now  boolean,
    desired_job_types text[],
    cell_lat          double precision,
    cell_lng          double precision,
    distance_km       double precision,
    experience_years  integer,
    available_from    date,
    bio               text,
    desired_salary    jsonb,
    is_saved          boolean
  )
  language plpgsql
  security definer
  set search_path to ''
  set plan_cache_mode to 'force_custom_plan'
  AS $function$
#variable_conflict use_column
declare
  viewer uuid := (select auth.uid());
  audience text := public.talent_audience();
  hidden uuid[] := public.talents_hidden_from_viewer();
  center extensions.cube := public.sphere_point(center_lat, center_lng);
  chord double precision := public.chord_km(radius_km);
  area extensions.cube := extensions.cube_enlarge(center, chord, 3);
  types text[] := nullif(job_types[1:cardinality(public.job_types())], '{}');
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
$function$;
