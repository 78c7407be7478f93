-- What one term of a search (search_terms) asks for in the given weights ('' for any): a phrase, a kind or its words in what is no running
-- text, either way of writing it, or the word; null for a stop word.
create function public.term_query(typed text, is_phrase boolean, meant text, facet text, weights text) returns tsquery
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  heading constant text := case weights when '' then ':ABC' else weights end;
begin
  return case
    when is_phrase then public.phrase_of(typed, weights)
    when facet is not null and meant is null then quote_literal(facet)::tsquery
    when facet is not null then quote_literal(facet)::tsquery || public.phrase_of(typed, heading) || public.phrase_of(meant, heading)
    when meant is not null then public.phrase_of(typed, weights) || public.any_of(array[meant], 'pg_catalog.english', weights)
    else public.any_of(array[typed], 'pg_catalog.english', weights) end;
end
$$;

grant execute on function public.term_query(text, boolean, text, text, text) to service_role;
