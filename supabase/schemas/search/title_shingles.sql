-- Returns a title's words (also joined in pairs: 'Dish Washer' is a dishwasher) and each two adjacent words without stop words as lexemes
-- ('~nurs', '~staff~nurs'), as search engines index shingles. An occupation name is then one index lookup, while a phrase would read every
-- job with its words.
create function public.title_shingles(title text)
returns tsvector
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  return (
    select coalesce(array_to_tsvector(array_agg(shingle)), '')
    from (
      select word.lexeme, lead(word.lexeme) over (order by position) as following
        from unnest(to_tsvector('pg_catalog.english', public.fold_words(left(title, 200)))) as word, unnest(word.positions) as position
      union all
      select joined.lexeme, null from unnest(to_tsvector('pg_catalog.english', public.joined_pairs(array[left(title, 200)]))) as joined) as words,
      unnest(array['~' || lexeme, '~' || lexeme || '~' || following]) as shingle
    -- PostgreSQL limits a lexeme to 2,046 bytes.
    where octet_length(shingle) < 2047);
end
$$;

grant execute on function public.title_shingles(text) to authenticated, service_role;
