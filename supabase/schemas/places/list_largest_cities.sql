-- The cities of a state, largest first.
create function public.list_largest_cities(in_state text, max_results integer) returns setof public.places
language sql stable security definer
set search_path = ''
as $$
  select * from public.places p
  where p.kind = 'city' and p.state_code = in_state
  order by p.population desc, p.id
  limit max_results
$$;

grant execute on function public.list_largest_cities(text, integer) to service_role;
