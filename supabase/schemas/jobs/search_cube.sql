-- The part of the sphere that a search looks in, for an index: the shapes that somebody drew (D103), or a circle; null is everywhere.
create function public.search_cube(center extensions.cube, radius_chord double precision, shapes polygon[])
returns extensions.cube
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  return coalesce(public.cube_of_areas(shapes), extensions.cube_enlarge(center, radius_chord, 3));
end
$$;

grant execute on function public.search_cube(extensions.cube, double precision, polygon[]) to service_role;
