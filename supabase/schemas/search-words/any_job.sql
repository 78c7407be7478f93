-- A query that every job answers: it has a type. What 'jobs near me' asks for, and what '-night' leaves some of.
create function public.any_job() returns tsquery
language sql immutable parallel safe
set search_path = ''
as $$ select string_agg(quote_literal('=' || type), ' | ')::tsquery from unnest(public.job_types()) as type $$;

grant execute on function public.any_job() to service_role;
