-- Returns whether a list has at most `max_words` entries, none of them null, blank or longer than 100 characters.
create function public.is_word_list(words text[], max_words integer) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(cardinality(words) <= max_words
    and not exists (select from unnest(words) as word where word is null or length(trim(word)) not between 1 and 100), false)
$$;

grant execute on function public.is_word_list(text[], integer) to authenticated, service_role;
