-- Whether PostgreSQL has a time zone of this name. Offsets and POSIX rules are rejected because they have no daylight saving time.
create function public.is_time_zone(name text) returns boolean
language plpgsql immutable parallel safe
set search_path = ''
as $$
begin
  if name is null or name !~ '^[A-Za-z]+(/[A-Za-z0-9_+-]+)*$' or length(name) > 64 then
    return false;
  end if;
  perform timestamptz '2026-01-01 00:00Z' at time zone name;
  return true;
exception when invalid_parameter_value then
  return false;
end
$$;

grant execute on function public.is_time_zone(text) to authenticated, service_role;
