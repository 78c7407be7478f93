-- Where an alert's mails go: the guest's address or the account's confirmed one; null for a stopped one.
create function public.alert_recipient(user_id uuid, address text) returns text
language sql stable security definer
set search_path = ''
as $$
  select found.address
  from (select coalesce(alert_recipient.address, (
    select lower(account.email) from auth.users as account
    where account.id = alert_recipient.user_id and account.email_confirmed_at is not null)) as address) as found
  where found.address is not null
    and not exists (select from public.stopped_addresses as stopped where stopped.address = found.address)
$$;

grant execute on function public.alert_recipient(uuid, text) to service_role;
