-- The part of the sphere that these shapes (read_areas) lie in: for an index, whose finds are then looked at exactly.
create function public.cube_of_areas(shapes polygon[]) returns extensions.cube
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
    -- The first corner of a box is its north-east.
    part := public.box_cube((frame[1])[0] / 1e7, (frame[1])[1] / 1e7, (frame[0])[0] / 1e7, (frame[0])[1] / 1e7);
    around := case when around is null then part else extensions.cube_union(around, part) end;
  end loop;
  return around;
end
$$;

grant execute on function public.cube_of_areas(polygon[]) to service_role;
