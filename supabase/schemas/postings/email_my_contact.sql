-- Emails the consent request to a contact of the viewer's postings. False if it may not be emailed now.
create function public.email_my_contact(address text) returns boolean
language sql volatile security definer
set search_path = ''
as $$
  select coalesce((select public.email_job_contact((select auth.uid()), contact.address) from public.my_unconfirmed_contacts() as contact
    where contact.address = lower(trim(email_my_contact.address)) and contact.can_email), false)
$$;

grant execute on function public.email_my_contact(text) to authenticated, service_role;
