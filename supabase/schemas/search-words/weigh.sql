-- The same query, of whose words each has one of the weights ('A', 'ABC'). Kinds ('=night'), parts of titles ('~nurs') and what has weights
-- already stay as they are.
create function public.weigh(query tsquery, weights text) returns tsquery
language sql immutable strict parallel safe
set search_path = ''
as $$
  select regexp_replace(query::text, '(?<=^|[ (!])(''[^=~''](?:[^'']|'''')*'')(?!:)', '\1:' || weights, 'g')::tsquery
$$;

grant execute on function public.weigh(tsquery, text) to service_role;
