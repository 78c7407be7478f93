-- Closing asks for closing emails; reopening takes back what was asked for or written and did not go out.
create function public.ask_for_closing_emails() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if new.status = 'closed' then
    insert into public.closing_emails (job_id) values (new.id) on conflict do nothing;
  else
    delete from public.closing_emails where job_id = new.id;
    with unsent as (
      delete from public.outbox
        where kind = 'job-closed' and sent_at is null and failed_at is null
          and (claimed_until is null or claimed_until < now())
          and payload ->> 'applicationId' in (select id::text from public.applications where job_id = new.id)
        returning (payload ->> 'applicationId')::uuid as application_id)
    delete from public.application_events as event using unsent
      where event.application_id = unsent.application_id and event.kind = 'job-closed';
  end if;
  return null;
end
$$;
