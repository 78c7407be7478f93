-- Deletes an account as its owner would (`delete_own_account`), with the applications that it sent, for an answer to a privacy request;
-- `confirmation` is its address. Bans stay. The jobs that went, so that their pages can be refreshed. IS_OPERATOR for whoever runs the site.
create function public.erase_account(account_id uuid, confirmation text, operator_id uuid)
returns table (id uuid, slug text, state_slug text, city_slug text)
language plpgsql volatile security definer
set search_path = ''
as $$
#variable_conflict use_column
begin
  if not exists (select from auth.users as account where account.id = erase_account.account_id) then
    raise exception 'NO_ACCOUNT' using errcode = 'PT404';
  end if;
  if exists (select from public.operators where user_id = erase_account.account_id) then
    raise exception 'IS_OPERATOR' using errcode = 'PT409';
  end if;
  perform public.act_as(erase_account.account_id);
  return query select * from public.delete_own_account(erase_account.confirmation, true);
  perform public.act_as(null);
  perform public.note_audit_event('account erased', 'account', erase_account.account_id::text, '{}', erase_account.operator_id);
end
$$;

grant execute on function public.erase_account(uuid, text, uuid) to service_role;
