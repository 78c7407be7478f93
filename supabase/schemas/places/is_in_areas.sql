-- Whether a point of the sphere lies in one of these shapes (read_areas), or on an edge: whatever an edge goes around is inside, also where
-- it crosses itself (the winding rule). A point counts to the ten-millionth of a degree. Near the 180th meridian it is on both sides.
create function public.is_in_areas(pt extensions.cube, shapes polygon[]) returns boolean
language plpgsql immutable strict parallel safe
set search_path = ''
as $$
declare
  x constant double precision := extensions.cube_ll_coord(pt, 1);
  y constant double precision := extensions.cube_ll_coord(pt, 2);
  here constant point := point(round(degrees(atan2(y, x)) * 1e7), round(degrees(atan2(extensions.cube_ll_coord(pt, 3), sqrt(x * x + y * y))) * 1e7));
begin
  return here <@ any (shapes)
    or (abs(here[0]) > 1500000000 and here - point(sign(here[0]) * 3600000000, 0) <@ any (shapes));
end
$$;

grant execute on function public.is_in_areas(extensions.cube, polygon[]) to authenticated, service_role;
