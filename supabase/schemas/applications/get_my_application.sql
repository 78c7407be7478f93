-- The viewer's own application as get_sent_application returns it; null for any other.
create function public.get_my_application(application_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select public.get_sent_application(application.id) from public.applications as application
  where application.id = get_my_application.application_id and application.applicant_id = (select auth.uid())
$$;

grant execute on function public.get_my_application(uuid) to authenticated, service_role;
