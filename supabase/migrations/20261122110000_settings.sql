-- The numbers that an operator may change without a deploy (limits, mostly), each with a sentence about what it does.

create table public.settings (
  key text primary key,
  value integer not null check (value >= 0),
  what text not null
);

alter table public.settings enable row level security;
revoke all on public.settings from anon, authenticated;
grant all on public.settings to service_role;

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
revoke execute on function public.setting(text) from public, anon, authenticated;
grant execute on function public.setting(text) to service_role;
