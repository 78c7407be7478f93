-- Areas that somebody drew (D103), as a search tests them: `areas` are shapes, each a list of corners, each a latitude and a longitude. A
-- shape becomes a polygon of x, y in ten-millionths of a degree (1 cm), whole numbers whose products doubles hold, so that PostgreSQL's
-- own test of a point is exact. Between two corners its edge is a straight line in longitude and latitude, the short way around the earth.
-- Refuses more than 100 corners, what lies beyond 85 degrees, where a map ends, and what a circle of the largest radius does not hold.
create function public.read_areas(areas jsonb) returns polygon[]
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  shapes polygon[] := '{}';
  corners integer := 0;
  shape jsonb;
  corner jsonb;
  lng double precision;
  first_lng double precision;
  points text[];
begin
  if areas is null then
    return null;
  elsif length(areas::text) > 8000 or jsonb_typeof(areas) <> 'array' or areas = '[]' then
    raise exception 'An area is a list of shapes, each a list of corners.' using errcode = '22023';
  end if;
  for shape in select value from jsonb_array_elements(areas) loop
    if jsonb_typeof(shape) <> 'array' or jsonb_array_length(shape) < 3 then
      raise exception 'A shape of an area has at least three corners.' using errcode = '22023';
    end if;
    corners := corners + jsonb_array_length(shape);
    if corners > 100 then
      raise exception 'An area has at most 100 corners.' using errcode = '22023';
    end if;
    points := '{}';
    for corner in select value from jsonb_array_elements(shape) loop
      -- Compared as numeric, because 1e400 is a JSON number and no double.
      if not coalesce(jsonb_typeof(corner) = 'array' and jsonb_array_length(corner) = 2
          and jsonb_typeof(corner -> 0) = 'number' and jsonb_typeof(corner -> 1) = 'number'
          and (corner ->> 0)::numeric between -85 and 85 and (corner ->> 1)::numeric between -180 and 180, false) then
        raise exception 'A corner of an area is a latitude from -85 to 85 and a longitude.' using errcode = '22023';
      end if;
      lng := corner ->> 1;
      first_lng := coalesce(first_lng, lng);
      points := points || format('(%s,%s)', round((lng + 360 * round((first_lng - lng) / 360)) * 1e7), round((corner ->> 0)::double precision * 1e7));
    end loop;
    shapes := shapes || ('(' || array_to_string(points, ',') || ')')::polygon;
  end loop;
  if (public.circle_of_areas(areas)).radius_km > public.largest_radius_km() then
    raise exception 'An area fits into a circle of % km.', public.largest_radius_km() using errcode = '22023';
  end if;
  return shapes;
end
$$;

grant execute on function public.read_areas(jsonb) to authenticated, service_role;
