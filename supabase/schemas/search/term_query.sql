-- Returns the query of one term of a search (search_terms), limited to the given weights ('' for all). A facet matches its lexeme and, if
-- `meant` is given, the typed and the meant words anywhere but in descriptions (weights A to C). Another spelling (`meant`) matches like
-- the typed one. Null for a stop word.
create function public.term_query(typed text, is_phrase boolean, meant text, facet text, weights text) returns tsquery
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  heading constant text := case weights when '' then ':ABC' else weights end;
begin
  return case
    when is_phrase then public.phrase_query(typed, weights)
    when facet is not null and meant is null then quote_literal(facet)::tsquery
    when facet is not null then quote_literal(facet)::tsquery || public.phrase_query(typed, heading) || public.phrase_query(meant, heading)
    when meant is not null then public.phrase_query(typed, weights) || public.any_word_query(array[meant], 'pg_catalog.english', weights)
    else public.any_word_query(array[typed], 'pg_catalog.english', weights) end;
end
$$;

grant execute on function public.term_query(text, boolean, text, text, text) to service_role;
