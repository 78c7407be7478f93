-- A point on the specification's sphere, in km from its center (R = 6371): chords are exact, and so are great-circle distances from them.
-- In plpgsql for its cached plan; a sql function with a search_path is planned at each call (D69).
create function public.sphere_point(lat double precision, lng double precision) returns extensions.cube
language plpgsql immutable strict parallel safe
set search_path = ''
as $$
begin
  return extensions.cube(array[
    6371 * cos(radians(lat)) * cos(radians(lng)),
    6371 * cos(radians(lat)) * sin(radians(lng)),
    6371 * sin(radians(lat))]);
end
$$;

grant execute on function public.sphere_point(double precision, double precision) to authenticated, service_role;
