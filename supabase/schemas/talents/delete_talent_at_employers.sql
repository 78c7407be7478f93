-- Deletes a talent from these employers' saved talents, contact requests and unsent alerts, as deleting the profile would.
-- contacted_talents stays.
create function public.delete_talent_at_employers(employer_ids uuid[], talent_user_id uuid) returns void
language sql volatile security definer
set search_path = ''
as $$
  delete from public.saved_talents as saved using public.job_seeker_profiles as talent
    where talent.user_id = delete_talent_at_employers.talent_user_id and saved.talent_id = talent.id
      and saved.employer_id = any (delete_talent_at_employers.employer_ids);
  delete from public.contact_requests as request using public.job_seeker_profiles as talent
    where talent.user_id = delete_talent_at_employers.talent_user_id and request.talent_id = talent.id
      and request.employer_id = any (delete_talent_at_employers.employer_ids);
  delete from public.alert_deliveries as delivery using public.job_seeker_profiles as talent, public.alerts as alert
    where talent.user_id = delete_talent_at_employers.talent_user_id and delivery.talent_id = talent.id and delivery.delivered_at is null
      and alert.id = delivery.alert_id and alert.company_id = any (delete_talent_at_employers.employer_ids);
$$;

grant execute on function public.delete_talent_at_employers(uuid[], uuid) to service_role;
