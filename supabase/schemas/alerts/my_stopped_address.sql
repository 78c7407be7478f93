-- Why the viewer's address gets no alerts: 'bounce', 'complaint', 'unsubscribe-all'; null when it does.
create function public.my_stopped_address() returns text
language sql stable security definer
set search_path = ''
as $$
  select stopped.reason from public.stopped_addresses as stopped
  join auth.users as account on lower(account.email) = stopped.address
  where account.id = (select auth.uid()) and account.email_confirmed_at is not null
$$;

grant execute on function public.my_stopped_address() to authenticated, service_role;
