-- What one term asks for in the given weights: a facet or its words in what is no running text, either way of writing it, or
-- the word; null for a stop word.
create function public.term_query(typed text, meant text, facet text, weights text) returns tsquery
language sql immutable parallel safe
set search_path = ''
as $$
  select case
    when facet is not null and meant is null then quote_literal(facet)::tsquery
    when facet is not null then quote_literal(facet)::tsquery
      || public.phrase_of(typed, case weights when '' then ':ABC' else weights end)
      || public.phrase_of(meant, case weights when '' then ':ABC' else weights end)
    when meant is not null then public.phrase_of(typed, weights) || public.any_of(array[meant], 'pg_catalog.english', weights)
    else public.any_of(array[typed], 'pg_catalog.english', weights) end
$$;

grant execute on function public.term_query(text, text, text, text) to service_role;
