-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

create or replace function public.find_operator (
  session_id uuid
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object('id', operator.user_id, 'role', operator.role)
  from auth.sessions as session join public.operators as operator on operator.user_id = session.user_id
  where session.id = find_operator.session_id
$function$;

alter function "public"."find_operator"(uuid) owner to "postgres";

revoke all on function "public"."find_operator"(uuid) from public;

revoke all on function "public"."find_operator"(uuid) from "postgres";

grant execute on function "public"."find_operator"(uuid) to "postgres";

grant execute on function "public"."find_operator"(uuid) to "service_role";
