-- The map cells of one size that a circle touches, the size being between half the radius and the radius, or the nearest that jobs have
-- (job_cells): a search by words looks for words and cells in one index.
create function public.search_cells(lat double precision, lng double precision, radius_km double precision) returns bigint[]
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  return array(select public.map_cells(lat, lng, radius_km, least(64, greatest(1, power(2, floor(log(2, radius_km::numeric)))))::double precision));
end
$$;

grant execute on function public.search_cells(double precision, double precision, double precision) to service_role;
