-- Counts matching jobs, up to `max_matches`.
create function public.count_matches(search public.job_search, max_matches integer) returns integer
language plpgsql stable security definer
set search_path = ''
set enable_seqscan = off
set jit = off
set max_parallel_workers_per_gather = 0
as $$
declare
  total integer;
begin
  execute format('select count(*) from (select from public.jobs as job where %s limit $2) as job', public.where_clause(search))
    into total using search, max_matches;
  return total;
end
$$;

grant execute on function public.count_matches(public.job_search, integer) to service_role;
