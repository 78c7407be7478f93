-- The map cells that a job is in, one of each size from 1 to 64 km. With the owner's rights, because map_cells has no bound for others.
create function public.job_cells(lat double precision, lng double precision) returns bigint[]
language plpgsql immutable parallel safe security definer
set search_path = ''
as $$
begin
  return array(select public.map_cells(lat, lng, 0, power(2, size)) from generate_series(0, 6) as size);
end
$$;

grant execute on function public.job_cells(double precision, double precision) to authenticated, service_role;
