-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

drop function "public"."count_jobs"(double precision, double precision, double precision, text, text[], numeric, text, text);

create or replace function public.check_job_search (
  center_lat  double precision,
  center_lng  double precision,
  radius_km   double precision,
  min_pay     numeric,
  sort        text,
  page_size   integer,
  page_offset integer
)
  returns void
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
begin
  if (center_lat is null) <> (center_lng is null) or not center_lat between -90 and 90 or not center_lng between -180 and 180 then
    raise exception 'Invalid latitude or longitude values' using errcode = '22023';
  elsif not (radius_km > 0 and radius_km <= public.largest_radius_km()) then
    raise exception 'The radius is more than 0 and at most % km.', public.largest_radius_km() using errcode = '22023';
  elsif not (min_pay >= 0 and min_pay <= public.largest_pay()) then
    raise exception 'The minimum pay per hour is a number from 0.' using errcode = '22023';
  elsif sort is null or sort not in ('distance', 'date', 'relevance') then
    raise exception 'Sort by distance, date or relevance.' using errcode = '22023';
  elsif page_size is null or page_size not between 1 and public.largest_page()
    or page_offset is null or page_offset not between 0 and 10000 then
    raise exception 'A page has 1 to % jobs and starts at 0 to 10000.', public.largest_page() using errcode = '22023';
  end if;
end
$function$;

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
  types text[] := nullif(job_types[1:6], '{}');
  wanted tsquery;
begin
  perform public.check_job_search(center_lat, center_lng, radius_km, min_pay, 'distance', 1, 0);
  if trim(left(words, 200)) <> '' then
    select asked.wanted, corrected into wanted, understood_as from public.read_job_words(left(words, 200)) as asked;
    if wanted is null then
      return query select 0::bigint, 0::bigint, null::text, false;
      return;
    end if;
  end if;
  if wanted is not null or category is not null then
    select count(*) filter (where every.seen <= public.search_limit('read')
          and (min_pay is null or (every.min_pay_per_hour >= min_pay and every.pay_currency = currency))),
        count(*) filter (where every.seen <= public.search_limit('read') and min_pay is not null and every.min_pay_per_hour is null),
        coalesce(bool_or(every.seen > public.search_limit('read')), false)
      into total, without_minimum, is_more
      from public.jobs_by_index(center, chord, types, null, null, wanted, left(category, 200),
        case when min_pay is null then most + 1 end) as every;
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

alter function "public"."count_jobs"(double precision, double precision, double precision, text, text[], numeric, text, text)
  owner to "postgres";

