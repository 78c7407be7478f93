-- Erases an application of the account's own; whether there was one.
create function public.erase_my_application(application_id uuid) returns boolean
language sql volatile security definer
set search_path = ''
as $$
  with erased as (
    delete from public.applications as application
    where application.id = erase_my_application.application_id and application.applicant_id = (select auth.uid())
    returning application.id)
  select exists (select from erased)
$$;

grant execute on function public.erase_my_application(uuid) to authenticated, service_role;
