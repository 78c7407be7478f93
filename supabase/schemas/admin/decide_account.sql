-- Warns, suspends or bans an account, or lifts its bans, and emails the owner the reason. Decides the account's open case, or opens one and
-- decides it. A suspension without an end lasts 30 days. `identifier_kinds`: the kinds of the account's identifiers
-- (`list_account_identifiers`) to ban as well. Returns the decision's id. Throws IS_ADMIN for a suspension or ban of an admin, who has to
-- lose the role first.
create function public.decide_account(account_id uuid, decision text, reason text, decided_by uuid default null,
  until timestamptz default null, identifier_kinds text[] default '{}') returns uuid
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  ends constant timestamptz := coalesce(decide_account.until, case decide_account.decision when 'suspend' then now() + interval '30 days' end);
begin
  if not exists (select from auth.users where id = decide_account.account_id) then
    raise exception 'NO_ACCOUNT' using errcode = 'PT404';
  end if;
  if decide_account.decision in ('suspend', 'ban') then
    if exists (select from public.admins where user_id = decide_account.account_id) then
      raise exception 'IS_ADMIN' using errcode = 'PT409';
    end if;
    perform public.add_ban(identifier.kind, identifier.value, ends, decide_account.reason, decide_account.decided_by,
        decide_account.account_id)
      from (select 'account' as kind, decide_account.account_id::text as value
        union all select kind, value from public.list_account_identifiers(decide_account.account_id)
          where kind = any (decide_account.identifier_kinds)) as identifier;
  elsif decide_account.decision = 'lift' then
    -- `apply_account_decision` lifts nothing if the open case is an appeal against a warning, so the bans are lifted here.
    update public.bans as ban set lifted_at = now() where ban.account_id = decide_account.account_id and ban.lifted_at is null;
    update auth.users set banned_until = null where id = decide_account.account_id and banned_until is not null;
  end if;
  return public.decide_case(public.open_case('account', decide_account.account_id, decide_account.account_id, '[]'),
    decide_account.decision, decide_account.reason, decide_account.decided_by);
end
$$;

grant execute on function public.decide_account(uuid, text, text, uuid, timestamp with time zone, text[]) to service_role;
