-- Whether at most 5,000 jobs are open, so that counts need no cache.
create function public.has_few_jobs() returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
declare
  max_counted constant integer := public.search_limit('counted now');
begin
  return (select count(*) <= max_counted from (
    select from public.jobs where status = 'open' limit max_counted + 1) as some_jobs);
end
$$;

grant execute on function public.has_few_jobs() to service_role;
