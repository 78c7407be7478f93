-- Returns the map cells of a point, one of each size: 1, 2, 4 … 64 km. Runs with its owner's rights, because other roles may not call
-- map_cells, which accepts any radius.
create function public.job_cells(lat double precision, lng double precision) returns bigint[]
language plpgsql immutable parallel safe security definer
set search_path = ''
as $$
begin
  return array(select public.map_cells(lat, lng, 0, power(2, size)) from generate_series(0, 6) as size);
end
$$;

grant execute on function public.job_cells(double precision, double precision) to authenticated, service_role;
