-- The center of the cell of about 1 km by 1 km that contains a point. Cells are 0.009 degrees of latitude high and equally wide.
create function public.snap_point(lat double precision, lng double precision) returns extensions.cube
language sql immutable strict parallel safe
set search_path = ''
as $$
  select public.sphere_point(row_lat, (floor(lng / step) + 0.5) * step)
  from (select row_lat, 0.009 / greatest(cos(radians(row_lat)), 0.01) as step
        from (select (floor(lat / 0.009) + 0.5) * 0.009 as row_lat) as cell_row) as cell
$$;

grant execute on function public.snap_point(double precision, double precision) to authenticated, service_role;
