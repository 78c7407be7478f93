-- How many open jobs there are of these types and with this pay, around a place, in the shapes that somebody drew, or everywhere: up to
-- 10,000, out of indexes alone, as count_jobs says them; `newest` is when the last of those around was posted, where all were looked at.
create function public.count_open_jobs(center extensions.cube, radius_chord double precision, types text[], min_pay numeric,
  currency text, shapes polygon[], out total bigint, out without_minimum bigint, out is_more boolean,
  out newest timestamptz)
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
set enable_seqscan = off
set jit = off
as $$
declare
  most constant integer := public.search_limit('counted');
  looked_most constant integer := case when types is null and min_pay is null then most + 1 else public.search_limit('looked at') end;
  area constant extensions.cube := public.search_cube(center, radius_chord, shapes);
begin
  without_minimum := 0;
  if area is not null then
    select count(*) filter (where near.is_of_type and near.pays),
        count(*) filter (where near.is_of_type and min_pay is not null and near.min_pay_per_hour is null),
        count(*) = looked_most,
        case when count(*) < looked_most then max(near.created_at) filter (where near.is_of_type and near.pays) end
      into total, without_minimum, is_more, newest
      from (
        select job.created_at, job.min_pay_per_hour, types is null or job.type = any (types) as is_of_type,
          min_pay is null or (job.min_pay_per_hour >= min_pay and job.pay_currency = currency) as pays
        from public.jobs as job
        where job.status = 'open' and job.expires_at > now()
          and area operator(extensions.@>) job.pt and (radius_chord is null or (job.pt operator(extensions.<->) center) <= radius_chord)
          and (shapes is null or public.is_in_areas(job.pt, shapes))
        limit looked_most) as near;
    if is_more and min_pay is not null and total <= most and public.is_rare_pay(types, min_pay, currency) then
      select paying.total, paying.is_more into total, is_more
        from public.jobs_by_index(center, radius_chord, types, min_pay, currency, null, null, null, null, 0, shapes, false) as paying;
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
$$;

grant execute on function public.count_open_jobs(extensions.cube, double precision, text[], numeric, text, polygon[]) to service_role;
