-- Anyone can type someone's address into an application. Until the owner confirms the address with the link in the receipt, it gets a
-- limited number of emails without user text, and an employer's replies are only on the application's page.

-- Returns those of the applications whose applicants may get an email without user text now. For an unverified address, this counts the
-- email toward the limit of unsolicited emails.
create function public.claim_emailable_applications(application_ids uuid[]) returns setof public.applications
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  application public.applications;
begin
  -- One order for all runs prevents deadlocks.
  for application in
    select * from public.applications as candidate where candidate.id = any (application_ids)
    order by public.normalize_mailbox(candidate.email)
  loop
    if application.email_verified_at is not null or public.claim_unsolicited_email(application.email, 1) then
      return next application;
    end if;
  end loop;
end
$$;

grant execute on function public.claim_emailable_applications(uuid[]) to service_role;
