-- The job types. Their labels are in lib/messages/<language>/employment, their synonyms for searches in find_expression and
-- occupation_words.
create function public.job_types() returns text[]
language sql immutable parallel safe
set search_path = ''
as $$ select array['full-time', 'part-time', 'contract', 'temporary', 'internship', 'volunteer'] $$;

grant execute on function public.job_types() to authenticated, service_role;
