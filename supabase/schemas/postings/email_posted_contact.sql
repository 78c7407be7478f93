-- Emails the consent request to the contact of a new or changed posting, unless the account already sent one to this address or needs no
-- consent (is_job_contact).
create function public.email_posted_contact(employer_id uuid, email text) returns void
language plpgsql
set search_path = ''
as $$
declare
  normalized_address text := lower(trim(email));
begin
  if not public.is_job_contact(employer_id, normalized_address) and not exists (select from public.job_contacts as contact
      where contact.account_id = email_posted_contact.employer_id and contact.address = normalized_address
        and contact.emailed_at is not null) then
    perform public.email_job_contact(employer_id, normalized_address);
  end if;
end
$$;
