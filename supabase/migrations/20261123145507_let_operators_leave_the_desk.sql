-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

create or replace function public.leave_desk (
  session_id uuid
)
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
  delete from public.desk_visits as visit where visit.session_id = leave_desk.session_id
$function$;

alter function "public"."leave_desk"(uuid) owner to "postgres";

revoke all on function "public"."leave_desk"(uuid) from public;

revoke all on function "public"."leave_desk"(uuid) from "postgres";

grant execute on function "public"."leave_desk"(uuid) to "postgres";

grant execute on function "public"."leave_desk"(uuid) to "service_role";
