-- The address for an alert's mails: the guest's, or the account's confirmed one. Null if it is suppressed or missing.
create function public.alert_recipient(user_id uuid, address text) returns text
language sql stable security definer
set search_path = ''
as $$
  select found.address
  from (select coalesce(alert_recipient.address, (
    select lower(account.email) from auth.users as account
    where account.id = alert_recipient.user_id and account.email_confirmed_at is not null)) as address) as found
  where found.address is not null
    and not exists (select from public.email_suppressions as suppression where suppression.address = found.address)
$$;

grant execute on function public.alert_recipient(uuid, text) to service_role;
