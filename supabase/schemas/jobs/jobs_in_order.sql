-- The first `most` jobs that match, the newest first or the nearest, by going through the jobs in that order, how many they are, and where (`points`).
-- With words or a category 3,000 are read for it, without 20,000 entries of the index are looked at; `is_more`: there may be others. `with_unsaid`:
-- of the first that match but for their pay, those that pay the minimum, and how many name no pay. For what many match.
create function public.jobs_in_order(center extensions.cube, radius_chord double precision, types text[], min_pay numeric,
  currency text, wanted tsquery, category text, by_date boolean, most integer,
  shapes polygon[], with_unsaid boolean, out ids uuid[], out points extensions.cube[], out total bigint, out unsaid bigint,
  out is_more boolean)
language plpgsql stable security definer
set search_path = ''
set enable_seqscan = off
set enable_bitmapscan = off
set jit = off
as $$
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
$$;
grant execute on function public.jobs_in_order(extensions.cube, double precision, text[], numeric, text, tsquery, text, boolean, integer, polygon[], boolean) to service_role;
