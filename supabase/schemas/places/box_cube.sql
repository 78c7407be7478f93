-- The bounding cube on the sphere (sphere_point) of a box in degrees, for an index scan whose results are then checked exactly. West must
-- not exceed east.
create function public.box_cube(west double precision, south double precision, east double precision, north double precision)
returns extensions.cube
language plpgsql immutable strict parallel safe
set search_path = ''
as $$
declare
  -- The distance from the earth's axis, largest at the equator.
  farthest constant double precision := case when south <= 0 and north >= 0 then 1
    else greatest(cos(radians(south)), cos(radians(north))) end;
  nearest constant double precision := least(cos(radians(south)), cos(radians(north)));
  xs double precision[] := array[cos(radians(west)), cos(radians(east))];
  ys double precision[] := array[sin(radians(west)), sin(radians(east))];
begin
  for quarter in -2..2 loop
    if quarter * 90 between west and east then
      xs := xs || cos(radians(quarter * 90));
      ys := ys || sin(radians(quarter * 90));
    end if;
  end loop;
  return (
    select extensions.cube_enlarge(extensions.cube(
      array[min(6371 * reach * x), min(6371 * reach * y), 6371 * sin(radians(south))],
      array[max(6371 * reach * x), max(6371 * reach * y), 6371 * sin(radians(north))]), 0.001, 3)
    from unnest(array[farthest, nearest]) as reach, unnest(xs, ys) as turn (x, y));
end
$$;

grant execute on function public.box_cube(double precision, double precision, double precision, double precision) to service_role;
