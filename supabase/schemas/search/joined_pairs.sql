-- Returns each two adjacent words joined, so that 'dishwasher' finds a 'Dish Washer'.
create function public.joined_pairs(texts text[])
returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(string_agg(pair, ' '), '')
  from (select word || lead(word) over (partition by text_number order by position) as pair
    from unnest(texts[1:60]) with ordinality as listed (text, text_number),
      unnest(string_to_array(translate(public.fold_words(left(text, 200)), '(),;|!?*"–—·', '            '), ' '))
        with ordinality as part (word, position)
    where word <> '') as pairs
$$;

grant execute on function public.joined_pairs(text[]) to authenticated, service_role;
