-- The web map tile (of 2^zoom by 2^zoom) that contains a point, counted from the north-west.
create function public.map_tile(lat double precision, lng double precision, zoom integer, out x bigint, out y bigint)
language plpgsql immutable strict parallel safe
set search_path = ''
as $$
declare
  sine constant double precision := sin(radians(greatest(-85, least(85, lat))));
begin
  x := floor((lng / 360 + 0.5) * power(2, zoom));
  y := floor((0.5 - ln((1 + sine) / (1 - sine)) / (4 * pi())) * power(2, zoom));
end
$$;

grant execute on function public.map_tile(double precision, double precision, integer) to service_role;
