-- Whether a point of the sphere lies in one of these shapes (read_areas), or on an edge: whatever an edge goes around is inside, also where
-- it crosses itself (the winding rule). A point counts to the ten-millionth of a degree.
create function public.is_in_areas(pt extensions.cube, shapes polygon[]) returns boolean
language plpgsql immutable strict parallel safe
set search_path = ''
as $$
begin
  -- One expression, because it is asked of each job in a box.
  return point(round(degrees(atan2(extensions.cube_ll_coord(pt, 2), extensions.cube_ll_coord(pt, 1))) * 1e7),
    round(degrees(asin(extensions.cube_ll_coord(pt, 3) / 6371)) * 1e7)) <@ any (shapes);
end
$$;

grant execute on function public.is_in_areas(extensions.cube, polygon[]) to authenticated, service_role;
