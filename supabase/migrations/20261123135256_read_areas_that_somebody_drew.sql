-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

create or replace function public.circle_of_areas (
  areas jsonb,
  OUT   lat double precision,
  OUT   lng double precision,
  OUT   radius_km double precision
)
  returns record
  language plpgsql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
declare
  first_lng constant double precision := areas #>> '{0,0,1}';
begin
  with corners as (
    select (corner ->> 0)::double precision as lat,
      (corner ->> 1)::double precision + 360 * round((first_lng - (corner ->> 1)::double precision) / 360) as lng
    from jsonb_array_elements(areas) as shape, jsonb_array_elements(shape) as corner),
  middle as (
    select (min(corners.lat) + max(corners.lat)) / 2 as lat, (min(corners.lng) + max(corners.lng)) / 2 as lng from corners)
  select middle.lat, middle.lng - 360 * round(middle.lng / 360),
      (select max(public.arc_km(public.sphere_point(corners.lat, corners.lng) operator(extensions.<->)
        public.sphere_point(middle.lat, middle.lng))) from corners)
    into lat, lng, radius_km from middle;
end
$function$;

alter function "public"."circle_of_areas"(jsonb) owner to "postgres";

create or replace function public.cube_of_areas (
  shapes polygon[]
)
  returns extensions.cube
  language plpgsql
  immutable
  parallel safe
  strict
  set search_path to ''
  AS $function$
declare
  shape polygon;
  frame box;
  around extensions.cube;
  part extensions.cube;
begin
  foreach shape in array shapes loop
    frame := box(shape);
    -- The first corner of a box is its north-east.
    part := public.box_cube((frame[1])[0] / 1e7, (frame[1])[1] / 1e7, (frame[0])[0] / 1e7, (frame[0])[1] / 1e7);
    around := case when around is null then part else extensions.cube_union(around, part) end;
  end loop;
  return around;
end
$function$;

alter function "public"."cube_of_areas"(polygon[]) owner to "postgres";

create or replace function public.is_in_areas (
  pt     extensions.cube,
  shapes polygon[]
)
  returns boolean
  language plpgsql
  immutable
  parallel safe
  strict
  set search_path to ''
  AS $function$
declare
  x constant double precision := extensions.cube_ll_coord(pt, 1);
  y constant double precision := extensions.cube_ll_coord(pt, 2);
  here constant point := point(round(degrees(atan2(y, x)) * 1e7), round(degrees(atan2(extensions.cube_ll_coord(pt, 3), sqrt(x * x + y * y))) * 1e7));
begin
  return here <@ any (shapes)
    or (abs(here[0]) > 1500000000 and here - point(sign(here[0]) * 3600000000, 0) <@ any (shapes));
end
$function$;

alter function "public"."is_in_areas"(extensions.cube, polygon[]) owner to "postgres";

create or replace function public.read_areas (
  areas jsonb
)
  returns polygon[]
  language plpgsql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
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
$function$;

alter function "public"."read_areas"(jsonb) owner to "postgres";

revoke all on function "public"."circle_of_areas"(jsonb) from public;

grant execute on function "public"."circle_of_areas"(jsonb) to "authenticated";

revoke all on function "public"."circle_of_areas"(jsonb) from "postgres";

grant execute on function "public"."circle_of_areas"(jsonb) to "postgres";

grant execute on function "public"."circle_of_areas"(jsonb) to "service_role";

revoke all on function "public"."cube_of_areas"(polygon[]) from public;

revoke all on function "public"."cube_of_areas"(polygon[]) from "postgres";

grant execute on function "public"."cube_of_areas"(polygon[]) to "postgres";

grant execute on function "public"."cube_of_areas"(polygon[]) to "service_role";

revoke all on function "public"."is_in_areas"(extensions.cube, polygon[]) from public;

grant execute on function "public"."is_in_areas"(extensions.cube, polygon[]) to "authenticated";

revoke all on function "public"."is_in_areas"(extensions.cube, polygon[]) from "postgres";

grant execute on function "public"."is_in_areas"(extensions.cube, polygon[]) to "postgres";

grant execute on function "public"."is_in_areas"(extensions.cube, polygon[]) to "service_role";

revoke all on function "public"."read_areas"(jsonb) from public;

grant execute on function "public"."read_areas"(jsonb) to "authenticated";

revoke all on function "public"."read_areas"(jsonb) from "postgres";

grant execute on function "public"."read_areas"(jsonb) to "postgres";

grant execute on function "public"."read_areas"(jsonb) to "service_role";
