-- Places with a similar key, best first; only of `in_state` if given. Two transposed letters ('Tuscon', 'Chigaco') rank highest, other
-- misspellings are scored by trigrams and edit distance. Of similar places the more populous one ranks first, because more people misspell
-- it; population doesn't lift nonsense ('Xqzzyville') above min_score.
create function public.search_similar_places(search_key text, min_score real, in_state text default null, max_results integer default 1)
returns setof public.places
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return query
    with spelled as (
      select n.place_id, 1.0::double precision as likeness
      from generate_series(1, length(search_key) - 1) as position cross join unnest(array[2, 3]) as letters
      join public.place_names n
        on n.key = overlay(search_key placing reverse(substr(search_key, position, letters)) from position for letters)
      union all
      select n.place_id, (extensions.similarity(n.key, search_key)
        + 1 - extensions.levenshtein(n.key, search_key)::double precision / greatest(length(n.key), length(search_key))) / 2
      from public.place_names n
      where n.key operator(extensions.%) search_key and length(n.key) <= 100
    )
    select p.*
    from (select place_id, max(spelled.likeness) as likeness from spelled group by place_id) as best
    join public.places p on p.id = best.place_id
    where p.kind <> 'outside' and (in_state is null or p.state_code = in_state)
      and best.likeness + ln(p.population + 1) / 50 >= min_score
      and best.likeness >= min_score - 0.1
    order by best.likeness + ln(p.population + 1) / 50 desc, p.id
    limit max_results;
end
$$;

grant execute on function public.search_similar_places(text, real, text, integer) to service_role;
