-- After the auth service wrote an account: what follows from it here, in this order.
create function public.follow_account() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    -- What waited for its address goes, erase_account_traces finds its id, and it proves no address any more.
    delete from public.alerts where address = lower(old.email) and status = 'unconfirmed';
    insert into public.erased_accounts (account_id) values (old.id) on conflict do nothing;
    delete from public.proven_addresses where prover = 'account:' || old.id;
    return null;
  end if;
  -- An account whose address is confirmed takes over the alerts that a guest made for that address.
  if new.email_confirmed_at is not null and (old.email_confirmed_at is null or new.email is distinct from old.email) then
    perform public.claim_alerts(new.id, new.email);
  end if;
  -- The former address was the owner's, so the account's postings go on sending there until their contact is changed (D43).
  if old.email is not null and lower(new.email) is distinct from lower(old.email) then
    insert into public.job_contacts as contact (account_id, address, was_own, confirmed_at)
      values (old.id, lower(old.email), true, case when old.email_confirmed_at is not null then now() end)
      on conflict (account_id, address) do update set was_own = true,
        confirmed_at = case when contact.declined_at is null then coalesce(excluded.confirmed_at, contact.confirmed_at) end;
  end if;
  -- At each write of a banned account: what came back since the ban goes, too.
  if new.banned_until > now() then
    perform public.take_down_account(new.id);
  end if;
  -- The owner of an account hears of each new password, however it was set. That email quotes no person's words.
  if old.email_confirmed_at is not null and new.email is not null
    and coalesce(old.encrypted_password, '') <> '' and new.encrypted_password is distinct from old.encrypted_password then
    insert into public.outbox (kind, recipient, dedupe_key)
      values ('password-changed', new.email, 'password-changed:' || new.id || ':' || extract(epoch from clock_timestamp()))
      on conflict do nothing;
  end if;
  if tg_op = 'UPDATE' and (new.email, new.email_confirmed_at) is distinct from (old.email, old.email_confirmed_at) then
    perform public.verify_domain_of_account(new.id);
  end if;
  return null;
end
$$;
