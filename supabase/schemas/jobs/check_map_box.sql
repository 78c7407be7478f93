-- Throws 22023 for an invalid box of degrees or one larger than a screen at its zoom.
create function public.check_map_box(west double precision, south double precision, east double precision, north double precision, zoom integer)
returns void
language plpgsql immutable
set search_path = ''
as $$
declare
  first_square record;
  last_square record;
begin
  if not coalesce(west between -180 and 180 and east between -180 and 180 and west < east
      and south between -90 and 90 and north between -90 and 90 and south < north and zoom between 3 and 19, false) then
    raise exception 'A map shows a box of degrees at a zoom from 3 to 19.' using errcode = '22023';
  end if;
  first_square := public.map_tile(north, west, zoom + 2);
  last_square := public.map_tile(south, east, zoom + 2);
  -- 75 squares of 64 px, as in lib/jobs/map-response.ts: a screen of 4,000 px plus the margin that the page's map adds. One more, because a
  -- box begins and ends inside of squares.
  if greatest(last_square.x - first_square.x, last_square.y - first_square.y) > 76 then
    raise exception 'A map shows at most one screen at its zoom.' using errcode = '22023';
  end if;
end
$$;

grant execute on function public.check_map_box(double precision, double precision, double precision, double precision, integer) to service_role;
