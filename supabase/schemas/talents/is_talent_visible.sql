-- Whether the viewer may see a talent's card: it is visible, and does not hide from the viewer's company; whoever hides from
-- any company has a card for employers alone (D25).
create function public.is_talent_visible(talent_id uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select public.setting('talents') = 1 and exists (
    select from public.job_seeker_profiles as talent
    where talent.id = is_talent_visible.talent_id and talent.is_visible
      and (not talent.hides_from_some
        or (public.is_proven_employer() and not public.hides_from(talent.user_id, (select auth.uid())))))
$$;

grant execute on function public.is_talent_visible(uuid) to authenticated, service_role;
