-- The number of full profiles that the viewer may still read today.
create function public.remaining_talent_views() returns integer
language sql stable security definer
set search_path = ''
as $$
  select greatest(0, public.setting('talent_profiles_a_day') - count(*)::integer)
  from public.talent_views where viewer_id = (select auth.uid()) and day = current_date
$$;

grant execute on function public.remaining_talent_views() to service_role;
