-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

create or replace function public.places_to_choose (
  lat double precision,
  lng double precision
)
  returns SETOF public.found_place
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  center constant extensions.cube := public.sphere_point(lat, lng);
  area constant extensions.cube := extensions.cube_enlarge(center, public.chord_km(50), 3);
begin
  return query
    (select (public.to_found_place(place)).* from public.places as place
      where place.kind = 'neighborhood' and area operator(extensions.@>) place.pt
      order by place.pt operator(extensions.<->) center, place.id limit 15)
    union all
    (select (public.to_found_place(place)).* from public.places as place
      where place.kind = 'zip' and place.is_area and area operator(extensions.@>) place.pt
      order by place.pt operator(extensions.<->) center, place.id limit 15)
    union all
    (select (public.to_found_place(place)).* from public.places as place
      where place.kind = 'city' and place.population >= 500 and area operator(extensions.@>) place.pt
      order by place.pt operator(extensions.<->) center, place.id limit 15);
end
$function$;

alter function "public"."places_to_choose"(double precision, double precision) owner to "postgres";

revoke all on function "public"."places_to_choose"(double precision, double precision) from public;

grant execute on function "public"."places_to_choose"(double precision, double precision) to "anon", "authenticated";

revoke all on function "public"."places_to_choose"(double precision, double precision) from "postgres";

grant execute on function "public"."places_to_choose"(double precision, double precision) to "postgres";

grant execute on function "public"."places_to_choose"(double precision, double precision) to "service_role";
