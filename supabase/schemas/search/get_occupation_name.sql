-- Finds the longest occupation name of `min_words` to four words at the start of `stems`. Returns its length in words and its other names
-- (occupation_names), or nulls if there is none.
create function public.get_occupation_name(stems text[], min_words integer,
  out length integer, out other_names text[], out other_names_query tsquery)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  select cardinality(string_to_array(entry.stems, ' ')), entry.other_names, entry.other_names_query
    into length, other_names, other_names_query
    from public.occupation_names as entry
    where entry.stems = any (array(
      select array_to_string(get_occupation_name.stems[1:words], ' ')
      from generate_series(min_words, least(4, cardinality(get_occupation_name.stems))) as words))
    order by 1 desc limit 1;
end
$$;

grant execute on function public.get_occupation_name(text[], integer) to service_role;
