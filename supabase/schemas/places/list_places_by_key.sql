-- The places with exactly this key, most likely first: several if the name is ambiguous. Counties, regions and states are included. A place
-- outside of the United States has a key only if it takes precedence over all US places with its name.
create function public.list_places_by_key(search_key text, max_results integer default 7) returns setof public.places
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return query
    select p.*
    from public.place_names n
    join public.places p on p.id = n.place_id
    where n.key = search_key
    order by p.kind = 'outside' desc, p.population desc, p.id
    limit max_results;
end
$$;

grant execute on function public.list_places_by_key(text, integer) to service_role;
