-- The job types a talent looks for, as lexemes like those of job_facets.
create function public.talent_facets(job_types text[]) returns tsvector
language sql immutable parallel safe
set search_path = ''
as $$ select array_to_tsvector(array(select '=' || type from unnest(job_types) as type)) $$;

grant execute on function public.talent_facets(text[]) to authenticated, service_role;
