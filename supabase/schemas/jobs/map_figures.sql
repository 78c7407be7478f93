-- The figures that are kept for the squares which a box of degrees touches at this zoom, as count_figure is asked for them (D64); none where
-- a square is so small that what is in it can be read.
create function public.map_figures(west double precision, south double precision, east double precision, north double precision, zoom integer)
returns setof jsonb
language plpgsql immutable strict parallel safe
set search_path = ''
as $$
declare
  kept_zoom constant integer := (zoom - 3) / 3 * 3 + 1;
  first_one record;
  last_one record;
begin
  if kept_zoom > 10 then
    return;
  end if;
  first_one := public.map_square(north, west, kept_zoom);
  last_one := public.map_square(south, least(east, 179.999999), kept_zoom);
  return query select jsonb_build_array('map', kept_zoom, x, y)
    from generate_series(first_one.x, last_one.x) as x, generate_series(first_one.y, last_one.y) as y;
end
$$;

grant execute on function public.map_figures(double precision, double precision, double precision, double precision, integer) to service_role;
