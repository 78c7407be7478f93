-- Returns an occupation name as stored in occupation_names: folded and stemmed, in order, without Spanish stop words.
create function public.name_stems(name text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(string_agg(coalesce((ts_lexize('pg_catalog.english_stem', word))[1], word), ' ' order by position), '')
  from regexp_split_to_table(trim(public.fold_words(name)), '\s+') with ordinality as part (word, position)
  where word <> all (public.spanish_stop_words())
$$;

grant execute on function public.name_stems(text) to service_role;
