-- Converts drawn areas (D103) to the polygons that a search tests. `areas` is a list of shapes, each a list of corners [lat, lng]. A shape
-- becomes a polygon of x, y in ten-millionths of a degree (1 cm): whole numbers whose products fit into doubles, so that PostgreSQL's test
-- is exact. Edges are straight in longitude and latitude, the short way around the earth.
-- Raises an error for more than 100 corners, corners beyond 85 degrees (the edge of a map), and areas larger than a circle of the largest
-- radius.
create function public.parse_areas(areas jsonb) returns polygon[]
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  first_lng constant double precision := case when jsonb_typeof(areas #> '{0,0,1}') = 'number' then areas #>> '{0,0,1}' end;
  shapes polygon[];
  counts record;
begin
  if areas is null then
    return null;
  elsif length(areas::text) > 8000 or jsonb_typeof(areas) <> 'array' or areas = '[]'
    or exists (select from jsonb_array_elements(areas) as shape where jsonb_typeof(shape) <> 'array') then
    raise exception 'An area is a list of shapes, each a list of corners.' using errcode = '22023';
  end if;
  select min(jsonb_array_length(shape)) as min_corners, sum(jsonb_array_length(shape)) as corners into counts
    from jsonb_array_elements(areas) as shape;
  if counts.min_corners < 3 then
    raise exception 'A shape of an area has at least three corners.' using errcode = '22023';
  elsif counts.corners > 100 then
    raise exception 'An area has at most 100 corners.' using errcode = '22023';
  -- Compared as numeric, because 1e400 is a JSON number but not a double.
  elsif exists (
    select from jsonb_array_elements(areas) as shape, jsonb_array_elements(shape) as corner
    where case when jsonb_typeof(corner) = 'array' then jsonb_array_length(corner) = 2 and jsonb_typeof(corner -> 0) = 'number'
        and jsonb_typeof(corner -> 1) = 'number' end is not true
      or not ((corner ->> 0)::numeric between -85 and 85 and (corner ->> 1)::numeric between -180 and 180)) then
    raise exception 'A corner of an area is a latitude from -85 to 85 and a longitude.' using errcode = '22023';
  end if;
  select array_agg(drawn.outline::polygon order by drawn.position) into shapes
    from (
      select shape.position, '(' || string_agg(format('(%s,%s)',
          round((corner.lng + 360 * round((first_lng - corner.lng) / 360)) * 1e7), round(corner.lat * 1e7)),
          ',' order by corner.position) || ')' as outline
      from jsonb_array_elements(areas) with ordinality as shape (corners, position),
        lateral (select (pair ->> 0)::double precision as lat, (pair ->> 1)::double precision as lng, listed.position
          from jsonb_array_elements(shape.corners) with ordinality as listed (pair, position)) as corner
      group by shape.position) as drawn;
  if (public.areas_bounding_circle(areas)).radius_km > public.max_radius_km() then
    raise exception 'An area fits into a circle of % km.', public.max_radius_km() using errcode = '22023';
  end if;
  -- Near the 180th meridian a shape is duplicated on the other side.
  if abs(first_lng) > 150 then
    shapes := shapes || array(select polygon(path(shape) - point(sign(first_lng) * 3600000000, 0)) from unnest(shapes) as shape);
  end if;
  return shapes;
end
$$;

grant execute on function public.parse_areas(jsonb) to authenticated, service_role;
