-- Parses words into a query on the given weights (`word_query`); null if nothing is left to search. All words must match, as in the job
-- search but without its synonyms. If all words are stop words, they match as written. `in_headline_query` and `in_heading_query`, for
-- ranking: the words in the headline; in headline, skills and name. correct_talent_words corrects misspellings.
create function public.parse_talent_words(words text, weights text,
  out word_query tsquery, out in_headline_query tsquery, out in_heading_query tsquery)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  has_stems constant boolean := public.any_word_query(array[public.fold_words(left(words, 200))], 'pg_catalog.english', '') is not null;
  term record;
  part tsquery;
  in_headline tsquery;
  in_heading tsquery;
  excluded tsquery;
begin
  for term in select * from public.search_terms(words) loop
    if term.is_phrase or (has_stems and not (term.typed = 'it' and term.skips_correction)) then
      part := public.term_query(term.typed, term.is_phrase, term.meant, term.facet, weights);
      in_headline := public.term_query(term.typed, term.is_phrase, term.meant, term.facet, ':A');
      in_heading := public.term_query(term.typed, term.is_phrase, term.meant, term.facet, ':ABC');
    else
      part := public.any_word_query(array[term.typed], 'pg_catalog.simple', weights);
      in_headline := public.any_word_query(array[term.typed], 'pg_catalog.simple', ':A');
      in_heading := public.any_word_query(array[term.typed], 'pg_catalog.simple', ':ABC');
    end if;
    continue when part is null;
    if term.is_excluded then
      excluded := coalesce(excluded && !!part, !!part);
      continue;
    end if;
    word_query := coalesce(word_query && part, part);
    in_headline_query := coalesce(in_headline_query && in_headline, in_headline);
    in_heading_query := coalesce(in_heading_query && in_heading, in_heading);
  end loop;
  word_query := coalesce(word_query && excluded, word_query);
end
$$;

grant execute on function public.parse_talent_words(text, text) to service_role;
