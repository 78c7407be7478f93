-- Removes the suppression of the viewer's confirmed address, even one after a bounce or complaint, so that it gets alerts again.
create function public.remove_my_email_suppression() returns void
language sql volatile security definer
set search_path = ''
as $$
  delete from public.email_suppressions where address = (
    select lower(account.email) from auth.users as account
    where account.id = (select auth.uid()) and account.email_confirmed_at is not null)
$$;

grant execute on function public.remove_my_email_suppression() to authenticated, service_role;
