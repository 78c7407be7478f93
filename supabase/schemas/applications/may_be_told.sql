-- An applicant's address is anybody's word until its owner presses the button behind the receipt's link. Until then it gets
-- emails in our words alone, as many as an unasked address may have, and an employer's words wait on the application's page.

-- Those of these applications whose applicants may get an email in our words now: who proved the address, and who still has an
-- unasked email left, which this takes.
create function public.may_be_told(application_ids uuid[]) returns setof public.applications
language plpgsql volatile security definer
set search_path = ''
as $$
declare
  application public.applications;
begin
  -- In one order, so that two runs never wait for each other.
  for application in
    select * from public.applications as each where each.id = any (application_ids) order by public.mailbox_of(each.email)
  loop
    if application.proven_at is not null or public.take_unasked_email(application.email, 1) then
      return next application;
    end if;
  end loop;
end
$$;

grant execute on function public.may_be_told(uuid[]) to service_role;
