-- Joins tags for generated columns, because array_to_string is not immutable.
create function public.join_words(words text[]) returns text
language sql immutable parallel safe
set search_path = ''
as $$ select coalesce(array_to_string(words[1:100], ' '), '') $$;

grant execute on function public.join_words(text[]) to authenticated, service_role;
