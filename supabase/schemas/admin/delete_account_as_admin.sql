-- Deletes an account and its sent applications for a privacy request, as its owner could with `delete_own_account`. `confirmation` must be
-- the account's email address. Bans stay. Returns the deleted jobs, whose pages have to be revalidated. Throws IS_ADMIN for an admin's
-- account.
create function public.delete_account_as_admin(account_id uuid, confirmation text, admin_id uuid)
returns table (id uuid, slug text, state_slug text, city_slug text)
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  if not exists (select from auth.users as account where account.id = delete_account_as_admin.account_id) then
    raise exception 'NO_ACCOUNT' using errcode = 'PT404';
  end if;
  if exists (select from public.admins where user_id = delete_account_as_admin.account_id) then
    raise exception 'IS_ADMIN' using errcode = 'PT409';
  end if;
  perform public.act_as(delete_account_as_admin.account_id);
  return query select * from public.delete_own_account(delete_account_as_admin.confirmation, true);
  perform public.act_as(null);
  perform public.record_audit_event('account erased', 'account', delete_account_as_admin.account_id::text, '{}', delete_account_as_admin.admin_id);
end
$$;

grant execute on function public.delete_account_as_admin(uuid, text, uuid) to service_role;
