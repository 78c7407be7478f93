-- The first `most` jobs that match, the newest first or the nearest, by going through the jobs in that order: past 100,000 in the
-- index, past 10,000 that have to be read for their words or category, whatever there is beyond is not found. For what many match.
create function public.jobs_in_order(center extensions.cube, radius_chord double precision, types text[], min_pay numeric,
  currency text, wanted tsquery, category text, by_date boolean, most integer)
returns setof uuid
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
set enable_seqscan = off
set enable_bitmapscan = off
set jit = off
as $$
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
$$;
grant execute on function public.jobs_in_order(extensions.cube, double precision, text[], numeric, text, tsquery, text, boolean, integer) to service_role;
