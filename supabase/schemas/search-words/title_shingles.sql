-- A title's words (also two as one: a 'Dish Washer' is a dishwasher), and each two that follow each other, stop words between them left out, as
-- lexemes of their own ('~nurs', '~staff~nurs'), as search engines index shingles: which titles have a name of work is then looked up, where a
-- phrase of an index without positions reads every job of its words.
create function public.title_shingles(title text)
returns tsvector
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  return (
    select coalesce(array_to_tsvector(array_agg(shingle)), '')
    from (
      select word.lexeme, lead(word.lexeme) over (order by place) as following
        from unnest(to_tsvector('pg_catalog.english', public.fold_words(left(title, 200)))) as word, unnest(word.positions) as place
      union all
      select joined.lexeme, null from unnest(to_tsvector('pg_catalog.english', public.joined_pairs(array[left(title, 200)]))) as joined) as words,
      unnest(array['~' || lexeme, '~' || lexeme || '~' || following]) as shingle
    -- Longer ones, as no lexeme may be, are nobody's name of work.
    where octet_length(shingle) < 2047);
end
$$;

grant execute on function public.title_shingles(text) to authenticated, service_role;
