-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

create or replace function public.check_sent_cv()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  cv public.uploads;
begin
  select * into cv from public.uploads where path = new.cv_url;
  if cv.path not like 'cvs/%' or cv.size_bytes > public.max_application_cv_bytes() then
    raise exception 'CV_MISSING' using errcode = 'PT409';
  end if;
  new.cv_scanned_at := cv.scanned_at;
  return new;
end
$function$;

create or replace function public.max_application_cv_bytes()
  returns integer
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$ select 5 * 1024 * 1024 $function$;

alter function "public"."max_application_cv_bytes"() owner to "postgres";

revoke all on function "public"."max_application_cv_bytes"() from public;

revoke all on function "public"."max_application_cv_bytes"() from "postgres";

grant execute on function "public"."max_application_cv_bytes"() to "postgres";

grant execute on function "public"."max_application_cv_bytes"() to "service_role";
