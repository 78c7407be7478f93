-- Returns the query with each word limited to the weights ('A', 'ABC'). Facets ('=night'), shingles ('~nurs') and words that already have
-- weights are unchanged.
create function public.restrict_weights(query tsquery, weights text) returns tsquery
language sql immutable strict parallel safe
set search_path = ''
as $$
  select regexp_replace(query::text, '(?<=^|[ (!])(''[^=~''](?:[^'']|'''')*'')(?!:)', '\1:' || weights, 'g')::tsquery
$$;

grant execute on function public.restrict_weights(tsquery, text) to service_role;
