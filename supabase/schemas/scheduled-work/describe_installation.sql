-- What `npm run doctor` asks of the database itself, and the API cannot tell: its version, which migrations it has, its clock,
-- when scheduled work last ran, how many operators there are, and which cases wait for them.

-- One object. `migrations` is null where nobody recorded any, `guard` the function that the API calls before each request.
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
    'scheduled_work', (select max(step.done_until) from public.scheduled_steps as step where step.step = 'still-hiring'),
    'operators', (select count(*) from public.operators),
    'cases', (select jsonb_build_object('total', total, 'oldest_at', oldest_at) from public.count_waiting_cases()),
    'guard', (
      select split_part(setting, '=', 2)
      from pg_catalog.pg_db_role_setting as kept, unnest(kept.setconfig) as setting
      where kept.setrole = 'authenticator'::regrole and setting like 'pgrst.db\_pre\_request=%'
      limit 1
    )
  );
end
$$;

grant execute on function public.describe_installation() to service_role;
