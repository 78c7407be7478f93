-- Returns a query that matches every job, because every job has a type. For 'jobs near me', and for searches that only exclude ('-night').
create function public.any_job_query() returns tsquery
language sql immutable parallel safe
set search_path = ''
as $$ select string_agg(quote_literal('=' || type), ' | ')::tsquery from unnest(public.job_types()) as type $$;

grant execute on function public.any_job_query() to service_role;
