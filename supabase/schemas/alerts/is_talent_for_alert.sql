-- Whether a talent may be told to an alert's company now and still is what it asks for.
create function public.is_talent_for_alert(talent_id uuid, alert public.talent_alerts) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from public.job_seeker_profiles as talent
    where talent.id = is_talent_for_alert.talent_id and talent.is_visible
      and public.talent_alert_matches(alert, talent.search, talent.skills, talent.experience_years, talent.public_point)
      and not public.hides_from(talent.user_id, alert.employer_id))
$$;

grant execute on function public.is_talent_for_alert(uuid, public.talent_alerts) to service_role;
