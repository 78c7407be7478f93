-- The cells of one size that a circle touches. The map is divided into bands of cell_km of latitude, and each band into cells of about the
-- same width, counted from the date line around the globe.
create function public.map_cells(lat double precision, lng double precision, radius_km double precision, cell_km double precision)
returns setof bigint
language plpgsql immutable strict parallel safe
set search_path = ''
as $$
begin
  return query select distinct (floor(cell_km)::bigint << 48) + ((band + 32768)::bigint << 24) + ((col % columns) + columns) % columns
  from (select cell_km / 111.19 as step, degrees(radius_km / 6371.0) as reach) as size,
    generate_series(floor(greatest(lat - reach, -90) / step)::integer, floor(least(lat + reach, 90) / step)::integer) as band,
    lateral (select greatest(1, floor(360 / step * greatest(
      cos(radians(least(90, greatest(abs(band * step), abs((band + 1) * step))))), 0.001)))::integer as columns) as row_of_cells,
    -- The circle's extent in longitude; 180 degrees if it contains a pole.
    lateral (select case when abs(lat) + reach >= 89.9 then 180
      else degrees(asin(least(1, sin(radians(reach)) / cos(radians(lat))))) end as width) as extent,
    generate_series(floor((lng + 180 - width) / 360 * columns)::integer,
      least(floor((lng + 180 + width) / 360 * columns)::integer,
        floor((lng + 180 - width) / 360 * columns)::integer + columns - 1)) as col;
end
$$;

grant execute on function public.map_cells(double precision, double precision, double precision, double precision) to service_role;
