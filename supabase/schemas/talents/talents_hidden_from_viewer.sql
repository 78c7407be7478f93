-- The ids of the profiles that hide from the viewer's company; null if there are none.
create function public.talents_hidden_from_viewer() returns uuid[]
language sql stable security definer
set search_path = ''
as $$
  select array_agg(profile.id)
  from public.hidden_companies as hidden
  join public.job_seeker_profiles as profile on profile.user_id = hidden.user_id
  where hidden.employer_ids @> array[(select auth.uid())]
$$;

grant execute on function public.talents_hidden_from_viewer() to service_role;
