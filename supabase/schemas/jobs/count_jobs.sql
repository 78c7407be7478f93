-- How many open jobs match, up to 10,000, and how many more would if they named a minimum pay (D33). `is_more`: there are more than
-- the total says, because counting stops there, or where as many jobs were read for it as `search_limit` allows. `understood_as` is the corrected words where
-- a misspelt one was replaced.
create function public.count_jobs(
  center_lat double precision default null, center_lng double precision default null, radius_km double precision default null,
  words text default null, job_types text[] default null, min_pay numeric default null, currency text default 'USD',
  category text default null)
returns table(total bigint, without_minimum bigint, understood_as text, is_more boolean)
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
set enable_seqscan = off
set jit = off
as $$
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
$$;
grant execute on function public.count_jobs(double precision, double precision, double precision, text, text[], numeric, text, text)
  to anon, authenticated, service_role;
