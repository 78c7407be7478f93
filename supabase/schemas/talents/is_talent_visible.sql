-- Whether the viewer may see a talent's card: the profile is visible and doesn't hide from the viewer's company. A talent who hides from
-- any company is visible only to verified employers (D25).
create function public.is_talent_visible(talent_id uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select public.setting('talents') = 1 and exists (
    select from public.job_seeker_profiles as talent
    where talent.id = is_talent_visible.talent_id and talent.is_visible
      and (not talent.is_hidden_from_some
        or (public.is_verified_employer() and not public.is_hidden_from(talent.user_id, (select auth.uid())))))
$$;

grant execute on function public.is_talent_visible(uuid) to authenticated, service_role;
