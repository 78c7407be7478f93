-- Has a contact of the viewer's postings asked (again). False when that is not possible today.
create function public.ask_my_contact(address text) returns boolean
language sql volatile security definer
set search_path = ''
as $$
  select coalesce((select public.ask_job_contact((select auth.uid()), silent.address) from public.my_silent_contacts() as silent
    where silent.address = lower(trim(ask_my_contact.address)) and silent.is_askable), false)
$$;

grant execute on function public.ask_my_contact(text) to authenticated, service_role;
