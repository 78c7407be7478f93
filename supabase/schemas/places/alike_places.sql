-- Places with a key spelled like the given one, of one state if it is said; the best first, at least as alike as said. Those with
-- two letters exchanged ('Tuscon', 'Chigaco') are most alike, others by trigrams and letters. Of two alike the more populous one
-- is meant: more people misspell it. How many people live in a place puts it before others; it doesn't make nonsense
-- ('Xqzzyville') a place.
create function public.alike_places(wanted text, least_score real, in_state text default null, max_results integer default 1)
returns setof public.places
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return query
    with spelled as (
      select n.place_id, 1.0::double precision as likeness
      from generate_series(1, length(wanted) - 1) as position cross join unnest(array[2, 3]) as letters
      join public.place_names n
        on n.key = overlay(wanted placing reverse(substr(wanted, position, letters)) from position for letters)
      union all
      select n.place_id, (extensions.similarity(n.key, wanted)
        + 1 - extensions.levenshtein(n.key, wanted)::double precision / greatest(length(n.key), length(wanted))) / 2
      from public.place_names n
      where n.key operator(extensions.%) wanted and length(n.key) <= 100
    )
    select p.*
    from (select place_id, max(spelled.likeness) as likeness from spelled group by place_id) as best
    join public.places p on p.id = best.place_id
    where p.kind <> 'outside' and (in_state is null or p.state_code = in_state)
      and best.likeness + ln(p.population + 1) / 50 >= least_score
      and best.likeness >= least_score - 0.1
    order by best.likeness + ln(p.population + 1) / 50 desc, p.id
    limit max_results;
end
$$;

grant execute on function public.alike_places(text, real, text, integer) to service_role;
