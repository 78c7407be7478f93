-- Stores the settings that follow the site's configuration; the site calls this when it starts. Returns the number of changed rows. Throws
-- for an unknown name.
create function public.sync_configuration(configuration jsonb) returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  changed integer;
begin
  perform public.setting(name) from jsonb_object_keys(configuration) as name;
  update public.settings as setting set value = (configuration ->> setting.key)::integer
    where configuration ? setting.key and setting.value <> (configuration ->> setting.key)::integer;
  get diagnostics changed = row_count;
  return changed;
end
$$;

grant execute on function public.sync_configuration(jsonb) to service_role;
