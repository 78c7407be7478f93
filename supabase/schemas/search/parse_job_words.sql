-- Parses the words of a search, at most six terms.
-- `query`: all terms, stemmed, or those of one side of an OR; null if nothing can match ('🎉'), any_job_query for a search for any job. An
-- unknown word that no open job has is replaced by the nearest job words (up to three). An occupation name also matches its other names in
-- titles. If all words are stop words, they are searched literally.
-- `title_query`: all terms in the title, without the other names, for ranking. `corrected`: the words as understood, if any was replaced.
-- `included`: the other names that jobs have. `parts`: the parts of `query` without exclusions; a job must match each of them.
create function public.parse_job_words(words text,
  out query tsquery, out title_query tsquery, out corrected text, out included text[], out parts tsquery[])
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = force_generic_plan
as $$
declare
  term record;
  part record;
  spelled text[] := '{}';
  is_corrected boolean := false;
  terms integer := 0;
  last_side integer := 1;
  -- One element per side of an OR.
  word_queries tsquery[] := '{}';
  title_queries tsquery[] := '{}';
  facet_queries tsquery[] := '{}';
  excluded_query tsquery;
begin
  parts := '{}';
  included := '{}';
  for term in select * from public.search_terms(words) loop
    if term.is_excluded then
      excluded_query := public.combine_with_and(array[excluded_query,
        !!public.term_query(term.typed, term.is_phrase, term.meant, term.facet, '')]);
      spelled := spelled || ('-' || case when term.typed like '% %' then '"' || term.typed || '"' else term.typed end);
      continue;
    end if;
    terms := terms + 1;
    continue when terms > 6;
    part := public.parse_term(term.typed, term.meant, term.facet, term.skips_correction, term.is_phrase, term.other_names,
      term.other_names_query);
    if term.facet is not null then
      facet_queries[term.side] := public.combine_with_and(array[facet_queries[term.side], part.query]);
    else
      title_queries[term.side] := public.combine_with_and(array[title_queries[term.side], public.restrict_weights(part.query, 'A')]);
      part.query := coalesce(part.query || part.other_names_query, part.query, part.other_names_query);
      word_queries[term.side] := public.combine_with_and(array[word_queries[term.side], part.query]);
      included := included || array(
        select name from unnest(public.other_names_in_use(part.other_names)) as name where name <> all (included));
    end if;
    parts := array_remove(parts || part.query, null);
    is_corrected := is_corrected or (part.spelled <> term.typed and not term.is_phrase);
    spelled := spelled || case when term.side > last_side then array['or', part.spelled] else array[part.spelled] end;
    last_side := term.side;
  end loop;
  query := public.combine_or_sides(word_queries, facet_queries);
  title_query := public.combine_or_sides(title_queries, facet_queries);
  if last_side > 1 then
    parts := array_remove(array[public.combine_or_sides(word_queries, '{}'), public.combine_or_sides('{}', facet_queries)], null);
  end if;
  if query is null then
    if excluded_query is not null or (terms = 0 and words ~ '[[:alpha:]]') then
      query := public.any_job_query();
      title_query := query;
    else
      query := public.any_word_query(array[public.fold_words(left(words, 200))], 'pg_catalog.simple', '');
    end if;
    parts := array_remove(array[query], null);
  end if;
  query := public.combine_with_and(array[query, excluded_query]);
  corrected := case when is_corrected then array_to_string(spelled, ' ') end;
end
$$;

grant execute on function public.parse_job_words(text) to service_role;
