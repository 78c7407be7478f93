-- Returns the map cells that a circle touches. All have the same size: the largest of the sizes in job_cells (1 to 64 km) that is not above
-- the radius, or else 1 km.
create function public.search_cells(lat double precision, lng double precision, radius_km double precision) returns bigint[]
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  return array(select public.map_cells(lat, lng, radius_km, least(64, greatest(1, power(2, floor(log(2, radius_km::numeric)))))::double precision));
end
$$;

grant execute on function public.search_cells(double precision, double precision, double precision) to service_role;
