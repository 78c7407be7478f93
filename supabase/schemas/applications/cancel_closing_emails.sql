-- Cancels the unsent closing emails of jobs that are open again, and deletes their events. The event "we took the job down" is deleted even
-- if its email was sent, so that no application's page shows it.
create function public.cancel_closing_emails(job_ids uuid[]) returns void
language sql volatile security definer
set search_path = ''
as $$
  with canceled as (
    delete from public.closing_emails where job_id = any (cancel_closing_emails.job_ids)),
  unsent as (
    delete from public.outbox
      where kind in ('job-closed', 'job-removed') and sent_at is null and failed_at is null
        and (claimed_until is null or claimed_until < now())
        and payload ->> 'applicationId' in (select id::text from public.applications where job_id = any (cancel_closing_emails.job_ids))
      returning (payload ->> 'applicationId')::uuid as application_id)
  delete from public.application_events as event
    where event.job_id = any (cancel_closing_emails.job_ids) and (event.kind = 'job-removed'
      or (event.kind = 'job-closed' and event.application_id in (select application_id from unsent)))
$$;

grant execute on function public.cancel_closing_emails(uuid[]) to service_role;
