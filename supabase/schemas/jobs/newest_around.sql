-- The newest jobs around a place, or in the shapes that somebody drew, of these types and with this pay: of as many entries of their index as count_open_jobs looks at.
create function public.newest_around(center extensions.cube, radius_chord double precision, types text[], min_pay numeric,
  currency text, most integer, shapes polygon[])
returns uuid[]
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
set enable_seqscan = off
set jit = off
as $$
declare
  area constant extensions.cube := public.search_cube(center, radius_chord, shapes);
begin
  return array(
    select near.id from (
      select job.id, job.created_at, job.type, job.min_pay_per_hour, job.pay_currency from public.jobs as job
      where job.status = 'open' and job.expires_at > now()
        and area operator(extensions.@>) job.pt and (radius_chord is null or (job.pt operator(extensions.<->) center) <= radius_chord)
        and (shapes is null or public.is_in_areas(job.pt, shapes))
      limit public.search_limit('looked at')) as near
    where (types is null or near.type = any (types))
      and (min_pay is null or (near.min_pay_per_hour >= min_pay and near.pay_currency = currency))
    order by near.created_at desc, near.id
    limit most);
end
$$;

grant execute on function public.newest_around(extensions.cube, double precision, text[], numeric, text, integer, polygon[]) to service_role;
