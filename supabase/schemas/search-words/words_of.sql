-- The words of a text, folded, as the search's dictionary of job words keeps them.
create function public.words_of(text text) returns setof text
language sql immutable parallel safe
set search_path = ''
as $$
  select word from unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', public.fold_words(text)))) as word
  where word ~ '^[[:alpha:]]{3,40}$'
$$;

grant execute on function public.words_of(text) to service_role;
