-- The job types that a talent wishes for, as job_kinds writes a job's.
create function public.talent_facets(job_types text[]) returns tsvector
language sql immutable parallel safe
set search_path = ''
as $$ select array_to_tsvector(array(select '=' || type from unnest(job_types) as type)) $$;

grant execute on function public.talent_facets(text[]) to authenticated, service_role;
