-- Whether at most 10,000 open jobs of these types pay so much.
create function public.is_rare_pay(types text[], min_pay numeric, currency text)
returns boolean
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
set enable_seqscan = off
set enable_bitmapscan = off
set enable_indexonlyscan = on
set jit = off
as $$
begin
  return (select count(*) <= public.search_limit('counted') from (
    select from public.jobs as job
    where job.status = 'open' and job.type = any (coalesce(types, public.job_types()))
      and (min_pay is null or (job.min_pay_per_hour >= min_pay and job.pay_currency = currency))
    limit public.search_limit('counted') + 1) as some_jobs);
end
$$;
grant execute on function public.is_rare_pay(text[], numeric, text) to service_role;
