-- Who asks: 'visitor', 'signed-in' or 'employer'. A company whose address is not proven sees what visitors see.
create function public.talent_audience() returns text
language sql stable security definer
set search_path = ''
as $$
  select case
    when (select auth.uid()) is null then 'visitor'
    when public.is_proven_employer() then 'employer'
    when public.is_employer() then 'visitor'
    else 'signed-in' end
$$;

grant execute on function public.talent_audience() to service_role;
