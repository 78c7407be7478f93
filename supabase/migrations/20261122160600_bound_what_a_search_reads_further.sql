-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

drop function "public"."jobs_by_index"(extensions.cube, double precision, text[], numeric, text, tsquery, text, integer);

drop function
  "public"."jobs_in_order"(extensions.cube, double precision, text[], numeric, text, tsquery, text, boolean, integer);

drop function "public"."own_data"();

drop function
  "public"."preview_job_alert"(text, text[], numeric, text, double precision, double precision, double precision, integer);

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

create or replace function public.jobs_by_index (
  center       extensions.cube,
  radius_chord double precision,
  types        text[],
  min_pay      numeric,
  currency     text,
  wanted       tsquery,
  named        tsquery,
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
      and (types is null or way = 'pay' or found_one.type = any (types)))
    limit most;
end
$function$;

alter function
  "public"."jobs_by_index"(extensions.cube, double precision, text[], numeric, text, tsquery, tsquery, text, integer) owner to
  "postgres";

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
  jobs text;
  found uuid[];
begin
  if by_date and area is not null and most <= 100 then
    -- Around a crowded place the newest of all soon fill a page.
    execute format('select array(select job.id from (select * %s order by job.created_at desc, job.id limit $9) as job
        where (job.pt operator(extensions.<->) $2) <= $3 and %s limit $10)', opened, matches)
      into found using area, center, radius_chord, types, min_pay, currency, wanted, category, public.search_limit('read in order'), most;
    if cardinality(found) = most then
      return query select newest, null::text, null::numeric, false from unnest(found) as newest;
      return;
    end if;
  end if;
  jobs := case
    when not by_date then
      format('select job.id, job.pay_currency, job.min_pay_per_hour, %s as is_match %s %s order by job.pt operator(extensions.<->) $2, job.id limit $9',
        matches, opened, around)
    -- The order is that of the whole circle: it comes out of the index, and so does who pays what, before any job is read.
    when is_read and area is not null then
      format('select newest.id, newest.pay_currency, newest.min_pay_per_hour,
          (select %s from public.jobs as job where job.id = newest.id) as is_match
        from (select job.id, job.pay_currency, job.min_pay_per_hour %s %s and %s
          order by job.created_at desc, job.id limit $9) as newest', says, opened, around, pays)
    else
      format('select job.id, job.pay_currency, job.min_pay_per_hour, %s as is_match %s %s order by job.created_at desc, job.id limit $9',
        matches, opened, around)
    end;
  return query execute format(case when is_read
      then 'select case when is_match then id end, pay_currency, min_pay_per_hour, seen = $9
        from (select job.*, row_number() over () as seen from (%s) as job) as job where is_match or seen = $9 limit $10'
      else 'select id, pay_currency, min_pay_per_hour, false from (%s) as job where is_match limit $10' end, jobs)
    using area, center, radius_chord, types, min_pay, currency, wanted, category,
      public.search_limit(case when is_read then 'read in order' else 'looked at' end), most;
end
$function$;

alter function
  "public"."jobs_in_order"(extensions.cube, double precision, text[], numeric, text, tsquery, text, boolean, integer) owner to
  "postgres";

create or replace function public.my_jobs (
  words       text    default ''::text,
  state       text    default null::text,
  page_size   integer default 20,
  page_offset integer default 0
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  with own as materialized (
    select id, created_at,
      case when status <> 'closed' and expires_at <= now() then 'expired' else status end as state
    from public.jobs
    where employer_id = (select auth.uid())
      and (trim(coalesce(left(my_jobs.words, 200), '')) = '' or position(lower(trim(left(my_jobs.words, 200))) in
        lower(title || ' ' || (location #>> '{address,city}'))) > 0)),
  wanted as (select * from own where my_jobs.state is null or own.state = my_jobs.state),
  shown as (
    select * from wanted order by created_at desc, id
    limit least(greatest(my_jobs.page_size, 1), 100) offset greatest(my_jobs.page_offset, 0))
  select jsonb_build_object(
    'counts', (select jsonb_build_object(
        'open', count(*) filter (where own.state = 'open'), 'paused', count(*) filter (where own.state = 'paused'),
        'closed', count(*) filter (where own.state = 'closed'), 'expired', count(*) filter (where own.state = 'expired'))
      from own),
    'total', (select count(*) from wanted),
    'jobs', coalesce((select jsonb_agg(jsonb_build_object(
        'id', job.id, 'slug', job.slug, 'title', job.title, 'location', job.location, 'type', job.type,
        'status', job.status, 'state', shown.state, 'created_at', job.created_at, 'expires_at', job.expires_at,
        'ended_at', job.ended_at, 'views', coalesce(seen.views, 0),
        'applications', received.total, 'new_applications', received.fresh)
        order by shown.created_at desc, shown.id)
      from shown
      join public.jobs as job on job.id = shown.id
      left join public.job_views as seen on seen.job_id = shown.id
      cross join lateral (
        select count(*) as total, count(*) filter (where application.status = 'new') as fresh
        from public.applications as application where application.job_id = shown.id) as received), '[]'))
$function$;

create or replace function public.my_saved_talents()
  returns table (
    talent_id         uuid,
    saved_at          timestamp with time zone,
    note              text,
    is_available      boolean,
    name              text,
    headline          text,
    bio               text,
    skills            text[],
    experience_years  integer,
    available_from    date,
    desired_job_types text[],
    desired_salary    jsonb,
    city              text,
    state             text,
    request_status    text,
    email             text,
    phone             text,
    has_cv            boolean,
    is_cv_scanned     boolean
  )
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  viewer uuid := (select auth.uid());
  readable uuid[];
begin
  if not public.is_employer() then
    return;
  end if;
  if public.is_proven_employer() then
    -- Once, and not for each row that is looked at.
    readable := public.read_talents(array(
      select saved.talent_id from public.saved_talents as saved
      join public.job_seeker_profiles as talent on talent.id = saved.talent_id and talent.is_visible
      where saved.employer_id = viewer and not saved.was_read
      order by saved.created_at desc, saved.talent_id limit 1000));
    update public.saved_talents set was_read = true
      where employer_id = viewer and talent_id = any (readable) and not was_read;
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
      request.status = 'accepted' and talent.cv_url is not null,
      exists (select from public.uploads as cv where cv.path = talent.cv_url and cv.scanned_at is not null)
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
$function$;

create or replace function public.own_data()
  returns json
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  viewer uuid := (select auth.uid());
  sources text;
  found_data json;
begin
  if viewer is null then
    raise exception 'AUTHENTICATION_REQUIRED' using errcode = 'PT401';
  end if;
  -- One question for all tables: to put one answer after the other together copies all that was found each time.
  select string_agg(format(
      'select %L, (select json_agg(said) from (select %s from public.%I as own where %s) as said)',
      source.table_name, source.columns, source.table_name, source.is_own), ' union all ')
    into sources
    from (
      select named.relname as table_name, string_agg(format('own.%I = $1', pointer.attname), ' or ') as is_own, (
        select string_agg(format('own.%I', attname), ', ') from pg_catalog.pg_attribute
        where attrelid = named.oid and attnum > 0 and not attisdropped and attgenerated = '' and attname !~ '_hash$'
          and attname <> all (array['idempotency_key', 'manage_token', 'wanted', 'watch_keys', 'unsure_words'])
          -- The talent's, who can take it back.
          and not (named.relname = 'contact_requests' and attname = 'phone')) as columns
      from pg_catalog.pg_constraint as reference
      join pg_catalog.pg_class as named on named.oid = reference.conrelid
      join pg_catalog.pg_attribute as pointer
        on pointer.attrelid = reference.conrelid and pointer.attnum = reference.conkey[1]
      join pg_catalog.pg_attribute as target
        on target.attrelid = reference.confrelid and target.attnum = reference.confkey[1]
      where reference.contype = 'f' and cardinality(reference.conkey) = 1
        and named.relnamespace = 'public'::regnamespace
        and (reference.confrelid = 'auth.users'::regclass
          or (reference.confrelid = any (array['public.employer_profiles'::regclass, 'public.job_seeker_profiles'::regclass])
            and target.attname = 'user_id'))
      group by named.oid, named.relname) as source;
  execute 'select json_object_agg(named, coalesce(data, ''[]''::json)) from (' || sources || ' union all values
      (''account'', $2), (''stopped_addresses'', $3), (''interested_companies'', $4)) as each (named, data)'
    using viewer,
      (select json_build_object('email', account.email, 'role', account.raw_user_meta_data ->> 'role',
        'created_at', account.created_at, 'last_sign_in_at', account.last_sign_in_at)
        from auth.users as account where account.id = viewer),
      (select json_agg(stopped) from public.stopped_addresses as stopped
        join auth.users as account on lower(account.email) = stopped.address where account.id = viewer),
      (select json_agg(to_jsonb(company) - array['request_id', 'company_logo']) from public.my_interested_companies() as company)
    into found_data;
  return found_data;
end
$function$;

alter function "public"."own_data"() owner to "postgres";

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
  types text[] := nullif(job_types[1:6], '{}');
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

alter function
  "public"."preview_job_alert"(text, text[], numeric, text, double precision, double precision, double precision, integer) owner
  to "postgres";

create or replace function public.rarest_parts (
  parts tsquery[],
  OUT   named tsquery,
  OUT   rarest double precision
)
  returns record
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  part record;
begin
  for part in select asked.part, (public.guess_matches(asked.part, null)).matches from unnest(parts) as asked (part) order by 2 limit 3 loop
    named := coalesce(named && part.part, part.part);
    rarest := coalesce(rarest, part.matches);
  end loop;
end
$function$;

alter function "public"."rarest_parts"(tsquery[]) owner to "postgres";

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
    when 'looked at' then 40000
    -- Jobs that are read to see whether they match: in their order, and in none.
    when 'read in order' then 8000
    when 'read' then 20000
    -- Entries that an index of words or categories may name; what more jobs have is found by reading jobs in their order.
    when 'named' then 50000
    -- The nearest that match, or the newest, of which the best are told.
    when 'ranked' then 1000
    -- More jobs than that make a circle crowded.
    when 'crowded' then 5000
  end
$function$;

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
      from public.jobs_in_order(base_pt, public.chord_km(25), null, null, null, wanted, null, false, 101) as nearest
      join public.jobs as job using (id)
      where job.id <> job_id
      order by job.pt operator(extensions.<->) base_pt
      limit 100)
    select job.id, job.slug, job.title, job.company_name, job.company_logo, job.location, job.type, job.salary, job.tags,
      job.created_at, public.arc_km(near.chord)
    from near join public.jobs as job using (id)
    order by extensions.similarity(public.occupation_words(near.title), base_words) desc, near.chord, id
    limit 6;
end
$function$;

revoke all
  on function
    "public"."jobs_by_index"(extensions.cube, double precision, text[], numeric, text, tsquery, tsquery, text, integer)
  from public;

revoke all
  on function
    "public"."jobs_by_index"(extensions.cube, double precision, text[], numeric, text, tsquery, tsquery, text, integer)
  from "postgres";

grant execute
  on function
    "public"."jobs_by_index"(extensions.cube, double precision, text[], numeric, text, tsquery, tsquery, text, integer)
  to "postgres";

grant execute
  on function
    "public"."jobs_by_index"(extensions.cube, double precision, text[], numeric, text, tsquery, tsquery, text, integer)
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

revoke all on function "public"."own_data"() from public;

grant execute on function "public"."own_data"() to "authenticated";

revoke all on function "public"."own_data"() from "postgres";

grant execute on function "public"."own_data"() to "postgres";

grant execute on function "public"."own_data"() to "service_role";

revoke all
  on function
    "public"."preview_job_alert"(text, text[], numeric, text, double precision, double precision, double precision, integer)
  from public;

grant execute
  on function
    "public"."preview_job_alert"(text, text[], numeric, text, double precision, double precision, double precision, integer)
  to "anon", "authenticated";

revoke all
  on function
    "public"."preview_job_alert"(text, text[], numeric, text, double precision, double precision, double precision, integer)
  from "postgres";

grant execute
  on function
    "public"."preview_job_alert"(text, text[], numeric, text, double precision, double precision, double precision, integer)
  to "postgres";

grant execute
  on function
    "public"."preview_job_alert"(text, text[], numeric, text, double precision, double precision, double precision, integer)
  to "service_role";

revoke all on function "public"."rarest_parts"(tsquery[]) from public;

revoke all on function "public"."rarest_parts"(tsquery[]) from "postgres";

grant execute on function "public"."rarest_parts"(tsquery[]) to "postgres";

grant execute on function "public"."rarest_parts"(tsquery[]) to "service_role";
