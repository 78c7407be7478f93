-- Returns a query for adjacent words, each in the given weights ('' for any); null without a stem.
create function public.phrase_query(words text, weights text) returns tsquery
language sql immutable parallel safe
set search_path = ''
as $$
  select nullif(case when weights = '' then phrase::text
    else regexp_replace(phrase::text, '(''(?:[^'']|'''')+'')', '\1' || weights, 'g') end, '')::tsquery
  from phraseto_tsquery('pg_catalog.english', words) as phrase
$$;

grant execute on function public.phrase_query(text, text) to service_role;
