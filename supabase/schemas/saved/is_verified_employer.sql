-- Whether the viewer has a company profile (D26) and a confirmed address.
create function public.is_verified_employer() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select public.is_employer() and exists (
    select from auth.users where id = (select auth.uid()) and email_confirmed_at is not null)
$$;

grant execute on function public.is_verified_employer() to service_role;
