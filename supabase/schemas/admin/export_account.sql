-- Returns all rows about an account, as its owner gets them (`own_data`), for a privacy request. Null if there is no such account.
create function public.export_account(account_id uuid, admin_id uuid) returns json
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  exported json;
begin
  if not exists (select from auth.users where id = export_account.account_id) then
    return null;
  end if;
  perform public.act_as(export_account.account_id);
  exported := public.own_data();
  perform public.act_as(null);
  perform public.record_audit_event('data exported', 'account', export_account.account_id::text, '{}', export_account.admin_id);
  return exported;
end
$$;

grant execute on function public.export_account(uuid, uuid) to service_role;
