-- Turns a guest's alert on by the secret of its mail, also a second time; an account of that address gets it at once, and this
-- browser has shown to read it. False for an unknown secret. Who asks anew after having unsubscribed from everything gets mail again.
create function public.confirm_job_alert(token text, browser_key text default null) returns boolean
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  confirmed public.alerts;
  account_id uuid;
begin
  update public.alerts set status = 'active'
    where manage_token = confirm_job_alert.token and status = 'unconfirmed' returning * into confirmed;
  if not found then
    return exists (select from public.alerts where manage_token = confirm_job_alert.token);
  end if;
  perform public.prove_address(confirmed.address, 'browser:' || public.sha256_hex(browser_key)) where browser_key is not null;
  delete from public.stopped_addresses where address = confirmed.address and reason = 'unsubscribe-all';
  select account.id into account_id from auth.users as account
    where lower(account.email) = confirmed.address and account.email_confirmed_at is not null;
  if account_id is not null then
    perform public.claim_alerts(account_id, confirmed.address);
  end if;
  return true;
end
$$;

grant execute on function public.confirm_job_alert(text, text) to service_role;
