-- Combines the sides of an OR. Element n of `words` and of `facets` (types or hours) belongs to side n; null if the side has none. If each
-- side has both, a job must match both on the same side. Otherwise the facets apply to all sides: 'cook OR baker part time', 'cook nights
-- OR weekends'.
create function public.combine_or_sides(words tsquery[], facets tsquery[]) returns tsquery
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  sides constant integer := greatest(coalesce(array_upper(words, 1), 0), coalesce(array_upper(facets, 1), 0));
  any_words tsquery;
  any_facet tsquery;
  paired tsquery;
  is_each boolean := true;
begin
  for side in 1..sides loop
    continue when words[side] is null and facets[side] is null;
    is_each := is_each and words[side] is not null and facets[side] is not null;
    paired := case when paired is null then words[side] && facets[side] else paired || (words[side] && facets[side]) end;
    any_words := coalesce(any_words || words[side], words[side], any_words);
    any_facet := coalesce(any_facet || facets[side], facets[side], any_facet);
  end loop;
  return case when is_each then paired else coalesce(any_words && any_facet, any_words, any_facet) end;
end
$$;

grant execute on function public.combine_or_sides(tsquery[], tsquery[]) to service_role;
