-- Whether the viewer owns a company profile (D26) and has confirmed the address of the account.
create function public.is_proven_employer() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select public.is_employer() and exists (
    select from auth.users where id = (select auth.uid()) and email_confirmed_at is not null)
$$;

grant execute on function public.is_proven_employer() to service_role;
