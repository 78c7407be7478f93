-- Returns a number that grows with every insert, update and delete in jobs, from PostgreSQL's statistics.
create function public.count_job_changes() returns bigint
language sql volatile security definer
set search_path = ''
as $$
  select pg_stat_get_tuples_inserted(jobs.id) + pg_stat_get_tuples_updated(jobs.id) + pg_stat_get_tuples_deleted(jobs.id)
  from (select 'public.jobs'::regclass as id) as jobs
$$;

grant execute on function public.count_job_changes() to service_role;
