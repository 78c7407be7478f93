-- The bounding cube of these shapes (parse_areas), for an index scan whose results are then checked exactly.
create function public.areas_bounding_cube(shapes polygon[]) returns extensions.cube
language plpgsql immutable strict parallel safe
set search_path = ''
as $$
declare
  shape polygon;
  frame box;
  around extensions.cube;
  part extensions.cube;
begin
  foreach shape in array shapes loop
    frame := box(shape);
    -- The first corner of a box is the north-east one.
    part := public.box_cube((frame[1])[0] / 1e7, (frame[1])[1] / 1e7, (frame[0])[0] / 1e7, (frame[0])[1] / 1e7);
    around := case when around is null then part else extensions.cube_union(around, part) end;
  end loop;
  return around;
end
$$;

grant execute on function public.areas_bounding_cube(polygon[]) to service_role;
