-- The page of /cities that lists a city: 'a' to 'z', '0' for the rest.
create function public.city_initial(city_slug text) returns text
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  return case when left(city_slug, 1) between 'a' and 'z' then left(city_slug, 1) else '0' end;
end
$$;

grant execute on function public.city_initial(text) to service_role;
