-- Takes what companies kept of a talent and asked, as the deletion of the profile would; that they asked stays remembered.
create function public.forget_talent_at(employer_ids uuid[], talent_user_id uuid) returns void
language sql volatile security definer
set search_path = ''
as $$
  delete from public.saved_talents as saved using public.job_seeker_profiles as talent
    where talent.user_id = forget_talent_at.talent_user_id and saved.talent_id = talent.id
      and saved.employer_id = any (forget_talent_at.employer_ids);
  delete from public.contact_requests as request using public.job_seeker_profiles as talent
    where talent.user_id = forget_talent_at.talent_user_id and request.talent_id = talent.id
      and request.employer_id = any (forget_talent_at.employer_ids);
  delete from public.alert_deliveries as told using public.job_seeker_profiles as talent, public.alerts as alert
    where talent.user_id = forget_talent_at.talent_user_id and told.talent_id = talent.id and told.told_at is null
      and alert.id = told.alert_id and alert.company_id = any (forget_talent_at.employer_ids);
$$;

grant execute on function public.forget_talent_at(uuid[], uuid) to service_role;
