-- Returns the current value of a setting. Throws for an unknown name.
create function public.setting(key text) returns integer
language plpgsql stable security definer
set search_path = ''
as $$
declare
  found_value integer;
begin
  select entry.value into found_value from public.settings as entry where entry.key = setting.key;
  if not found then
    raise exception 'There is no setting %.', setting.key using errcode = 'P0002';
  end if;
  return found_value;
end
$$;

grant execute on function public.setting(text) to service_role;