create or replace function public.find_listing (
  state text,
  city  text,
  name  text default null::text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  found_one public.found_place;
  job uuid;
begin
  -- The place that jobs were posted under wins over another spelling of the gazetteer, never over its own name.
  select place.* into found_one from public.find_place(state, city, name) as place;
  if found_one.city_slug is null or found_one.state_slug <> state or found_one.city_slug <> city
      or (name is not null and found_one.neighborhood_slug <> name) then
    declare
      posted jsonb;
    begin
      select jsonb_build_object(
          'kind', case when find_listing.name is null then 'city' else 'neighborhood' end,
          'name', case when find_listing.name is null then max(location #>> '{address,city}')
            else max(location #>> '{address,neighborhood}') end,
          'neighborhood', case when find_listing.name is not null then max(location #>> '{address,neighborhood}') end,
          'city', max(location #>> '{address,city}'), 'state', max(location #>> '{address,state}'), 'state_code', '',
          'country', max(location #>> '{address,country}'), 'zip', null, 'lat', avg(lat), 'lng', avg(lng), 'population', 0,
          'state_slug', find_listing.state, 'city_slug', find_listing.city, 'neighborhood_slug', find_listing.name)
        into posted
        from (
          select location, lat, lng from public.jobs
          where state_slug = find_listing.state and city_slug = find_listing.city and find_listing.city <> 'unknown'
            and find_listing.state <> 'unknown'
            and (find_listing.name is null or neighborhood_slug = find_listing.name)
            and ended_at > now() - public.time_shown_after_end()
          -- Enough to tell where the place is.
          limit 1000) as some_jobs
        having count(*) > 0;
      if posted is not null and name is not null then
        select id into job from public.jobs as titled
          where titled.slug = find_listing.name and titled.state_slug = find_listing.state
            and titled.city_slug = find_listing.city and coalesce(titled.neighborhood_slug, '') = ''
            and titled.ended_at > now() - public.time_shown_after_end();
        if job is not null then
          return jsonb_build_object('jobId', job);
        end if;
      end if;
      if posted is not null then
        return jsonb_build_object('place', posted);
      end if;
    end;
  end if;
  if name is not null and (found_one.neighborhood_slug is null or found_one.neighborhood_slug <> name) then
    -- Another spelling of a neighborhood gives way to a job of exactly that address.
    job := coalesce(public.find_job_id(name, state, city), public.find_moved_job_id(name, state, city));
    if job is not null then
      return jsonb_build_object('jobId', job);
    end if;
  end if;
  if found_one.city_slug is not null then
    return jsonb_build_object('place', to_jsonb(found_one));
  end if;
  return case when name is not null then public.find_gone_job(name, state, city) end;
end
$function$;

create or replace function public.guess_matches (
  wanted   tsquery,
  category text,
  OUT      matches double precision,
  OUT      share double precision
)
  returns record
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  plan json;
begin
  execute format('explain (format json) select from public.jobs where status = ''open'' and (%L::tsquery is null or search @@ %1$L::tsquery)
    and (%2$L::text is null or categories @> array[%2$L])', wanted, category) into plan;
  matches := plan #>> '{0,Plan,Plan Rows}';
  execute 'explain (format json) select from public.jobs where status = ''open''' into plan;
  share := least(1, matches / greatest(1, (plan #>> '{0,Plan,Plan Rows}')::double precision));
  if wanted is not null and category is not null then
    matches := least((public.guess_matches(wanted, null)).matches, (public.guess_matches(null, category)).matches);
  end if;
end
$function$;

alter function "public"."guess_matches"(tsquery, text) owner to "postgres";

create or replace function public.is_crowded_area (
  area extensions.cube
)
  returns boolean
  language plpgsql
  stable
  security definer
  set search_path to ''
  set plan_cache_mode to 'force_custom_plan'
  set enable_seqscan to 'off'
  set enable_bitmapscan to 'off'
  set enable_indexonlyscan to 'on'
  set jit to 'off'
  AS $function$
begin
  return (select count(*) > public.search_limit('crowded') from (
    select from public.jobs as job where job.status = 'open' and area operator(extensions.@>) job.pt limit public.search_limit('crowded') + 1) as near);
end
$function$;

alter function "public"."is_crowded_area"(extensions.cube) owner to "postgres";

create or replace function public.is_rare_pay (
  types    text[],
  min_pay  numeric,
  currency text
)
  returns boolean
  language plpgsql
  stable
  security definer
  set search_path to ''
  set plan_cache_mode to 'force_custom_plan'
  set enable_seqscan to 'off'
  set enable_bitmapscan to 'off'
  set enable_indexonlyscan to 'on'
  set jit to 'off'
  AS $function$
begin
  return (select count(*) <= public.search_limit('counted') from (
    select from public.jobs as job
    where job.status = 'open' and job.type = any (coalesce(types, public.job_types()))
      and (min_pay is null or (job.min_pay_per_hour >= min_pay and job.pay_currency = currency))
    limit public.search_limit('counted') + 1) as some_jobs);
end
$function$;

alter function "public"."is_rare_pay"(text[], numeric, text) owner to "postgres";

create or replace function public.job_categories (
  type     text,
  industry text,
  tags     text[]
)
  returns text[]
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  -- Materialized, or each slug is made three times.
  with tagged as materialized (select public.slugify(tag) as slug from unnest(tags[1:30]) as tag)
  select array(
    select slug from unnest(array[type, lower(industry)]) as slug where slug is not null
    union
    select slug from tagged
    where slug <> '' and public.category_kind(slug) = 'tag')
$function$;

create or replace function public.jobs_by_index (
  center       extensions.cube,
  radius_chord double precision,
  types        text[],
  min_pay      numeric,
  currency     text,
  wanted       tsquery,
  category     text,
  most         integer
)
  returns table (
    id               uuid,
    pt               extensions.cube,
    created_at       timestamp with time zone,
    pay_currency     text,
    min_pay_per_hour numeric,
    seen             bigint
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  set plan_cache_mode to 'force_custom_plan'
  set enable_seqscan to 'off'
  set enable_indexscan to 'off'
  set enable_indexonlyscan to 'off'
  set jit to 'off'
  AS $function$
declare
  area constant extensions.cube := extensions.cube_enlarge(center, radius_chord, 3);
  way text := 'words';
begin
  if types is not null then
    wanted := wanted && (select string_agg(quote_literal('=' || type), ' | ')::tsquery from unnest(types) as type);
  end if;
  if (wanted is null and category is null and area is null) or (min_pay is not null and public.is_rare_pay(types, min_pay, currency)) then
    way := 'pay';
  elsif area is not null and (not public.is_crowded_area(area) or (public.guess_matches(wanted, category)).matches > public.search_limit('read')) then
    way := 'area';
  elsif wanted is null or (category is not null and (public.guess_matches(null, category)).matches < (public.guess_matches(wanted, null)).matches) then
    way := 'category';
  end if;
  return query
    select found_one.id, found_one.pt, found_one.created_at, found_one.pay_currency, found_one.min_pay_per_hour, found_one.seen
    from (
      select job.*, row_number() over () as seen
      from public.jobs as job
      where job.status = 'open' and (job.expires_at > now()) is true
        and (way <> 'area' or area operator(extensions.@>) job.pt)
        and (way <> 'words' or job.search @@ wanted)
        and (way <> 'category' or job.categories @> array[category])
        and (way <> 'pay' or (job.type = any (coalesce(types, public.job_types()))
          and (min_pay is null or (job.min_pay_per_hour >= min_pay and job.pay_currency = currency))))
      limit public.search_limit('read') + 1) as found_one
    where found_one.seen > public.search_limit('read') or (
      (area is null or (found_one.pt operator(extensions.<->) center) <= radius_chord)
      and (wanted is null or way = 'words' or found_one.search @@ wanted)
      and (category is null or way = 'category' or found_one.categories @> array[category])
      and (types is null or way = 'pay' or found_one.type = any (types)))
    limit most;
end
$function$;

alter function "public"."jobs_by_index"(extensions.cube, double precision, text[], numeric, text, tsquery, text, integer) owner
  to "postgres";

create or replace function public.jobs_in_order (
  center       extensions.cube,
  radius_chord double precision,
  types        text[],
  min_pay      numeric,
  currency     text,
  wanted       tsquery,
  category     text,
  by_date      boolean,
  most         integer
)
  returns SETOF uuid
  language plpgsql
  stable
  security definer
  set search_path to ''
  set plan_cache_mode to 'force_custom_plan'
  set enable_seqscan to 'off'
  set enable_bitmapscan to 'off'
  set jit to 'off'
  AS $function$
declare
  area constant extensions.cube := extensions.cube_enlarge(center, radius_chord, 3);
begin
  if by_date then
    return query
      select near.id from (
        select * from (
          select job.id, job.created_at, job.type, job.pay_currency, job.min_pay_per_hour
          from public.jobs as job
          where job.status = 'open' and job.expires_at > now()
            and (area is null or (area operator(extensions.@>) job.pt and (job.pt operator(extensions.<->) center) <= radius_chord))
          order by job.created_at desc, job.id
          limit public.search_limit('looked at')) as looked_at
        where (types is null or looked_at.type = any (types))
          and (min_pay is null or (looked_at.min_pay_per_hour >= min_pay and looked_at.pay_currency = currency))
        order by looked_at.created_at desc, looked_at.id
        limit public.search_limit('read in order')) as near
      where (wanted is null and category is null) or (select (wanted is null or job.search @@ wanted)
        and (category is null or job.categories @> array[category]) from public.jobs as job where job.id = near.id)
      order by near.created_at desc, near.id
      limit most;
  else
    return query
      select near.id from (
        select * from (
          select job.id, job.pt operator(extensions.<->) center as chord, job.type, job.pay_currency, job.min_pay_per_hour
          from public.jobs as job
          where job.status = 'open' and job.expires_at > now()
            and (area is null or (area operator(extensions.@>) job.pt and (job.pt operator(extensions.<->) center) <= radius_chord))
          order by job.pt operator(extensions.<->) center
          limit public.search_limit('looked at')) as looked_at
        where (types is null or looked_at.type = any (types))
          and (min_pay is null or (looked_at.min_pay_per_hour >= min_pay and looked_at.pay_currency = currency))
        order by looked_at.chord
        limit public.search_limit('read in order')) as near
      where (wanted is null and category is null) or (select (wanted is null or job.search @@ wanted)
        and (category is null or job.categories @> array[category]) from public.jobs as job where job.id = near.id)
      order by near.chord, near.id
      limit most;
  end if;
end
$function$;

alter function
  "public"."jobs_in_order"(extensions.cube, double precision, text[], numeric, text, tsquery, text, boolean, integer) owner to
  "postgres";

create or replace function public.join_words (
  words text[]
)
  returns text
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$ select coalesce(array_to_string(words[1:100], ' '), '') $function$;

create or replace function public.joined_pairs (
  texts text[]
)
  returns text
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select coalesce(string_agg(pair, ' '), '')
  from (select word || lead(word) over (partition by text order by place) as pair
    from unnest(texts[1:60]) as text,
      unnest(string_to_array(translate(public.fold_words(left(text, 200)), '(),;|!?*"–—·', '            '), ' ')) with ordinality as part (word, place)
    where word <> '') as pairs
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
    total        bigint
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
  types text[] := nullif(job_types[1:6], '{}');
  wanted tsquery;
begin
  perform public.check_job_search(center_lat, center_lng, radius_km, min_pay, 'date', page_size, 0);
  if center is null or chord is null then
    return;
  end if;
  if trim(left(words, 200)) <> '' then
    select asked.wanted into wanted from public.read_job_words(left(words, 200)) as asked;
    if wanted is null then
      return;
    end if;
  end if;
  return query
    select job.id, job.slug, job.title, job.company_name, job.company_logo, job.location, job.type, job.salary, job.tags,
      job.created_at, public.arc_km(job.pt operator(extensions.<->) center), newest.total
    from (
      select every.id, opening.opened_at, count(*) over () as total
      from public.jobs_by_index(center, chord, types, min_pay, currency, wanted, null, 20000) as every
      join public.job_openings as opening on opening.job_id = every.id
      where every.seen <= public.search_limit('read') and opening.opened_at > now() - interval '7 days'
        and (min_pay is null or (every.min_pay_per_hour >= min_pay and every.pay_currency = currency))
      order by opening.opened_at desc, every.id
      limit page_size) as newest
    join public.jobs as job using (id)
    order by newest.opened_at desc, job.id;
end
$function$;

create or replace function public.read_job_words (
  words text,
  OUT   wanted tsquery,
  OUT   wanted_in_title tsquery,
  OUT   wanted_in_heading tsquery,
  OUT   corrected text,
  OUT   parts tsquery[]
)
  returns record
  language plpgsql
  stable
  security definer
  set search_path to ''
  set plan_cache_mode to 'force_custom_plan'
  set enable_seqscan to 'off'
  set enable_indexscan to 'off'
  set enable_indexonlyscan to 'off'
  set jit to 'off'
  AS $function$
declare
  english constant regconfig := 'pg_catalog.english';
  term record;
  part tsquery;
  in_title tsquery;
  in_heading tsquery;
  nearest text[];
  said text;
  spelled text[] := '{}';
  is_otherwise boolean := false;
  is_found boolean;
begin
  parts := '{}';
  for term in select * from public.search_terms(words) loop
    said := term.typed;
    if term.meant is null and term.facet is null then
      part := public.any_of(array[term.typed], english, '');
      in_title := public.any_of(array[term.typed], english, ':A');
      in_heading := public.any_of(array[term.typed], english, ':ABC');
    else
      part := public.term_query(term.typed, term.meant, term.facet, '');
      in_title := public.term_query(term.typed, term.meant, term.facet, ':A');
      in_heading := public.term_query(term.typed, term.meant, term.facet, ':ABC');
    end if;
    if part is null and term.typed = 'it' and term.is_fixed then
      part := quote_literal('it') || ':C';
      in_title := part;
      in_heading := part;
    elsif term.facet is not null then
      if to_tsvector(english, term.typed) <> to_tsvector(english, term.meant) then
        said := term.meant;
      end if;
    elsif term.meant is not null then
      select exists (select from public.jobs where status = 'open' and search @@ public.phrase_of(term.typed, '')) into is_found;
      if not is_found then
        said := term.meant;
      end if;
    elsif part is not null and not term.is_fixed and public.is_unknown_word(term.typed) then
      select (public.guess_matches(part, null)).matches > public.search_limit('read')
        or exists (select from public.jobs where status = 'open' and search @@ part) into is_found;
      if not is_found then
        nearest := public.nearest_job_words(term.typed);
        if nearest is not null then
          part := public.any_of(nearest, english, '');
          in_title := public.any_of(nearest, english, ':A');
          in_heading := public.any_of(nearest, english, ':ABC');
          said := array_to_string(nearest, ' or ');
        end if;
      end if;
    end if;
    if part is not null then
      parts := parts || part;
      wanted := coalesce(wanted && part, part);
      wanted_in_title := coalesce(wanted_in_title && in_title, in_title);
      wanted_in_heading := coalesce(wanted_in_heading && in_heading, in_heading);
    end if;
    is_otherwise := is_otherwise or said <> term.typed;
    spelled := spelled || said;
  end loop;
  if wanted is null then
    wanted := public.any_of(array[public.fold_words(left(words, 200))], 'pg_catalog.simple', '');
    wanted_in_heading := wanted;
    parts := array_remove(array[wanted], null);
  end if;
  if is_otherwise then
    corrected := array_to_string(spelled, ' ');
  end if;
end
$function$;

create or replace function public.reply_record (
  job_id uuid
)
  returns table (
    reply_rate   integer,
    median_hours double precision
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  with replies as (
    select (select min(answer.at) from public.application_events as answer
        where answer.application_id = application.id and answer.kind in ('shortlisted', 'rejected', 'hired', 'mailed')
          and exists (select from public.application_events as opened
            where opened.application_id = application.id and opened.kind = 'seen' and opened.id < answer.id))
      - application.created_at as took, public.mailbox_of(application.email) as mailbox
    from public.applications as application
    join public.jobs as job on job.id = application.job_id
    where application.job_id = reply_record.job_id and job.ended_at > now() - public.time_shown_after_end()
      and application.created_at <= now() - interval '7 days' and application.proven_at is not null
    order by application.created_at desc
    limit 1000)
  select floor(10.0 * count(took) / count(*))::integer * 10,
    extract(epoch from percentile_cont(0.5) within group (order by took)) / 3600
  from replies
  having count(distinct mailbox) >= 10
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
  types constant text[] := nullif(job_types[1:6], '{}');
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
begin
  perform public.check_job_search(center_lat, center_lng, radius_km, min_pay, sort, page_size, page_offset);
  category := left(category, 200);
  if trim(left(words, 200)) <> '' then
    select asked.wanted, wanted_in_title, wanted_in_heading into wanted, in_title, in_heading
      from public.read_job_words(left(words, 200)) as asked;
    if wanted is null then
      return;
    end if;
  end if;
  is_ranked := is_ranked and wanted is not null;
  page_end := page_offset + page_size;
  most := case when is_ranked then public.search_limit('ranked') else page_end end;
  if wanted is not null or category is not null then
    select guess.matches, guess.share into matches, share from public.guess_matches(wanted, category) as guess;
  end if;
  if not (min_pay is not null and public.is_rare_pay(types, min_pay, currency)) and (matches is null
      or (chord is null or public.is_crowded_area(extensions.cube_enlarge(center, chord, 3)))
        -- Less is read in order than an index would name.
        and (most < share * matches or matches > public.search_limit('read')) and page_end <= share * public.search_limit('read in order')) then
    walked := array(select public.jobs_in_order(center, chord, types, min_pay, currency, wanted, category, by_date, most));
  end if;
  if walked is null or (cardinality(walked) < page_end
      and (wanted is not null or category is not null or chord is null and (types is not null or min_pay is not null))) then
    with every as materialized (
      select * from public.jobs_by_index(center, chord, types, min_pay, currency, wanted, category, null))
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
      walked := array(select public.jobs_in_order(center, chord, types, min_pay, currency, wanted, category, by_date, least(most, 500)));
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

create or replace function public.search_limit (
  name text
)
  returns integer
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select case name
    -- A count that gets there says '10,000+'.
    when 'counted' then 10000
    -- Jobs whose entries in an index are looked at.
    when 'looked at' then 100000
    -- Jobs that are read to see whether they match: in their order, and in none.
    when 'read in order' then 10000
    when 'read' then 30000
    -- The nearest that match, or the newest, of which the best are told.
    when 'ranked' then 3000
    -- More jobs than that make a circle crowded.
    when 'crowded' then 5000
  end
$function$;

alter function "public"."search_limit"(text) owner to "postgres";

create or replace function public.similar_jobs (
  job_id uuid
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
  set plan_cache_mode to 'force_custom_plan'
  set enable_seqscan to 'off'
  set jit to 'off'
  AS $function$
#variable_conflict use_column
declare
  base_words text;
  base_pt extensions.cube;
  wanted tsquery;
begin
  select public.occupation_words(job.title), job.pt into base_words, base_pt from public.jobs as job where job.id = job_id;
  if base_pt is null then
    return;
  end if;
  wanted := public.any_of(string_to_array(base_words, ' '), 'pg_catalog.english', ':A');
  return query
    with near as (
      select job.id, job.title, job.pt operator(extensions.<->) base_pt as chord
      from public.jobs_in_order(base_pt, public.chord_km(25), null, null, null, wanted, null, false, 301) as nearest
      join public.jobs as job on job.id = nearest
      where job.id <> job_id
      order by job.pt operator(extensions.<->) base_pt
      limit 300)
    select job.id, job.slug, job.title, job.company_name, job.company_logo, job.location, job.type, job.salary, job.tags,
      job.created_at, public.arc_km(near.chord)
    from near join public.jobs as job using (id)
    order by extensions.similarity(public.occupation_words(near.title), base_words) desc, near.chord, id
    limit 6;
end
$function$;

create or replace function public.submit_application (
  job_id        uuid,
  full_name     text,
  email         text,
  phone         text,
  cover_letter  text,
  cv_path       text,
  cv_ticket     text    default null::text,
  date_of_birth date    default null::date,
  is_adult      boolean default null::boolean,
  browser_key   text    default null::text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  job public.jobs;
  cv public.uploads;
  earlier public.applications;
  stored public.applications;
  asks_birth_date boolean;
  address text := trim(left(submit_application.email, 300));
  person text := public.sha256_hex(submit_application.job_id || ':' || lower(address));
  senders text[] := array_remove(array[
    'account:' || (select auth.uid()), 'browser:' || public.sha256_hex(submit_application.browser_key)], null);
  is_known boolean;
  is_own_address boolean;
  secret text := encode(extensions.gen_random_bytes(32), 'hex');
begin
  -- Before anything is made of them: no text is longer than what the form sends.
  if greatest(octet_length(submit_application.full_name), octet_length(submit_application.email), octet_length(submit_application.phone),
      octet_length(submit_application.cv_path), octet_length(submit_application.cv_ticket),
      octet_length(submit_application.browser_key)) > 2000
    or octet_length(submit_application.cover_letter) > 80000 then
    raise exception 'INVALID_APPLICATION' using errcode = 'PT400';
  end if;
  select * into job from public.jobs where id = submit_application.job_id for share;
  if not found or job.status <> 'open' or job.expires_at <= now() then
    raise exception 'JOB_CLOSED' using errcode = 'PT409';
  end if;
  if job.application_url is not null then
    raise exception 'JOB_ELSEWHERE' using errcode = 'PT409';
  end if;
  asks_birth_date := not exists (select from public.age_question_bans
    where public.slugify(state) = job.state_slug and effective_from <= current_date);
  -- Control characters in what ends up in a mail's header are somebody's attempt at writing headers.
  if coalesce(submit_application.full_name || submit_application.phone, E'\n') ~ '[[:cntrl:]]'
    or not public.is_email(address)
    or length(regexp_replace(submit_application.phone, '[^0-9]', '', 'g')) not between 7 and 15
    or (asks_birth_date and coalesce(submit_application.date_of_birth
      not between current_date - interval '120 years' and current_date - interval '14 years', true))
    or (not asks_birth_date and submit_application.is_adult is null) then
    raise exception 'INVALID_APPLICATION' using errcode = 'PT400';
  end if;

  is_own_address := coalesce((select bool_or(public.is_proven_address(address, sender)) from unnest(senders) as sender), false);

  -- One at a time per person and job: whoever comes second finds the first one's row.
  perform pg_advisory_xact_lock(hashtextextended(person, 0));

  -- The CV is looked at before the earlier application, or an answer without one would tell whether there is any.
  select * into cv from public.uploads where path = submit_application.cv_path and bucket = 'applications' for update;
  -- No ticket never matches a file that was registered without one.
  if not found or cv.verified_at is null or cv.ticket_hash is null
    or cv.ticket_hash is distinct from public.sha256_hex(submit_application.cv_ticket)
    or (cv.owner_id is not null and cv.owner_id is distinct from (select auth.uid())) then
    raise exception 'CV_MISSING' using errcode = 'PT409';
  end if;
  if cv.spent_on = person then
    return jsonb_build_object('outcome', 'received', 'isProven', is_own_address);
  end if;
  if cv.spent_on is not null or cv.claimed_at is not null or cv.discarded_at is not null then
    raise exception 'CV_MISSING' using errcode = 'PT409';
  end if;

  select exists (select from public.application_senders
    where job_id = job.id and email_hash = person and sender = any (senders)) into is_known;
  insert into public.application_senders (job_id, email_hash, sender)
    select job.id, person, unnest(senders) on conflict do nothing;

  select * into earlier from public.applications
    where applications.job_id = job.id and lower(applications.email) = lower(address);
  if found then
    update public.uploads set spent_on = person, discarded_at = now() where path = cv.path;
    if is_known then
      return jsonb_build_object('outcome', 'repeated');
    end if;
    -- The same words within minutes are a second press of the button, not a stranger.
    if (earlier.created_at < now() - interval '10 minutes'
        or (earlier.full_name, earlier.phone, earlier.cover_letter) is distinct from
          (trim(submit_application.full_name), trim(submit_application.phone), trim(submit_application.cover_letter)))
      and not exists (select from public.outbox
        where dedupe_key = 'application-repeated:' || earlier.id || ':' || current_date)
      and (is_own_address or public.take_unasked_email(earlier.email, 1)) then
      insert into public.outbox (kind, recipient, payload, dedupe_key) values (
        'application-repeated', earlier.email, jsonb_build_object('applicationId', earlier.id),
        'application-repeated:' || earlier.id || ':' || current_date) on conflict (dedupe_key) do nothing;
    end if;
    return jsonb_build_object('outcome', 'received', 'isProven', is_own_address);
  end if;

  insert into public.applications (job_id, applicant_id, full_name, date_of_birth, is_adult, email, phone, cover_letter,
      cv_url, cv_filename, cv_fileext, token_hash, browser_hash, proven_at)
    values (job.id, (select auth.uid()), trim(submit_application.full_name),
      case when asks_birth_date then submit_application.date_of_birth end,
      case when asks_birth_date then submit_application.date_of_birth <= current_date - interval '18 years'
        else submit_application.is_adult end,
      address, trim(submit_application.phone), trim(submit_application.cover_letter),
      cv.path, cv.filename, cv.extension, public.sha256_hex(secret),
      case when auth.uid() is null then public.sha256_hex(submit_application.browser_key) end,
      case when is_own_address then now() end)
    returning * into stored;
  update public.uploads set claimed_at = now(), spent_on = person where path = cv.path;
  perform public.mail_to_employer(stored.id);
  perform public.mail_receipt(stored.id, secret);
  return jsonb_build_object('outcome', 'received', 'isProven', is_own_address);
exception
  when check_violation or not_null_violation then
    raise exception 'INVALID_APPLICATION' using errcode = 'PT400';
end
$function$;

revoke all
  on function "public"."count_jobs"(double precision, double precision, double precision, text, text[], numeric, text, text)
  from public;

grant execute
  on function "public"."count_jobs"(double precision, double precision, double precision, text, text[], numeric, text, text)
  to "anon", "authenticated";

revoke all
  on function "public"."count_jobs"(double precision, double precision, double precision, text, text[], numeric, text, text)
  from "postgres";

grant execute
  on function "public"."count_jobs"(double precision, double precision, double precision, text, text[], numeric, text, text)
  to "postgres";

grant execute
  on function "public"."count_jobs"(double precision, double precision, double precision, text, text[], numeric, text, text)
  to "service_role";

revoke all on function "public"."guess_matches"(tsquery, text) from public;

revoke all on function "public"."guess_matches"(tsquery, text) from "postgres";

grant execute on function "public"."guess_matches"(tsquery, text) to "postgres";

grant execute on function "public"."guess_matches"(tsquery, text) to "service_role";

revoke all on function "public"."is_crowded_area"(extensions.cube) from public;

revoke all on function "public"."is_crowded_area"(extensions.cube) from "postgres";

grant execute on function "public"."is_crowded_area"(extensions.cube) to "postgres";

grant execute on function "public"."is_crowded_area"(extensions.cube) to "service_role";

revoke all on function "public"."is_rare_pay"(text[], numeric, text) from public;

revoke all on function "public"."is_rare_pay"(text[], numeric, text) from "postgres";

grant execute on function "public"."is_rare_pay"(text[], numeric, text) to "postgres";

grant execute on function "public"."is_rare_pay"(text[], numeric, text) to "service_role";

revoke all
  on function "public"."jobs_by_index"(extensions.cube, double precision, text[], numeric, text, tsquery, text, integer)
  from public;

revoke all
  on function "public"."jobs_by_index"(extensions.cube, double precision, text[], numeric, text, tsquery, text, integer)
  from "postgres";

grant execute
  on function "public"."jobs_by_index"(extensions.cube, double precision, text[], numeric, text, tsquery, text, integer)
  to "postgres";

grant execute
  on function "public"."jobs_by_index"(extensions.cube, double precision, text[], numeric, text, tsquery, text, integer)
  to "service_role";

revoke all
  on function
    "public"."jobs_in_order"(extensions.cube, double precision, text[], numeric, text, tsquery, text, boolean, integer)
  from public;

revoke all
  on function
    "public"."jobs_in_order"(extensions.cube, double precision, text[], numeric, text, tsquery, text, boolean, integer)
  from "postgres";

grant execute
  on function
    "public"."jobs_in_order"(extensions.cube, double precision, text[], numeric, text, tsquery, text, boolean, integer)
  to "postgres";

grant execute
  on function
    "public"."jobs_in_order"(extensions.cube, double precision, text[], numeric, text, tsquery, text, boolean, integer)
  to "service_role";

revoke all on function "public"."search_limit"(text) from public;

revoke all on function "public"."search_limit"(text) from "postgres";

grant execute on function "public"."search_limit"(text) to "postgres";

grant execute on function "public"."search_limit"(text) to "service_role";

create index jobs_pay on public.jobs using btree (type, min_pay_per_hour, pay_currency) include (expires_at)
  where (status = 'open'::text);

-- By hand, because comparing the schemas does not look at how a column is stored.
alter table public.jobs alter column search set storage main;
