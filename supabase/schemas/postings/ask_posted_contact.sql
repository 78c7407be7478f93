-- Asks the contact of what a person posts or changes, once; 'Send again' is the person's own doing.
create function public.ask_posted_contact(employer_id uuid, email text) returns void
language plpgsql
set search_path = ''
as $$
declare
  named text := lower(trim(email));
begin
  if not public.is_job_contact(employer_id, named) and not exists (select from public.job_contacts as contact
      where contact.account_id = ask_posted_contact.employer_id and contact.address = named and contact.asked_at is not null) then
    perform public.ask_job_contact(employer_id, named);
  end if;
end
$$;
