-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

create or replace function public.find_jobs (
  center_lat  double precision default null::double precision,
  center_lng  double precision default null::double precision,
  radius_km   double precision default null::double precision,
  words       text             default null::text,
  job_types   text[]           default null::text[],
  min_pay     numeric          default null::numeric,
  currency    text             default 'USD'::text,
  sort        text             default 'distance'::text,
  page_size   integer          default 20,
  page_offset integer          default 0,
  category    text             default null::text
)
  returns table (
    jobs            json,
    total           bigint,
    without_minimum bigint,
    understood_as   text,
    is_more         boolean
  )
  language sql
  stable
  set search_path to ''
  AS $function$
  select (
      select coalesce(json_agg(page), '[]')
      from public.search_jobs(center_lat, center_lng, radius_km, words, job_types, min_pay, currency, sort, page_size, page_offset, category) as page),
    counted.total, counted.without_minimum, counted.understood_as, counted.is_more
  from public.count_jobs(
    case when radius_km is not null then center_lat end, case when radius_km is not null then center_lng end, radius_km,
    words, job_types, min_pay, currency, category) as counted
$function$;

alter function
  "public"."find_jobs"(double precision, double precision, double precision, text, text[], numeric, text, text, integer,
  integer, text) owner to "postgres";

revoke all
  on function
    "public"."find_jobs"(double precision, double precision, double precision, text, text[], numeric, text, text, integer,
    integer, text)
  from public;

grant execute
  on function
    "public"."find_jobs"(double precision, double precision, double precision, text, text[], numeric, text, text, integer,
    integer, text)
  to "anon", "authenticated";

revoke all
  on function
    "public"."find_jobs"(double precision, double precision, double precision, text, text[], numeric, text, text, integer,
    integer, text)
  from "postgres";

grant execute
  on function
    "public"."find_jobs"(double precision, double precision, double precision, text, text[], numeric, text, text, integer,
    integer, text)
  to "postgres";

grant execute
  on function
    "public"."find_jobs"(double precision, double precision, double precision, text, text[], numeric, text, text, integer,
    integer, text)
  to "service_role";
