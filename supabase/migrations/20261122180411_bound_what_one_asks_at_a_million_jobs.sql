-- Written by `npm run migration` from supabase/schemas; the last statement by hand.

set local check_function_bodies = off;

drop index "public"."jobs_newest";

drop function "public"."cities_with_jobs"(text, text, integer);

drop function
  "public"."find_jobs"(double precision, double precision, double precision, text, text[], numeric, text, text, integer,
  integer, text);

drop function "public"."initial_of"(text);

drop function
  "public"."jobs_by_index"(extensions.cube, double precision, text[], numeric, text, tsquery, tsquery, text, integer);

drop function "public"."places_around"(double precision, double precision, double precision);

drop function "public"."rarest_parts"(tsquery[]);

drop function "public"."remembered_request"(uuid, uuid);

drop function "public"."short_name"(text);

create or replace function public.are_jobs_few()
  returns boolean
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  return (select count(*) <= public.search_limit('counted') from (
    select from public.jobs where status = 'open' limit public.search_limit('counted') + 1) as some_jobs);
end
$function$;

alter function "public"."are_jobs_few"() owner to "postgres";

create or replace function public.ask_figure (
  question jsonb
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if public.are_jobs_few() then
    return public.count_figure(ask_figure.question);
  end if;
  return coalesce(public.kept_figure(ask_figure.question), public.keep_figure(ask_figure.question));
end
$function$;

create or replace function public.category_page (
  lat         double precision,
  lng         double precision,
  radius_km   double precision,
  category    text,
  page_size   integer          default 20,
  page_offset integer          default 0,
  sort        text             default 'distance'::text
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object('total', page.total, 'is_more', page.is_more,
    'newest', case when category_page.sort = 'date' and category_page.page_offset = 0 then (select max(created_at) from json_to_recordset(page.jobs) as job (created_at timestamptz))
      else (select created_at from public.search_jobs(lat, lng, radius_km, sort => 'date', page_size => 1,
        category => category_page.category)) end,
    'name', (select min(tag) from json_array_elements(page.jobs) as job, json_array_elements_text(job -> 'tags') as tag
      where public.slugify(tag) = category_page.category),
    'jobs', page.jobs)
  from public.find_jobs(lat, lng, radius_km, sort => category_page.sort, page_size => category_page.page_size,
    page_offset => category_page.page_offset, category => category_page.category) as page
$function$;

create or replace function public.cities_now (
  state       text,
  initial     text,
  max_results integer
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce(jsonb_agg(to_jsonb(each) order by each.count desc, each.city, each.state), '[]') from (
    select mode() within group (order by location #>> '{address,city}') as city,
      mode() within group (order by location #>> '{address,state}') as state, state_slug, city_slug, count(*)
    from public.jobs
    where status = 'open' and expires_at > now() and city_slug not in ('', 'unknown') and state_slug not in ('', 'unknown')
      and (cities_now.state is null or state_slug = cities_now.state)
      and (initial is null or public.initial_of_city(city_slug) = initial)
    group by state_slug, city_slug
    order by count(*) desc, city_slug, state_slug
    limit greatest(max_results, 1)) as each
$function$;

create or replace function public.cities_with_jobs (
  state       text    default null::text,
  initial     text    default null::text,
  max_results integer default 2000
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if public.are_jobs_few() then
    return public.cities_now(state, initial, least(max_results, 2000));
  end if;
  return (
    select coalesce(jsonb_agg(city order by place), '[]') from (
      select city, place from jsonb_array_elements(public.ask_figure('["cities"]')) with ordinality as kept (city, place)
      where (cities_with_jobs.state is null or city ->> 'state_slug' = cities_with_jobs.state)
        and (cities_with_jobs.initial is null or public.initial_of_city(city ->> 'city_slug') = cities_with_jobs.initial)
      order by place limit least(greatest(max_results, 1), 2000)) as page);
end
$function$;

alter function "public"."cities_with_jobs"(text, text, integer) owner to "postgres";

create or replace function public.count_figure (
  question jsonb
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select case question ->> 0
    when 'claims' then public.claims_now()
    when 'categories' then public.categories_now()
    when 'cities' then public.cities_now(null, null, 50000)
    when 'employer pages' then to_jsonb(public.employer_pages_now())
    when 'places' then public.sitemap_places_now(question ->> 1, (question ->> 2)::integer, (question ->> 3)::double precision)
    when 'facts' then public.place_facts_now((question ->> 1)::double precision, (question ->> 2)::double precision,
      (question ->> 3)::double precision, question ->> 4, question ->> 5, null)
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
  AS $function$
declare
  center constant extensions.cube := public.sphere_point(center_lat, center_lng);
  asked record;
begin
  perform public.check_job_search(center_lat, center_lng, radius_km, min_pay, 'distance', 1, 0);
  select * into asked from public.read_search(words);
  understood_as := asked.corrected;
  if asked.is_asked and asked.wanted is null then
    return query select 0::bigint, 0::bigint, null::text, false;
    return;
  end if;
  return query
    select found_ones.total, found_ones.without_minimum, understood_as, found_ones.is_more
    from public.matching_jobs(center, case when center is not null then public.chord_km(radius_km) end, job_types, min_pay, currency,
      asked.wanted, asked.named, asked.rarest, left(category, 200), center is null or radius_km is null, false, 0, true) as found_ones;
end
$function$;

create or replace function public.count_open_jobs (
  center       extensions.cube,
  radius_chord double precision,
  types        text[],
  min_pay      numeric,
  currency     text,
  OUT          total bigint,
  OUT          without_minimum bigint,
  OUT          is_more boolean
)
  returns record
  language plpgsql
  stable
  security definer
  set search_path to ''
  set plan_cache_mode to 'force_custom_plan'
  set enable_seqscan to 'off'
  set jit to 'off'
  AS $function$
declare
  most constant integer := public.search_limit('counted');
  looked_most constant integer := case when types is null and min_pay is null then most + 1 else public.search_limit('looked at') end;
  area constant extensions.cube := extensions.cube_enlarge(center, radius_chord, 3);
begin
  without_minimum := 0;
  if area is not null then
    select count(*) filter (where (types is null or near.type = any (types))
          and (min_pay is null or (near.min_pay_per_hour >= min_pay and near.pay_currency = currency))),
        count(*) filter (where (types is null or near.type = any (types)) and min_pay is not null and near.min_pay_per_hour is null),
        count(*) = looked_most
      into total, without_minimum, is_more
      from (
        select job.type, job.min_pay_per_hour, job.pay_currency from public.jobs as job
        where job.status = 'open' and job.expires_at > now()
          and area operator(extensions.@>) job.pt and (job.pt operator(extensions.<->) center) <= radius_chord
        limit looked_most) as near;
    if is_more and min_pay is not null and total <= most and public.is_rare_pay(types, min_pay, currency) then
      select count(*) filter (where paying.seen <= public.search_limit('read')), coalesce(bool_or(paying.seen > public.search_limit('read')), false)
        into total, is_more from public.jobs_by_index(center, radius_chord, types, min_pay, currency, null, null, null) as paying;
    end if;
  elsif types is null and min_pay is null then
    select count(*), false into total, is_more from (
      select from public.jobs as job where job.status = 'open' and job.expires_at > now() limit most + 1) as some_jobs;
  else
    types := coalesce(types, public.job_types());
    select count(*), false into total, is_more from (
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
end
$function$;

alter function "public"."count_open_jobs"(extensions.cube, double precision, text[], numeric, text) owner to "postgres";

create or replace function public.find_jobs (
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
    jobs            json,
    total           bigint,
    without_minimum bigint,
    understood_as   text,
    is_more         boolean
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  center constant extensions.cube := public.sphere_point(center_lat, center_lng);
  asked record;
  found_ones record;
begin
  perform public.check_job_search(center_lat, center_lng, radius_km, min_pay, sort, page_size, page_offset);
  select * into asked from public.read_search(words);
  if asked.is_asked and asked.wanted is null then
    return query select '[]'::json, 0::bigint, 0::bigint, null::text, false;
    return;
  end if;
  select * into found_ones from public.matching_jobs(center, case when center is not null then public.chord_km(radius_km) end,
    job_types, min_pay, currency, asked.wanted, asked.named, asked.rarest, left(category, 200), center is null or sort = 'date',
    sort = 'relevance' and asked.wanted is not null, page_offset + page_size, true);
  return query
    select (select coalesce(json_agg(page), '[]')
        from public.page_of_jobs(found_ones.ids, center, asked.in_title, case when sort = 'relevance' then asked.in_heading end,
          page_size, page_offset) as page),
      found_ones.total, found_ones.without_minimum, asked.corrected, found_ones.is_more;
end
$function$;

alter function
  "public"."find_jobs"(double precision, double precision, double precision, text, text[], numeric, text, text, integer,
  integer, text) owner to "postgres";

create or replace function public.initial_of (
  word text
)
  returns text
  language plpgsql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
begin
  return (
    select (regexp_match(word collate "und-x-icu",
      '[[:alpha:]](?:[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0c4d\u0ccd\u0d4d\u0dca\u1039\u17d2]\u200d?[[:alpha:]]|[^[:alnum:][:space:][:punct:]])*'))[1]);
end
$function$;

alter function "public"."initial_of"(text) owner to "postgres";

create or replace function public.initial_of_city (
  city_slug text
)
  returns text
  language plpgsql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
begin
  return case when left(city_slug, 1) between 'a' and 'z' then left(city_slug, 1) else '0' end;
end
$function$;

alter function "public"."initial_of_city"(text) owner to "postgres";

create or replace function public.jobs_by_index (
  center       extensions.cube,
  radius_chord double precision,
  types        text[],
  min_pay      numeric,
  currency     text,
  wanted       tsquery,
  named        tsquery,
  category     text
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
    named := named && (select string_agg(quote_literal('=' || type), ' | ')::tsquery from unnest(types) as type);
  end if;
  if (wanted is null and category is null and area is null) or (min_pay is not null and public.is_rare_pay(types, min_pay, currency)) then
    way := 'pay';
  elsif area is not null and not public.is_crowded_area(area) then
    way := 'area';
  elsif wanted is null or (category is not null and (public.guess_matches(null, category)).matches < (public.guess_matches(named, null)).matches) then
    way := 'category';
  end if;
  return query
    select found_one.id, found_one.pt, found_one.created_at, found_one.pay_currency, found_one.min_pay_per_hour, found_one.seen
    from (
      select job.*, row_number() over () as seen
      from public.jobs as job
      where job.status = 'open' and (job.expires_at > now()) is true
        and (way <> 'area' or area operator(extensions.@>) job.pt)
        and (way <> 'words' or job.search @@ named)
        and (way <> 'category' or job.categories @> array[category])
        and (way <> 'pay' or (job.type = any (coalesce(types, public.job_types()))
          and (min_pay is null or (job.min_pay_per_hour >= min_pay and job.pay_currency = currency))))
      limit public.search_limit('read') + 1) as found_one
    where found_one.seen > public.search_limit('read') or (
      (area is null or (found_one.pt operator(extensions.<->) center) <= radius_chord)
      and (wanted is null or (way = 'words' and named = wanted) or found_one.search @@ wanted)
      and (category is null or way = 'category' or found_one.categories @> array[category])
      and (types is null or way = 'pay' or found_one.type = any (types)));
end
$function$;

alter function "public"."jobs_by_index"(extensions.cube, double precision, text[], numeric, text, tsquery, tsquery, text) owner
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
  returns table (
    id               uuid,
    pay_currency     text,
    min_pay_per_hour numeric,
    is_last          boolean
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  set enable_seqscan to 'off'
  set enable_bitmapscan to 'off'
  set jit to 'off'
  AS $function$
declare
  area constant extensions.cube := extensions.cube_enlarge(center, radius_chord, 3);
  is_read constant boolean := wanted is not null or category is not null;
  pays constant text := '($4 is null or job.type = any ($4)) and ($5 is null or (job.min_pay_per_hour >= $5 and job.pay_currency = $6) is true)';
  says constant text := '($7 is null or job.search @@ $7) and ($8 is null or job.categories @> array[$8])';
  matches constant text := pays || ' and ' || says;
  opened constant text := 'from public.jobs as job where job.status = ''open'' and job.expires_at > now()';
  around constant text := 'and ($1 is null or ($1 operator(extensions.@>) job.pt and (job.pt operator(extensions.<->) $2) <= $3))';
  -- Of everybody's newest, out of the index alone; those around are read.
  newest constant text := 'select newest.id, newest.pay_currency, newest.min_pay_per_hour,
      newest.is_around and (select ' || says || ' from public.jobs as job where job.id = newest.id) as is_match, newest.is_end
    from (select job.*, (job.pt operator(extensions.<->) $2) <= $3 and ' || pays || ' as is_around, row_number() over () = $11 as is_end
      from (select job.id, job.pt, job.type, job.pay_currency, job.min_pay_per_hour ' || opened || '
        order by job.created_at desc, job.id limit $11) as job) as newest
    where newest.is_around or newest.is_end limit $9';
  seen_most integer := public.search_limit(case when is_read then 'read in order' else 'looked at' end);
  looked_most integer := public.search_limit('looked at');
  open_jobs double precision;
  share double precision;
  jobs text;
  found uuid[];
begin
  if by_date and area is not null then
    execute format('select avg(((job.pt operator(extensions.<->) $1) <= $2)::integer)
        from (select job.pt %s order by job.created_at desc, job.id limit $3) as job', opened)
      into share using center, radius_chord, public.search_limit('sampled');
    select reltuples into open_jobs from pg_catalog.pg_class where oid = 'public.jobs_newest'::regclass;
    if share * open_jobs > looked_most / 2 then
      jobs := newest;
    elsif most < share * public.search_limit('read in order') then
      -- The newest of all soon fill a page.
      execute format('select array(select newest.id from (%s) as newest where is_match limit $10)', newest)
        into found using area, center, radius_chord, types, min_pay, currency, wanted, category, seen_most, most,
          public.search_limit('read in order');
      if cardinality(found) = most then
        return query select first_ones, null::text, null::numeric, false from unnest(found) as first_ones;
        return;
      end if;
    end if;
  end if;
  jobs := coalesce(jobs, case
    when not by_date then
      format('select job.id, job.pay_currency, job.min_pay_per_hour, %s as is_match, false as is_end
        %s %s order by job.pt operator(extensions.<->) $2, job.id limit $9', matches, opened, around)
    -- The order is that of the whole circle: it comes out of the index, and so does who pays what, before any job is read.
    when is_read and area is not null then
      format('select newest.id, newest.pay_currency, newest.min_pay_per_hour,
          (select %s from public.jobs as job where job.id = newest.id) as is_match, false as is_end
        from (select job.id, job.pay_currency, job.min_pay_per_hour %s %s and %s
          order by job.created_at desc, job.id limit $9) as newest', says, opened, around, pays)
    else
      format('select job.id, job.pay_currency, job.min_pay_per_hour, %s as is_match, false as is_end
        %s %s order by job.created_at desc, job.id limit $9', matches, opened, around)
    end);
  return query execute format('select case when is_match then id end, pay_currency, min_pay_per_hour, seen = $9 or is_end
      from (select job.*, row_number() over () as seen from (%s) as job) as job where is_match or seen = $9 or is_end limit $10', jobs)
    using area, center, radius_chord, types, min_pay, currency, wanted, category, seen_most, most, looked_most;
end
$function$;

create or replace function public.make_figure()
  returns boolean
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  due jsonb;
begin
  if not public.are_jobs_few() then
    insert into public.kept_figures (question, asked_at) select site, now() - interval '1 day' from public.site_figures() as site
      on conflict do nothing;
  end if;
  delete from public.kept_figures
    where asked_at < now() - interval '1 day' and (public.are_jobs_few() or question not in (select public.site_figures()));
  select question into due from public.kept_figures
    where made_at is null
      or made_at < now() - greatest(case when asked_at <= now() - interval '1 day' then interval '1 day' else interval '10 minutes' end, 100 * took)
    order by made_at nulls first, question
    limit 1 for no key update skip locked;
  if due is null then
    return false;
  end if;
  begin
    perform public.keep_figure(due);
  exception when others or query_canceled then
    update public.kept_figures set made_at = now() where question = due;
    raise warning 'Figure % was not made: %', due, sqlerrm;
  end;
  return true;
end
$function$;

create or replace function public.matching_jobs (
  center       extensions.cube,
  radius_chord double precision,
  types        text[],
  min_pay      numeric,
  currency     text,
  wanted       tsquery,
  named        tsquery,
  rarest       double precision,
  category     text,
  by_date      boolean,
  is_ranked    boolean,
  page_end     integer,
  is_counted   boolean,
  OUT          ids uuid[],
  OUT          total bigint,
  OUT          without_minimum bigint,
  OUT          is_more boolean
)
  returns record
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  read_most constant integer := public.search_limit('read');
  most constant integer := case when is_ranked then public.search_limit('ranked') else page_end end;
  is_said constant boolean := wanted is not null or category is not null;
  -- Who names less, or nothing, is counted, too.
  least_pay constant numeric := case when not is_counted or not is_said then min_pay end;
  is_rare constant boolean := min_pay is not null and public.is_rare_pay(types, min_pay, currency);
  is_few boolean := false;
  is_nameable boolean := true;
  by_pay boolean;
  matches double precision;
  share double precision;
  indexed record;
begin
  types := nullif(types[1:cardinality(public.job_types())], '{}');
  if is_said then
    select guess.matches, guess.share into matches, share from public.guess_matches(named, category) as guess;
    is_nameable := coalesce(least(rarest, case when category is not null then (public.guess_matches(null, category)).matches end), 0)
      <= public.search_limit('named');
    is_few := (radius_chord is not null and not public.is_crowded_area(extensions.cube_enlarge(center, radius_chord, 3)))
      or (is_nameable and matches <= read_most
        -- A page alone may need less.
        and (is_counted or most >= share * matches or page_end > share * public.search_limit('read in order')));
  elsif is_counted then
    select counted.total, counted.without_minimum, counted.is_more into total, without_minimum, is_more
      from public.count_open_jobs(center, radius_chord, types, min_pay, currency) as counted;
  end if;

  if not is_few and ((is_said and is_counted) or (page_end > 0 and not is_rare)) then
    with every as materialized (
      select row_number() over () as place, found_one.*,
        min_pay is null or (found_one.min_pay_per_hour >= min_pay and found_one.pay_currency = currency) as pays
      from public.jobs_in_order(center, radius_chord, types, least_pay, currency, wanted, category, by_date,
        case when is_counted and is_said then public.search_limit('counted') + 1 else most end) as found_one)
    select array(select every.id from every where every.id is not null and every.pays order by every.place limit most) as ids,
        count(every.id) filter (where every.pays) as total, count(every.id) filter (where every.min_pay_per_hour is null) as unsaid,
        coalesce(bool_or(every.is_last) or count(*) > public.search_limit('counted'), false) as is_more
      into indexed from every;
    ids := indexed.ids;
    if is_said then
      total := indexed.total;
      without_minimum := case when min_pay is not null then indexed.unsaid else 0 end;
      is_more := indexed.is_more;
    end if;
  end if;

  by_pay := is_rare and not (is_few and is_counted) and (is_said or page_end > 0);
  if is_few or by_pay
      or (is_nameable and cardinality(ids) < page_end and (is_said or (radius_chord is null and (types is not null or min_pay is not null))))
      -- What an index names is counted further than what is read in order.
      or (is_said and is_counted and is_nameable and is_more and radius_chord is null) then
    with every as materialized (
      select found_one.*, found_one.seen > read_most as is_rest,
        min_pay is null or (found_one.min_pay_per_hour >= min_pay and found_one.pay_currency = currency) as pays
      from public.jobs_by_index(center, radius_chord, types, case when by_pay then min_pay else least_pay end, currency, wanted, named, category)
        as found_one)
    select array(
          select every.id from every where not every.is_rest and every.pays
          order by case when not by_date then every.pt operator(extensions.<->) center end,
            case when by_date then every.created_at end desc, every.id
          limit most) as ids,
        count(*) filter (where not every.is_rest and every.pays) as total,
        count(*) filter (where not every.is_rest and every.min_pay_per_hour is null) as unsaid,
        coalesce(bool_or(every.is_rest), false) as is_more
      into indexed from every;
    if is_said and (by_pay or total is null or not indexed.is_more or indexed.total > total) then
      total := indexed.total;
      without_minimum := greatest(without_minimum, case when min_pay is not null then indexed.unsaid else 0 end);
      is_more := indexed.is_more;
    end if;
    if not indexed.is_more or cardinality(ids) = 0 then
      ids := indexed.ids;
    elsif ids is null and page_end between 1 and 500 then
      -- More than was guessed: the first pages are found in order after all, and there are no others.
      ids := array(select found_one.id from public.jobs_in_order(center, radius_chord, types, min_pay, currency, wanted, category, by_date,
        least(most, 500)) as found_one where found_one.id is not null);
    end if;
  end if;
  -- What a page shows is there.
  is_more := is_more or total > public.search_limit('counted');
  total := least(greatest(total, cardinality(ids)), public.search_limit('counted'));
  without_minimum := least(without_minimum, public.search_limit('counted'));
end
$function$;

alter function
  "public"."matching_jobs"(extensions.cube, double precision, text[], numeric, text, tsquery, tsquery, double precision, text,
  boolean, boolean, integer, boolean) owner to "postgres";

create or replace function public.page_of_jobs (
  ids         uuid[],
  center      extensions.cube,
  in_title    tsquery,
  in_heading  tsquery,
  page_size   integer,
  page_offset integer
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
begin
  if in_heading is null then
    ids := ids[page_offset + 1:page_offset + page_size];
  else
    ids := array(
      select job.id from unnest(ids) as listed (id) join public.jobs as job using (id)
      order by case when job.search @@ in_title then 1 when job.search @@ in_heading then 2 else 3 end,
        job.pt operator(extensions.<->) center, job.created_at desc, job.id
      limit page_size offset page_offset);
  end if;
  return query
    select job.id, job.slug, job.title, job.company_name, job.company_logo, job.location, job.type, job.salary, job.tags,
      job.created_at, public.arc_km(job.pt operator(extensions.<->) center)
    from unnest(ids) with ordinality as listed (id, place) join public.jobs as job using (id)
    order by listed.place;
end
$function$;

alter function "public"."page_of_jobs"(uuid[], extensions.cube, tsquery, tsquery, integer, integer) owner to "postgres";

create or replace function public.places_around (
  lat       double precision,
  lng       double precision,
  radius_km double precision
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  set plan_cache_mode to 'force_custom_plan'
  set enable_seqscan to 'off'
  set jit to 'off'
  AS $function$
declare
  center constant extensions.cube := public.sphere_point(lat, lng);
  chord constant double precision := public.chord_km(least(radius_km, public.largest_radius_km()));
  area constant extensions.cube := extensions.cube_enlarge(center, chord, 3);
  farther constant extensions.cube := extensions.cube_enlarge(center, public.chord_km(least(radius_km * 5, public.largest_radius_km())), 3);
begin
  return (
    with known as (
      select place.state_slug, place.city_slug, place.neighborhood_slug from public.places as place
      where place.kind = 'city' and place.namesake = 0
        and area operator(extensions.@>) place.pt and (place.pt operator(extensions.<->) center) <= chord
      union
      select place.state_slug, place.city_slug, place.neighborhood_slug from public.places as place
      where place.kind = 'neighborhood' and place.namesake = 0
        and area operator(extensions.@>) place.pt and (place.pt operator(extensions.<->) center) <= chord),
    -- Materialized, or the jobs of every city around are averaged before the gazetteer is asked.
    unlisted as materialized (
      select candidate.state_slug, candidate.city_slug, nullif(candidate.neighborhood_slug, '') as neighborhood_slug
      from public.posted_places as candidate
      where farther operator(extensions.@>) candidate.pt
        and case when candidate.neighborhood_slug = '' then not exists (select from public.places as place
            where place.kind = 'city' and place.state_slug = candidate.state_slug and place.city_slug = candidate.city_slug
              and place.namesake = 0)
          else not exists (select from public.places as place
            where place.kind = 'neighborhood' and place.state_slug = candidate.state_slug and place.city_slug = candidate.city_slug
              and place.neighborhood_slug = candidate.neighborhood_slug and place.namesake = 0) end),
    posted as (
      select unlisted.* from unlisted
      where (public.posted_middle(state_slug, city_slug, neighborhood_slug) operator(extensions.<->) center) <= chord)
    select coalesce(jsonb_agg(jsonb_build_array(state_slug, city_slug, neighborhood_slug)), '[]')
    from (select * from known union select * from posted) as page);
end
$function$;

alter function "public"."places_around"(double precision, double precision, double precision) owner to "postgres";

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
  asked record;
  by_index boolean;
begin
  perform public.check_job_search(center_lat, center_lng, radius_km, min_pay, 'date', page_size, 0);
  if center is null or chord is null then
    return;
  end if;
  select * into asked from public.read_search(words);
  if asked.is_asked and asked.wanted is null then
    return;
  end if;
  by_index := not public.is_crowded_area(extensions.cube_enlarge(center, chord, 3))
    or (asked.is_asked and (public.guess_matches(asked.named, null)).matches <= public.search_limit('read'));
  return query
    with every as materialized (
      select found_one.id, found_one.pay_currency, found_one.min_pay_per_hour, found_one.seen > public.search_limit('read') as is_cut
      from public.jobs_by_index(center, chord, types, min_pay, currency, asked.wanted, asked.named, null) as found_one where by_index
      union all
      select found_one.id, found_one.pay_currency, found_one.min_pay_per_hour, found_one.is_last
      from public.jobs_in_order(center, chord, types, min_pay, currency, asked.wanted, null, true, public.search_limit('ranked')) as found_one where not by_index),
    opened as materialized (
      select every.id, opening.opened_at, opening.opened_at > now() - interval '7 days' as is_new
      from every join public.job_openings as opening on opening.job_id = every.id
      where min_pay is null or (every.min_pay_per_hour >= min_pay and every.pay_currency = currency))
    select job.id, job.slug, job.title, job.company_name, job.company_logo, job.location, job.type, job.salary, job.tags,
      job.created_at, public.arc_km(job.pt operator(extensions.<->) center), newest.total,
      (by_index or newest.is_all_new) and (select bool_or(is_cut) or (not by_index and count(*) >= public.search_limit('ranked')) from every)
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

create or replace function public.read_search (
  words text,
  OUT   is_asked boolean,
  OUT   wanted tsquery,
  OUT   in_title tsquery,
  OUT   in_heading tsquery,
  OUT   corrected text,
  OUT   named tsquery,
  OUT   rarest double precision
)
  returns record
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  parts tsquery[];
  part record;
begin
  is_asked := coalesce(trim(left(words, 200)) <> '', false);
  if is_asked then
    select asked.wanted, asked.wanted_in_title, asked.wanted_in_heading, asked.corrected, asked.parts
      into wanted, in_title, in_heading, corrected, parts from public.read_job_words(left(words, 200)) as asked;
    for part in select asked.part, (public.guess_matches(asked.part, null)).matches from unnest(parts) as asked (part) order by 2 limit 3 loop
      named := coalesce(named && part.part, part.part);
      rarest := coalesce(rarest, part.matches);
    end loop;
  end if;
end
$function$;

alter function "public"."read_search"(text) owner to "postgres";

create or replace function public.remembered_request (
  employer_id    uuid,
  talent_user_id uuid
)
  returns text
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  return (
    select case when known.is_declined then 'declined' when known.asked_at > now() - interval '30 days' then 'asked' end
    from public.asked_talents as known
    where known.employer_id = remembered_request.employer_id and known.talent_user_id = remembered_request.talent_user_id);
end
$function$;

alter function "public"."remembered_request"(uuid, uuid) owner to "postgres";

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
  AS $function$
#variable_conflict use_column
declare
  center constant extensions.cube := public.sphere_point(center_lat, center_lng);
  asked record;
  found_ones record;
begin
  perform public.check_job_search(center_lat, center_lng, radius_km, min_pay, sort, page_size, page_offset);
  select * into asked from public.read_search(words);
  if asked.is_asked and asked.wanted is null then
    return;
  end if;
  select * into found_ones from public.matching_jobs(center, case when center is not null then public.chord_km(radius_km) end,
    job_types, min_pay, currency, asked.wanted, asked.named, asked.rarest, left(category, 200), center is null or sort = 'date',
    sort = 'relevance' and asked.wanted is not null, page_offset + page_size, false);
  return query
    select * from public.page_of_jobs(found_ones.ids, center, asked.in_title, case when sort = 'relevance' then asked.in_heading end,
      page_size, page_offset);
end
$function$;

create or replace function public.search_limit (
  name text
)
  returns integer
  language plpgsql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
begin
  return case name
    -- A count that gets there says '10,000+'.
    when 'counted' then 10000
    -- Jobs whose entries in an index are looked at.
    when 'looked at' then 20000
    -- Of the newest, to tell how many of them are around a place.
    when 'sampled' then 1000
    -- Jobs that are read to see whether they match: in their order, and in none.
    when 'read in order' then 4000
    when 'read' then 10000
    -- Entries that an index of words or categories may name; what more jobs have is found by reading jobs in their order.
    when 'named' then 30000
    -- The nearest that match, or the newest, of which the best are told.
    when 'ranked' then 1000
    -- More jobs than that make a circle crowded.
    when 'crowded' then 5000
    -- Jobs around a place whose figures are counted while somebody waits (D64).
    when 'told' then 500
  end;
end
$function$;

create or replace function public.short_name (
  full_name text
)
  returns text
  language plpgsql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
begin
  return (
    with words as (
      -- Marks that turn a line around or show nothing are no part of a name.
      select array_agg(word order by place) as all_words
      from regexp_split_to_table(
        regexp_replace(normalize(full_name, NFC), '[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]', '', 'g'),
        '[\s\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\u00b7\u30fb]+') with ordinality as part (word, place)
      where word collate "und-x-icu" ~ '[[:alpha:]]'),
    ends as (
      select rtrim(all_words[1], ',;') as first_word, all_words[cardinality(all_words)] as last_word,
        cardinality(all_words) = 1 or all_words[1] ~
          '^[\u3005\u3007\u3040-\u30ff\u3100-\u312f\u3400-\u9fff\uac00-\ud7a3\uf900-\ufaff\U00020000-\U0003ffff]' as is_initial_alone
      from words),
    shown as (
      select first_word, is_initial_alone, public.initial_of(word) as initial,
        public.initial_of(word) <> regexp_replace(word collate "und-x-icu", '[[:digit:][:punct:]]', '', 'g')
          or (is_initial_alone and first_word <> last_word) as is_part
      from ends, lateral (select case when is_initial_alone then first_word else last_word end as word) as initialed)
    select coalesce((
      select case
        when is_part then case when is_initial_alone then '' else first_word || ' ' end || upper(initial collate "und-x-icu") || '.'
        when not is_initial_alone then first_word end
      from shown), 'Job seeker'));
end
$function$;

alter function "public"."short_name"(text) owner to "postgres";

create or replace function public.site_figures()
  returns SETOF jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_array(name) from unnest(array['claims', 'categories', 'cities', 'employer pages']) as name
  union
  select public.sitemap_question(state) from (
    select public.slugify(name) as state from public.us_states()
    union select jsonb_array_elements_text(public.states_of_jobs())) as states
$function$;

alter function "public"."site_figures"() owner to "postgres";

create or replace function public.sitemap_places (
  state      text             default null::text,
  least_jobs integer          default 3,
  radius_km  double precision default public.default_radius_km()
)
  returns jsonb
  language sql
  security definer
  set search_path to ''
  AS $function$ select public.ask_figure(public.sitemap_question(state, least_jobs, radius_km)) $function$;

create or replace function public.sitemap_question (
  state      text,
  least_jobs integer          default 3,
  radius_km  double precision default public.default_radius_km()
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$ select jsonb_build_array('places', state, least_jobs, radius_km) $function$;

alter function "public"."sitemap_question"(text, integer, double precision) owner to "postgres";

revoke all on function "public"."are_jobs_few"() from public;

revoke all on function "public"."are_jobs_few"() from "postgres";

grant execute on function "public"."are_jobs_few"() to "postgres";

grant execute on function "public"."are_jobs_few"() to "service_role";

revoke all on function "public"."cities_with_jobs"(text, text, integer) from public;

revoke all on function "public"."cities_with_jobs"(text, text, integer) from "postgres";

grant execute on function "public"."cities_with_jobs"(text, text, integer) to "postgres";

grant execute on function "public"."cities_with_jobs"(text, text, integer) to "service_role";

revoke all on function "public"."count_open_jobs"(extensions.cube, double precision, text[], numeric, text) from public;

revoke all on function "public"."count_open_jobs"(extensions.cube, double precision, text[], numeric, text) from "postgres";

grant execute on function "public"."count_open_jobs"(extensions.cube, double precision, text[], numeric, text) to "postgres";

grant execute on function "public"."count_open_jobs"(extensions.cube, double precision, text[], numeric, text) to "service_role";

revoke all
  on function
    "public"."find_jobs"(double precision, double precision, double precision, text, text[], numeric, text, text, integer,
    integer, text)
  from public;

grant execute
  on function
    "public"."find_jobs"(double precision, double precision, double precision, text, text[], numeric, text, text, integer,
    integer, text)
  to "anon", "authenticated";

revoke all
  on function
    "public"."find_jobs"(double precision, double precision, double precision, text, text[], numeric, text, text, integer,
    integer, text)
  from "postgres";

grant execute
  on function
    "public"."find_jobs"(double precision, double precision, double precision, text, text[], numeric, text, text, integer,
    integer, text)
  to "postgres";

grant execute
  on function
    "public"."find_jobs"(double precision, double precision, double precision, text, text[], numeric, text, text, integer,
    integer, text)
  to "service_role";

revoke all on function "public"."initial_of"(text) from public;

revoke all on function "public"."initial_of"(text) from "postgres";

grant execute on function "public"."initial_of"(text) to "postgres";

grant execute on function "public"."initial_of"(text) to "service_role";

revoke all on function "public"."initial_of_city"(text) from public;

revoke all on function "public"."initial_of_city"(text) from "postgres";

grant execute on function "public"."initial_of_city"(text) to "postgres";

grant execute on function "public"."initial_of_city"(text) to "service_role";

revoke all
  on function "public"."jobs_by_index"(extensions.cube, double precision, text[], numeric, text, tsquery, tsquery, text)
  from public;

revoke all
  on function "public"."jobs_by_index"(extensions.cube, double precision, text[], numeric, text, tsquery, tsquery, text)
  from "postgres";

grant execute
  on function "public"."jobs_by_index"(extensions.cube, double precision, text[], numeric, text, tsquery, tsquery, text)
  to "postgres";

grant execute
  on function "public"."jobs_by_index"(extensions.cube, double precision, text[], numeric, text, tsquery, tsquery, text)
  to "service_role";

revoke all
  on function
    "public"."matching_jobs"(extensions.cube, double precision, text[], numeric, text, tsquery, tsquery, double precision, text,
    boolean, boolean, integer, boolean)
  from public;

revoke all
  on function
    "public"."matching_jobs"(extensions.cube, double precision, text[], numeric, text, tsquery, tsquery, double precision, text,
    boolean, boolean, integer, boolean)
  from "postgres";

grant execute
  on function
    "public"."matching_jobs"(extensions.cube, double precision, text[], numeric, text, tsquery, tsquery, double precision, text,
    boolean, boolean, integer, boolean)
  to "postgres";

grant execute
  on function
    "public"."matching_jobs"(extensions.cube, double precision, text[], numeric, text, tsquery, tsquery, double precision, text,
    boolean, boolean, integer, boolean)
  to "service_role";

revoke all on function "public"."page_of_jobs"(uuid[], extensions.cube, tsquery, tsquery, integer, integer) from public;

revoke all on function "public"."page_of_jobs"(uuid[], extensions.cube, tsquery, tsquery, integer, integer) from "postgres";

grant execute on function "public"."page_of_jobs"(uuid[], extensions.cube, tsquery, tsquery, integer, integer) to "postgres";

grant execute on function "public"."page_of_jobs"(uuid[], extensions.cube, tsquery, tsquery, integer, integer) to "service_role";

revoke all on function "public"."places_around"(double precision, double precision, double precision) from public;

revoke all on function "public"."places_around"(double precision, double precision, double precision) from "postgres";

grant execute on function "public"."places_around"(double precision, double precision, double precision) to "postgres";

grant execute on function "public"."places_around"(double precision, double precision, double precision) to "service_role";

revoke all on function "public"."read_search"(text) from public;

revoke all on function "public"."read_search"(text) from "postgres";

grant execute on function "public"."read_search"(text) to "postgres";

grant execute on function "public"."read_search"(text) to "service_role";

revoke all on function "public"."remembered_request"(uuid, uuid) from public;

revoke all on function "public"."remembered_request"(uuid, uuid) from "postgres";

grant execute on function "public"."remembered_request"(uuid, uuid) to "postgres";

grant execute on function "public"."remembered_request"(uuid, uuid) to "service_role";

revoke all on function "public"."short_name"(text) from public;

revoke all on function "public"."short_name"(text) from "postgres";

grant execute on function "public"."short_name"(text) to "postgres";

grant execute on function "public"."short_name"(text) to "service_role";

revoke all on function "public"."site_figures"() from public;

revoke all on function "public"."site_figures"() from "postgres";

grant execute on function "public"."site_figures"() to "postgres";

grant execute on function "public"."site_figures"() to "service_role";

revoke all on function "public"."sitemap_question"(text, integer, double precision) from public;

revoke all on function "public"."sitemap_question"(text, integer, double precision) from "postgres";

grant execute on function "public"."sitemap_question"(text, integer, double precision) to "postgres";

grant execute on function "public"."sitemap_question"(text, integer, double precision) to "service_role";

create index jobs_newest on public.jobs using btree (created_at desc, id)
  include (pt, expires_at, type, pay_currency, min_pay_per_hour)
  where (status = 'open'::text);

-- The cities of a state or an initial are told out of one figure now.
delete from public.kept_figures where question ->> 0 = 'cities' and jsonb_array_length(question) > 1;
