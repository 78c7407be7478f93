-- The initial values of the viewer's application form: the account's address, the profile's name and CV, and the phone number of the last
-- application. Without a profile, the name is that of the last application.
create function public.my_application_prefill() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('fullName', coalesce(profile.full_name, latest.full_name), 'email', account.email,
    'phone', latest.phone, 'cvPath', profile.cv_url)
  from auth.users as account
  left join public.job_seeker_profiles as profile on profile.user_id = account.id
  left join lateral (
    select application.full_name, application.phone from public.applications as application
    where application.applicant_id = account.id order by application.created_at desc limit 1) as latest on true
  where account.id = (select auth.uid())
$$;

grant execute on function public.my_application_prefill() to authenticated, service_role;
