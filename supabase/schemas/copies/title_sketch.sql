-- The words of a title as hashes, as the shield reads them.
create function public.title_sketch(title text) returns integer[]
language sql immutable parallel safe
set search_path = ''
as $$
  select array(select distinct hashtext(word) from regexp_split_to_table(public.plain_words(title), '[^[:alnum:]]+') as word
    where word <> '')
$$;

grant execute on function public.title_sketch(text) to service_role;
