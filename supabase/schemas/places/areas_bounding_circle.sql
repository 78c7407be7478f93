-- The bounding circle of areas (parse_areas), centered on their bounding box. The circle around the corners contains the edges too: up to a
-- latitude of 85 degrees, an edge is less curved than a circle of the largest radius.
create function public.areas_bounding_circle(areas jsonb, out lat double precision, out lng double precision, out radius_km double precision)
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  first_lng constant double precision := areas #>> '{0,0,1}';
begin
  with corners as (
    select (corner ->> 0)::double precision as lat,
      (corner ->> 1)::double precision + 360 * round((first_lng - (corner ->> 1)::double precision) / 360) as lng
    from jsonb_array_elements(areas) as shape, jsonb_array_elements(shape) as corner),
  middle as materialized (
    select box.lat, box.lng, public.sphere_point(box.lat, box.lng) as pt
    from (select (min(corners.lat) + max(corners.lat)) / 2 as lat, (min(corners.lng) + max(corners.lng)) / 2 as lng from corners) as box)
  select middle.lat, middle.lng - 360 * round(middle.lng / 360),
      public.arc_km((select max(public.sphere_point(corners.lat, corners.lng) operator(extensions.<->) middle.pt) from corners))
    into lat, lng, radius_km from middle;
end
$$;

grant execute on function public.areas_bounding_circle(jsonb) to authenticated, service_role;
