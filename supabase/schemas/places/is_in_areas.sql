-- Whether a point on the sphere lies in one of these shapes (parse_areas) or on an edge. Everything that the edges enclose is inside,
-- even where they cross (the winding rule). Precise to a ten-millionth of a degree.
create function public.is_in_areas(pt extensions.cube, shapes polygon[]) returns boolean
language plpgsql immutable strict parallel safe
set search_path = ''
as $$
begin
  -- A single expression, because it is evaluated for each job in a box.
  return point(round(degrees(atan2(extensions.cube_ll_coord(pt, 2), extensions.cube_ll_coord(pt, 1))) * 1e7),
    round(degrees(asin(extensions.cube_ll_coord(pt, 3) / 6371)) * 1e7)) <@ any (shapes);
end
$$;

grant execute on function public.is_in_areas(extensions.cube, polygon[]) to authenticated, service_role;
