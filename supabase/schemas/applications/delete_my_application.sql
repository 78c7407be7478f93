-- Deletes one of the viewer's own applications. Returns false if there is none.
create function public.delete_my_application(application_id uuid) returns boolean
language sql volatile security definer
set search_path = ''
as $$
  with deleted as (
    delete from public.applications as application
    where application.id = delete_my_application.application_id and application.applicant_id = (select auth.uid())
    returning application.id)
  select exists (select from deleted)
$$;

grant execute on function public.delete_my_application(uuid) to authenticated, service_role;
