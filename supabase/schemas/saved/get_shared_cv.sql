-- The path of a talent's CV if the talent accepted the viewer's request; null otherwise.
create function public.get_shared_cv(talent_id uuid) returns text
language sql stable security definer
set search_path = ''
as $$
  select talent.cv_url from public.contact_requests as request
  join public.job_seeker_profiles as talent on talent.id = request.talent_id
  where request.talent_id = get_shared_cv.talent_id and request.employer_id = (select auth.uid())
    and request.status = 'accepted' and public.is_employer() and public.is_talent_visible(get_shared_cv.talent_id)
$$;

grant execute on function public.get_shared_cv(uuid) to authenticated, service_role;
