-- How many more full profiles the viewer may read today.
create function public.talents_left_today() returns integer
language sql stable security definer
set search_path = ''
as $$
  select greatest(0, public.setting('talent_profiles_a_day') - count(*)::integer)
  from public.talent_views where viewer_id = (select auth.uid()) and day = current_date
$$;

grant execute on function public.talents_left_today() to service_role;
