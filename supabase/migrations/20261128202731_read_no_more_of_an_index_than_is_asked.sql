-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

create or replace function public.jobs_by_index (
  center       extensions.cube,
  radius_chord double precision,
  types        text[],
  min_pay      numeric,
  currency     text,
  wanted       tsquery,
  named        tsquery,
  category     text,
  by_date      boolean,
  most         integer,
  shapes       polygon[],
  with_unsaid  boolean,
  OUT          ids uuid[],
  OUT          points extensions.cube[],
  OUT          total bigint,
  OUT          unsaid bigint,
  OUT          is_more boolean
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
  set enable_presorted_aggregate to 'off'
  set jit to 'off'
  AS $function$
declare
  way text := 'words';
begin
  if types is not null then
    named := named && (select string_agg(quote_literal('=' || type), ' | ')::tsquery from unnest(types) as type);
  end if;
  if (wanted is null and category is null) or (min_pay is not null and not with_unsaid and public.is_rare_pay(types, min_pay, currency)) then
    way := 'pay';
  elsif wanted is null or (category is not null and (public.guess_matches(null, category)).matches < (public.guess_matches(named, null)).matches) then
    way := 'category';
  end if;
  select coalesce((case
        when most = 0 then null
        when by_date is null then array_agg(seen.id) filter (where seen.is_match and seen.pays)
        else array_agg(seen.id order by seen.place, seen.id) filter (where seen.is_match and seen.pays) end)[1:most], '{}'),
      case when by_date is null and most > 0 then (array_agg(seen.pt) filter (where seen.is_match and seen.pays))[1:most] end,
      least(count(*) filter (where seen.is_match and seen.pays), public.search_limit('read')),
      least(count(*) filter (where min_pay is not null and seen.is_match and seen.min_pay_per_hour is null), public.search_limit('read')),
      count(*) > public.search_limit('read')
    into ids, points, total, unsaid, is_more
    from (
      -- Finding a column in a row costs more the further back it is, so none is looked for that nobody asks for.
      select job.id, case when by_date is null then job.pt end as pt, case when min_pay is not null then job.min_pay_per_hour end as min_pay_per_hour,
        -- One number to sort by: a first key that is null in every row makes sorting cost as much as reading.
        case when by_date is false then job.pt operator(extensions.<->) center else - date_part('epoch', job.created_at) end as place,
        (min_pay is null or (job.min_pay_per_hour >= min_pay and job.pay_currency = currency)) is true as pays,
        (radius_chord is null or (job.pt operator(extensions.<->) center) <= radius_chord)
          and (shapes is null or public.is_in_areas(job.pt, shapes))
          and (wanted is null or (way = 'words' and named = wanted) or job.search @@ wanted)
          and (category is null or way = 'category' or job.categories @> array[category])
          and (types is null or way = 'pay' or job.type = any (types)) as is_match
      from public.jobs as job
      where job.status = 'open' and (job.expires_at > now()) is true
        and (way <> 'words' or job.search @@ named)
        and (way <> 'category' or job.categories @> array[category])
        and (way <> 'pay' or (job.type = any (coalesce(types, public.job_types()))
          and (min_pay is null or (job.min_pay_per_hour >= min_pay and job.pay_currency = currency))))
      -- One beyond the limit stands for the rest.
      limit public.search_limit('read') + 1) as seen;
end
$function$;

create or replace function public.jobs_in_order (
  center       extensions.cube,
  radius_chord double precision,
  types        text[],
  min_pay      numeric,
  currency     text,
  wanted       tsquery,
  category     text,
  by_date      boolean,
  most         integer,
  shapes       polygon[],
  with_unsaid  boolean,
  OUT          ids uuid[],
  OUT          points extensions.cube[],
  OUT          total bigint,
  OUT          unsaid bigint,
  OUT          is_more boolean
)
  returns record
  language plpgsql
  stable
  security definer
  set search_path to ''
  set enable_seqscan to 'off'
  set enable_bitmapscan to 'off'
  set jit to 'off'
  AS $function$
declare
  area constant extensions.cube := public.search_cube(center, radius_chord, shapes);
  is_read constant boolean := wanted is not null or category is not null;
  enough constant text := '($5 is null or (job.min_pay_per_hour >= $5 and job.pay_currency = $6) is true)';
  pays constant text := '($4 is null or job.type = any ($4)) and ($13 or ' || enough || ')';
  says constant text := '($7 is null or job.search @@ $7) and ($8 is null or job.categories @> array[$8])';
  matches constant text := pays || ' and ' || says;
  opened constant text := 'from public.jobs as job where job.status = ''open'' and job.expires_at > now()';
  within constant text := '($3 is null or (job.pt operator(extensions.<->) $2) <= $3)
    and ($12 is null or ($1 operator(extensions.@>) job.pt and public.is_in_areas(job.pt, $12)))';
  around constant text := 'and ($1 is null or ($1 operator(extensions.@>) job.pt and ' || within || '))';
  -- Those that an index gives, read for what they say.
  given constant text := 'select given.id, given.pt, given.pay_currency, given.min_pay_per_hour, '
    || case when is_read then '(select ' || says || ' from public.jobs as job where job.id = given.id)' else 'true' end || ' as is_match from (%s) as given';
  -- Of everybody's newest, those around.
  newest constant text := format(given, 'select job.* from (select job.id, job.pt, job.type, job.pay_currency, job.min_pay_per_hour ' || opened || '
      order by job.created_at desc, job.id limit $11) as job where ' || within || ' and ' || pays || ' limit $9');
  seen_most integer := public.search_limit(case when is_read then 'read in order' else 'looked at' end);
  looked_most integer := public.search_limit('looked at');
  open_jobs double precision;
  share double precision;
  jobs text;
begin
  if by_date and area is not null then
    execute format('select avg((%s)::integer) from (select job.pt %s order by job.created_at desc, job.id limit $11) as job', within, opened)
      into share using area, center, radius_chord, null, null, null, null, null, null, null, public.search_limit('sampled'), shapes;
    select reltuples into open_jobs from pg_catalog.pg_class where oid = 'public.jobs_newest'::regclass;
    if share * open_jobs > looked_most / 2 then
      jobs := newest;
    elsif most < share * public.search_limit('read in order') then
      -- The newest of all soon fill a page.
      execute format('select array_agg(first_ones.id), array_agg(first_ones.pt), count(*), count(*) filter (where min_pay_per_hour is null)
          from (select * from (%s) as newest where is_match limit $10) as first_ones', newest)
        into ids, points, total, unsaid using area, center, radius_chord, types, min_pay, currency, wanted, category, seen_most, most,
          public.search_limit('read in order'), shapes, false;
      if total = most then
        is_more := true;
        return;
      end if;
    end if;
  end if;
  jobs := coalesce(jobs, case
    when not by_date then
      format('select job.id, job.pt, job.pay_currency, job.min_pay_per_hour, %s as is_match
        %s %s order by job.pt operator(extensions.<->) $2, job.id limit $9', matches, opened, around)
    -- The order is that of the whole circle: it comes out of the index, and so does who pays what, before any job is read.
    when is_read and area is not null then
      format(given, format('select job.id, job.pt, job.pay_currency, job.min_pay_per_hour %s %s and %s
        order by job.created_at desc, job.id limit $9', opened, around, pays))
    else
      format('select job.id, job.pt, job.pay_currency, job.min_pay_per_hour, %s as is_match
        %s %s order by job.created_at desc, job.id limit $9', matches, opened, around)
    end);
  execute format('select coalesce(array_agg(id) filter (where is_match and %s), ''{}''),
        coalesce(array_agg(pt) filter (where is_match and %1$s), ''{}''), count(*) filter (where is_match and %1$s),
        count(*) filter (where $5 is not null and is_match and min_pay_per_hour is null), coalesce(bool_or(seen = $9), false) or count(*) = $10
      from (select * from (select job.*, row_number() over () as seen from (%s) as job) as job
        where is_match or seen = $9 limit $10) as job', enough, jobs)
    into ids, points, total, unsaid, is_more
    using area, center, radius_chord, types, min_pay, currency, wanted, category, seen_most, most, looked_most, shapes, with_unsaid;
  if jobs = newest and not is_more then
    execute format('select count(*) = $1 from (select %s limit $1) as job', opened) into is_more using looked_most;
  end if;
end
$function$;

create or replace function public.place_facts (
  lat       double precision,
  lng       double precision,
  radius_km double precision,
  state     text,
  city      text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  most constant integer := public.search_limit('told');
  counted record;
  facts jsonb;
begin
  select least(around.total, public.search_limit('counted')) as total, around.is_more, around.newest into counted
    from public.count_open_jobs(public.sphere_point(lat, lng), public.chord_km(radius_km), null, null, null, null) as around;
  if counted.total <= most then
    facts := public.place_facts_now(lat, lng, radius_km, state, city, null);
  else
    facts := coalesce(public.kept_figure(jsonb_build_array('facts', lat, lng, radius_km, state, city)),
      public.place_facts_now(lat, lng, radius_km, state, city, most / 2));
  end if;
  return facts || jsonb_build_object('total', counted.total, 'is_more', counted.is_more,
    'newest', case when counted.is_more then (select created_at from public.search_jobs(lat, lng, radius_km, sort => 'date', page_size => 1))
      else counted.newest end);
end
$function$;

create index jobs_around on public.jobs using gist (pt) include (id, expires_at, created_at)
  where (status = 'open'::text);
