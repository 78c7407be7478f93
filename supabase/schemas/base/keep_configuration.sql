-- Notes what the site's own configuration says of settings that the database has to know; the site sends it when it starts.
-- How many changed. A name that nobody defined is a mistake of the caller.
create function public.keep_configuration(given jsonb) returns integer
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  changed integer;
begin
  perform public.setting(name) from jsonb_object_keys(given) as name;
  update public.settings as kept set value = (given ->> kept.key)::integer
    where given ? kept.key and kept.value <> (given ->> kept.key)::integer;
  get diagnostics changed = row_count;
  return changed;
end
$$;

grant execute on function public.keep_configuration(jsonb) to service_role;
