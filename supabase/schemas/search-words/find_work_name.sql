-- The longest name of work that these stems begin with, of at least `min_words` and at most four words, with its other names (work_names).
-- Nulls if there is none.
create function public.find_work_name(stems text[], min_words integer, out length integer, out also text[], out wanted tsquery)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  select cardinality(string_to_array(known.stems, ' ')), known.also, known.wanted into length, also, wanted
    from public.work_names as known
    where known.stems = any (array(
      select array_to_string(find_work_name.stems[1:words], ' ') from generate_series(min_words, least(4, cardinality(find_work_name.stems))) as words))
    order by 1 desc limit 1;
end
$$;

grant execute on function public.find_work_name(text[], integer) to service_role;
