-- Updates dependent rows after the auth service created, changed or deleted an account.
create function public.after_account_change() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    -- `purge_deleted_accounts` later removes other traces of the account.
    delete from public.alerts where address = lower(old.email) and status = 'unconfirmed';
    insert into public.deleted_accounts (account_id) values (old.id) on conflict do nothing;
    delete from public.verified_addresses where verified_by = 'account:' || old.id;
    return null;
  end if;
  -- An account with a confirmed address takes over the alerts that a guest created for it.
  if new.email_confirmed_at is not null and (old.email_confirmed_at is null or new.email is distinct from old.email) then
    perform public.claim_alerts(new.id, new.email);
  end if;
  -- The former address belonged to the owner, so postings keep using it until their contact is changed (D43).
  if old.email is not null and lower(new.email) is distinct from lower(old.email) then
    insert into public.job_contacts as contact (account_id, address, was_own, confirmed_at)
      values (old.id, lower(old.email), true, case when old.email_confirmed_at is not null then now() end)
      on conflict (account_id, address) do update set was_own = true,
        confirmed_at = case when contact.declined_at is null then coalesce(excluded.confirmed_at, contact.confirmed_at) end;
  end if;
  -- On each write of a banned account, so that anything restored since the ban is taken down as well.
  if new.banned_until > now() then
    perform public.take_down_account(new.id);
  end if;
  -- Emails the owner about each new password, however it was set. The email contains no text of users.
  if old.email_confirmed_at is not null and new.email is not null
    and coalesce(old.encrypted_password, '') <> '' and new.encrypted_password is distinct from old.encrypted_password then
    insert into public.outbox (kind, recipient, dedupe_key)
      values ('password-changed', new.email, 'password-changed:' || new.id || ':' || extract(epoch from clock_timestamp()))
      on conflict do nothing;
  end if;
  if tg_op = 'UPDATE' and (new.email, new.email_confirmed_at) is distinct from (old.email, old.email_confirmed_at) then
    perform public.update_verified_domain(new.id);
  end if;
  return null;
end
$$;
