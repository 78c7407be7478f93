-- The viewer's audience: 'visitor', 'signed-in' or 'employer'. An unverified company is a visitor.
create function public.talent_audience() returns text
language sql stable security definer
set search_path = ''
as $$
  select case
    when (select auth.uid()) is null then 'visitor'
    when public.is_verified_employer() then 'employer'
    when public.is_employer() then 'visitor'
    else 'signed-in' end
$$;

grant execute on function public.talent_audience() to service_role;
