-- A typed place stays in the state that is typed with it; counties, regions and whole states are understood; what lies outside
-- of the United States is known for what it is; an ambiguous name brings its namesakes along.

-- The places of exactly this key, the likeliest first. A place outside has a key only where it is meant before all namesakes.
create function public.places_of_key(wanted text, max_results integer default 7) returns setof public.places
language plpgsql stable security definer
set search_path = ''
as $$
begin
  return query
    select p.*
    from public.place_names n
    join public.places p on p.id = n.place_id
    where n.key = wanted
    order by p.kind = 'outside' desc, p.population desc, p.id
    limit max_results;
end
$$;

grant execute on function public.places_of_key(text, integer) to service_role;
