-- Publishes an earlier version of a content again. Returns the content's name; null if there is no such version.
create function public.restore_content(version bigint, admin_id uuid) returns text
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  earlier public.contents;
begin
  select * into earlier from public.contents where id = restore_content.version;
  if found then
    perform public.save_content(earlier.name, earlier.value, restore_content.admin_id);
  end if;
  return earlier.name;
end
$$;

grant execute on function public.restore_content(bigint, uuid) to service_role;
