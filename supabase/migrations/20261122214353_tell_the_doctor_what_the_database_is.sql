-- Written by `npm run migration` from supabase/schemas.

set local check_function_bodies = off;

create or replace function public.describe_installation()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  migrations jsonb;
begin
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    execute 'select jsonb_agg(version order by version) from supabase_migrations.schema_migrations' into migrations;
  end if;
  return jsonb_build_object(
    'server_version', current_setting('server_version_num')::int,
    'migrations', migrations,
    'now', clock_timestamp(),
    'scheduled_work', (select max(step.done_until) from public.scheduled_steps as step where step.step = 'still-hiring'),
    'guard', (
      select split_part(setting, '=', 2)
      from pg_catalog.pg_db_role_setting as kept, unnest(kept.setconfig) as setting
      where kept.setrole = 'authenticator'::regrole and setting like 'pgrst.db\_pre\_request=%'
      limit 1
    )
  );
end
$function$;

alter function "public"."describe_installation"() owner to "postgres";

revoke all on function "public"."describe_installation"() from public;

revoke all on function "public"."describe_installation"() from "postgres";

grant execute on function "public"."describe_installation"() to "postgres";

grant execute on function "public"."describe_installation"() to "service_role";
