-- Activates a guest's alert by its token and records that this browser can read the address. Moves the address's alerts to the account with
-- that address, if any (`claim_alerts`), and removes an 'unsubscribe-all' suppression. True for a known token, even if the alert is already
-- confirmed.
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
  perform public.record_verified_address(confirmed.address, 'browser:' || public.sha256_hex(browser_key)) where browser_key is not null;
  delete from public.email_suppressions where address = confirmed.address and reason = 'unsubscribe-all';
  select account.id into account_id from auth.users as account
    where lower(account.email) = confirmed.address and account.email_confirmed_at is not null;
  if account_id is not null then
    perform public.claim_alerts(account_id, confirmed.address);
  end if;
  return true;
end
$$;

grant execute on function public.confirm_job_alert(text, text) to service_role;
