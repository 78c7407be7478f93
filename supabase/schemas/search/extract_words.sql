-- Returns the words of a text, folded, as stored in job_words.
create function public.extract_words(text text) returns setof text
language sql immutable parallel safe
set search_path = ''
as $$
  select word from unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', public.fold_words(text)))) as word
  where word ~ '^[[:alpha:]]{3,40}$'
$$;

grant execute on function public.extract_words(text) to service_role;
