-- As find_application, for the account that sent it; null for anybody else's.
create function public.find_my_application(application_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select public.sent_application(application.id) from public.applications as application
  where application.id = find_my_application.application_id and application.applicant_id = (select auth.uid())
$$;

grant execute on function public.find_my_application(uuid) to authenticated, service_role;
