-- The viewer wants alerts at their confirmed address again, whatever stopped it.
create function public.resume_my_address() returns void
language sql volatile security definer
set search_path = ''
as $$
  delete from public.stopped_addresses where address = (
    select lower(account.email) from auth.users as account
    where account.id = (select auth.uid()) and account.email_confirmed_at is not null)
$$;

grant execute on function public.resume_my_address() to authenticated, service_role;
