-- Why the viewer's address gets no alerts: 'bounce', 'complaint' or 'unsubscribe-all'; null if it gets them.
create function public.my_email_suppression() returns text
language sql stable security definer
set search_path = ''
as $$
  select suppression.reason from public.email_suppressions as suppression
  join auth.users as account on lower(account.email) = suppression.address
  where account.id = (select auth.uid()) and account.email_confirmed_at is not null
$$;

grant execute on function public.my_email_suppression() to authenticated, service_role;
