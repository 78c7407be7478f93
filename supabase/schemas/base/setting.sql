-- The current value of a setting; a name that nobody defined is a mistake of the caller.
create function public.setting(key text) returns integer
language plpgsql stable security definer
set search_path = ''
as $$
declare
  found_value integer;
begin
  select known.value into found_value from public.settings as known where known.key = setting.key;
  if not found then
    raise exception 'There is no setting %.', setting.key using errcode = 'P0002';
  end if;
  return found_value;
end
$$;

grant execute on function public.setting(text) to service_role;
