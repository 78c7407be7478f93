-- Returns a query for titles with this occupation name: its word, or each two adjacent words (title_shingles); null without a stem.
create function public.shingle_query(name text)
returns tsquery
language sql immutable parallel safe
set search_path = ''
as $$
  with words as (
    select word.lexeme, lead(word.lexeme) over (order by position) as following, count(*) over () as words
    from unnest(to_tsvector('pg_catalog.english', public.fold_words(name))) as word, unnest(word.positions) as position)
  select string_agg(quote_literal(concat_ws('~', '', lexeme, following)), ' & ')::tsquery from words where following is not null or words = 1
$$;

grant execute on function public.shingle_query(text) to service_role;
