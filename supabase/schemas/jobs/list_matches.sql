-- Returns the ids of the first matching jobs in the search's order (order_by_clause), at most `max_matches`.
create function public.list_matches(search public.job_search, max_matches integer) returns uuid[]
language plpgsql stable security definer
set search_path = ''
set enable_seqscan = off
set jit = off
set max_parallel_workers_per_gather = 0
as $$
declare
  ids uuid[];
begin
  execute format('
      select array(
        select job.id
        from (select job.id, job.pt, job.created_at, job.pay_currency, job.min_pay_per_hour from public.jobs as job where %s %s) as job
        order by %s
        limit $2)',
      public.where_clause(search),
      -- Prevents a scan in order over all jobs, which takes seconds if few have the words.
      case when search.has_words then 'offset 0' end,
      public.order_by_clause(search))
    into ids using search, max_matches;
  return ids;
end
$$;

grant execute on function public.list_matches(public.job_search, integer) to service_role;
