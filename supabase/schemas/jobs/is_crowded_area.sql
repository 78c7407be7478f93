-- Whether more than 5,000 open jobs are in this box, which is too many to read each.
create function public.is_crowded_area(area extensions.cube)
returns boolean
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_bitmapscan = off
set enable_indexonlyscan = on
set jit = off
as $$
begin
  return (select count(*) > public.search_limit('crowded') from (
    select from public.jobs as job where job.status = 'open' and area operator(extensions.@>) job.pt limit public.search_limit('crowded') + 1) as near);
end
$$;
grant execute on function public.is_crowded_area(extensions.cube) to service_role;
