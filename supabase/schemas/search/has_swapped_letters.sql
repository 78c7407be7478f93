-- Whether the words differ only in the order of two adjacent letters.
create function public.has_swapped_letters(word text, misspelled text) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select length(word) = length(misspelled) and exists (
    select from generate_series(1, length(word) - 1) as at
    where overlay(misspelled placing reverse(substr(misspelled, at, 2)) from at for 2) = word)
$$;

grant execute on function public.has_swapped_letters(text, text) to service_role;
