-- Whether one word is another with two neighboring letters in turned order.
create function public.is_turned(word text, misspelt text) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select length(word) = length(misspelt) and exists (
    select from generate_series(1, length(word) - 1) as at
    where overlay(misspelt placing reverse(substr(misspelt, at, 2)) from at for 2) = word)
$$;

grant execute on function public.is_turned(text, text) to service_role;
