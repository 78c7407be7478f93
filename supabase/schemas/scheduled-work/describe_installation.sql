-- Facts for `npm run doctor` that the API doesn't expose: version, migrations, clock, last run of scheduled work, number of admins, waiting
-- cases. `migrations` is null if none are recorded; `guard` is the function that the API calls before each request.

create function public.describe_installation() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
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
    'scheduled_work', (select max(step.completed_until) from public.scheduled_steps as step where step.step = 'still-hiring'),
    'admins', (select count(*) from public.admins),
    'cases', (select jsonb_build_object('total', total, 'oldest_at', oldest_at) from public.count_waiting_cases()),
    'guard', (
      select split_part(setting, '=', 2)
      from pg_catalog.pg_db_role_setting as role_setting, unnest(role_setting.setconfig) as setting
      where role_setting.setrole = 'authenticator'::regrole and setting like 'pgrst.db\_pre\_request=%'
      limit 1
    )
  );
end
$$;

grant execute on function public.describe_installation() to service_role;
