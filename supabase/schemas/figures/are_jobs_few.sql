-- Whether at most 10,000 jobs are open, over which every figure is counted anew.
create function public.are_jobs_few() returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return (select count(*) <= public.search_limit('counted') from (
    select from public.jobs where status = 'open' limit public.search_limit('counted') + 1) as some_jobs);
end
$$;

grant execute on function public.are_jobs_few() to service_role;
