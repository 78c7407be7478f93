-- What asks for the titles that have this name of work: its word, or each two that follow each other (title_shingles); null without a stem.
create function public.shingle_query(name text)
returns tsquery
language sql immutable parallel safe
set search_path = ''
as $$
  with shingle as (
    select lexeme, lexeme ~ '~.*~' as is_pair, bool_or(lexeme ~ '~.*~') over () as has_pairs
    from unnest(tsvector_to_array(public.title_shingles(name))) as lexeme)
  select string_agg(quote_literal(lexeme), ' & ')::tsquery from shingle where is_pair = has_pairs
$$;

grant execute on function public.shingle_query(text) to service_role;
